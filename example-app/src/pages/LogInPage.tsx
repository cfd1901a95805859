import { LogInForm } from '@pension-trace/react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../usePageTitle';

/** The id of an invite may stand in the path or behind `?id=`. */
export function Component() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { id } = useParams();
  const { onInvalid } = usePageTitle('Log in');
  return (
    <LogInForm
      inviteId={id ?? parameters.get('id') ?? undefined}
      onInvalid={onInvalid}
      onNavigate={(href) => void navigate(href)}
    />
  );
}

import { LogInForm } from '@pension-trace/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { onInvalid } = usePageTitle('Log in');
  return (
    <LogInForm
      inviteId={parameters.get('id') ?? undefined}
      onInvalid={onInvalid}
      onNavigate={(href) => void navigate(href)}
    />
  );
}

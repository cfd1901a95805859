import { ForgotPassword } from '@pension-trace/react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const navigate = useNavigate();
  const { onInvalid } = usePageTitle('Forgot password');
  return (
    <ForgotPassword
      redirectTo={`${window.location.origin}/reset-password`}
      onInvalid={onInvalid}
      onNavigate={(href) => void navigate(href)}
    />
  );
}

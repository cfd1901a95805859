import { ResetPassword } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const { onInvalid } = usePageTitle('Reset password');
  return <ResetPassword onInvalid={onInvalid} onContinue={() => window.location.assign('/')} />;
}

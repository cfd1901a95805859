import { AuthorisationPad } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const { onInvalid } = usePageTitle('Your authorisation');
  return <AuthorisationPad onInvalid={onInvalid} />;
}

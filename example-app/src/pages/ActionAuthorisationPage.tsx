import { AuthorisationPad } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

/** The back-office has asked for a new signature. */
export function Component() {
  const { onInvalid } = usePageTitle('Your authorisation');
  return <AuthorisationPad action onInvalid={onInvalid} />;
}

import { SecondStep } from '@pension-trace/react';
import { usePageTitle } from './usePageTitle';

/** Stands at any address that needs a session while the code of an authenticator app is due. */
export function SecondStepPage() {
  const { onInvalid } = usePageTitle('Check that it is you');
  return <SecondStep onInvalid={onInvalid} />;
}

import { AddressFinder } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const { onInvalid } = usePageTitle('Your address');
  return <AddressFinder onInvalid={onInvalid} />;
}

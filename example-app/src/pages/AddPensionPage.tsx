import { AddPension } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const { onInvalid } = usePageTitle('Add a pension');
  return <AddPension onInvalid={onInvalid} />;
}

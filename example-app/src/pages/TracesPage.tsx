import { TracesList } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  usePageTitle('Your traces');
  return <TracesList />;
}

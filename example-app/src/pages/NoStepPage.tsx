import { NoStep } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  usePageTitle('Nothing to do at the moment');
  return <NoStep />;
}

import { PensionsList } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  usePageTitle('Your pensions');
  return <PensionsList />;
}

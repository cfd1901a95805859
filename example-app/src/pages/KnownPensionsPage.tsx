import { KnownPensions } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  usePageTitle('Your known pensions');
  return <KnownPensions />;
}

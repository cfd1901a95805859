import { PortalDashboard } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  usePageTitle('Your portal');
  return <PortalDashboard />;
}

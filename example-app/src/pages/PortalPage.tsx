import { PortalDashboard, TraceyCard } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const PortalPage = () => (
  <PensionTracePage page="portal">
    <PortalDashboard tracey={<TraceyCard />} />
  </PensionTracePage>
);

import { PortalDashboard, Tour, TraceyCard } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const PortalPage = () => (
  <PensionTracePage page="portal">
    <PortalDashboard tracey={<TraceyCard />} renderTour={(tour) => <Tour {...tour} />} />
  </PensionTracePage>
);

import { Profile } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const PortalNotificationsPage = () => (
  <PensionTracePage page="notifications">
    <Profile tab="notifications" />
  </PensionTracePage>
);

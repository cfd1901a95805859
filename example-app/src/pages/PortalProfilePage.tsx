import { Profile } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const PortalProfilePage = () => (
  <PensionTracePage page="profile">
    <Profile />
  </PensionTracePage>
);

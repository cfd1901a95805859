import { SupportPage } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const PortalSupportPage = () => (
  <PensionTracePage page="support">
    <SupportPage />
  </PensionTracePage>
);

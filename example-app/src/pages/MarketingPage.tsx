import { MarketingPreferences } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const MarketingPage = () => (
  <PensionTracePage page="marketing">
    <MarketingPreferences />
  </PensionTracePage>
);

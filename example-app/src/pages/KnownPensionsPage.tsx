import { KnownPensions } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const KnownPensionsPage = () => (
  <PensionTracePage page="knownPensions">
    <KnownPensions />
  </PensionTracePage>
);

import { PensionList } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const PensionsPage = () => (
  <PensionTracePage page="pensions">
    <PensionList />
  </PensionTracePage>
);

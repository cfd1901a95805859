import { StopNews } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const StopNewsPage = () => (
  <PensionTracePage page="stopNews">
    <StopNews />
  </PensionTracePage>
);

import { CancelledApplication } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const CancelledApplicationPage = () => (
  <PensionTracePage page="cancelledApplication">
    <CancelledApplication />
  </PensionTracePage>
);

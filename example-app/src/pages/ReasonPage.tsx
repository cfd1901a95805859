import { ReasonForm } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const ReasonPage = () => (
  <PensionTracePage page="reason">
    <ReasonForm />
  </PensionTracePage>
);

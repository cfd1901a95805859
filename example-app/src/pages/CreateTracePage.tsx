import { TraceWizard } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const CreateTracePage = () => (
  <PensionTracePage page="createTrace">
    <TraceWizard />
  </PensionTracePage>
);

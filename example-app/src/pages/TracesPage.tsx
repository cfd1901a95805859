import { TraceList } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const TracesPage = () => (
  <PensionTracePage page="traces">
    <TraceList />
  </PensionTracePage>
);

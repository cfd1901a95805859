import { NoStep } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const HomePage = () => (
  <PensionTracePage page="home">
    <NoStep />
  </PensionTracePage>
);

import { NotEligible } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const NotEligiblePage = () => (
  <PensionTracePage page="notEligible">
    <NotEligible />
  </PensionTracePage>
);

import { AddPensionForm } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const AddPensionPage = () => (
  <PensionTracePage page="addPension">
    <AddPensionForm />
  </PensionTracePage>
);

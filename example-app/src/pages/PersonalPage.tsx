import { PersonalDetailsForm } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const PersonalPage = () => (
  <PensionTracePage page="personal">
    <PersonalDetailsForm />
  </PensionTracePage>
);

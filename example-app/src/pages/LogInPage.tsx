import { LogInForm } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const LogInPage = () => (
  <PensionTracePage page="logIn">
    <LogInForm />
  </PensionTracePage>
);

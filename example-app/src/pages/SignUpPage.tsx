import { SignUpForm } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const SignUpPage = () => (
  <PensionTracePage page="signUp">
    <SignUpForm />
  </PensionTracePage>
);

import { ForgotPasswordForm } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const ForgotPasswordPage = () => (
  <PensionTracePage page="forgotPassword">
    <ForgotPasswordForm />
  </PensionTracePage>
);

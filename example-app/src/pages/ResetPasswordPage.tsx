import { ResetPasswordForm } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const ResetPasswordPage = () => (
  <PensionTracePage page="resetPassword">
    <ResetPasswordForm />
  </PensionTracePage>
);

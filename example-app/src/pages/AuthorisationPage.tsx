import { AuthorisationPad } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const AuthorisationPage = () => (
  <PensionTracePage page="authorisation">
    <AuthorisationPad />
  </PensionTracePage>
);

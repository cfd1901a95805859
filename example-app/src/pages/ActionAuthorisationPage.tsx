import { AuthorisationPad } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const ActionAuthorisationPage = () => (
  <PensionTracePage page="actionAuthorisation">
    <AuthorisationPad action />
  </PensionTracePage>
);

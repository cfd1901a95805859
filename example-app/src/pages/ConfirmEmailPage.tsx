import { OpenLink } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const ConfirmEmailPage = () => (
  <PensionTracePage page="confirmEmail">
    <OpenLink />
  </PensionTracePage>
);

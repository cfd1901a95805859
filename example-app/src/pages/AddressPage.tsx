import { AddressFinder } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const AddressPage = () => (
  <PensionTracePage page="address">
    <AddressFinder />
  </PensionTracePage>
);

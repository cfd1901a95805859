import { useState } from 'react';
import { currentAddressOf } from '../../domain/addressType';
import { useAccount } from '../../data/useAccount';
import { answerMessages } from '../../screens/answerMessages';
import type { FormOptions } from '../../forms/Form';
import { useMessages } from '../../texts/useMessages';
import { AddressView } from './AddressView';
import { useAddressFinder } from './useAddressFinder';

export interface AddressCorrectionProps extends FormOptions {
  /** Called by Cancel, after the values are discarded. */
  onCancel: () => void;
}

/** The same form for a dialog, with the customer's current address filled in. */
export function AddressCorrection({ onCancel, ...options }: AddressCorrectionProps) {
  const account = useAccount();
  const texts = useMessages('answers', answerMessages);
  const [stored] = useState(() =>
    account.status === 'success' ? currentAddressOf(account.user.addresses) : undefined,
  );
  const finder = useAddressFinder({ ...options, stored });

  function handleCancel() {
    finder.discard();
    onCancel();
  }

  return <AddressView finder={finder} submitLabel={texts.save} cancel={{ onPress: handleCancel }} />;
}

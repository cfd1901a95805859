import { useAccount } from '../../data/useAccount';
import { answerMessages } from '../../screens/answerMessages';
import type { FormOptions } from '../../forms/Form';
import { useMessages } from '../../texts/useMessages';
import { PersonalDetailsView } from './PersonalDetailsView';
import { usePersonalDetails } from './usePersonalDetails';

export interface PersonalDetailsCorrectionProps extends FormOptions {
  /** Called by Cancel, after the values are discarded. */
  onCancel: () => void;
}

/** The same form for a dialog, with the customer's answers filled in. */
export function PersonalDetailsCorrection({ onCancel, ...options }: PersonalDetailsCorrectionProps) {
  const details = usePersonalDetails({ ...options, isCorrection: true });
  const texts = useMessages('answers', answerMessages);
  const account = useAccount();

  function handleCancel() {
    details.discard();
    onCancel();
  }

  return (
    <PersonalDetailsView
      details={details}
      submitLabel={texts.save}
      kept={account.status === 'success' ? account.user.national_insurance_ending : undefined}
      cancel={{ onPress: handleCancel }}
    />
  );
}

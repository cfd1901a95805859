import { AddressCorrection } from '../../features/address/AddressCorrection';
import { PersonalDetailsCorrection } from '../../features/personal-details/PersonalDetailsCorrection';
import { portalAgreements } from '../../backend/contracts/agreements';
import { useRefresh } from '../../data/useRefresh';
import type { AnswerForm } from '../../screens/AnswerForm';
import { ReasonCorrection } from './ReasonCorrection';

export interface AnswerFormViewProps {
  form: AnswerForm;
  /** Called once the change is saved. */
  onChanged: () => void;
  onCancel: () => void;
}

/** One of the forms whose answers can be changed, for a dialog. The letter is read again after a change. */
export function AnswerFormView({ form, onChanged, onCancel }: AnswerFormViewProps) {
  const refresh = useRefresh();
  const props = {
    onCancel,
    onCompleted() {
      refresh(portalAgreements.name);
      onChanged();
    },
  };
  switch (form) {
    case 'personal':
      return <PersonalDetailsCorrection {...props} />;
    case 'address':
      return <AddressCorrection {...props} />;
    case 'reason':
      return <ReasonCorrection {...props} />;
  }
}

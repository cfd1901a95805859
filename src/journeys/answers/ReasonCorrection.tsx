import { useAccount } from '../../data/useAccount';
import { reasonValues } from '../../domain/reason';
import { notEligibleMessages } from '../not-eligible/messages';
import { ReasonRows } from '../../features/reason/ReasonRows';
import { useReason, type UseReasonOptions } from '../../features/reason/useReason';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { FormActions } from '../../ui/FormActions';
import { uiMessages } from '../../ui/messages';

export interface ReasonCorrectionProps extends UseReasonOptions {
  onCancel: () => void;
}

/** The ten reasons. Choosing another one sends it: the firm decides again. */
export function ReasonCorrection({ onCancel, ...options }: ReasonCorrectionProps) {
  const account = useAccount();
  const ui = useMessages('ui', uiMessages);
  const { state, options: reasons, choose } = useReason(options);
  const { currentAnswer } = useMessages('notEligible', notEligibleMessages);
  const user = account.status === 'success' ? account.user : undefined;
  const current = reasonValues.find((value) => value === user?.reason);
  return (
    <div className="ptr ptr-stack">
      {state.status === 'error' && <ErrorBox message={state.message} />}
      <ReasonRows
        state={state}
        options={reasons}
        current={current && { value: current, hint: currentAnswer }}
        onChoose={(value) => (value === current ? onCancel() : choose(value))}
      />
      <FormActions>
        <Button variant="quiet" onPress={onCancel}>
          {ui.cancel}
        </Button>
      </FormActions>
    </div>
  );
}

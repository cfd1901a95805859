import { useState } from 'react';
import { reasonValues, type ReasonValue } from '../../domain/reason';
import { reasonMessages } from '../../features/reason/messages';
import { useReason } from '../../features/reason/useReason';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ChoiceRows } from '../../ui/ChoiceRows';
import { ErrorBox } from '../../ui/ErrorBox';
import { notEligibleMessages } from './messages';

export interface ChangeReasonProps {
  /** The reason for which the customer is not eligible. */
  reason: ReasonValue;
}

/** The chosen reason, and all ten to choose another. A choice is sent at once, and the firm decides again. */
export function ChangeReason({ reason }: ChangeReasonProps) {
  const texts = useMessages('notEligible', notEligibleMessages);
  const reasons = useMessages('reason', reasonMessages);
  const shared = useMessages('shared', sharedMessages);
  const { state, choose } = useReason();
  const [isOpen, setIsOpen] = useState(false);
  const isBusy = state.status === 'pending' || state.status === 'success';

  return (
    <Card as="section" heading={texts.answerHeading}>
      <p>{texts.answer(reasons[`reason${reason}`])}</p>
      <p>{texts.answerExplained}</p>
      <Button variant="secondary" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        {texts.changeAnswer}
      </Button>
      {state.status === 'error' && <ErrorBox message={state.message} />}
      {isOpen && (
        <ChoiceRows
          label={reasons.heading}
          options={reasonValues.map((value) => ({
            value,
            label: reasons[`reason${value}`],
            ...(value === reason && { hint: texts.currentAnswer }),
          }))}
          currentValue={reason}
          onChoose={(value) => (value === reason ? setIsOpen(false) : choose(value))}
          busyValue={isBusy ? state.reason : undefined}
          isDone={state.status === 'success'}
          busyLabel={state.status === 'success' ? shared.done : reasons.sending}
        />
      )}
    </Card>
  );
}

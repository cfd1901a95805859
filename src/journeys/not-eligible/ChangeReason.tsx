import { useState } from 'react';
import type { ReasonValue } from '../../domain/reason';
import { reasonMessages } from '../../features/reason/messages';
import { ReasonRows } from '../../features/reason/ReasonRows';
import { useReason } from '../../features/reason/useReason';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
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
  const { state, options, choose } = useReason();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Card as="section" heading={texts.answerHeading}>
      <p>{texts.answer(reasons[`reason${reason}`])}</p>
      <p>{texts.answerExplained}</p>
      <Button variant="secondary" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        {texts.changeAnswer}
      </Button>
      {state.status === 'error' && <ErrorBox message={state.message} />}
      {isOpen && (
        <ReasonRows
          state={state}
          options={options}
          current={{ value: reason, hint: texts.currentAnswer }}
          onChoose={(value) => (value === reason ? setIsOpen(false) : choose(value))}
        />
      )}
    </Card>
  );
}

import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { lazyPart } from '../../loading/lazyPart';
import { lazyDialog } from '../../screens/lazyDialog';
import { tracingMessages } from './messages';
import type { UseAnswersResult } from './useAnswers';

const AnswersDialog = lazyDialog(async () => (await import('../answers/AnswersDialog')).AnswersDialog);
const ChangeSaved = lazyPart(async () => (await import('../answers/ChangeSaved')).ChangeSaved);

export interface AnswersBarProps {
  answers: UseAnswersResult;
  /** Whether the last change was made on this page. */
  isChanged: boolean;
  /** Whether the page is the letter. */
  isLetter: boolean;
}

/** The link above a step's heading that opens the customer's answers, and the note that a change is saved. */
export function AnswersBar({ answers, isChanged, isLetter }: AnswersBarProps) {
  const texts = useMessages('tracing', tracingMessages);
  return (
    <div className="ptr ptr-no-print ptr-tracing__answers">
      <Button variant="quiet" aria-haspopup="dialog" onPress={answers.openAll}>
        {texts.answers}
      </Button>
      {isChanged && <ChangeSaved key={answers.changes} isLetter={isLetter} />}
      {answers.dialog && (
        <AnswersDialog isOpen start={answers.dialog.start} onChanged={answers.handleChanged} onClose={answers.close} />
      )}
    </div>
  );
}

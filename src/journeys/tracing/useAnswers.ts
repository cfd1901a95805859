import { useCallback, useState } from 'react';
import type { AnswerForm } from '../../screens/AnswerForm';

export interface UseAnswersResult {
  /** The open dialog: `start` is the form that it opens with. Undefined while it is closed. */
  dialog: { start: AnswerForm | undefined } | undefined;
  /** How often answers were changed. */
  changes: number;
  /** The page on which the last change was made. */
  changedOn: string | undefined;
  /** Opens all answers. */
  openAll: () => void;
  /** Opens one form. */
  openForm: (form: AnswerForm) => void;
  close: () => void;
  handleChanged: () => void;
}

/**
 * The dialog with the customer's answers.
 *
 * @param pageKey The page that is shown.
 */
export function useAnswers(pageKey: string): UseAnswersResult {
  const [dialog, setDialog] = useState<UseAnswersResult['dialog']>();
  const [changed, setChanged] = useState<{ count: number; on: string | undefined }>({ count: 0, on: undefined });
  const openAll = useCallback(() => setDialog({ start: undefined }), []);
  const openForm = useCallback((start: AnswerForm) => setDialog({ start }), []);
  const close = useCallback(() => setDialog(undefined), []);
  return {
    dialog,
    changes: changed.count,
    changedOn: changed.on,
    openAll,
    openForm,
    close,
    handleChanged() {
      close();
      setChanged(({ count }) => ({ count: count + 1, on: pageKey }));
    },
  };
}

import { forwardRef } from 'react';
import { AgreementList } from './AgreementList';
import { LetterBody } from './LetterBody';
import type { UseAuthorisationResult } from './useAuthorisation';

export interface LetterWordsProps {
  authorisation: UseAuthorisationResult;
  /** True in the copy for the picture: its checkboxes only show the ticks. */
  isCopy?: boolean | undefined;
  /** `no` when a translator must leave the words as they are. */
  translate?: 'no' | undefined;
}

/** The words of the letter: its text and its agreements. */
export const LetterWords = forwardRef<HTMLDivElement, LetterWordsProps>(function LetterWords(
  { authorisation, isCopy = false, translate },
  ref,
) {
  return (
    <div className="ptr ptr-letter__words" ref={ref} translate={translate}>
      <LetterBody authorisation={authorisation} />
      <AgreementList authorisation={authorisation} isCopy={isCopy} />
    </div>
  );
});

import { forwardRef } from 'react';
import { useMessages } from '../../texts/useMessages';
import { Checkbox } from '../../ui/Checkbox';
import { Fieldset } from '../../ui/Fieldset';
import { LetterBody } from './LetterBody';
import { authorisationMessages } from './messages';
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

interface AgreementListProps {
  authorisation: UseAuthorisationResult;
  /** True when the checkboxes only show the ticks. */
  isCopy: boolean;
}

/** 'Please confirm you have read the following': a checkbox for each agreement, with today's date. */
function AgreementList({ authorisation, isCopy }: AgreementListProps) {
  const texts = useMessages('authorisation', authorisationMessages);
  const { agreements, date, errorOf, idOf } = authorisation;

  return (
    <Fieldset
      legend={texts.agreementsHeading}
      legendSize="heading"
      hint={texts.dated(date)}
      id={idOf('agreed')}
      error={errorOf('agreed')}
    >
      {agreements.map(({ id, name, text, isAgreed, agree }) => (
        <Checkbox
          key={id}
          label={name}
          description={text}
          checked={isAgreed}
          {...(isCopy ? { readOnly: true, tabIndex: -1 } : { onChange: ({ target }) => agree(target.checked) })}
        />
      ))}
    </Fieldset>
  );
}

import { useMessages } from '../../texts/useMessages';
import { Checkbox } from '../../ui/Checkbox';
import { Fieldset } from '../../ui/Fieldset';
import { authorisationMessages } from './messages';
import type { UseAuthorisationResult } from './useAuthorisation';

export interface AgreementListProps {
  authorisation: UseAuthorisationResult;
  /** True when the checkboxes only show the ticks. */
  isCopy: boolean;
}

/** 'Please confirm you have read the following': a checkbox for each agreement, with today's date. */
export function AgreementList({ authorisation, isCopy }: AgreementListProps) {
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

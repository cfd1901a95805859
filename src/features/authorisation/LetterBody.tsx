import { answerMessages } from '../../screens/answerMessages';
import { useMessages } from '../../texts/useMessages';
import { Heading } from '../../ui/Heading';
import { authorisationMessages } from './messages';
import type { UseAuthorisationResult } from './useAuthorisation';

/** The words that the customer signs, in the order of the backend: they are sealed, in the picture and in the PDF. */
export function LetterBody({ authorisation }: { authorisation: UseAuthorisationResult }) {
  const texts = useMessages('authorisation', authorisationMessages);
  const answers = useMessages('answers', answerMessages);
  const { companyName, companyAddress, parts, signer, idOf } = authorisation;
  const [first, ...others] = parts;
  const rows = [
    { label: answers.name, value: signer.name },
    { label: answers.previousNames, value: signer.previousNames.join(', ') },
    { label: answers.address, value: signer.address.join(', ') },
  ].filter(({ value }) => value !== '');

  return (
    <div className="ptr ptr-letter__text">
      <div>
        <p className="ptr ptr-letter__firm">{companyName}</p>
        {companyAddress.length > 0 && <p className="ptr ptr-quiet">{companyAddress.join(', ')}</p>}
      </div>
      <div>
        <Heading level={2} className="ptr ptr-heading ptr-heading--large ptr-no-ring" id={idOf('letter')} tabIndex={-1}>
          {first?.name ?? texts.authorityHeading}
        </Heading>
        <p className="ptr ptr-quiet">{texts.to}</p>
      </div>
      <dl className="ptr ptr-letter__rows">
        {rows.map(({ label, value }) => (
          <div className="ptr ptr-letter__row" key={label}>
            <dt className="ptr ptr-quiet">{label}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      {first && <p>{first.text}</p>}
      {others.map(({ id, name, text }) => (
        <div key={id}>
          <Heading level={3} className="ptr ptr-letter__part">
            {name}
          </Heading>{' '}
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}

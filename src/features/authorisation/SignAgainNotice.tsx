import { customerEvents } from '../../domain/customerEvents';
import { eventNames } from '../../texts/eventNames';
import { eventSentences } from '../../texts/eventTexts';
import { sentences } from '../../texts/sentences';
import { signAgainTexts } from '../../texts/signAgain';
import { useMessages } from '../../texts/useMessages';
import { Notice } from '../../ui/Notice';
import { authorisationMessages } from './messages';
import type { UseAuthorisationResult } from './useAuthorisation';

/** Says why the firm asks for a new signature, what becomes of the earlier letter, and what the firm adds to it. */
export function SignAgainNotice({ signAgain, companyName }: Pick<UseAuthorisationResult, 'signAgain' | 'companyName'>) {
  const names = useMessages('eventNames', eventNames);
  const told = useMessages('eventSentences', eventSentences);
  const texts = useMessages('signAgain', signAgainTexts);
  const { note } = useMessages('authorisation', authorisationMessages);
  const { reason, oldLetter, words } = signAgain ?? {};

  return (
    <Notice tone={customerEvents.signatureNeeded.tone} heading={names.signatureNeeded}>
      <p>{sentences(reason ? texts[reason] : `${told.signatureNeeded({})}.`, oldLetter && texts[oldLetter])}</p>
      {words && (
        <blockquote className="ptr ptr-letter-note">
          {note(companyName)} {words}
        </blockquote>
      )}
    </Notice>
  );
}

import type { UserProfile } from '../../backend/entities';
import { telephone } from '../../domain/phone';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { EmailLink } from '../../ui/EmailLink';
import { AnswerRows, type AnswerRowsProps } from '../../screens/AnswerRows';
import { usePage } from '../../screens/PageContext';
import { Disclosure } from '../../ui/Disclosure';
import { Link } from '../../ui/Link';
import { Untranslated } from '../../ui/Untranslated';
import { useIsWide } from '../../ui/useIsWide';
import { authorisationMessages } from './messages';

export interface LetterSignerProps extends Pick<AnswerRowsProps, 'onChange'> {
  user: UserProfile;
}

/**
 * What will be sent about the signer, above the letter and each with a way to change it: one line that opens, on a phone.
 * The date of birth and the National Insurance number are sealed and in the PDF and never in the picture.
 */
export function LetterSigner({ user, onChange }: LetterSignerProps) {
  const { config } = usePensionTrace();
  const texts = useMessages('authorisation', authorisationMessages);
  const isWide = useIsWide();
  const page = usePage();
  const { email, ukPhone } = config.contact;
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  const rows = <AnswerRows user={user} onChange={onChange} />;

  return (
    <div className="ptr ptr-letter-signer">
      {isWide ? (
        rows
      ) : (
        <Disclosure
          summary={<Untranslated within={texts.signer(name)}>{name}</Untranslated>}
          // After a change the customer sees the new answer.
          isOpenAtFirst={(page?.changes ?? 0) > 0}
        >
          {rows}
        </Disclosure>
      )}
      {(email !== undefined || ukPhone !== undefined) && (
        <p className="ptr ptr-quiet">
          {isWide ? texts.wrongDetails : texts.help}{' '}
          {email !== undefined && <EmailLink className="ptr ptr-link">{email}</EmailLink>}
          {email !== undefined && ukPhone !== undefined && ', '}
          {ukPhone !== undefined && <Link href={telephone(ukPhone)}>{ukPhone.replaceAll(' ', '\u00a0')}</Link>}
        </p>
      )}
    </div>
  );
}

import type { UserProfile } from '../../backend/entities';
import { telephone } from '../../domain/phone';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { answerMessages } from '../../screens/answerMessages';
import { NeverNote } from '../../screens/NeverNote';
import { AnswerRows, type AnswerRowsProps } from '../../screens/AnswerRows';
import { Disclosure } from '../../ui/Disclosure';
import { Link } from '../../ui/Link';
import { useIsWide } from '../../ui/useIsWide';
import { authorisationMessages } from './messages';

export interface LetterSignerProps extends Pick<AnswerRowsProps, 'onChange'> {
  user: UserProfile;
}

/**
 * What will be sent about the signer, above the letter and each with a way to change it. The date of birth and the
 * National Insurance number are sealed and in the PDF and never in the picture.
 */
export function LetterSigner({ user, onChange }: LetterSignerProps) {
  const { config } = usePensionTrace();
  const texts = useMessages('authorisation', authorisationMessages);
  const answers = useMessages('answers', answerMessages);
  const isWide = useIsWide();
  const { email, ukPhone } = config.contact;

  return (
    <div className="ptr ptr-letter-signer">
      <AnswerRows user={user} onChange={onChange} only={isWide ? undefined : 'sealed'} />
      {(email !== undefined || ukPhone !== undefined) && (
        <p className="ptr ptr-quiet">
          {texts.wrongDetails} {email !== undefined && <Link href={`mailto:${email}`}>{email}</Link>}
          {email !== undefined && ukPhone !== undefined && ', '}
          {ukPhone !== undefined && <Link href={telephone(ukPhone)}>{ukPhone.replaceAll(' ', '\u00a0')}</Link>}
        </p>
      )}
      {!isWide && (
        <div>
          {/* The letter below shows them too. */}
          <Disclosure summary={answers.check}>
            <AnswerRows user={user} onChange={onChange} only="letter" />
          </Disclosure>
          <NeverNote isFolded />
        </div>
      )}
    </div>
  );
}

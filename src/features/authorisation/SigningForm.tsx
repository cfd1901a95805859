import { useState, type ReactNode } from 'react';
import type { AnswerForm } from '../../screens/AnswerForm';
import { NeverNote } from '../../screens/NeverNote';
import { OwnQuestions } from '../../screens/OwnQuestions';
import { SubmitButton } from '../../screens/SubmitButton';
import { useErrorSummary } from '../../screens/useErrorSummary';
import { useMessages } from '../../texts/useMessages';
import { ErrorBox } from '../../ui/ErrorBox';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { FormActions } from '../../ui/FormActions';
import { useIsWide } from '../../ui/useIsWide';
import { Letter } from './Letter';
import { LetterSigner, type LetterSignerProps } from './LetterSigner';
import type { LetterParts } from './useLetterPicture';
import { authorisationMessages } from './messages';
import { StartSigning } from './StartSigning';
import type { UseAuthorisationResult } from './useAuthorisation';
import { useDoubleTapGuard } from './useDoubleTapGuard';
import { useIsSignatureAhead } from './useIsSignatureAhead';

interface SigningFormProps {
  authorisation: UseAuthorisationResult;
  user: LetterSignerProps['user'];
  parts: LetterParts;
  onChange: ((form: AnswerForm) => void) | undefined;
  /** 'Continue on your phone', beside the letter. */
  phone: ReactNode;
  /** The host's own questions. */
  questions: ReactNode;
}

/** The letter, what the customer agrees to, and the place to sign. */
export function SigningForm({ authorisation, user, parts, onChange, phone, questions }: SigningFormProps) {
  const texts = useMessages('authorisation', authorisationMessages);
  const summary = useErrorSummary(authorisation);
  const isWide = useIsWide();
  const [signature, isAhead] = useIsSignatureAhead();
  const [guard, isGuarding] = useDoubleTapGuard();
  const [hasStarted, setHasStarted] = useState(false);
  const { agreements, extra, state, submit } = authorisation;
  // What is fixed would hide what the customer works on.
  const offersStart = !isWide && isAhead && !hasStarted && !agreements.some(({ isAgreed }) => isAgreed);

  function handleStart() {
    guard();
    setHasStarted(true);
  }

  return (
    <>
      <ErrorSummary {...summary} />
      {isGuarding && <div className="ptr ptr-double-tap-guard" aria-hidden="true" />}
      <form method="dialog" noValidate onSubmit={submit}>
        <div className="ptr ptr-beside ptr-letter-steps">
          <LetterSigner user={user} onChange={onChange} />
          {offersStart && <StartSigning authorisation={authorisation} onPress={handleStart} />}
          {/* Only this is in the picture: no National Insurance number, telephone number or date of birth. */}
          <Letter authorisation={authorisation} elements={{ ...parts, signature }} />
          <div className="ptr ptr-beside__end">
            <NeverNote isFolded={!isWide} />
            {phone}
          </div>
        </div>
        <OwnQuestions extra={extra}>{questions}</OwnQuestions>
        {state.status === 'error' && <ErrorBox message={state.message} />}
        <FormActions>
          <SubmitButton status={state.status}>{texts.submit}</SubmitButton>
        </FormActions>
      </form>
    </>
  );
}

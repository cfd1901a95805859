import { useRef, useState, type ReactNode } from 'react';
import type { AnswerForm } from '../../screens/AnswerForm';
import { NeverNote } from '../../screens/NeverNote';
import { sharedMessages } from '../../provider/sharedMessages';
import { usePage } from '../../screens/PageContext';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useErrorSummary } from '../../screens/useErrorSummary';
import { useMessages } from '../../texts/useMessages';
import { asQuestionScreen, type QuestionScreen } from '../../ui/asScreen';
import { uiMessages } from '../../ui/messages';
import { SubmitButton } from '../../screens/SubmitButton';
import { CustomerScreen } from '../../screens/CustomerScreen';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { OwnDataContext } from '../../ui/OwnDataContext';
import { Untranslated } from '../../ui/Untranslated';
import { FormActions } from '../../ui/FormActions';
import { Notice } from '../../ui/Notice';
import type { ScreenProps } from '../../ui/Screen';
import { Skeleton } from '../../ui/Skeleton';
import { useIsWide } from '../../ui/useIsWide';
import { captureRegion } from './captureRegion';
import { Letter } from './Letter';
import { LetterSigner } from './LetterSigner';
import { authorisationMessages } from './messages';
import { signerName } from '../../domain/signerName';
import { SignAgainNotice } from './SignAgainNotice';
import { stylePicture } from './pictureStyles';
import { PictureError } from './takePicture';
import { StartSigning } from './StartSigning';
import { useAuthorisation, type UseAuthorisationOptions } from './useAuthorisation';
import { useDoubleTapGuard } from './useDoubleTapGuard';
import { useIsSignatureAhead } from './useIsSignatureAhead';
import { haveOtherWords } from './useTranslation';
import { OwnQuestions } from '../../screens/OwnQuestions';

/** Props of {@link AuthorisationPad}. */
export interface AuthorisationPadProps<Extra = unknown> extends Omit<
  UseAuthorisationOptions<Extra>,
  'captureScreenshot' | 'isTranslated'
> {
  /**
   * Captures the letter as a PNG data URL. Default: html-to-image. When it rejects, the form is sent without a picture.
   * The element is a copy of the letter in a closed shadow root, with styles of its own and none of the page's: a page that
   * was translated or made dark gives a picture of the original words on white. Capture the element itself: a function that copies the whole document does not find it.
   */
  captureScreenshot?: ((letter: HTMLElement) => Promise<string>) | undefined;
  /** Content above the heading. */
  before?: ScreenProps['before'] | undefined;
  /**
   * Called by 'Change' beside a detail in the letter, with the form that has it. After a change give the component
   * another `key`, so that the customer reads and signs the new letter. Default: below a `PensionTracePage` both happen
   * without it; elsewhere there is no 'Change'.
   */
  onChange?: ((form: AnswerForm) => void) | undefined;
}

/**
 * 'Your Authorisation', for a customer with tag 11, or 15 with `action`: the letter, the agreements and a drawn or typed
 * signature. Sends `portal_authorisation` or `portal_action_authorisation` with a picture of the letter; a picture that
 * fails never stops a customer. Ticks and signature are never restored. Electronic signatures are valid in the UK: Electronic
 * Communications Act 2000, section 7; Law Commission, Law Com No 386.
 *
 * @example
 * ```tsx
 * <AuthorisationPad onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export const AuthorisationPad = asQuestionScreen(function AuthorisationPad<Extra = unknown>(
  props: AuthorisationPadProps<Extra>,
  { slots }: QuestionScreen,
) {
  usePensionTrace('<AuthorisationPad>');
  const page = usePage();
  return (
    <Pad
      // After a change the ticks and the signature are empty.
      key={page?.changes}
      {...props}
      slots={slots}
      phone={page?.phone}
      onChange={props.onChange ?? page?.onChangeAnswer}
      onCompleted={(result) => {
        page?.onSigned();
        props.onCompleted?.(result);
      }}
    />
  );
});

type PadProps<Extra> = AuthorisationPadProps<Extra> & Pick<QuestionScreen, 'slots'> & { phone: ReactNode };

function Pad<Extra>({
  captureScreenshot = captureRegion,
  before,
  onChange,
  slots,
  phone,
  ...options
}: PadProps<Extra>) {
  const { config } = usePensionTrace();
  const shownWords = useRef<HTMLDivElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const copiedWords = useRef<HTMLDivElement>(null);
  const authorisation = useAuthorisation({
    ...options,
    captureScreenshot: async () => {
      const letter = copy.current;
      if (!letter) throw new PictureError('failed', 'The letter is no longer on the page');
      stylePicture(letter);
      return captureScreenshot(letter);
    },
    isTranslated: () => haveOtherWords(shownWords.current, copiedWords.current),
  });
  const texts = useMessages('authorisation', authorisationMessages);
  const shared = useMessages('shared', sharedMessages);
  const ui = useMessages('ui', uiMessages);
  const summary = useErrorSummary(authorisation);
  const isWide = useIsWide();
  const [signature, isAhead] = useIsSignatureAhead();
  const [guard, isGuarding] = useDoubleTapGuard();
  const [hasStarted, setHasStarted] = useState(false);
  const isTicked = authorisation.agreements.some(({ isAgreed }) => isAgreed);
  const { account, letter: words, state, companyName } = authorisation;
  // Configured and agreed to are the same name; the first is known at once.
  const company =
    words.status === 'success' ? companyName : words.status === 'pending' ? config.companyName : undefined;
  const ownName = account.status === 'success' ? signerName({ ...account.user, title: null }) : '';
  const isLoading = account.status === 'pending' || (account.status === 'success' && words.status === 'pending');

  return (
    <CustomerScreen
      before={before}
      heading={slots.heading ?? texts.heading}
      lead={company && <Untranslated within={texts.intro(company)}>{company}</Untranslated>}
    >
      {isLoading && <Skeleton shape="text" count={3} />}
      {account.status === 'error' && (
        <ErrorBox message={texts.profileFailed}>
          <Button variant="secondary" onPress={account.retry}>
            {ui.tryAgain}
          </Button>
        </ErrorBox>
      )}
      {(account.status === 'logged-out' || account.status === 'recovering') && <ErrorBox message={shared.loggedOut} />}
      {account.status === 'second-step' && <ErrorBox message={shared.secondStep} />}
      {account.status === 'success' && words.status === 'error' && (
        <ErrorBox message={words.error.code === 'refused' ? words.message : texts.wordingFailed}>
          <Button variant="secondary" onPress={words.retry}>
            {ui.tryAgain}
          </Button>
        </ErrorBox>
      )}
      {options.action && account.status === 'success' && words.status === 'success' && (
        <SignAgainNotice {...authorisation} />
      )}
      {authorisation.isAddressMissing && (
        <Notice tone="warning" heading={texts.addressMissingHeading}>
          <p>{texts.addressMissing}</p>
          {onChange && <Button onPress={() => onChange('address')}>{texts.addAddress}</Button>}
        </Notice>
      )}
      {account.status === 'success' && words.status === 'success' && !authorisation.isAddressMissing && (
        <OwnDataContext.Provider value={ownName}>
          {authorisation.isSignatureLost && <Notice tone="warning">{texts.signatureLost}</Notice>}
          <ErrorSummary {...summary} />
          {isGuarding && <div className="ptr ptr-double-tap-guard" aria-hidden="true" />}
          <form method="dialog" noValidate onSubmit={authorisation.submit}>
            <div className="ptr ptr-beside ptr-letter-steps">
              <LetterSigner user={account.user} onChange={onChange} />
              {/* What is fixed would hide what the customer works on. */}
              {!isWide && isAhead && !hasStarted && !isTicked && (
                <StartSigning
                  authorisation={authorisation}
                  onPress={() => {
                    guard();
                    setHasStarted(true);
                  }}
                />
              )}
              {/* Only this is in the picture: no National Insurance number, telephone number or date of birth. */}
              <Letter authorisation={authorisation} elements={{ shownWords, copy, copiedWords, signature }} />
              <div className="ptr ptr-beside__end">
                <NeverNote isFolded={!isWide} />
                {phone}
              </div>
            </div>
            <OwnQuestions extra={authorisation.extra}>{slots.fields}</OwnQuestions>
            {state.status === 'error' && <ErrorBox message={state.message} />}
            <FormActions>
              <SubmitButton status={state.status}>{texts.submit}</SubmitButton>
            </FormActions>
          </form>
        </OwnDataContext.Provider>
      )}
    </CustomerScreen>
  );
}

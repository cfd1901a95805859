import { useRef } from 'react';
import type { AnswerForm } from '../../screens/AnswerForm';
import { NeverNote } from '../../screens/NeverNote';
import { sharedMessages } from '../../provider/sharedMessages';
import { usePage } from '../../screens/PageContext';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useErrorSummary } from '../../screens/useErrorSummary';
import { useMessages } from '../../texts/useMessages';
import { asFormScreen, type ScreenSlots } from '../../ui/asScreen';
import { uiMessages } from '../../ui/messages';
import { SubmitButton } from '../../screens/SubmitButton';
import { CustomerScreen } from '../../screens/CustomerScreen';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { OwnDataContext } from '../../ui/OwnDataContext';
import { FormActions } from '../../ui/FormActions';
import { Notice } from '../../ui/Notice';
import type { ScreenProps } from '../../ui/Screen';
import { Skeleton } from '../../ui/Skeleton';
import { useIsWide } from '../../ui/useIsWide';
import { captureRegion } from './captureRegion';
import { copyStyles } from './copyStyles';
import { Letter } from './Letter';
import { LetterSigner } from './LetterSigner';
import { authorisationMessages } from './messages';
import { signerName } from '../../domain/signerName';
import { PictureError } from './takePicture';
import { useAuthorisation, type UseAuthorisationOptions, type UseAuthorisationResult } from './useAuthorisation';
import { haveOtherWords } from './useTranslation';
import { focusControl } from '../../ui/focusControl';
import { Link } from '../../ui/Link';

/** Props of {@link AuthorisationPad}. */
export interface AuthorisationPadProps extends Omit<UseAuthorisationOptions, 'captureScreenshot' | 'isTranslated'> {
  /**
   * Captures the letter as a PNG data URL. Default: html-to-image. When it rejects, the form is sent without a picture.
   * The element is a copy of the letter in a closed shadow root, with the page's styles, so that a translated page gives a
   * picture of the original words. Capture the element itself: a function that copies the whole document does not find it.
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
export const AuthorisationPad = asFormScreen(function AuthorisationPad(props: AuthorisationPadProps, { slots }) {
  usePensionTrace('<AuthorisationPad>');
  const page = usePage();
  return (
    <Pad
      // After a change the ticks and the signature are empty.
      key={page?.changes}
      {...props}
      slots={slots}
      onChange={props.onChange ?? page?.onChangeAnswer}
      onCompleted={(result) => {
        page?.onSigned();
        props.onCompleted?.(result);
      }}
    />
  );
});

type PadProps = AuthorisationPadProps & { slots: ScreenSlots };

function Pad({ captureScreenshot = captureRegion, before, onChange, slots, ...options }: PadProps) {
  const { config } = usePensionTrace();
  const shownWords = useRef<HTMLDivElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const copiedWords = useRef<HTMLDivElement>(null);
  const authorisation = useAuthorisation({
    ...options,
    captureScreenshot: async () => {
      const letter = copy.current;
      const root = letter?.getRootNode();
      if (!letter || !(root instanceof ShadowRoot)) {
        throw new PictureError('failed', 'The letter is no longer on the page');
      }
      await copyStyles(root);
      return captureScreenshot(letter);
    },
    isTranslated: () => haveOtherWords(shownWords.current, copiedWords.current),
  });
  const texts = useMessages('authorisation', authorisationMessages);
  const shared = useMessages('shared', sharedMessages);
  const ui = useMessages('ui', uiMessages);
  const summary = useErrorSummary(authorisation);
  const isWide = useIsWide();
  const { account, letter: words, state, companyName } = authorisation;
  // Configured and agreed to are the same name; the first is known at once.
  const company =
    words.status === 'success' ? companyName : words.status === 'pending' ? config.companyName : undefined;
  const ownName = account.status === 'success' ? signerName({ ...account.user, title: null }) : '';
  const isLoading = account.status === 'pending' || (account.status === 'success' && words.status === 'pending');

  return (
    <CustomerScreen before={before} heading={slots.heading ?? texts.heading} lead={company && texts.intro(company)}>
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
          <form method="dialog" noValidate onSubmit={authorisation.submit}>
            <div className="ptr ptr-beside ptr-beside--end">
              <LetterSigner user={account.user} onChange={onChange} />
              <LetterJump authorisation={authorisation} />
              {/* Only this is in the picture: no National Insurance number, telephone number or date of birth. */}
              <Letter authorisation={authorisation} elements={{ shownWords, copy, copiedWords }} />
              {/* In the column it would separate the signature from the button. */}
              {isWide && <NeverNote />}
            </div>
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

/** 'Read, tick, sign': links to the three parts of the letter, for a phone. */
function LetterJump({ authorisation }: { authorisation: UseAuthorisationResult }) {
  const texts = useMessages('authorisation', authorisationMessages);
  const nav = useRef<HTMLElement>(null);
  const { idOf } = authorisation;
  const parts = [
    { id: idOf('letter'), label: texts.jumpRead },
    { id: idOf('agreed'), label: texts.jumpTick },
    { id: idOf('drawn'), label: texts.jumpSign },
  ];

  return (
    <nav className="ptr ptr-no-print ptr-letter-jump" aria-label={texts.jump} ref={nav}>
      {parts.map(({ id, label }) => (
        <Link
          key={id}
          className="ptr-letter-jump__link"
          href={`#${id}`}
          onNavigate={() => nav.current && focusControl(nav.current.ownerDocument, id)}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

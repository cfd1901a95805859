import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { BackendError } from '../../backend/BackendError';
import { portalAgreements, type Agreement } from '../../backend/contracts/agreements';
import { portalActionAuthorisation, portalAuthorisation } from '../../backend/contracts/onboarding';
import type { OldLetterState, SignAgainReason } from '../../domain/signAgain';
import { signerName } from '../../domain/signerName';
import { dataProtectionAgreement, hmrcAgreement } from '../../domain/authorisation';
import { formatAddressLines } from '../../domain/address';
import { currentAddressOf } from '../../domain/addressType';
import { profileSource } from '../../provider/queryKeys';
import { usePart } from '../../provider/usePart';
import { useAccount, useApplyTags, type AccountState } from '../../data/useAccount';
import type { ReadState } from '../../data/useRead';
import { useRefresh } from '../../data/useRefresh';
import { useDateText } from '../../data/useDateText';
import { useMessages } from '../../texts/useMessages';
import { useForm } from '../../forms/useForm';
import type { QuestionForm, QuestionOptions } from '../../forms/Form';
import {
  authorisationFields,
  signatureOf,
  type AuthorisationValues,
  type Drawing,
  type SignatureMethod,
} from './authorisationFields';
import { isFaint } from './contrast';
import { evidenceHeader } from './evidence';
import { authorisationMessages } from './messages';
import { takePicture } from './takePicture';
import { useLetterWords } from './useLetterWords';
import { useLostSignature } from './useLostSignature';

export interface UseAuthorisationOptions<Extra = unknown> extends QuestionOptions<Extra> {
  /** True at /action/authorisation, when the back-office asked for a new signature. */
  action?: boolean | undefined;
  /** Captures the letter as a PNG data URL. When it fails, the evidence says so and the form is sent without it. */
  captureScreenshot?: (() => Promise<string>) | undefined;
  /**
   * Returns whether a translator has changed the words of the letter on the page. Called when the form is sent: the
   * evidence then says so. Default: never.
   */
  isTranslated?: (() => boolean) | undefined;
}

/** An agreement with its checkbox. */
export interface AgreementChoice extends Agreement {
  isAgreed: boolean;
  agree: (isAgreed: boolean) => void;
}

/** Why the firm asks for a new signature. */
export interface SignAgain {
  reason: SignAgainReason | undefined;
  words: string | undefined;
  oldLetter: OldLetterState | undefined;
}

/** The result of {@link useAuthorisation}. */
export interface UseAuthorisationResult extends QuestionForm<AuthorisationValues> {
  /** The account. Show the letter once it and `letter` are `ready`. */
  account: AccountState;
  /**
   * The words to sign, from `portal_agreements`: what is shown is what is sealed. A backend without that procedure seals
   * nothing: the words are then those of `messages.letter`, with `config.companyName`.
   */
  letter: ReadState<unknown>;
  /** The firm's name in the letter; empty while it loads. */
  companyName: string;
  /** Whether the letter also covers HMRC, for lost SERPS pensions. */
  needsHmrc: boolean;
  /** The lines of the firm's postal address in the letter. */
  companyAddress: readonly string[];
  /** The body of the letter, in order. The name of the first part is the letter's title. */
  parts: readonly Agreement[];
  /** The customer's name with its title, previous names and address, as the letter has them. */
  signer: { name: string; previousNames: readonly string[]; address: readonly string[] };
  /**
   * True once the account and the letter are known and neither has an address: such a letter cannot be signed. Ask for
   * the address instead of showing the letter.
   */
  isAddressMissing: boolean;
  /** Today's date in the firm's time zone, formatted. */
  date: string;
  agreements: readonly AgreementChoice[];
  /**
   * With `action`, why the firm asks for a new signature, the firm's own words, and whether the earlier letter is valid
   * until the new one is signed (`kept`) or no longer used (`dropped`). Each is missing when the backend does not say.
   */
  signAgain: SignAgain | undefined;
  /** Whether the customer's last session on this page ended between signing and sending: then nothing is signed. */
  isSignatureLost: boolean;
  method: SignatureMethod;
  setMethod: (method: SignatureMethod) => void;
  /** A data-URL image; null when there is no signature. */
  signature: string | null;
  /** Sets the drawn signature; null clears it. */
  draw: (drawing: Drawing | null) => void;
  /** Sets the typed name and its image; null for no image. */
  type: (name: string, image: string | null) => void;
}

/** The values that the screen shows. */
const shownValues = ({ agreed, wording, method, drawn, typed }: AuthorisationValues) => ({
  agreed,
  wording,
  method,
  drawn,
  typed,
});

const hasStarted = ({ agreed, drawn, typed }: AuthorisationValues) =>
  agreed.some(Boolean) || drawn !== null || typed !== null;

/**
 * Headless hook for the authorisation screen: procedure `portal_authorisation` or `portal_action_authorisation`, with
 * the header `X-Evidence`. When the wording changes before the customer sends it,
 * the new one is loaded and unticked, and the signature stays. Ticks and signature are kept nowhere: they are gone when
 * the screen unmounts or the session ends. The first `submit` with a typed name that is not the account's sends nothing:
 * `typedName` has an error that asks whether it is right. The second one sends it.
 *
 * @example
 * ```tsx
 * function AuthorisationExample() {
 *   const { companyName, signer, submit } = useAuthorisation({ onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])) });
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       {companyName} may ask providers about {signer.name}. <button>Complete Application</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useAuthorisation<Extra = unknown>(
  options: UseAuthorisationOptions<Extra> = {},
): UseAuthorisationResult {
  const { backend, clock, onError } = usePart('authorisation');
  const texts = useMessages('authorisation', authorisationMessages);
  const dateText = useDateText();
  const account = useAccount();
  const applyTags = useApplyTags();
  const refresh = useRefresh();
  const { letter, words } = useLetterWords(account);
  const { agreements: asked, wording, signer } = words;
  const ownName = signerName({ ...signer, title: null });
  const request = options.action ? words.sign_again : undefined;
  const isAsked = (id: string) => asked.some((agreement) => agreement.id === id);
  const fields = useMemo(
    () => authorisationFields({ texts, count: asked.length, wording, signer: ownName }),
    [texts, asked.length, wording, ownName],
  );

  const authorisation = useForm({
    part: 'authorisation',
    fields,
    extraSchema: options.extraSchema,
    run: async ({ method, p_signature }, sent) => {
      const translated = options.isTranslated?.() ? true : undefined;
      const faint = (await isFaint(p_signature)) ? true : undefined;
      const { outcome, image, error } = await takePicture(options.captureScreenshot);
      if (error) {
        onError(new BackendError('unexpected', `No picture of the authorisation: ${outcome}`, { cause: error }));
      }
      const contract = options.action ? portalActionAuthorisation : portalAuthorisation;
      try {
        return await backend.call(
          contract,
          {
            p_data_protection: isAsked(dataProtectionAgreement),
            p_hmrc_authorised: isAsked(hmrcAgreement),
            p_signature,
            p_screenshot: image,
          },
          {
            ...sent,
            headers: {
              ...sent.headers,
              ...evidenceHeader({ method, screenshot: outcome, wording, translated, faint }),
            },
          },
        );
      } catch (failure) {
        if (BackendError.from(failure).serverCode === 'PT409') {
          // The profile too: the answers above the letter may have been changed in another tab.
          refresh(portalAgreements.name, profileSource);
          // The new words are unticked: the server's message says why.
          authorisation.hideErrors();
        }
        throw failure;
      }
    },
    onDone: (tags, _payload, extra) => {
      lost.forget();
      applyTags(tags);
      options.onCompleted?.({ tags, extra });
    },
    onError: options.onError,
    onInvalid: options.onInvalid,
  });

  const { control, getValues, setValues } = authorisation.form;
  const lost = useLostSignature({ hasStarted: () => hasStarted(getValues()), discard: authorisation.discard });
  const values = useWatch({ control, compute: shownValues });
  const change = (changes: Partial<AuthorisationValues>) => setValues(changes, { shouldDirty: true });

  const isAgreed = (index: number, ticked: Pick<AuthorisationValues, 'agreed' | 'wording'>) =>
    ticked.wording === wording && ticked.agreed.length === asked.length && ticked.agreed[index] === true;

  return {
    ...authorisation,
    submit(event) {
      const isAsking = authorisation.errorOf('typedName') === texts.nameDiffers(ownName);
      if (isAsking) change({ isNameAsked: true });
      authorisation.submit(event);
    },
    account,
    letter,
    companyName: words.company_name,
    companyAddress: words.company_address?.split('\n') ?? [],
    parts: words.letter,
    needsHmrc: isAsked(hmrcAgreement),
    signer: {
      name: signerName(signer),
      previousNames: signer.previous_names ?? [],
      address: formatAddressLines(signer.address ?? {}),
    },
    isAddressMissing:
      letter.status === 'success' &&
      account.status === 'success' &&
      !signer.address &&
      currentAddressOf(account.user.addresses) === undefined,
    date: dateText(clock.now()),
    agreements: asked.map((agreement, index) => ({
      ...agreement,
      isAgreed: isAgreed(index, values),
      agree: (isNow) => {
        const before = getValues();
        change({ wording, agreed: asked.map((_, other) => (other === index ? isNow : isAgreed(other, before))) });
      },
    })),
    signAgain: request
      ? {
          reason: request.reason ?? undefined,
          words: request.words ?? undefined,
          oldLetter: request.old_letter ?? undefined,
        }
      : undefined,
    isSignatureLost: lost.isLost,
    method: values.method,
    setMethod: (method) => change({ method }),
    signature: signatureOf(values),
    draw: (drawing) => change({ drawn: drawing?.image ?? null, strokes: drawing?.strokes ?? [] }),
    type: (typedName, typed) => change({ typedName, typed }),
  };
}

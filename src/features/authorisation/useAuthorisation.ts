import { useEffect, useMemo, useRef } from 'react';
import { BackendError } from '../../backend/BackendError';
import { portalActionAuthorisation, portalAuthorisation } from '../../backend/contracts/onboarding';
import { needsHmrcAgreement } from '../../domain/authorisation';
import { formatAddressLines } from '../../domain/address';
import { addressTypeOf } from '../../domain/addressType';
import { usePart } from '../../provider/usePart';
import { useAccount, useApplyTags, type AccountState } from '../../data/useAccount';
import { useMessages } from '../../provider/useMessages';
import { useForm, type FormOptions, type Form } from '../../forms/useForm';
import { agreementIds, defaultAgreements, type Agreement } from './agreements';
import {
  authorisationSchema,
  signatureOf,
  type Authorisation,
  type AuthorisationValues,
  type Drawing,
  type SignatureMethod,
} from './authorisationSchema';
import { evidenceHeader } from './evidence';
import { authorisationMessages } from './messages';
import { takePicture } from './takePicture';

export interface UseAuthorisationOptions extends FormOptions {
  /** True at /action/authorisation, when the back-office asked for a new signature. */
  action?: boolean;
  /** The agreements to tick. Default: data protection and HMRC. Only eligible customers are asked for 'hmrc'. */
  agreements?: readonly Agreement[];
  /** Captures the letter as a PNG data URL. When it fails, the evidence says so and the form is sent without it. */
  captureScreenshot?: () => Promise<string>;
}

/** An agreement with its checkbox. */
export interface AgreementChoice extends Agreement {
  isAgreed: boolean;
  agree: (isAgreed: boolean) => void;
}

/** The result of {@link useAuthorisation}. */
export interface UseAuthorisationResult extends Form<AuthorisationValues, Authorisation> {
  /** The account. Show the letter once it is `ready`, because the profile decides which agreements there are. */
  account: AccountState;
  /** The firm's name in the letter. */
  companyName: string;
  /** Whether the letter also covers HMRC, for lost SERPS pensions. */
  needsHmrc: boolean;
  /** The customer's name and address, to check before signing. */
  signer: { name: string; address: readonly string[] };
  /** Today's date in the firm's time zone, formatted. */
  date: string;
  agreements: readonly AgreementChoice[];
  method: SignatureMethod;
  setMethod: (method: SignatureMethod) => void;
  /** A data-URL image; null when there is no signature. */
  signature: string | null;
  /** Sets the drawn signature; null clears it. */
  draw: (drawing: Drawing | null) => void;
  /** Sets the typed name and its image; null for no image. */
  type: (name: string, image: string | null) => void;
}

const order = ['agreed', 'drawn', 'typedName'] as const;
const empty: AuthorisationValues = {
  agreed: [],
  method: 'drawn',
  drawn: null,
  strokes: [],
  typedName: '',
  typed: null,
};

/**
 * Headless hook for the authorisation screen: procedure `portal_authorisation` or `portal_action_authorisation`, with
 * the header `X-Evidence` (specification sections 2.3, 5 and 7).
 *
 * @throws When no PensionTraceProvider is above, or when its configuration has no company name.
 */
export function useAuthorisation(options: UseAuthorisationOptions = {}): UseAuthorisationResult {
  const { backend, clock, config, locale, onError } = usePart('authorisation');
  const companyName = requireCompanyName(config.companyName);
  const texts = useMessages('authorisation', authorisationMessages);
  const account = useAccount();
  const applyTags = useApplyTags();
  const user = account.status === 'ready' ? account.user : undefined;
  const needsHmrc = needsHmrcAgreement(user?.birth_date, config.hmrcCutOff);
  const asked = useMemo(() => {
    const all = options.agreements ?? defaultAgreements(texts, companyName);
    return needsHmrc ? all : all.filter(({ id }) => id !== agreementIds.hmrc);
  }, [options.agreements, texts, companyName, needsHmrc]);
  const schema = useMemo(() => authorisationSchema(texts, asked.length), [texts, asked.length]);

  const authorisation = useForm({
    part: 'authorisation',
    schema,
    defaultValues: empty,
    draftKey: options.action ? 'action-authorisation' : 'authorisation',
    order,
    run: async ({ method, signature }, headers) => {
      const { outcome, image, error } = await takePicture(options.captureScreenshot);
      if (error) {
        onError(new BackendError('unexpected', `No picture of the authorisation: ${outcome}`, { cause: error }));
      }
      const contract = options.action ? portalActionAuthorisation : portalAuthorisation;
      return backend.call(
        contract,
        {
          p_data_protection: asked.some(({ id }) => id === agreementIds.dataProtection),
          p_hmrc_authorised: asked.some(({ id }) => id === agreementIds.hmrc),
          p_signature: signature,
          p_screenshot: image,
        },
        { headers: { ...headers, ...evidenceHeader({ method, screenshot: outcome, agreements: asked }) } },
      );
    },
    onDone: (tags) => {
      applyTags(tags);
      options.onCompleted?.({ tags });
    },
    onError: options.onError,
    onInvalid: options.onInvalid,
  });

  const { values, getValues, setValues } = authorisation.form;
  useResetWhenCountChanges(user && asked.length, () => setValues({ agreed: [] }));

  const isAgreed = (index: number, { agreed }: AuthorisationValues) =>
    agreed.length === asked.length && agreed[index] === true;

  return {
    ...authorisation,
    account,
    companyName,
    needsHmrc,
    signer: {
      name: [user?.first_name, user?.last_name].filter(Boolean).join(' '),
      address: formatAddressLines(user?.addresses.find(({ type }) => addressTypeOf(type.id) === 'current') ?? {}),
    },
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: config.timeZone }).format(clock.now()),
    agreements: asked.map((agreement, index) => ({
      ...agreement,
      isAgreed: isAgreed(index, values),
      agree: (isNow) => {
        const before = getValues();
        setValues({ agreed: asked.map((_, other) => (other === index ? isNow : isAgreed(other, before))) });
      },
    })),
    method: values.method,
    setMethod: (method) => setValues({ method }),
    signature: signatureOf(values),
    draw: (drawing) => setValues({ drawn: drawing?.image ?? null, strokes: drawing?.strokes ?? [] }),
    type: (typedName, typed) => setValues({ typedName, typed }),
  };
}

/** Ticks belong to one list of agreements: another list starts unticked (specification section 4). */
function useResetWhenCountChanges(count: number | undefined, reset: () => void) {
  const known = useRef(count);
  useEffect(() => {
    if (count === undefined || count === known.current) return;
    if (known.current !== undefined) reset();
    known.current = count;
  });
}

function requireCompanyName(companyName: string | undefined): string {
  if (companyName) return companyName;
  throw new Error(
    'AuthorisationPad needs the name of your firm, which is part of the letter. Set it on the provider: <PensionTraceProvider config={{ companyName: … }}>. The same applies to useAuthorisation.',
  );
}

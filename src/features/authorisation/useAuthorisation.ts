import { useEffect, useMemo, useRef } from 'react';
import { BackendError } from '../../backend/BackendError';
import { portalActionAuthorisation, portalAuthorisation } from '../../backend/contracts/onboarding';
import { needsHmrcAgreement } from '../../domain/authorisation';
import { formatAddressLines } from '../../domain/address';
import { addressTypeOf } from '../../domain/addressType';
import { usePensionTrace } from '../../provider/PensionTraceContext';
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
  /** True at /action/authorisation, where the back-office asked for a new signature. */
  action?: boolean;
  /** What has to be agreed to. Default: data protection and HMRC; 'hmrc' is asked of eligible customers only. */
  agreements?: readonly Agreement[];
  /** Takes the picture that is sent along, as a PNG data URL. When it fails, the evidence says so and nothing stops. */
  captureScreenshot?: () => Promise<string>;
}

/** An agreement with its box. */
export interface AgreementChoice extends Agreement {
  isAgreed: boolean;
  agree: (isAgreed: boolean) => void;
}

/** The result of {@link useAuthorisation}. */
export interface UseAuthorisationResult extends Form<AuthorisationValues, Authorisation> {
  /** The profile decides what is asked: show the letter once it is `ready`. */
  account: AccountState;
  /** The firm's name, which stands in the letter. */
  companyName: string;
  /** Whether HMRC is asked about lost SERPS pensions as well. */
  needsHmrc: boolean;
  /** Who signs, to be checked before signing. */
  signer: { name: string; address: readonly string[] };
  /** Today where the firm is, in words. */
  date: string;
  agreements: readonly AgreementChoice[];
  method: SignatureMethod;
  setMethod: (method: SignatureMethod) => void;
  /** A data-URL image, or null when there is none or it was cleared. */
  signature: string | null;
  /** Takes over what was drawn; null clears it. */
  draw: (drawing: Drawing | null) => void;
  /** Takes over a typed name with its image; null for no image. */
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
 * The authorisation without its looks: procedure `portal_authorisation`, or `portal_action_authorisation`, with the
 * header `X-Evidence` (specification sections 2.3, 5 and 7).
 *
 * @throws When there is no PensionTraceProvider above, or when its configuration has no company name.
 */
export function useAuthorisation(options: UseAuthorisationOptions = {}): UseAuthorisationResult {
  const { backend, clock, config, locale, onError } = usePensionTrace('useAuthorisation');
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
    schema,
    defaultValues: empty,
    draftKey: options.action ? 'action-authorisation' : 'authorisation',
    order,
    run: async ({ method, signature }, headers) => {
      const { outcome, image, error } = await takePicture(options.captureScreenshot);
      if (error)
        onError(new BackendError('unexpected', `No picture of the authorisation: ${outcome}`, { cause: error }));
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

/** The ticks belong to the list that was read: another list begins unticked (specification section 4). */
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
    'AuthorisationPad needs the name of your firm, which stands in the letter that is signed. Set it on the provider: <PensionTraceProvider config={{ companyName: … }}>. The same holds for useAuthorisation.',
  );
}

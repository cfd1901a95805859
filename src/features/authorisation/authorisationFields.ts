import * as z from 'zod/mini';
import { isSameName } from '../../domain/name';
import { field, text, tick, type ValuesOf } from '../../forms/field';
import type { authorisationMessages } from './messages';

/** How a signature was made. Part of the evidence. */
export type SignatureMethod = 'drawn' | 'typed';

/** One line of a drawn signature, in CSS pixels of the pad. */
export interface Stroke {
  penColor: string;
  dotSize: number;
  minWidth: number;
  maxWidth: number;
  velocityFilterWeight: number;
  compositeOperation: GlobalCompositeOperation;
  points: { x: number; y: number; pressure: number; time: number }[];
}

/** A drawn signature. */
export interface Drawing {
  /** A data-URL image. */
  image: string;
  /** The strokes, to draw it again. */
  strokes: readonly Stroke[];
}

/** The values that the rules of the signature read. */
export interface SignatureValues {
  method: SignatureMethod;
  drawn: string | null;
  typed: string | null;
}

export interface AuthorisationFieldsOptions {
  texts: typeof authorisationMessages;
  /** The number of agreements. */
  count: number;
  /** The words that the agreements are in. */
  wording: string;
  /** The customer's name; empty while it is unknown. */
  signer: string;
}

/**
 * The form of the authorisation: every agreement ticked, and a signature. Switching between the two ways to sign keeps
 * both signatures.
 */
export function authorisationFields({ texts, count, wording, signer }: AuthorisationFieldsOptions) {
  const signatureProblem = (method: SignatureMethod) => (_value: unknown, values: SignatureValues) =>
    values.method === method && signatureOf(values) === null ? texts.signatureMissing : undefined;
  return {
    /** Whether each agreement is ticked, in their order. Shorter when some were never touched. */
    agreed: field(z.custom<readonly boolean[]>(), [], {
      rule(agreed, values: { wording: string }) {
        const isAboutThese = values.wording === wording && agreed.length === count;
        return isAboutThese && agreed.every(Boolean) ? undefined : texts.agreementsMissing;
      },
    }),
    /** The words that `agreed` belongs to: other words start unticked. */
    wording: text({}),
    method: field(z.custom<SignatureMethod>(), 'drawn', { parameter: 'method' }),
    /** A data-URL image, or null when nothing is drawn. */
    drawn: field(z.custom<string | null>(), null, {
      parameter: 'p_signature',
      rule: signatureProblem('drawn'),
      send: (_value, values: SignatureValues) => signatureOf(values) ?? '',
    }),
    /** The strokes of `drawn`, to draw it again. */
    strokes: field(z.custom<readonly Stroke[]>(), [], {}),
    typedName: text({
      isAsked: ({ method }: SignatureValues) => method === 'typed',
      rule(name, values: SignatureValues & { isNameAsked: boolean }) {
        const isDoubtful = signer !== '' && !values.isNameAsked && !isSameName(name, signer);
        return signatureProblem('typed')(name, values) ?? (isDoubtful ? texts.nameDiffers(signer) : undefined);
      },
    }),
    /** Whether the customer was asked about a name that is not the account's. */
    isNameAsked: tick({}),
    /** A data-URL image of the typed name, or null when nothing is typed. */
    typed: field(z.custom<string | null>(), null, {}),
  };
}

/** The form's values. */
export interface AuthorisationValues extends ValuesOf<ReturnType<typeof authorisationFields>> {}

/** The signature of the chosen method; null when there is none. */
export function signatureOf({ method, drawn, typed }: SignatureValues): string | null {
  return method === 'drawn' ? drawn : typed;
}

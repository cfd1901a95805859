import type { FieldMessage } from '../../forms/fieldCheck';
import { formSchema } from '../../forms/formSchema';
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

/** The form's values. Switching between the two ways to sign keeps both signatures. */
export interface AuthorisationValues {
  /** Whether each agreement is ticked, in their order. Shorter when some were never touched. */
  agreed: readonly boolean[];
  /** The words that `agreed` belongs to: other words start unticked. */
  wording: string;
  method: SignatureMethod;
  /** A data-URL image, or null when nothing is drawn. */
  drawn: string | null;
  /** The strokes of `drawn`, to draw it again. */
  strokes: readonly Stroke[];
  typedName: string;
  /** A data-URL image of the typed name, or null when nothing is typed. */
  typed: string | null;
}

/** The checked values. */
export interface Authorisation {
  method: SignatureMethod;
  /** A data-URL image. */
  signature: string;
}

type Texts = typeof authorisationMessages;

/**
 * The rules of specification section 5 for an authorisation: every agreement ticked, and a signature.
 *
 * @param asked The number of agreements, and the words that they are in.
 */
export function authorisationSchema(texts: Texts, asked: { count: number; wording: string }) {
  return formSchema(
    (values: AuthorisationValues) => {
      const problems: FieldMessage<keyof AuthorisationValues>[] = [];
      const isAboutThese = values.wording === asked.wording && values.agreed.length === asked.count;
      if (!isAboutThese || !values.agreed.every(Boolean)) {
        problems.push(['agreed', texts.agreementsMissing]);
      }
      if (signatureOf(values) === null) {
        problems.push([values.method === 'drawn' ? 'drawn' : 'typedName', texts.signatureMissing]);
      }
      return problems;
    },
    (values): Authorisation => ({ method: values.method, signature: signatureOf(values) ?? '' }),
  );
}

/** The signature of the chosen method; null when there is none. */
export function signatureOf({ method, drawn, typed }: AuthorisationValues): string | null {
  return method === 'drawn' ? drawn : typed;
}

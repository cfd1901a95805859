import * as v from 'valibot';
import { checkOneTimeCode, formatOneTimeCode } from '../../domain/oneTimeCode';
import { textSchema } from '../../forms/textSchema';
import type { twoStepMessages } from './messages';

export interface CodeValues {
  /** The six digits that the authenticator app shows. */
  code: string;
}

/** The field for a code. */
export function codeFieldSchema(texts: typeof twoStepMessages) {
  const field = textSchema(checkOneTimeCode, (problem) =>
    problem === 'missing' ? texts.codeMissing : texts.codeInvalid,
  );
  return v.pipe(field, v.transform(formatOneTimeCode));
}

export function codeSchema(texts: typeof twoStepMessages) {
  return v.object({ code: codeFieldSchema(texts) });
}

import * as z from 'zod/mini';
import { checkOneTimeCode, formatOneTimeCode } from '../../domain/oneTimeCode';
import { textSchema } from '../../forms/textSchema';
import type { twoStepMessages } from './messages';

export interface CodeValues {
  /** The six digits that the authenticator app shows. */
  code: string;
}

export function codeSchema(texts: typeof twoStepMessages) {
  const code = textSchema(checkOneTimeCode, (problem) =>
    problem === 'missing' ? texts.codeMissing : texts.codeInvalid,
  );
  return z.pipe(
    z.object({ code }),
    z.transform((values): CodeValues => ({ code: formatOneTimeCode(values.code) })),
  );
}

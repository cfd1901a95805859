import * as z from 'zod/mini';
import { checkOneTimeCode, formatOneTimeCode } from '../../domain/oneTimeCode';
import { textSchema } from '../../forms/textSchema';
import type { Widened } from '../../provider/messages';
import type { twoStepErrors } from './errorMessages';

export interface CodeValues {
  /** The six digits that the authenticator app shows. */
  code: string;
}

export function codeSchema(texts: Widened<typeof twoStepErrors.defaults>) {
  const code = textSchema(checkOneTimeCode, (problem) =>
    problem === 'missing' ? texts.codeMissing : texts.codeInvalid,
  );
  return z.pipe(
    z.object({ code }),
    z.transform((values): CodeValues => ({ code: formatOneTimeCode(values.code) })),
  );
}

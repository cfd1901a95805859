import * as z from 'zod/mini';
import { checkOneTimeCode, formatOneTimeCode } from '../../domain/oneTimeCode';
import { checkedText } from '../../provider/checkedText';
import type { Widened } from '../../provider/messages';
import type { twoStepErrors } from './errorMessages';

export interface CodeValues {
  /** The six digits that the authenticator app shows. */
  code: string;
}

export function codeSchema(texts: Widened<typeof twoStepErrors.defaults>) {
  const code = checkedText(checkOneTimeCode, (problem) =>
    problem === 'missing' ? texts.codeMissing : texts.codeInvalid,
  );
  return z.pipe(
    z.object({ code }),
    z.transform((values): CodeValues => ({ code: formatOneTimeCode(values.code) })),
  );
}

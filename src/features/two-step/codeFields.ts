import { checkOneTimeCode, formatOneTimeCode } from '../../domain/oneTimeCode';
import { missingOrInvalid } from '../../forms/missingOrInvalid';
import { text, type ValuesOf } from '../../forms/field';
import type { twoStepMessages } from './messages';

/** The form of a second step: the six digits from an authenticator app or a text. */
export function codeFields(texts: typeof twoStepMessages) {
  return {
    code: text({
      parameter: 'code',
      rule(value) {
        const problem = checkOneTimeCode(value);
        return missingOrInvalid(problem, texts.codeMissing, texts.codeInvalid);
      },
      send: formatOneTimeCode,
    }),
  };
}

/** The form's values, as typed. */
export interface CodeValues extends ValuesOf<ReturnType<typeof codeFields>> {}

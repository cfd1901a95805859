import { mobileNumber } from '../../domain/phone';
import { exactLine } from '../../domain/text';
import { text, type ValuesOf } from '../../forms/field';
import type { twoStepMessages } from './messages';

/** The form of a phone to which codes are sent by text. */
export function phoneFields(texts: typeof twoStepMessages) {
  return {
    phone: text({
      parameter: 'phone',
      rule(value) {
        if (mobileNumber(value) !== undefined) return undefined;
        return exactLine(value) === '' ? texts.phoneMissing : texts.phoneInvalid;
      },
      send: (value) => mobileNumber(value) ?? '',
    }),
  };
}

/** The form's values, as typed. */
export interface PhoneValues extends ValuesOf<ReturnType<typeof phoneFields>> {}

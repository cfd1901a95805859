import { checkPostcode, correctPostcode } from '../domain/postcode';
import type { addressMessages } from './addressMessages';

/** Returns the rule of a postcode. A second line of its error says what to write, where that is known. */
export function postcodeRule(texts: typeof addressMessages) {
  return (value: string): string | undefined => {
    const problem = checkPostcode(value);
    if (problem !== 'invalid') return problem && texts.postcodeMissing;
    const correction = correctPostcode(value);
    if (correction === undefined) return texts.postcodeInvalid;
    const help = correction === 'bfpo' ? texts.postcodeOfForces : texts.postcodeOnly(correction.postcode);
    return `${texts.postcodeInvalid}\n${help}`;
  };
}

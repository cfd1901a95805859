import { correctName, hasLetters, tidyName, type RefusedCharacter } from '../domain/name';
import type { LengthRange, Rules } from '../domain/rules';
import type { sharedMessages } from '../provider/sharedMessages';

export interface NameRuleOptions {
  /** `checkName` or `checkPreviousName`. */
  check: (value: string, rules: Rules) => 'missing' | 'invalid' | undefined;
  length: LengthRange;
  rules: Rules;
  /** The other name of the form. Where it is given and this one is missing, a second line is for people with one name. */
  other?: 'firstName' | 'lastName' | undefined;
  missing: string;
  invalid: string;
  shared: typeof sharedMessages;
}

/** The names of a form, as typed. */
export interface NameValues {
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** Returns the rule of a name. A second line of its error says what to write, or names the characters to leave out. */
export function nameRule({ check, length, rules, other, missing, invalid, shared }: NameRuleOptions) {
  return (value: string, values: NameValues = {}): string | undefined => {
    const problem = check(value, rules);
    if (problem === 'missing') {
      const otherName = (other && values[other]) ?? '';
      return tidyName(otherName) === '' ? missing : `${missing}\n${shared.onlyName}`;
    }
    if (problem === undefined) return undefined;
    if (!hasLetters(value)) return `${invalid}\n${other ? `${shared.inLetters} ${shared.onlyName}` : shared.inLetters}`;
    const correction = correctName(value, length, rules);
    if (!correction) return invalid;
    const characters = correction.characters.map((character) => labelOf(character, shared)).reduce(shared.both);
    const { leaveOut, leaveOutAndWrite } = shared;
    const help = correction.name === undefined ? leaveOut(characters) : leaveOutAndWrite(characters, correction.name);
    return `${invalid}\n${help}`;
  };
}

function labelOf(character: RefusedCharacter, shared: typeof sharedMessages): string {
  switch (character) {
    case 'apostrophe':
      return shared.apostrophe;
    case 'hyphen':
      return shared.hyphen;
    case 'full-stop':
      return shared.fullStop;
    default:
      return shared.otherCharacter(character.other);
  }
}

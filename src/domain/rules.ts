/** The name of a set of validation rules: `standard` is the default, `inclusive` follows GOV.UK guidance. */
export type RulesPreset = 'standard' | 'inclusive';

/** A number of characters, both ends included. */
export interface LengthRange {
  min: number;
  max: number;
}

/** The validation rules that a firm can choose. */
export interface Rules {
  /** The preset on which these rules are based. */
  preset: RulesPreset;
  /** First and last names. */
  name: LengthRange;
  previousName: LengthRange;
  /** Whether names may contain hyphens, apostrophes and full stops as well as letters and spaces. */
  isNamePunctuationAllowed: boolean;
  /** Whether to change first and last names to title case. */
  formatNames: boolean;
  passwordMin: number;
  /** No upper limit when undefined. */
  passwordMax: number | undefined;
  /** The accepted numbers, by their first two digits in the 0 form. */
  phonePrefixes: readonly PhonePrefix[];
  isTitleRequired: boolean;
}

/** 01 and 02 are geographic, 03 is non-geographic, 07 is mobile (Ofcom, National Telephone Numbering Plan). */
export type PhonePrefix = '01' | '02' | '03' | '07';

/** The default rules. */
export const standardRules: Rules = {
  preset: 'standard',
  name: { min: 2, max: 30 },
  previousName: { min: 2, max: 60 },
  isNamePunctuationAllowed: false,
  formatNames: true,
  passwordMin: 8,
  passwordMax: 32,
  phonePrefixes: ['07', '01'],
  isTitleRequired: true,
};

/**
 * For firms that follow the GOV.UK Design System (patterns 'Names', 'Phone numbers' and 'Passwords'): O'Brien,
 * Smith-Jones and McDonald stay as typed, a name may have one letter, London (020) and 03 numbers are accepted,
 * passwords may be long, and the title is optional.
 */
export const inclusiveRules: Rules = {
  ...standardRules,
  preset: 'inclusive',
  name: { min: 1, max: 30 },
  isNamePunctuationAllowed: true,
  formatNames: false,
  passwordMax: undefined,
  phonePrefixes: ['07', '01', '02', '03'],
  isTitleRequired: false,
};

/** Returns the rules of a preset. Returns a firm's own rules unchanged. Throws a TypeError for another name. */
export function rulesFor(rules: RulesPreset | Rules): Rules {
  if (rules === 'standard') return standardRules;
  if (rules === 'inclusive') return inclusiveRules;
  if (typeof rules === 'object') return rules;
  throw new TypeError(`There are no rules '${String(rules)}'. Write 'standard', 'inclusive' or an object of rules.`);
}

/** The name of a set of validation rules: `standard` is the specification's, `inclusive` follows GOV.UK guidance. */
export type RulesPreset = 'standard' | 'inclusive';

/** A number of characters, both ends included. */
export interface LengthRange {
  min: number;
  max: number;
}

/** The validation rules in which firms differ. */
export interface Rules {
  /** The preset that these rules are, or started from. */
  preset: RulesPreset;
  /** First and last names. */
  name: LengthRange;
  previousName: LengthRange;
  /** Whether names may hold hyphens, apostrophes and full stops beside letters and spaces. */
  isNamePunctuationAllowed: boolean;
  /** Whether to change first and last names to a capital first letter and lower case. */
  formatNames: boolean;
  passwordMin: number;
  /** No upper limit when undefined. */
  passwordMax: number | undefined;
  /** The first two digits, in the 0 form, of the numbers that are accepted. */
  phonePrefixes: readonly PhonePrefix[];
  isTitleRequired: boolean;
}

/** 01 and 02 are geographic, 03 is non-geographic, 07 is mobile (Ofcom, National Telephone Numbering Plan). */
export type PhonePrefix = '01' | '02' | '03' | '07';

/** Specification section 5, to the letter. */
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
 * For firms that follow the GOV.UK Design System (patterns 'Names', 'Phone numbers' and 'Passwords'):
 * O'Brien, Smith-Jones and McDonald stay as typed, a name may be one letter long, London (020) and 03
 * numbers are numbers, a password may be long, a title is optional.
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

/** Returns the rules of a preset. Returns a firm's own rules unchanged. */
export function rulesFor(rules: RulesPreset | Rules): Rules {
  if (rules === 'standard') return standardRules;
  if (rules === 'inclusive') return inclusiveRules;
  return rules;
}

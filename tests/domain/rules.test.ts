import { describe, expect, it } from 'vitest';
import { inclusiveRules, rulesFor, standardRules, type Rules } from '../../src/domain/rules';

describe('rules', () => {
  it('have the specified values in the standard preset', () => {
    expect(standardRules).toEqual({
      preset: 'standard',
      name: { min: 2, max: 30 },
      previousName: { min: 2, max: 60 },
      isNamePunctuationAllowed: false,
      formatNames: true,
      passwordMin: 8,
      passwordMax: 32,
      phonePrefixes: ['07', '01'],
      isTitleRequired: true,
    });
  });

  it('of the inclusive preset accept everything that the standard preset accepts', () => {
    expect(inclusiveRules.name.min).toBe(1);
    expect(inclusiveRules.name.max).toBeGreaterThanOrEqual(standardRules.name.max);
    expect(inclusiveRules.previousName).toEqual(standardRules.previousName);
    expect(inclusiveRules.passwordMin).toBe(standardRules.passwordMin);
    expect(inclusiveRules.phonePrefixes).toEqual(expect.arrayContaining([...standardRules.phonePrefixes]));
  });

  it('are resolved by name; custom rules are returned unchanged', () => {
    const own: Rules = { ...inclusiveRules, isTitleRequired: true };
    // @ts-expect-error a caller without types can write any name
    expect(() => rulesFor('strict')).toThrow("There are no rules 'strict'. Write 'standard', 'inclusive' or");
    expect(rulesFor('standard')).toBe(standardRules);
    expect(rulesFor('inclusive')).toBe(inclusiveRules);
    expect(rulesFor(own)).toBe(own);
  });
});

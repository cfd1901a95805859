import { describe, expect, it } from 'vitest';
import { inclusiveRules, rulesFor, standardRules, type Rules } from '../../src/domain/rules';

describe('rules', () => {
  it('are the specification’s in the standard preset', () => {
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

  it('accept in the inclusive preset everything that the standard one accepts', () => {
    expect(inclusiveRules.name.min).toBe(1);
    expect(inclusiveRules.name.max).toBeGreaterThanOrEqual(standardRules.name.max);
    expect(inclusiveRules.previousName).toEqual(standardRules.previousName);
    expect(inclusiveRules.passwordMin).toBe(standardRules.passwordMin);
    expect(inclusiveRules.phonePrefixes).toEqual(expect.arrayContaining([...standardRules.phonePrefixes]));
  });

  it('are resolved by name, and a firm’s own are kept', () => {
    const own: Rules = { ...inclusiveRules, isTitleRequired: true };
    expect(rulesFor('standard')).toBe(standardRules);
    expect(rulesFor('inclusive')).toBe(inclusiveRules);
    expect(rulesFor(own)).toBe(own);
  });
});

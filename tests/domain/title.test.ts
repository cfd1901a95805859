import { describe, expect, it } from 'vitest';
import { inclusiveRules, standardRules } from '../../src/domain/rules';
import { checkTitle, titles } from '../../src/domain/title';

describe('titles', () => {
  it('have the specified codes', () => {
    expect(titles.map(({ code, label }) => `${code} ${label}`)).toEqual([
      '1 Mr',
      '2 Mrs',
      '3 Miss',
      '4 Mx',
      '5 Dr',
      '6 Ms',
      '7 Prof',
      '8 Rev',
    ]);
  });

  it.each([
    [1, undefined],
    [8, undefined],
    [0, 'missing'],
    [9, 'missing'],
    [NaN, 'missing'],
    [null, 'missing'],
    [undefined, 'missing'],
  ])('%s is %s where a title is required, and valid where it is optional', (code, problem) => {
    expect(checkTitle(code, standardRules)).toBe(problem);
    expect(checkTitle(code, inclusiveRules)).toBeUndefined();
  });
});

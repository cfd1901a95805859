import { describe, expect, it } from 'vitest';
import { checkText, lengthOf, textLimits } from '../../src/domain/text';

describe('checkText', () => {
  it.each([
    ['nothing', '', 'missing', undefined],
    ['only space', ' \t ', 'missing', undefined],
    ['one character', 'x', undefined, undefined],
    ['100 characters', 'x'.repeat(100), undefined, undefined],
    ['100 characters with space around them', ` ${'x'.repeat(100)} `, undefined, undefined],
    ['101 characters', 'x'.repeat(101), 'too-long', 'too-long'],
    ['100 characters that take two units each', '😀'.repeat(100), undefined, undefined],
  ])('%s', (_what, value, required, optional) => {
    expect(checkText(value, { max: textLimits.employer, required: true })).toBe(required);
    expect(checkText(value, { max: textLimits.employer, required: false })).toBe(optional);
  });

  it('has the specified limits', () => {
    expect(textLimits).toEqual({ employer: 100, provider: 100, policy: 100 });
  });
});

describe('lengthOf', () => {
  it('counts code points', () => expect(lengthOf('a😀é')).toBe(3));
});

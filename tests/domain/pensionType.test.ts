import { describe, expect, it } from 'vitest';
import { pensionTypeTone } from '../../src/domain/pensionType';

describe('pensionTypeTone', () => {
  it.each([
    ['Active', 'success'],
    ['Deferred', 'neutral'],
    ['Inactive', 'neutral'],
    ['', 'neutral'],
  ])('%j: %s', (type, tone) => expect(pensionTypeTone(type)).toBe(tone));
});

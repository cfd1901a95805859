import { expect, it } from 'vitest';
import { answerBy } from '../../src/domain/answerBy';

it('is six weeks after the letter', () => {
  expect(answerBy('2026-11-25T10:00:00Z', 42).toISOString()).toBe('2027-01-06T10:00:00.000Z');
});

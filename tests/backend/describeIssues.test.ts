import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues } from '../../src/backend/describeIssues';

function describeWith(schema: z.ZodMiniType, value: unknown): string {
  return describeIssues(z.safeParse(schema, value).error?.issues ?? [], value);
}

describe('the description of a value that does not match its schema', () => {
  const letter = z.object({ letter: z.object({ lines: z.array(z.string()) }) });

  it.each<[unknown, string]>([
    [{ letter: { lines: ['a', 7] } }, 'letter.lines.1 (expected string, received number)'],
    [{ letter: 'a' }, 'letter (expected object, received string)'],
    [{ letter: null }, 'letter (expected object, received null)'],
    [7, '(root) (expected object, received number)'],
  ])('%j: %s', (value, description) => {
    expect(describeWith(letter, value)).toBe(description);
  });

  it('reports only the type of a value outside an enum', () => {
    expect(describeWith(z.enum(['current', 'previous']), 'former')).toBe(
      '(root) (expected another value, received string)',
    );
  });

  it('names each kind of a union once', () => {
    const either = z.union([z.object({ id: z.string() }), z.object({ name: z.string() }), z.number()]);
    expect(describeWith(either, {})).toBe('(root) (expected other fields or number, received object)');
  });

  it('reports undefined for a path below a missing value', () => {
    const issue = { code: 'invalid_type' as const, expected: 'string' as const, message: '', input: undefined };
    const place = ['address', 'line1', 'length'];
    for (const value of [undefined, null, 'text', {}, { address: null }, { address: { line1: 'text' } }]) {
      expect(describeIssues([{ ...issue, path: place }], value)).toBe(
        'address.line1.length (expected string, received undefined)',
      );
    }
  });
});

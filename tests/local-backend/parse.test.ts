import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { parse } from '../../local-backend/parse';
import { jsonObject } from '../../local-backend/jsonValues';

it('an error names the fields that do not fit, without their values', () => {
  const schema = z.object({ id: z.string(), users: z.array(z.object({ email: z.string() })) });
  const wrong = { id: 7_700_900_123, users: [{ email: ['margaret@example.com'] }] };
  expect(() => parse(schema, wrong)).toThrow(new Error('A value does not fit its schema at: id, users.0.email'));
  expect(() => parse(schema, 'margaret@example.com')).toThrow(new Error('A value does not fit its schema at: (value)'));
});

it.each([
  [jsonObject, []],
  [jsonObject, null],
  [z.number(), NaN],
  [z.number(), Infinity],
] as const)('refuses a value of another type and a number that JSON cannot hold (%#)', (schema, value) => {
  expect(z.safeParse(schema, value).success).toBe(false);
});

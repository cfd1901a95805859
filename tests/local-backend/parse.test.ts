import * as v from 'valibot';
import { expect, it } from 'vitest';
import { jsonNumber, jsonObject } from '../../example-app/local-backend/jsonValues';
import { parse } from '../../example-app/local-backend/parse';

it('an error names the fields that do not fit, without their values', () => {
  const schema = v.object({ id: v.string(), users: v.array(v.object({ email: v.string() })) });
  const wrong = { id: 7_700_900_123, users: [{ email: ['margaret@example.com'] }] };
  expect(() => parse(schema, wrong)).toThrow(new Error('A value does not fit its schema at: id, users.0.email'));
  expect(() => parse(schema, 'margaret@example.com')).toThrow(new Error('A value does not fit its schema at: (value)'));
});

it.each([
  [jsonObject, []],
  [jsonObject, null],
  [jsonNumber, NaN],
  [jsonNumber, Infinity],
] as const)('refuses what is no value of JSON or another kind (%#)', (schema, value) => {
  expect(v.is(schema, value)).toBe(false);
});

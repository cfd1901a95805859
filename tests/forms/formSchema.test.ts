import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addressFields } from '../../src/entries/addressFields';
import { addressMessages } from '../../src/entries/addressMessages';
import { text, tick } from '../../src/forms/field';
import { formSchema, initialValues, payloadOf, refusedField, sentValue } from '../../src/forms/formSchema';

const fields = {
  name: text({ parameter: 'p_name', rule: (value) => (value === '' ? 'The name is missing' : undefined) }),
  code: text({ parameter: 'p_code', send: (value) => value.trim() || undefined }),
  note: text({ initial: 'As before' }),
  date: text({ parameter: 'p_date', linksTo: 'name' }),
  isSure: tick({ parameter: 'p_sure', rule: () => undefined, isAsked: ({ note }: { note: string }) => note !== '' }),
};

describe('a form', () => {
  it('starts with the initial values', () => {
    expect(initialValues(fields)).toEqual({ name: '', code: '', note: 'As before', date: '', isSure: false });
  });

  it('reports custom issues at the fields', () => {
    const issues = formSchema(fields).safeParse(initialValues(fields)).error?.issues;
    expect(issues).toMatchObject([{ code: 'custom', path: ['name'], message: 'The name is missing' }]);
  });

  it('omits undefined parameters and fields without a parameter', () => {
    const values = { ...initialValues(fields), name: 'Ada', code: ' ' };
    expect(payloadOf(fields, values)).toStrictEqual({ p_name: 'Ada', p_date: '', p_sure: false });
    expect(payloadOf(fields, { ...values, note: '', code: ' 7' })).toStrictEqual({
      p_name: 'Ada',
      p_code: '7',
      p_date: '',
    });
  });

  it('returns the value of a field as in the payload', () => {
    const values = { ...initialValues(fields), code: ' 7 ' };
    expect(['code', 'note', 'unknown'].map((name) => sentValue(fields, values, name))).toEqual([
      '7',
      'As before',
      undefined,
    ]);
  });

  it('assigns a refusal only to a shown field with a rule or a link', () => {
    const fieldOf = (parameter?: string, note = 'a') =>
      refusedField(fields, { ...initialValues(fields), note }, parameter);
    expect([fieldOf('p_name'), fieldOf('p_date'), fieldOf('p_sure')]).toEqual(['name', 'date', 'isSure']);
    expect([fieldOf('p_code'), fieldOf('p_sure', ''), fieldOf('p_other'), fieldOf()]).toEqual(Array(4).fill(undefined));
  });
});

describe('a form with own questions', () => {
  const heard = z.object({
    heardFrom: z.string().check(z.trim(), z.minLength(1, 'Say where you heard of us')),
    visits: z.optional(z.number('Visits are a number')),
  });
  const extra = { schema: heard, names: ['extra.visits', 'extra.heardFrom'] };
  const filled = { ...initialValues(fields), name: 'Ada' };

  it('replaces their values by the output of their schema', async () => {
    const values = { ...filled, extra: { heardFrom: ' a friend ' } };
    expect(await formSchema(fields, undefined, extra).safeParseAsync(values)).toMatchObject({
      success: true,
      data: { ...filled, extra: { heardFrom: 'a friend' } },
    });
  });

  it('reports their problems after its own, in page order', async () => {
    const given = { heardFrom: ' ', visits: 'often' };
    const { error } = await formSchema(fields, undefined, extra).safeParseAsync({ ...filled, name: '', extra: given });
    expect(error?.issues).toMatchObject([
      { code: 'custom', path: ['name'] },
      { code: 'custom', path: ['extra', 'visits'], message: 'Visits are a number' },
      { code: 'custom', path: ['extra', 'heardFrom'], message: 'Say where you heard of us' },
    ]);
  });

  it('checks a form whose questions were not touched', async () => {
    const { error } = await formSchema(fields, undefined, extra).safeParseAsync(filled);
    expect(error?.issues).toMatchObject([{ path: ['extra', 'heardFrom'] }]);
  });
});

it('an address formats a valid postcode and leaves other text as typed', () => {
  const { postcode } = addressFields({ texts: addressMessages, stored: undefined });
  expect(['ex713aa', ' whitby', ''].map(postcode.format)).toEqual(['EX71 3AA', ' whitby', '']);
});

it.each([
  ['', 'Please enter a postcode'],
  ['Leeds', 'Please enter a valid postcode'],
  ['Leeds LS1 4AP', 'Please enter a valid postcode\nWrite the postcode only: LS1 4AP.'],
  ['BFPO 2', 'Please enter a valid postcode\nWrite the postcode of your BFPO number, which starts with BF1.'],
  ['LS1 4AP', undefined],
])('the error of the postcode %j says what to write', (typed, message) => {
  const { postcode } = addressFields({ texts: addressMessages, stored: undefined });
  expect(postcode.rule(typed)).toBe(message);
});

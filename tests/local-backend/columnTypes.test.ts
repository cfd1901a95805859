import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureFolder, signUp, type SignedIn } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

let backend: RunningBackend;
let customer: SignedIn;
beforeAll(async () => {
  backend = await startBackend({ supabaseDir: fixtureFolder });
  customer = await signUp(backend, 'types@example.com');
});
afterAll(() => backend.stop());

describe('the formats of values', () => {
  it('match PostgREST in both directions', async () => {
    const { data, error } = await customer.client
      .from('notes')
      .insert({
        body: 'Values',
        amount: 10.5,
        details: { list: [1, 'two', null], nested: { text: '"quoted"' } },
        happened_at: '2026-03-29T01:30:00',
        written_at: '2026-03-29T01:30:00.5+01:00',
      })
      .select('amount, details, happened_at, written_at')
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({
      amount: 10.5,
      details: { list: [1, 'two', null], nested: { text: '"quoted"' } },
      happened_at: '2026-03-29T01:30:00',
      written_at: '2026-03-29T00:30:00.5+00:00',
    });
  });

  it.each([[17], [true], [[1, 2]], [null]])('stores %j in a jsonb column unchanged', async (value) => {
    const { data, error } = await customer.client
      .from('notes')
      .insert({ body: `JSON ${JSON.stringify(value)}`, details: value })
      .select('details')
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ details: value });
  });

  it('accepts a number or a boolean for a text column', async () => {
    const insert = customer.client.from('notes').insert({ body: true, tag: 12 });
    const { data, error } = await insert.select('body, tag').single();
    expect(error).toBeNull();
    expect(data).toEqual({ body: 'true', tag: '12' });
    const other = await customer.client.from('notes').insert({ body: 12, tag: false }).select('body, tag').single();
    expect(other.data).toEqual({ body: '12', tag: 'false' });
  });

  it.each([
    [{ a: [1] }, 'object'],
    [['x', 'y'], 'array'],
    [17, 'number'],
  ])('passes %j to a procedure unchanged', async (value, kind) => {
    const names = ['Ada', 'O’Brien, "Jo"'];
    const { data, error } = await customer.client.rpc('describe_values', { p_value: value, p_names: names });
    expect(error).toBeNull();
    expect(data).toEqual({ kind, value, names: 2 });
  });

  it('finds the functions of extensions', async () => {
    const { data } = await customer.client.rpc('fingerprint', { p_text: 'Ada' });
    expect(data).toHaveLength(64);
  });

  it('finds rows by the content of their JSON', async () => {
    await customer.client.from('notes').insert({ body: 'Recommended', details: { recommended: 2 } });
    const { data } = await customer.client.from('notes').select('body').contains('details', { recommended: 2 });
    expect(data).toEqual([{ body: 'Recommended' }]);
  });
});

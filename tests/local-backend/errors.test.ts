import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hideInternals, internalMessage } from '../../local-backend/databaseErrors';
import { fixtureFolder, signUp, type SignedIn } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

let backend: RunningBackend;
let customer: SignedIn;
const internalErrors: unknown[] = [];
beforeAll(async () => {
  backend = await startBackend({
    supabaseDir: fixtureFolder,
    onInternalError: (error) => internalErrors.push(error),
  });
  customer = await signUp(backend, 'errors@example.com');
});
afterAll(() => backend.stop());

function refuse(code: string, message = 'You cannot do this.') {
  return customer.client.rpc('refuse', { p_code: code, p_message: message, p_hint: 'a_hint', p_detail: 'A detail' });
}

describe('an error of the database', () => {
  it.each([
    ['PT403', 403],
    ['PT409', 409],
    ['PT429', 429],
    ['P0001', 400],
    ['23514', 400],
    ['22023', 400],
    ['28000', 403],
    ['25006', 405],
  ])('%s keeps its message, hint and details, with status %i', async (code, status) => {
    const refused = await refuse(code);
    expect(refused.status).toBe(status);
    expect(refused.error).toMatchObject({
      code,
      message: 'You cannot do this.',
      hint: 'a_hint',
      details: 'A detail',
    });
  });

  it.each([
    ['XX000', 500],
    ['54001', 500],
    ['53300', 503],
    ['57014', 500],
  ])('%s shows no internals, with status %i', async (code, status) => {
    internalErrors.length = 0;
    const refused = await refuse(code, 'cache lookup failed for relation 16384');
    expect(refused.status).toBe(status);
    expect(refused.error).toMatchObject({ code, message: internalMessage, hint: null, details: null });
    expect(internalErrors).toEqual([expect.objectContaining({ message: 'cache lookup failed for relation 16384' })]);
  });

  it('reports a violated constraint', async () => {
    const long = await customer.client.from('notes').insert({ body: 'x'.repeat(41) });
    expect(long).toMatchObject({ status: 400, error: { code: '23514' } });
    const missing = await customer.client.from('notes').insert({ body: null });
    expect(missing).toMatchObject({ status: 400, error: { code: '23502' } });
    await customer.client.from('notes').insert({ body: 'Once' });
    const twice = await customer.client.from('notes').insert({ body: 'Once' });
    expect(twice).toMatchObject({ status: 409, error: { code: '23505' } });
    const unknown = await customer.client.from('notes').select().eq('id', 'no-uuid');
    expect(unknown).toMatchObject({ status: 400, error: { code: '22P02' } });
  });

  it('changes nothing', async () => {
    const { error } = await customer.client.from('notes').insert([{ body: 'Good' }, { body: 'x'.repeat(41) }]);
    expect(error?.code).toBe('23514');
    expect((await customer.client.from('notes').select('body').eq('body', 'Good')).data).toEqual([]);
  });

  it('hides the details of an unknown error', async () => {
    const unforeseen = Response.json({ code: 'SUP', message: 'TypeError: x is not a function' }, { status: 500 });
    const reported: unknown[] = [];
    const answer = await hideInternals(unforeseen, (error) => reported.push(error));
    expect(await answer.json()).toEqual({ code: 'XX000', message: internalMessage, hint: null, details: null });
    expect(reported).toEqual([new Error('TypeError: x is not a function')]);
    const other = Response.json({ code: 'PGRST205', message: 'No such table' }, { status: 404 });
    expect(await hideInternals(other, () => {})).toBe(other);
  });
});

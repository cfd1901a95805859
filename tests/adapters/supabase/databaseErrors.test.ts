import { describe, expect, it } from 'vitest';
import { createSupabaseAdapter } from '../../../src/adapters/supabase/createSupabaseAdapter';
import { createTableReads } from '../../../src/adapters/supabase/createTableReads';
import { isExpiredToken } from '../../../src/adapters/supabase/databaseReply';
import { BackendError } from '../../../src/backend/BackendError';
import { clientOver, json, noAnswer, noNetwork } from './clientOver';

const refusal = { code: 'PT403', message: 'This step is not available.', details: null, hint: 'wrong_step' };
const noSession = 'portal_why needs a session that the server accepts';
/** A message for developers without the database's message, which may quote a customer's input. */
const failedWith = (code: string) => `portal_why failed with ${code}`;

describe('a procedure over supabase-js', () => {
  it('sends the payload and the headers, and resolves with the reply', async () => {
    const { client, requests } = clientOver(() => json([6]));
    const reply = await createSupabaseAdapter(client).rpc(
      'portal_why',
      { p_reason: 2 },
      { headers: { 'Idempotency-Key': 'key-1', 'X-Evidence': '{"method":"typed"}' } },
    );
    expect(reply).toEqual([6]);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/rest/v1/rpc/portal_why', body: { p_reason: 2 } });
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('key-1');
    expect(requests[0]?.headers.get('X-Evidence')).toBe('{"method":"typed"}');
  });

  it('says how to set up a project without our migrations', async () => {
    const { client } = clientOver(() => json({ code: 'PGRST202', message: 'none' }, 404));
    await expect(createSupabaseAdapter(client).rpc('portal_user', undefined)).rejects.toMatchObject({
      code: 'not-implemented',
      message: expect.stringMatching(
        /no procedure portal_user .*\. Add our migrations .*init, then npx supabase db push/,
      ),
    });
  });

  it('resolves with null when the procedure returns nothing', async () => {
    const { client } = clientOver(() => new Response(null, { status: 204 }));
    await expect(createSupabaseAdapter(client).rpc('portal_address_delete', { p_id: 'a' })).resolves.toBeNull();
  });

  it.each([
    ['a refusal of ours', 403, refusal, 'refused', 'PT403', refusal.message],
    ['a plain raise exception', 400, { code: 'P0001', message: 'Not now.' }, 'refused', 'P0001', 'Not now.'],
    ['PT401', 401, { code: 'PT401', message: 'Please log in.' }, 'logged-out', 'PT401', noSession],
    ['an expired token', 401, { code: 'PGRST301', message: 'JWT expired' }, 'logged-out', 'PGRST301', noSession],
    ['a token without rights', 401, { code: 'PGRST303', message: 'JWT claims' }, 'logged-out', 'PGRST303', noSession],
    ['no right to call it signed out', 401, { code: '42501', message: 'denied' }, 'logged-out', '42501', noSession],
    [
      'no right to call it signed in',
      403,
      { code: '42501', message: 'denied' },
      'unexpected',
      '42501',
      failedWith('42501'),
    ],
    ['another SQLSTATE', 409, { code: '23505', message: 'duplicate' }, 'unexpected', '23505', failedWith('23505')],
    [
      'an unknown procedure',
      404,
      { code: 'PGRST202', message: 'none' },
      'not-implemented',
      'PGRST202',
      'The database has no procedure portal_why with these parameters',
    ],
    [
      'an unreachable database',
      503,
      { code: 'PGRST000', message: 'no database' },
      'unreachable',
      'PGRST000',
      'portal_why got no answer from the database',
    ],
  ])('%s', async (_name, status, body, code, serverCode, message) => {
    const { client } = clientOver(() => json(body, status));
    const failure = await createSupabaseAdapter(client)
      .rpc('portal_why', {})
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'BackendError', code, serverCode, cause: body });
    expect(failure).toMatchObject({ message });
  });

  it.each([
    ['p_first_name', 'p_first_name'],
    ['p_address.line1', 'p_address.line1'],
    ['wrong_step', undefined],
    ['Use p_name instead.', undefined],
    [null, undefined],
  ])('takes the refused parameter from the hint %s', async (hint, parameter) => {
    const { client } = clientOver(() => json({ ...refusal, code: 'PT400', hint }, 400));
    const call = createSupabaseAdapter(client).rpc('portal_personal', {});
    await expect(call).rejects.toHaveProperty('parameter', parameter);
  });

  it('treats a gateway’s page as an unreachable server', async () => {
    const { client } = clientOver(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(createSupabaseAdapter(client).rpc('portal_user', {})).rejects.toMatchObject({
      code: 'unreachable',
      serverCode: undefined,
    });
  });

  it('treats any other page as unexpected', async () => {
    const { client } = clientOver(() => new Response('<h1>Oops</h1>', { status: 500 }));
    await expect(createSupabaseAdapter(client).rpc('portal_user', {})).rejects.toMatchObject({
      code: 'unexpected',
      message: 'portal_user failed with status 500',
    });
  });

  it('is unreachable without a network', async () => {
    const { client } = clientOver(noNetwork);
    await expect(createSupabaseAdapter(client).rpc('portal_user', {})).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('is cancelled when the caller aborts', async () => {
    const { client } = clientOver((_request, signal) => noAnswer(signal));
    const controller = new AbortController();
    const answer = createSupabaseAdapter(client).rpc('portal_user', {}, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ code: 'unexpected', message: 'portal_user was cancelled' });
  });
});

describe('a table read over supabase-js', () => {
  it('asks for one pension with its type', async () => {
    const row = { id: 'p', provider: 'Aviva', type: { type: 'Active', description: null } };
    const { client, requests } = clientOver(() => json([row]));
    await expect(createSupabaseAdapter(client).read.pension('p')).resolves.toEqual(row);
    expect(requests[0]?.path).toContain('/rest/v1/pensions?');
    expect(requests[0]?.path).toContain('id=eq.p');
  });

  it.each(['pension', 'guide'] as const)('resolves with null when the %s is missing', async (name) => {
    const { client } = clientOver(() => json([]));
    await expect(createSupabaseAdapter(client).read[name]('gone')).resolves.toBeNull();
  });

  it('resolves with null for an invalid id', async () => {
    const { client } = clientOver(() => json({ code: '22P02', message: 'invalid input syntax for type uuid' }, 400));
    await expect(createSupabaseAdapter(client).read.guide('mistyped')).resolves.toBeNull();
  });

  it('lists guides newest first, recommended ones only when asked', async () => {
    const { client, requests } = clientOver(() => json([]));
    const { read } = createSupabaseAdapter(client);
    await read.guides({ recommended: false });
    await read.guides({ recommended: true });
    const [all, recommended] = requests.map(({ path }) => decodeURIComponent(path));
    expect(all).toContain('order=created_date.desc');
    expect(all).not.toContain('metadata');
    expect(recommended).toContain('metadata=cs.{"recommended":2}');
  });

  it('lists tasks by their due date', async () => {
    const { client, requests } = clientOver(() => json([]));
    await createSupabaseAdapter(client).read.tasks();
    expect(requests[0]?.path).toContain('order=due_date.asc');
  });

  it('asks for providers by their exact names, fifty at a time', async () => {
    const { client, requests } = clientOver(({ path }) => json([{ name: path.includes('Last') ? 'Last' : 'First' }]));
    const names = ['Mercer "UK"', 'Back\\slash, Ltd', ...Array.from({ length: 48 }, (_, index) => `Provider ${index}`)];
    const { providers } = createTableReads(client);
    await expect(providers(names)).resolves.toEqual([{ name: 'First' }]);
    await expect(providers([...names, 'Last'])).resolves.toEqual([{ name: 'First' }, { name: 'Last' }]);
    await expect(providers([])).resolves.toEqual([]);
    const asked = requests.map(({ path }) => new URLSearchParams(path.split('?')[1]));
    expect(asked.map((query) => query.get('select'))).toEqual(['*', '*', '*']);
    expect(asked[0]?.get('name')).toMatch(
      /^in\.\("Mercer \\"UK\\"","Back\\\\slash, Ltd","Provider 0",.*"Provider 47"\)$/,
    );
    expect(asked[2]?.get('name')).toBe('in.("Last")');
  });

  it('of providers fails with the table’s name', async () => {
    const { client } = clientOver(() => json({ code: '23505', message: 'Words' }, 409));
    const message = 'the table pension_providers failed with 23505';
    await expect(createTableReads(client).providers(['Aviva'])).rejects.toMatchObject({ message });
  });

  it('does not retry', async () => {
    const { client, requests } = clientOver(noNetwork);
    await expect(createSupabaseAdapter(client).read.tasks()).rejects.toMatchObject({ code: 'unreachable' });
    expect(requests).toHaveLength(1);
  });
});

describe('createSupabaseAdapter', () => {
  it.each([
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['an address', 'https://project.example', 'string'],
    ['an unfinished client', Promise.resolve(), 'another object'],
  ])('throws an error with the fix for %s', (_name, given, named) => {
    const create = createSupabaseAdapter as (client: unknown) => unknown;
    expect(() => create(given)).toThrow(
      `createSupabaseAdapter needs { url, key } of your Supabase project, or the client that createClient(url, key) of @supabase/supabase-js returns; it was given ${named}.`,
    );
  });
});

describe('a refused token', () => {
  const refused = (serverCode: string | undefined, cause: unknown) =>
    new BackendError('logged-out', 'No', { serverCode, cause });

  it('has expired when the server says so', () => {
    expect(isExpiredToken(refused('PGRST303', { message: 'JWT expired' }))).toBe(true);
  });

  it.each([
    ['a wrong signature', refused('PGRST301', { message: 'JWSInvalidSignature' })],
    ['a session that ended', refused('session_not_found', { message: 'The session expired' })],
    ['no code', refused(undefined, { message: 'JWT expired' })],
    ['no message', refused('PGRST303', {})],
    ['a cause that is text', refused('PGRST303', 'JWT expired')],
    ['no cause', refused('PGRST303', null)],
    [
      'another error',
      new BackendError('unexpected', 'No', { serverCode: 'PGRST303', cause: { message: 'JWT expired' } }),
    ],
    ['an error of the page', Object.assign(new Error('JWT expired'), { code: 'logged-out' })],
  ])('has not expired: %s', (_what, error) => {
    expect(isExpiredToken(error)).toBe(false);
  });
});

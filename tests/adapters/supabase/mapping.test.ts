import { AuthApiError, AuthError, AuthRetryableFetchError, PostgrestError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { accessLevelOf } from '../../../src/adapters/supabase/accessLevelOf';
import { authError } from '../../../src/adapters/supabase/authError';
import { databaseReply } from '../../../src/adapters/supabase/databaseReply';
import { functionReply } from '../../../src/adapters/supabase/functionReply';
import { isGatewayFailure } from '../../../src/adapters/supabase/isGatewayFailure';
import { storageError } from '../../../src/adapters/supabase/storageError';
import { toAuthSession } from '../../../src/adapters/supabase/toAuthSession';
import { createSupabaseAdapter } from '../../../src/adapters/supabase/createSupabaseAdapter';
import { clientOver, json, noAnswer, sessionOf } from './clientOver';

describe('an error of the auth service', () => {
  it.each([
    'bad_jwt',
    'no_authorization',
    'refresh_token_already_used',
    'refresh_token_not_found',
    'session_expired',
    'session_not_found',
  ])('with the code %s means logged-out', (code) => {
    const cause = new AuthApiError('Words for developers', 400, code);
    expect(authError('The log-in', cause)).toMatchObject({
      code: 'logged-out',
      serverCode: code,
      message: 'The log-in needs a session that the server accepts',
      cause,
    });
  });

  it('that discarded a refresh means logged-out', () => {
    const cause = Object.assign(new AuthError('Discarded', 400), { name: 'AuthRefreshDiscardedError' });
    expect(authError('The log-in', cause)).toMatchObject({ code: 'logged-out', cause });
  });

  it('without an answer is unreachable', () => {
    const cause = new AuthRetryableFetchError('Service down', 503);
    const message = 'The log-in got no answer from the auth service';
    expect(authError('The log-in', cause)).toMatchObject({ code: 'unreachable', message, cause });
  });

  it.each([
    [400, 'refused', 'Words'],
    [422, 'refused', 'Words'],
    [429, 'refused', 'Words'],
    [401, 'unexpected', 'The log-in failed: Words'],
    [403, 'unexpected', 'The log-in failed: Words'],
    [404, 'unexpected', 'The log-in failed: Words'],
    [499, 'unexpected', 'The log-in failed: Words'],
    [399, 'unexpected', 'The log-in failed: Words'],
    [500, 'unexpected', 'The log-in failed: Words'],
    [undefined, 'unexpected', 'The log-in failed: Words'],
  ])('with status %s is %s', (status, code, message) => {
    expect(authError('The log-in', new AuthError('Words', status, 'a_code'))).toMatchObject({
      code,
      message,
      serverCode: 'a_code',
    });
  });

  it.each([
    [403, 'otp_expired', 'refused'],
    [404, 'mfa_factor_not_found', 'refused'],
    [401, 'insufficient_aal', 'refused'],
    [422, 'signup_disabled', 'unexpected'],
  ])('with status %i and code %s is %s', (status, serverCode, code) => {
    expect(authError('The log-in', new AuthError('Words', status, serverCode))).toMatchObject({ code, serverCode });
  });

  it.each([
    new Error('boom'),
    Object.assign(new Error('boom'), { status: 400 }),
    Object.assign(new Error('boom'), { name: 'AuthorError' }),
    { name: 'AuthApiError', message: 'boom', status: 400 },
  ])('of another kind, case %#, is unexpected', (cause) => {
    expect(authError('The log-in', cause)).toMatchObject({ code: 'unexpected', cause });
  });
});

it('a gateway fails with 502 to 504, and with Cloudflare’s 520 to 530', () => {
  const statuses = [400, 500, 501, 502, 503, 504, 505, 519, 520, 525, 530, 531];
  expect(statuses.filter(isGatewayFailure)).toEqual([502, 503, 504, 520, 525, 530]);
});

describe('an error of the database', () => {
  const replyTo = (error: { code: string; message?: string; hint?: string }, status = 400) =>
    databaseReply(
      'portal_why',
      Promise.resolve({
        data: null,
        error: new PostgrestError({ message: 'Words', details: '', hint: '', ...error }),
        status,
      }),
      undefined,
    );

  it.each(['PT401', 'PGRST301', 'PGRST302', 'PGRST303'])('%s means logged-out with any status', async (code) => {
    await expect(replyTo({ code })).rejects.toMatchObject({ code: 'logged-out', serverCode: code });
  });

  it.each(['XPT403', 'PT4030', 'PT40', 'XP0001', 'P00010'])('%s has no message for customers', async (code) => {
    const message = `portal_why failed with ${code}`;
    await expect(replyTo({ code })).rejects.toMatchObject({ code: 'unexpected', message });
  });

  it.each(['a p_name', 'p_name is wrong', 'p_'])('names no parameter with the hint %j', async (hint) => {
    await expect(replyTo({ code: 'PT400', hint })).rejects.toMatchObject({ code: 'refused', parameter: undefined });
  });
});

describe('an error of a server function', () => {
  const fail = (body: object, status: number) =>
    functionReply(
      'address',
      Promise.resolve({ data: null, error: new Error('the cause'), response: Response.json(body, { status }) }),
      undefined,
    );

  it.each(['XPT400', 'PT4000', 'PT40', 400])('with the code %s has no message for customers', async (code) => {
    await expect(fail({ code, message: 'Words' }, 400)).rejects.toMatchObject({
      code: 'unexpected',
      message: 'The function address failed with status 400',
      serverCode: String(code),
      cause: { message: 'the cause' },
    });
  });

  it('keeps its cause when the function is not reached', async () => {
    await expect(fail({}, 502)).rejects.toMatchObject({ code: 'unreachable', cause: { message: 'the cause' } });
    const error = Object.assign(new Error('no network'), { name: 'FunctionsFetchError' });
    const reply = functionReply('address', Promise.resolve({ data: null, error }), undefined);
    const message = 'The function address got no answer';
    await expect(reply).rejects.toMatchObject({ code: 'unreachable', message, cause: error });
  });
});

describe('an error of the storage', () => {
  const failed = (statusCode: unknown, message = 'Words') =>
    storageError('The upload', Object.assign(new Error(message), { statusCode }));

  it.each([
    [undefined, 'unreachable', 'The upload got no answer'],
    [413, 'unreachable', 'The upload got no answer'],
    ['504', 'unreachable', 'The upload got no answer'],
    ['413', 'refused', 'Please choose a file of at most 10 MB'],
    ['415', 'refused', 'Please choose a PDF, Word, JPG, PNG or GIF file'],
    ['401', 'logged-out', 'The upload needs a session that the server accepts'],
    ['403', 'refused', 'You cannot add a document at the moment.'],
    ['500', 'unexpected', 'The upload failed with status 500'],
  ])('with status %s is %s', (status, code, message) => {
    expect(failed(status)).toMatchObject({ code, message });
  });

  it.each(['jwt expired', 'Invalid JWT', 'invalid jws'])('that says %j means logged-out', (message) => {
    expect(failed('403', message)).toMatchObject({ code: 'logged-out', serverCode: '403', cause: { message } });
  });

  it('without a status is unreachable', () => {
    const cause = new TypeError('fetch failed');
    expect(storageError('The upload', cause)).toMatchObject({ code: 'unreachable', cause });
  });
});

describe('a session', () => {
  const tokenWith = (claims: object) => `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
  const session = (claims: object, factors: string[] = []) => {
    const { user, ...rest } = sessionOf('margaret');
    const stored = factors.map((status, index) => ({
      id: String(index),
      status,
    }));
    return toAuthSession({
      ...rest,
      access_token: tokenWith(claims),
      user: { ...user, factors: stored },
    });
  };

  it('has the access level of its token', () => {
    expect(accessLevelOf(tokenWith({ aal: 'aal2', name: '???>>>~~~' }))).toBe('aal2');
    expect(accessLevelOf(tokenWith({ aal: 2 }))).toBeUndefined();
    expect(['', 'token', 'a.%%%.c', 'a.e30'].map(accessLevelOf)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('needs a second step only with a verified factor', () => {
    const customer = { userId: 'margaret', email: 'margaret@example.com' };
    expect(session({ aal: 'aal1' })).toEqual(customer);
    expect(session({ aal: 'aal1' }, ['unverified'])).toEqual(customer);
    expect(session({ aal: 'aal1' }, ['unverified', 'verified'])).toEqual({ ...customer, secondStep: 'due' });
    expect(session({ aal: 'aal2' }, ['verified'])).toEqual({ ...customer, secondStep: 'passed' });
    expect(toAuthSession(null)).toBeNull();
  });
});

describe('a table read', () => {
  it('asks for every column, and for the type of a pension', async () => {
    const { client, requests } = clientOver(() => json([]));
    const { read } = createSupabaseAdapter(client);
    await read.pension('p');
    await read.guide('g');
    await read.guides({ recommended: false });
    await read.tasks();
    expect(requests.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('select'))).toEqual([
      '*,type:pension_types(type,description)',
      '*',
      '*',
      '*',
    ]);
  });

  it.each([
    ['pensions', 'pension'],
    ['guides', 'guide'],
  ] as const)('of %s fails with the table’s name', async (table, name) => {
    const { client } = clientOver(() => json({ code: '23505', message: 'Words' }, 409));
    const message = `the table ${table} failed with 23505`;
    await expect(createSupabaseAdapter(client).read[name]('p')).rejects.toMatchObject({ code: 'unexpected', message });
  });

  it.each([
    ['guides', (read) => read.guides({ recommended: true })],
    ['tasks', (read) => read.tasks()],
  ] satisfies [string, (read: ReturnType<typeof createSupabaseAdapter>['read']) => Promise<unknown>][])(
    'of all %s fails with the table’s name',
    async (table, list) => {
      const { client } = clientOver(() => json({ code: '23505', message: 'Words' }, 409));
      const message = `the table ${table} failed with 23505`;
      await expect(list(createSupabaseAdapter(client).read)).rejects.toMatchObject({ code: 'unexpected', message });
    },
  );

  it('is cancelled when the caller aborts', async () => {
    const { client } = clientOver((_request, signal) => noAnswer(signal));
    const controller = new AbortController();
    const rows = createSupabaseAdapter(client).read.tasks({ signal: controller.signal });
    controller.abort('left');
    await expect(rows).rejects.toMatchObject({ message: 'the table tasks was cancelled', cause: 'left' });
  });
});

it('an upload without a session is refused before anything is sent', async () => {
  const { client, requests } = clientOver(() => json({}));
  const upload = createSupabaseAdapter(client).files.upload(new File(['%PDF-1.7'], 'letter.pdf'));
  await expect(upload).rejects.toMatchObject({
    code: 'logged-out',
    message: 'The upload needs a session that the server accepts',
  });
  expect(requests).toEqual([]);
});

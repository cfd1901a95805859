import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { createMemoryAdapter } from '../../src/memory';
import { addressLookup } from '../../src/backend/contracts/addressLookup';
import type { CallOptions, PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';
import { procedureNames } from './procedureNames';
import { serveRest } from './serveRest';

type Served = Awaited<ReturnType<typeof serveRest>>;

/** Only the transport: the contract suite runs on the backend behind it. */
describe('the REST example', () => {
  /** What the server behind it is called with. Its reply is the call's number. */
  const received: unknown[] = [];
  let failure: BackendError | undefined;
  let served: Served;
  let adapter: PensionTraceAdapter;
  beforeAll(async () => {
    const answer = async (...call: unknown[]) => {
      if (failure) throw failure;
      return { number: received.push(call) };
    };
    const memory = createMemoryAdapter();
    served = await serveRest({
      ...memory,
      rpc: answer,
      invoke: answer,
      read: {
        pension: (...call) => answer('pension', ...call),
        guide: (...call) => answer('guide', ...call),
        guides: (...call) => answer('guides', ...call),
        tasks: (...call) => answer('tasks', ...call),
        providers: (...call) => answer('providers', ...call),
      },
    });
    ({ adapter } = served);
  });
  afterAll(() => served.close());

  const headers = {
    'Idempotency-Key': 'one-effect',
    'X-Evidence': '{"method":"drawn"}',
    Authorization: 'Bearer proof',
  };
  const options: CallOptions = { headers, customerId: 'customer-1' };
  const input = { p_text: 'é "quoted" \u202e', p_list: [null, true, 1.5], p_nested: { line1: '' } };

  it.each(procedureNames.filter((name) => name !== addressLookup.name))(
    'sends the input and headers of %s, and returns its reply',
    async (name) => {
      await expect(adapter.rpc(name, input, options)).resolves.toEqual({ number: received.length + 1 });
      expect(received.at(-1)).toEqual([name, input, options]);
    },
  );

  it('sends the answers to own questions with the input of their form', async () => {
    const extra = { heardFrom: 'friend' };
    await adapter.rpc('portal_personal', { p_title: 'Ms' }, { ...options, extra });
    expect(received.at(-1)).toEqual(['portal_personal', { p_title: 'Ms', extra }, options]);
  });

  it('calls the address function and every read', async () => {
    const { read } = adapter;
    const calls: [() => Promise<unknown> | undefined, unknown[]][] = [
      [() => adapter.invoke('address', { postcode: 'EX71 3AA' }, options), ['address', { postcode: 'EX71 3AA' }]],
      [() => read.pension('a/b?c', options), ['pension', 'a/b?c']],
      [() => read.guide('a guide', options), ['guide', 'a guide']],
      [() => read.guides({ recommended: true }, options), ['guides', { recommended: true }]],
      [() => read.guides({ recommended: false }, options), ['guides', { recommended: false }]],
      [() => read.tasks(options), ['tasks']],
      [() => read.providers?.([`"Life" & Sons'`, 'Nest'], options), ['providers', [`"Life" & Sons'`, 'Nest']]],
    ];
    for (const [call, sent] of calls) {
      await expect(call()).resolves.toEqual({ number: received.length + 1 });
      expect(received.at(-1)).toEqual([...sent, { customerId: options.customerId }]);
    }
  });

  it.each([
    new BackendError('refused', 'Not this.', { serverCode: 'PT400', parameter: 'p_reason' }),
    new BackendError('logged-out', 'portal_why needs a session that the server accepts', { serverCode: '42501' }),
    new BackendError('other-customer', 'portal_why was for another customer'),
    new BackendError('not-implemented', 'The server has no portal_why'),
    new BackendError('unreachable', 'portal_why could not be reached'),
    new BackendError('unexpected', 'portal_why failed with status 500'),
  ])('passes on the failure $code', async (error) => {
    failure = error;
    const { code, message, serverCode, parameter } = error;
    const call = adapter.rpc('portal_why', { p_reason: 11 });
    await expect(call).rejects.toMatchObject({ name: 'BackendError', code, message, serverCode, parameter });
    failure = undefined;
  });

  it('signs up, checks the password, logs out and in again', async () => {
    const { auth } = adapter;
    const account = { email: 'rest@example.com', password: 'correct horse battery' };
    await expect(auth.getSession()).resolves.toBeNull();
    await expect(auth.signUp({ ...account, firstName: 'Ada', lastName: 'Byron' })).resolves.toBe('logged-in');
    const session = await auth.getSession();
    expect(session).toMatchObject({ email: account.email });
    await expect(auth.confirmIdentity({ password: 'wrong' })).rejects.toMatchObject({ code: 'refused' });
    await expect(auth.confirmIdentity({ password: account.password })).resolves.toEqual({
      Authorization: expect.any(String),
    });
    await expect(auth.logOut({ customerId: 'another' })).rejects.toMatchObject({ code: 'other-customer' });
    await auth.logOut({ customerId: session?.userId });
    await expect(auth.getSession()).resolves.toBeNull();
    await auth.logIn(account);
    await expect(auth.getSession()).resolves.toEqual(session);
  });

  it('names an omitted part', async () => {
    await expect(adapter.files.upload(new File([], 'letter.pdf'))).rejects.toMatchObject({
      code: 'not-implemented',
      message: expect.stringContaining('Add files.upload to the parts'),
    });
  });
});

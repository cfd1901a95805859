import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { portalUser, portalWhy } from '../../src/backend/contracts/onboarding';
import { createBackend } from '../../src/backend/createBackend';
import { mapAuth } from '../../src/backend/mapAuth';
import type { AuthAdapter, AuthMethod, PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';
import { createMemoryAdapter } from '../../src/memory';

/** The page of this customer. */
const page = { page: 0, getId: () => 'ada', getAccountId: () => 'ada' };

function adapterWith(parts: Partial<PensionTraceAdapter>): PensionTraceAdapter {
  return { ...createMemoryAdapter('reason'), ...parts };
}

describe('the page of a customer', () => {
  it('names the customer with each procedure, table, server function and upload', async () => {
    const rpc = vi.fn<PensionTraceAdapter['rpc']>(async () => [4]);
    const invoke = vi.fn<PensionTraceAdapter['invoke']>(async () => ({ type: 'success', data: [] }));
    const tasks = vi.fn<PensionTraceAdapter['read']['tasks']>(async () => []);
    const upload = vi.fn<PensionTraceAdapter['files']['upload']>(async () => undefined);
    const memory = createMemoryAdapter('reason');
    const adapter = { ...memory, rpc, invoke, read: { ...memory.read, tasks }, files: { ...memory.files, upload } };
    const backend = createBackend(adapter, {}, page);
    await backend.call(portalWhy, { p_reason: 3 });
    await backend.lookUpAddresses('LS1 4AP');
    await backend.readTasks();
    await backend.uploadDocument(new File(['%PDF'], 'statement.pdf'));
    const named = expect.objectContaining({ customerId: 'ada' }) as unknown;
    expect(rpc).toHaveBeenCalledExactlyOnceWith('portal_why', { p_reason: 3 }, named);
    expect(invoke).toHaveBeenCalledExactlyOnceWith('address', { postcode: 'LS1 4AP' }, named);
    expect(tasks).toHaveBeenCalledExactlyOnceWith(named);
    expect(upload).toHaveBeenCalledExactlyOnceWith(expect.any(File), named);
  });

  it('names nobody in a call that everybody may make, nor on a page without a customer', async () => {
    const rpc = vi.fn<PensionTraceAdapter['rpc']>(async () => [4]);
    const adapter = adapterWith({ rpc });
    await createBackend(adapter, {}, page).call(portalWhy, { p_reason: 3 }, { isOpen: true });
    await createBackend(adapter).call(portalWhy, { p_reason: 3 });
    for (const [, , options] of rpc.mock.calls) expect(options).not.toHaveProperty('customerId');
    expect(rpc).toHaveBeenCalledTimes(2);
  });

  it('hears when the session is another customer’s, which is no error for the host', async () => {
    const codes = ['other-customer', 'logged-out', 'refused', 'unreachable'] as const;
    const reported: string[] = [];
    for (const code of codes) {
      const onError = vi.fn();
      const onOtherCustomer = vi.fn();
      const rpc = () => Promise.reject(new BackendError(code, 'no'));
      const failing = createBackend(adapterWith({ rpc }), { onError, onOtherCustomer }).call(portalWhy, {
        p_reason: 3,
      });
      await expect(failing).rejects.toMatchObject({ code });
      expect(onOtherCustomer).toHaveBeenCalledTimes(code === 'other-customer' ? 1 : 0);
      if (onError.mock.calls.length > 0) reported.push(code);
    }
    // A session that looks valid in this browser was refused.
    expect(reported).toEqual(['logged-out', 'unreachable']);
    const rpc = () => Promise.reject(new BackendError('other-customer', 'no'));
    await expect(createBackend(adapterWith({ rpc })).call(portalWhy, { p_reason: 3 })).rejects.toThrow('no');
  });
});

/** Each method of auth: what it is called with, and what the adapter must receive on the page of Ada. */
const calls: [method: AuthMethod, sent: unknown[], received: unknown[]][] = [
  ['getSession', [], []],
  ['signUp', [{ email: 'a' }], [{ email: 'a' }]],
  ['logIn', [{ email: 'a' }], [{ email: 'a' }]],
  ['logOut', [], [{ customerId: 'ada' }]],
  ['requestPasswordReset', [{ email: 'a' }], [{ email: 'a' }]],
  ['openLink', [{ tokenHash: 'h' }], [{ tokenHash: 'h' }]],
  ['closeLink', [], [{ customerId: 'ada' }]],
  ['updatePassword', [{ password: 'p' }], [{ password: 'p' }, { customerId: 'ada' }]],
  ['requestEmailChange', [{ email: 'e' }], [{ email: 'e' }, { customerId: 'ada' }]],
  ['listFactors', [], [{ customerId: 'ada' }]],
  ['enrolFactor', [{ name: 'n' }], [{ name: 'n' }, { customerId: 'ada' }]],
  ['enrolPhone', [{ phone: 'p' }], [{ phone: 'p' }, { customerId: 'ada' }]],
  ['challengeFactor', [{ factorId: 'f' }], [{ factorId: 'f' }, { customerId: 'ada' }]],
  ['verifyFactor', [{ factorId: 'f' }], [{ factorId: 'f' }, { customerId: 'ada' }]],
  ['removeFactor', [{ factorId: 'f' }], [{ factorId: 'f' }, { customerId: 'ada' }]],
  ['confirmIdentity', [{ password: 'p' }], [{ password: 'p' }, { customerId: 'ada' }]],
];

describe('an auth call', () => {
  const received: unknown[][] = [];
  const auth = new Proxy({} as AuthAdapter, {
    get:
      () =>
      async (...sent: unknown[]) => {
        received.push(sent);
        return null;
      },
  });
  const send = (methods: Pick<AuthAdapter, AuthMethod>, method: AuthMethod, sent: unknown[]) =>
    (methods[method] as (...values: unknown[]) => Promise<unknown>)(...sent);

  it.each(calls)('%s has its input, and the customer where it acts for one', async (method, sent, expected) => {
    received.length = 0;
    await send(createBackend(adapterWith({ auth }), {}, page).auth, method, sent);
    // More than it takes does not reach the adapter.
    await send(
      mapAuth((_method, run, options) => run(auth, options ?? { customerId: 'ada' })),
      method,
      [...sent, ...(sent.length === expected.length ? ['more'] : [])],
    );
    expect(received).toEqual([expected, expected]);
  });

  it.each(calls)('%s names nobody on a page without a customer', async (method, sent) => {
    received.length = 0;
    await send(createBackend(adapterWith({ auth })).auth, method, sent);
    expect(received).toEqual([sent]);
  });

  it('is for the customer that the caller names', async () => {
    received.length = 0;
    const methods = mapAuth((_method, run, options) => run(auth, { customerId: `not ${options?.customerId}` }));
    await methods.logOut({ customerId: 'grace' });
    await methods.updatePassword({ password: 'p' }, { customerId: 'grace' });
    expect(received).toEqual([[{ customerId: 'grace' }], [{ password: 'p' }, { customerId: 'grace' }]]);
  });
});

describe('a call', () => {
  it('has the answers to the host’s own questions only when there are some', async () => {
    const rpc = vi.fn<PensionTraceAdapter['rpc']>(async () => [4]);
    const backend = createBackend(adapterWith({ rpc }));
    await backend.call(portalWhy, { p_reason: 3 }, { extra: { colour: 'red' } });
    await backend.call(portalWhy, { p_reason: 3 });
    expect(rpc.mock.calls.map(([, , options]) => options?.extra)).toEqual([{ colour: 'red' }, undefined]);
    expect(rpc.mock.calls[1]?.[2]).not.toHaveProperty('extra');
  });

  it('without input has no payload', async () => {
    const rpc = vi.fn<PensionTraceAdapter['rpc']>(async () => ({ id: '1', tags: [3] }));
    await createBackend(adapterWith({ rpc }))
      .call(portalUser, undefined)
      .catch(() => undefined);
    expect(rpc.mock.calls.map(([name, payload]) => [name, payload])).toEqual([['portal_user', undefined]]);
  });

  it('for the contacts of providers is sent for names only, and an adapter may have none', async () => {
    const { read } = createMemoryAdapter('reason');
    const providers = vi.fn(async () => 7 as never);
    const backend = createBackend(adapterWith({ read: { ...read, providers } }));
    await expect(backend.readProviders([])).resolves.toEqual([]);
    expect(providers).not.toHaveBeenCalled();
    await expect(backend.readProviders(['Aviva'])).rejects.toThrow('The reply of the table pension_providers');
    expect(providers).toHaveBeenCalledExactlyOnceWith(['Aviva'], expect.anything());
    const without = createBackend(adapterWith({ read: { ...read, providers: undefined } }));
    await expect(without.readProviders(['Aviva'])).resolves.toEqual([]);
  });

  it('uploads a file under a name without control characters, otherwise unchanged', async () => {
    const { files } = createMemoryAdapter('reason');
    const upload = vi.fn<PensionTraceAdapter['files']['upload']>(async () => undefined);
    const backend = createBackend(adapterWith({ files: { ...files, upload } }));
    const plain = new File(['%PDF'], 'statement.pdf');
    await backend.uploadDocument(plain);
    const options = { type: 'application/pdf', lastModified: 1000 };
    await backend.uploadDocument(new File(['%PDF'], 'state\u0007ment.pdf', options));
    const [first, second] = upload.mock.calls.map(([file]) => file);
    expect(first).toBe(plain);
    expect(second).toMatchObject({ name: 'statement.pdf', ...options });
    await expect(second?.text()).resolves.toBe('%PDF');
  });
});

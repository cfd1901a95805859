import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { portalPersonal, portalUser, portalWhy } from '../../src/backend/contracts/onboarding';
import { createBackend, type Backend } from '../../src/backend/createBackend';
import type { PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';
import { createMemoryAdapter } from '../../src/memory';

function adapterAnswering(reply: unknown): PensionTraceAdapter & { sent: unknown[] } {
  const sent: unknown[] = [];
  return {
    ...createMemoryAdapter('reason'),
    sent,
    rpc: (name, payload) => {
      sent.push([name, payload]);
      return Promise.resolve(reply);
    },
  };
}

describe('a request', () => {
  it('is sent under the procedure’s name with its own parameters', async () => {
    const adapter = adapterAnswering([4]);
    await expect(createBackend(adapter).call(portalWhy, { p_reason: 3 })).resolves.toEqual([4]);
    expect(adapter.sent).toEqual([['portal_why', { p_reason: 3 }]]);
  });

  it('is not sent when it does not fit the contract, and the message contains no value', async () => {
    const adapter = adapterAnswering([2]);
    const secret = 'AB123456C';
    const input = { p_previous_names: [], p_title: 1, p_date_of_birth: 4, p_national_insurance: secret };
    // @ts-expect-error a caller without types can pass anything
    const failing = createBackend(adapter).call(portalPersonal, input);
    const error: unknown = await failing.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(BackendError);
    expect(error).toMatchObject({ code: 'invalid-request' });
    expect(String(error)).toContain('p_date_of_birth (expected string, received number)');
    expect(String(error)).toContain('p_phone_number (expected string, received undefined)');
    expect(JSON.stringify(error) + String(error)).not.toContain(secret);
    expect(adapter.sent).toEqual([]);
  });
});

describe('a call of the adapter', () => {
  it('sends the postcode to look up', async () => {
    const invoke = vi.fn<PensionTraceAdapter['invoke']>(async () => ({ type: 'success', data: [] }));
    await createBackend({ ...adapterAnswering([]), invoke }).lookUpAddresses('LS1 4AP');
    expect(invoke).toHaveBeenCalledExactlyOnceWith('address', { postcode: 'LS1 4AP' }, expect.anything());
  });

  it.each([
    ['the table pensions', (backend: Backend) => backend.readPension('p')],
    ['the table guides', (backend: Backend) => backend.readGuide('g')],
    ['the table guides', (backend: Backend) => backend.readGuides({ recommended: false })],
    ['the table tasks', (backend: Backend) => backend.readTasks()],
  ])('names %s in the message of a wrong reply', async (table, call) => {
    const wrong = () => Promise.resolve(7);
    const adapter = { ...adapterAnswering([]), read: { pension: wrong, guide: wrong, guides: wrong, tasks: wrong } };
    await expect(call(createBackend(adapter))).rejects.toThrow(`The reply of ${table} does not fit its contract`);
  });

  it('forwards changes of the session', () => {
    const adapter = adapterAnswering([]);
    const stop = () => undefined;
    const onChange = vi.fn(() => stop);
    const listener = () => undefined;
    expect(createBackend({ ...adapter, auth: { ...adapter.auth, onChange } }).auth.onChange(listener)).toBe(stop);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(listener);
  });

  it('keeps code, parameter and cause of an error whose message gets a prefix', async () => {
    const cause = new BackendError('refused', 'Not now.', { serverCode: 'PT403', parameter: 'p_reason' });
    const adapter = { ...adapterAnswering([]), rpc: () => Promise.reject(cause) };
    const failing = createBackend(adapter).call(portalWhy, { p_reason: 1 }, { errorPrefix: 'Error choosing:' });
    const { code, serverCode, parameter } = cause;
    const message = 'Error choosing: Not now.';
    await expect(failing).rejects.toMatchObject({ code, serverCode, parameter, message, cause });
  });

  it('rejects without any handler from the host', async () => {
    const failure = new BackendError('logged-out', 'session_not_found');
    const subscribe = () => {
      throw new Error('no realtime');
    };
    const backend = createBackend({ ...adapterAnswering([]), subscribe, rpc: () => Promise.reject(failure) });
    await expect(backend.call(portalWhy, { p_reason: 1 })).rejects.toBe(failure);
    expect(() => backend.subscribe('tasks', () => undefined)()).not.toThrow();
  });
});

describe('a reply', () => {
  it('is refused when it does not fit the contract, with fields and types but no values in the message', async () => {
    const adapter = adapterAnswering({ id: ['Ada Lovelace'], tags: ['Ada Lovelace'] });
    const failing = createBackend(adapter).call(portalUser, undefined);
    const error: unknown = await failing.catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'invalid-reply' });
    expect(String(error)).toContain(
      'id (expected string or number, received array), tags.0 (expected number, received string)',
    );
    expect(error).not.toHaveProperty('cause', expect.anything());
    expect(String(error)).not.toContain('Lovelace');
  });

  it.each([
    [null, '(root) (expected object, received null)'],
    [[7700900123], '(root) (expected object, received array)'],
    [{ id: 7700900123 }, 'tags (expected array, received undefined)'],
    [{ id: 1, tags: [NaN] }, 'tags.0 (expected number, received a number that JSON lacks)'],
  ])('is described without its values: %j', async (reply, description) => {
    const failing = createBackend(adapterAnswering(reply)).call(portalUser, undefined);
    const message = `The reply of portal_user does not fit its contract at: ${description}`;
    await expect(failing).rejects.toMatchObject({ code: 'invalid-reply', message });
  });

  it('is refused when it fits none of the contract’s shapes', async () => {
    const adapter = { ...adapterAnswering([]), invoke: () => Promise.resolve({ type: 'LS1 4AP', data: 'LS1 4AP' }) };
    await expect(createBackend(adapter).lookUpAddresses('LS1 4AP')).rejects.toMatchObject({
      message: 'The reply of address does not fit its contract at: (root) (expected other fields, received object)',
    });
  });

  it('may have numeric identifiers, which become strings', async () => {
    const adapter = adapterAnswering({ id: 42, tags: [1] });
    await expect(createBackend(adapter).call(portalUser, undefined)).resolves.toMatchObject({ id: '42', tags: [1] });
  });

  it('is a BackendError for anything that the adapter throws', async () => {
    const adapter = { ...adapterAnswering([]), rpc: () => Promise.reject(new TypeError('boom')) };
    const failing = createBackend(adapter).call(portalWhy, { p_reason: 1 });
    await expect(failing).rejects.toMatchObject({ name: 'BackendError', code: 'unexpected', message: 'boom' });
  });
});

describe('a call that is never answered', () => {
  afterEach(() => vi.useRealTimers());

  it('rejects at the timeout and aborts the adapter’s call', async () => {
    vi.useFakeTimers();
    const adapter = createMemoryAdapter('reason', { pending: ['portal_why'] });
    const rpc = vi.spyOn(adapter, 'rpc');
    const failing = createBackend(adapter, { timeout: 5000 }).call(portalWhy, { p_reason: 1 });
    const message = 'portal_why did not answer within 5000 ms';
    const outcome = expect(failing).rejects.toMatchObject({ code: 'timeout', message });
    await vi.advanceTimersByTimeAsync(4999);
    expect(rpc.mock.calls[0]?.[2]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(rpc.mock.calls[0]?.[2]?.signal?.aborted).toBe(true);
  });

  it('rejects immediately when the caller aborts', async () => {
    const adapter = createMemoryAdapter('reason', { pending: ['portal_why'] });
    const controller = new AbortController();
    const failing = createBackend(adapter).call(portalWhy, { p_reason: 1 }, { signal: controller.signal });
    controller.abort();
    await expect(failing).rejects.toBeInstanceOf(BackendError);
  });

  it('is aborted at once when the caller has already aborted, and removes its listener from the caller’s signal', async () => {
    const adapter = createMemoryAdapter('reason', { pending: ['portal_why'] });
    const rpc = vi.spyOn(adapter, 'rpc');
    const signal = AbortSignal.abort('left');
    await expect(createBackend(adapter).call(portalWhy, { p_reason: 1 }, { signal })).rejects.toThrow();
    expect(rpc.mock.calls[0]?.[2]?.signal).toMatchObject({ aborted: true, reason: 'left' });

    const later = new AbortController();
    const removed = vi.spyOn(later.signal, 'removeEventListener');
    const added = vi.spyOn(later.signal, 'addEventListener');
    await createBackend(adapterAnswering([4])).call(portalWhy, { p_reason: 1 }, { signal: later.signal });
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it('may be an upload without a progress listener; its timeout names the upload', async () => {
    vi.useFakeTimers();
    let isAnswered = true;
    const upload: PensionTraceAdapter['files']['upload'] = (_file, options) => {
      options?.onProgress?.(1);
      return isAnswered ? Promise.resolve() : new Promise(() => {});
    };
    const backend = createBackend({ ...createMemoryAdapter('portal'), files: { upload } }, { timeout: 1000 });
    await expect(backend.uploadDocument(new File([], 'a.pdf'))).resolves.toBeUndefined();
    await expect(backend.uploadDocument(new File([], 'a.pdf'), {})).resolves.toBeUndefined();
    isAnswered = false;
    const outcome = expect(backend.uploadDocument(new File([], 'a.pdf'))).rejects.toThrow(
      'the upload did not answer within 10000 ms',
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
  });

  it('does not time out while an upload makes progress', async () => {
    vi.useFakeTimers();
    let report = (_sent: number) => {};
    const upload = vi.fn<PensionTraceAdapter['files']['upload']>((_file, options) => {
      report = (sent) => options?.onProgress?.(sent);
      return new Promise(() => {});
    });
    const reported: number[] = [];
    const backend = createBackend({ ...createMemoryAdapter('portal'), files: { upload } }, { timeout: 1000 });
    const failing = backend.uploadDocument(new File([], 'a.pdf'), { onProgress: (sent) => reported.push(sent) });
    const outcome = expect(failing).rejects.toMatchObject({ code: 'timeout' });
    const isAborted = () => upload.mock.calls[0]?.[1]?.signal?.aborted;
    for (const sent of [0.2, 0.4, 0.6]) {
      await vi.advanceTimersByTimeAsync(9999);
      report(sent);
    }
    await vi.advanceTimersByTimeAsync(9999);
    expect(isAborted()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(isAborted()).toBe(true);
    expect(reported).toEqual([0.2, 0.4, 0.6]);
    // A late progress report must not start a timer.
    report(0.8);
    expect(vi.getTimerCount()).toBe(0);
  });
});

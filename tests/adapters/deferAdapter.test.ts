import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deferAdapter, firstReadsOf } from '../../src/adapter';
import type { PensionTraceAdapter } from '../../src/adapter';
import { createMemoryAdapter, type MemoryScenarioName } from '../../src/memory';

/** Stubs a window, because Node has none. */
function openWindow() {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  return page;
}

const account = { email: 'margaret@example.com', password: 'correct horse battery' };

afterEach(() => vi.unstubAllGlobals());

describe('a deferred adapter', () => {
  it('loads immediately if there may be a session, and once for all calls', async () => {
    const load = vi.fn(() => Promise.resolve<PensionTraceAdapter>(createMemoryAdapter('portal')));
    const adapter = deferAdapter(load);
    expect(load).toHaveBeenCalledOnce();
    await expect(adapter.auth.getSession()).resolves.toMatchObject({ userId: expect.any(String) });
    await expect(adapter.rpc('portal_user', undefined)).resolves.toMatchObject({ tags: expect.any(Array) });
    await expect(adapter.read.tasks()).resolves.toEqual(expect.any(Array));
    expect(load).toHaveBeenCalledOnce();
  });

  it('returns logged-out without loading if there is no session', async () => {
    const load = vi.fn(() => Promise.resolve<PensionTraceAdapter>(createMemoryAdapter('logged-out')));
    const adapter = deferAdapter(load, { mayHaveSession: () => false });
    await expect(adapter.auth.getSession()).resolves.toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'keydown', 'focus', 'storage'])('loads at the first %s of a visitor', async (use) => {
    const page = openWindow();
    const load = vi.fn(() => Promise.resolve<PensionTraceAdapter>(createMemoryAdapter('portal')));
    const adapter = deferAdapter(load, { mayHaveSession: () => false });
    const stop = adapter.auth.onChange(() => {});
    page.dispatchEvent(new Event(use));
    page.dispatchEvent(new Event(use));
    expect(load).toHaveBeenCalledOnce();
    await expect(adapter.auth.getSession()).resolves.toMatchObject({ userId: expect.any(String) });
    stop();
  });

  it('loads for a page that can wait when the browser is idle after its first subscription', async () => {
    openWindow();
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.splice(handle - 1, 1));
    const load = vi.fn(() => Promise.resolve<PensionTraceAdapter>(createMemoryAdapter('portal')));
    const adapter = deferAdapter(load, { canWait: () => true });
    adapter.subscribe('tasks', () => {})();
    expect(idle).toEqual([]);
    adapter.auth.onChange(() => {});
    expect(load).not.toHaveBeenCalled();
    for (const work of idle) work();
    expect(load).toHaveBeenCalledOnce();
  });

  it('sends session changes to listeners that were added before it loaded', async () => {
    openWindow();
    const adapter = deferAdapter(async () => createMemoryAdapter('logged-out'), { mayHaveSession: () => false });
    const listener = vi.fn();
    const ended = vi.fn();
    adapter.auth.onChange(listener);
    adapter.auth.onChange(ended)();
    await adapter.auth.signUp({ ...account, firstName: 'Margaret', lastName: 'Hale' });
    expect(listener).toHaveBeenCalledWith('logged-in', expect.objectContaining({ email: account.email }));
    expect(ended).not.toHaveBeenCalled();
  });

  it('ends a subscription that began before it loaded', async () => {
    const end = vi.fn();
    const begin = vi.fn(() => end);
    const adapter = deferAdapter(async () => ({ ...createMemoryAdapter('portal'), subscribe: begin }));
    const stop = adapter.subscribe('tasks', () => {});
    const stopEarly = adapter.subscribe('guides', () => {});
    stopEarly();
    await adapter.auth.getSession();
    expect(begin).toHaveBeenCalledOnce();
    stop();
    expect(end).toHaveBeenCalledOnce();
    adapter.subscribe('traces', () => {})();
    expect(end).toHaveBeenCalledTimes(2);
  });

  it('rejects as unreachable when it fails to load, and tries again at the next call', async () => {
    const load = vi.fn<() => Promise<PensionTraceAdapter>>(async () => createMemoryAdapter('portal'));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const adapter = deferAdapter(load, { mayHaveSession: () => false });
    await expect(adapter.rpc('portal_user', undefined)).rejects.toMatchObject({
      code: 'unreachable',
      message: 'A part of the page failed to load: Failed to fetch dynamically imported module',
    });
    await expect(adapter.rpc('portal_user', undefined)).resolves.toMatchObject({ tags: expect.any(Array) });
  });

  it('rejects as outdated when the site responds and no longer has the code', async () => {
    vi.stubGlobal('window', { location: { href: 'https://www.example.com/' } });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', async () => new Response());
    onTestFinished(() => void vi.unstubAllGlobals());
    const missing = new TypeError('Failed to fetch dynamically imported module');
    const adapter = deferAdapter(() => Promise.reject(missing), { mayHaveSession: () => false });
    await expect(adapter.rpc('portal_user', undefined)).rejects.toMatchObject({ code: 'outdated', cause: missing });
  });
});

describe('the first reads of a deferred adapter', () => {
  /** Sends the portal's first reads before any page asks. */
  async function sendFirst(scenario: MemoryScenarioName = 'portal', path = '/portal') {
    const memory = createMemoryAdapter(scenario);
    const adapter = deferAdapter(async () => memory, { firstReads: () => firstReadsOf(path) });
    await adapter.auth.getSession();
    await new Promise((resolve) => setTimeout(resolve));
    const timesOf = (wanted: string) => memory.calls.filter(({ name }) => name === wanted).length;
    return { adapter, memory, timesOf, customerId: memory.state.loggedInAs ?? undefined };
  }

  it('are sent together, without a page', async () => {
    const { memory } = await sendFirst();
    expect(memory.calls.map(({ name }) => name).filter((name) => !name.startsWith('auth.'))).toEqual([
      'portal_user',
      'portal_user_traces',
      'read.tasks',
      'portal_user_pensions',
    ]);
  });

  it.each<[string, MemoryScenarioName, string]>([
    ['without a session', 'logged-out', '/portal'],
    ['before the second step', 'second-step', '/portal'],
    ['for a page that needs no account', 'portal', '/marketing'],
  ])('are not sent %s', async (_case, scenario, path) => {
    const { memory } = await sendFirst(scenario, path);
    expect(memory.calls.filter(({ name }) => !name.startsWith('auth.'))).toEqual([]);
  });

  it('answer the page of their customer, once', async () => {
    const { adapter, timesOf, customerId } = await sendFirst();
    await expect(adapter.rpc('portal_user_traces', undefined, { customerId })).resolves.toEqual(expect.any(Array));
    expect(timesOf('portal_user_traces')).toBe(1);
    await adapter.rpc('portal_user_traces', undefined, { customerId });
    expect(timesOf('portal_user_traces')).toBe(2);
  });

  it('answer no other customer, and no page that does not know its customer', async () => {
    const { adapter, timesOf } = await sendFirst();
    const asGrace = adapter.rpc('portal_user_traces', undefined, { customerId: 'grace' });
    await expect(asGrace).rejects.toMatchObject({ code: 'other-customer' });
    await adapter.read.tasks();
    expect(timesOf('read.tasks')).toBe(2);
  });

  it.each<[string, (adapter: PensionTraceAdapter) => Promise<unknown>]>([
    [
      'a submission',
      (adapter) => adapter.rpc('portal_first_visit', undefined, { headers: { 'Idempotency-Key': '1' } }),
    ],
    ['an upload', (adapter) => adapter.files.upload(new File(['%PDF-1.7'], 'p60.pdf'))],
    ['a log-in', (adapter) => adapter.auth.logIn(account)],
  ])('are dropped by %s', async (_change, change) => {
    const { adapter, timesOf, customerId } = await sendFirst();
    await change(adapter).catch(() => undefined);
    await adapter.rpc('portal_user_traces', undefined, { customerId });
    expect(timesOf('portal_user_traces')).toBe(2);
  });

  it('are dropped when the session ends', async () => {
    const { adapter, memory, timesOf, customerId } = await sendFirst();
    await memory.auth.logOut();
    await adapter.rpc('portal_user_traces', undefined, { customerId }).catch(() => undefined);
    expect(timesOf('portal_user_traces')).toBe(2);
  });

  it('are dropped ten seconds after they came', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const memory = createMemoryAdapter('portal');
      const adapter = deferAdapter(async () => memory, { firstReads: () => firstReadsOf('/portal') });
      await adapter.auth.getSession();
      await vi.advanceTimersByTimeAsync(11_000);
      await adapter.rpc('portal_user_traces', undefined, { customerId: memory.state.loggedInAs ?? undefined });
      expect(memory.calls.filter(({ name }) => name === 'portal_user_traces')).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

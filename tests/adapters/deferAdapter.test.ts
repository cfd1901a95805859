import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferAdapter } from '../../src/adapter';
import type { PensionTraceAdapter } from '../../src/adapter';
import { createMemoryAdapter } from '../../src/memory';

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
      message: 'The adapter failed to load: Failed to fetch dynamically imported module',
    });
    await expect(adapter.rpc('portal_user', undefined)).resolves.toMatchObject({ tags: expect.any(Array) });
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import type { AuthAdapter, AuthListener, AuthSession } from '../../src/backend/PensionTraceAdapter';
import { createBackend } from '../../src/backend/createBackend';
import { createSessionStore } from '../../src/provider/sessionStore';
import { createMemoryAdapter } from '../../src/memory';
import { eventually } from '../eventually';

const ada: AuthSession = { userId: 'ada', email: 'ada@example.com' };
const grace: AuthSession = { userId: 'grace', email: 'grace@example.com' };

function authWith(getSession: AuthAdapter['getSession']) {
  const listeners = new Set<AuthListener>();
  const auth: AuthAdapter = {
    ...createMemoryAdapter().auth,
    getSession,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const emit: AuthListener = (event, session) => listeners.forEach((listener) => listener(event, session));
  return { auth, emit, listeners };
}

describe('the session', () => {
  it('is restored', async () => {
    const { auth } = authWith(() => Promise.resolve(ada));
    const store = createSessionStore(auth);
    expect(store.getState()).toEqual({ status: 'pending' });
    store.start();
    await eventually(() => expect(store.getState()).toEqual({ status: 'logged-in', session: ada }));
  });

  it('does not change when SIGNED_IN repeats, as on every focus of a tab', async () => {
    const { auth, emit } = authWith(() => Promise.resolve(ada));
    const store = createSessionStore(auth);
    store.start();
    await eventually(() => expect(store.getState().status).toBe('logged-in'));
    const before = store.getState();
    const listener = vi.fn();
    store.subscribe(listener);
    emit('logged-in', { ...ada });
    emit('token-refreshed', { ...ada });
    expect(listener).not.toHaveBeenCalled();
    expect(store.getState()).toBe(before);
  });

  it('is not overwritten by a restore that ends after an event', async () => {
    let answer: (session: AuthSession | null) => void = () => undefined;
    const { auth, emit } = authWith(() => new Promise((resolve) => (answer = resolve)));
    const store = createSessionStore(auth);
    store.start();
    emit('logged-in', ada);
    answer(null);
    await Promise.resolve();
    expect(store.getState()).toEqual({ status: 'logged-in', session: ada });
  });

  it('stays in recovery until the session ends, even when the token is refreshed', () => {
    const { auth, emit } = authWith(() => new Promise(() => undefined));
    const store = createSessionStore(auth);
    store.start();
    emit('password-recovery', ada);
    emit('token-refreshed', ada);
    emit('user-updated', ada);
    expect(store.getState().status).toBe('recovering');
    emit('logged-out', null);
    expect(store.getState().status).toBe('logged-out');
  });

  it('is in recovery while a link is open, even if the browser’s session changes or ends', async () => {
    const { auth, emit } = authWith(() => Promise.resolve(ada));
    const store = createSessionStore(auth);
    store.start();
    emit('link-opened', grace);
    await Promise.resolve();
    emit('restored', ada);
    emit('logged-out', null);
    store.expire();
    expect(store.getState()).toEqual({ status: 'recovering', session: grace });
    auth.closeLink = () => {
      emit('link-closed', null);
      return Promise.resolve();
    };
    await store.closeLink();
    expect(store.getState()).toMatchObject({ status: 'logged-out', hasLostSession: false });
  });

  it('of a link that cannot be closed ends for an idle customer', async () => {
    const { auth, emit } = authWith(() => Promise.resolve(ada));
    const store = createSessionStore(auth);
    store.start();
    emit('link-opened', grace);
    auth.closeLink = () => Promise.reject(new BackendError('unreachable', 'offline'));
    await expect(store.logOut()).rejects.toMatchObject({ code: 'unreachable' });
    expect(store.getState()).toEqual({ status: 'recovering', session: grace });
    await store.logOut({ by: 'idle' });
    expect(store.getState().status).toBe('logged-out');
  });

  it('is the browser’s session again after a link is closed', async () => {
    const { auth, emit } = authWith(() => new Promise(() => undefined));
    const store = createSessionStore(auth);
    store.start();
    emit('logged-in', ada);
    emit('link-opened', grace);
    emit('link-closed', ada);
    expect(store.getState()).toEqual({ status: 'logged-in', session: ada });
    expect(store.getCustomer().page).toBe(0);
  });

  it('of a visitor is never reported as lost', async () => {
    const { auth } = authWith(() => Promise.resolve(null));
    const store = createSessionStore(auth);
    store.start();
    await eventually(() => expect(store.getState()).toEqual({ status: 'logged-out', hasLostSession: false }));
  });

  it('is lost when the server no longer accepts it, and stays lost when the auth service reports the sign-out', () => {
    const { auth, emit } = authWith(() => new Promise(() => undefined));
    const store = createSessionStore(auth);
    store.start();
    emit('logged-in', ada);
    store.expire();
    emit('logged-out', null);
    expect(store.getState()).toEqual({ status: 'logged-out', hasLostSession: true });
  });

  it('is not reported as lost when the customer signs out, with or without an event', async () => {
    for (const isEmitted of [true, false]) {
      const { auth, emit } = authWith(() => new Promise(() => undefined));
      auth.logOut = () => {
        if (isEmitted) emit('logged-out', null);
        return Promise.resolve();
      };
      const store = createSessionStore(auth);
      store.start();
      emit('logged-in', ada);
      await store.logOut();
      expect(store.getState()).toEqual({ status: 'logged-out', hasLostSession: false, hasLoggedOut: true });
    }
  });

  it('is kept when signing out fails', async () => {
    const { auth, emit } = authWith(() => new Promise(() => undefined));
    const store = createSessionStore(auth);
    store.start();
    emit('logged-in', ada);
    auth.logOut = () => Promise.reject(new BackendError('unreachable', 'offline'));
    await expect(store.logOut()).rejects.toMatchObject({ code: 'unreachable' });
    expect(store.getState()).toEqual({ status: 'logged-in', session: ada });
  });

  it('ends when the server reports at sign-out that it no longer exists', async () => {
    const { auth, emit } = authWith(() => new Promise(() => undefined));
    auth.logOut = () => Promise.reject(new BackendError('logged-out', 'session_not_found'));
    const backend = createBackend({ ...createMemoryAdapter(), auth });
    const store = createSessionStore(backend.auth);
    store.start();
    emit('logged-in', ada);
    await store.logOut();
    expect(store.getState()).toEqual({ status: 'logged-out', hasLostSession: false, hasLoggedOut: true });
  });

  it('is signed out, not failed, when the server no longer accepts the stored session', async () => {
    const { auth } = authWith(() => Promise.reject(new BackendError('logged-out', 'session_expired')));
    const backend = createBackend({ ...createMemoryAdapter(), auth }, { onLoggedOut: () => store.expire() });
    const store = createSessionStore(backend.auth);
    store.start();
    await eventually(() => expect(store.getState().status).not.toBe('pending'));
    await Promise.resolve();
    expect(store.getState()).toEqual({ status: 'logged-out', hasLostSession: true });
  });

  describe('with a draft', () => {
    afterEach(() => vi.useRealTimers());

    function leavingWith(save: () => Promise<boolean>) {
      const { auth, emit } = authWith(() => Promise.resolve(ada));
      const logOut = vi.fn<AuthAdapter['logOut']>(() => Promise.resolve());
      auth.logOut = logOut;
      const store = createSessionStore(auth);
      store.start();
      emit('logged-in', ada);
      const forget = store.onLeave(save);
      return { store, logOut, emit, forget };
    }

    it('ends after the draft is saved', async () => {
      let finish = (_isSaved: boolean) => {};
      const { store, logOut } = leavingWith(() => new Promise((resolve) => (finish = resolve)));
      const leaving = store.logOut();
      await Promise.resolve();
      expect(logOut).not.toHaveBeenCalled();
      finish(true);
      await leaving;
      expect(logOut).toHaveBeenCalledTimes(1);
      expect(store.getState()).toMatchObject({ status: 'logged-out', hasLoggedOut: true });
    });

    it('stays when the draft is not saved, until the customer leaves anyway', async () => {
      const { store, logOut } = leavingWith(() => Promise.reject(new Error('offline')));
      await expect(store.logOut()).rejects.toMatchObject({ code: 'unsaved' });
      expect(logOut).not.toHaveBeenCalled();
      expect(store.getState()).toEqual({ status: 'logged-in', session: ada });
      await store.logOut({ evenUnsaved: true });
      expect(store.getState()).toMatchObject({ status: 'logged-out', hasLoggedOut: true });
    });

    it.each([
      ['answers were saved', true, { savesAnswers: true }, true],
      ['the page saves no answers', true, {}, undefined],
      ['the last answers were not saved', false, { savesAnswers: true, evenUnsaved: true }, undefined],
      ['the customer was idle', true, { savesAnswers: true, by: 'idle' }, undefined],
    ] as const)('says that answers are saved only if they were: %s', async (_what, isSaved, how, hasSavedAnswers) => {
      const { store } = leavingWith(() => Promise.resolve(isSaved));
      await store.logOut(how);
      expect(store.getState()).toHaveProperty('status', 'logged-out');
      expect(Object(store.getState()).hasSavedAnswers).toBe(hasSavedAnswers);
    });

    it('waits for the draft at most three seconds', async () => {
      vi.useFakeTimers();
      const { store } = leavingWith(() => new Promise(() => {}));
      const failed = vi.fn<(error: unknown) => void>();
      void store.logOut().catch(failed);
      await vi.advanceTimersByTimeAsync(2999);
      expect(failed).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(failed.mock.calls).toMatchObject([[{ code: 'unsaved' }]]);
    });

    it('ends for an idle customer in any case', async () => {
      const { store, logOut } = leavingWith(() => Promise.resolve(false));
      logOut.mockRejectedValue(new BackendError('unreachable', 'offline'));
      await store.logOut({ by: 'idle' });
      expect(logOut.mock.calls).toEqual([[{ isForced: true }]]);
      expect(store.getState()).toEqual({ status: 'logged-out', hasLostSession: true, wasIdle: true });
    });

    it('is not ended when another customer’s began meanwhile', async () => {
      let finish = (_isSaved: boolean) => {};
      const { store, logOut, emit } = leavingWith(() => new Promise((resolve) => (finish = resolve)));
      const leaving = store.logOut();
      emit('logged-in', grace);
      finish(true);
      await expect(leaving).rejects.toMatchObject({ code: 'other-customer' });
      await store.logOut({ by: 'idle', customerId: 'ada' });
      expect(logOut).not.toHaveBeenCalled();
      expect(store.getState()).toEqual({ status: 'logged-in', session: grace });
    });

    it('ends without it once the draft’s page has gone, but not when another page’s has come', async () => {
      const { store, forget } = leavingWith(() => Promise.resolve(false));
      const saveNext = vi.fn(() => Promise.resolve(true));
      const forgetNext = store.onLeave(saveNext);
      forget();
      await store.logOut();
      forgetNext();
      await store.logOut();
      expect(saveNext).toHaveBeenCalledTimes(1);
    });
  });

  it('of another customer is found by comparing, and keeps the screens until then', async () => {
    const getSession = vi.fn<AuthAdapter['getSession']>().mockResolvedValueOnce(ada).mockResolvedValue(grace);
    const { auth } = authWith(getSession);
    const store = createSessionStore(auth);
    store.start();
    await eventually(() => expect(store.getState()).toEqual({ status: 'logged-in', session: ada }));
    const first = store.getCustomer();
    store.compare();
    expect(store.getState()).toEqual({ status: 'logged-in', session: ada });
    await eventually(() => expect(store.getState()).toEqual({ status: 'logged-in', session: grace }));
    expect([first.getId(), store.getCustomer().getId(), store.getCustomer().page]).toEqual(['ada', 'grace', 1]);
  });

  it('can be retried after a failure', async () => {
    const getSession = vi
      .fn<AuthAdapter['getSession']>()
      .mockRejectedValueOnce(new BackendError('unreachable', 'offline'))
      .mockResolvedValue(ada);
    const { auth } = authWith(getSession);
    const store = createSessionStore(auth);
    store.start();
    await eventually(() => expect(store.getState()).toMatchObject({ status: 'error', error: { code: 'unreachable' } }));
    store.retry();
    expect(store.getState()).toEqual({ status: 'pending' });
    await eventually(() => expect(store.getState().status).toBe('logged-in'));
  });

  it('subscribes once in React’s strict mode', async () => {
    const { auth, listeners } = authWith(() => Promise.resolve(ada));
    const store = createSessionStore(auth);
    store.start()();
    const end = store.start();
    expect(listeners.size).toBe(1);
    await eventually(() => expect(store.getState().status).toBe('logged-in'));
    end();
    expect(listeners.size).toBe(0);
  });

  it('reports each end of a customer’s time once, and none for a customer who logs in again', async () => {
    const { auth, emit } = authWith(() => new Promise(() => undefined));
    const store = createSessionStore(auth);
    const ended = vi.fn();
    const unsubscribe = store.onEnd(ended);
    store.start();
    emit('logged-out', null);
    emit('logged-in', ada);
    emit('logged-out', null);
    emit('logged-in', { ...ada });
    const { page } = store.getCustomer();
    emit('logged-in', grace);
    await store.logOut();
    emit('logged-in', grace);
    await store.logOut({ by: 'idle' });
    emit('logged-in', grace);
    await store.logOut({ by: 'erasure' });
    expect([page, store.getCustomer().page]).toEqual([0, 1]);
    expect(ended.mock.calls).toEqual([
      ['lost', 'ada'],
      ['replaced', 'ada'],
      ['logged-out', 'grace'],
      ['lost', 'grace'],
      ['erased', 'grace'],
    ]);
    unsubscribe();
    emit('logged-in', ada);
    expect(ended).toHaveBeenCalledTimes(5);
  });

  it('ends by a log-out also when it was lost just before', async () => {
    const { auth, emit } = authWith(() => new Promise(() => undefined));
    const store = createSessionStore(auth);
    const ended = vi.fn();
    store.onEnd(ended);
    store.start();
    emit('logged-in', ada);
    store.expire();
    await store.logOut();
    expect(ended.mock.calls).toEqual([
      ['lost', 'ada'],
      ['logged-out', 'ada'],
    ]);
  });
});

describe('whose calls a page makes', () => {
  const open = () => {
    const { auth, emit } = authWith(() => new Promise(() => undefined));
    const store = createSessionStore(auth);
    store.start();
    return { store, emit };
  };

  it('is the customer’s, also after the log-out, until the next one comes', () => {
    const { store, emit } = open();
    const first = store.getCustomer();
    expect(first.getAccountId()).toBeUndefined();
    emit('logged-in', ada);
    expect(first.getAccountId()).toBe('ada');
    emit('logged-out', null);
    expect(first.getAccountId()).toBe('ada');
    expect(store.getCustomer()).toBe(first);
    emit('logged-in', grace);
    expect([first.getAccountId(), store.getCustomer().getAccountId()]).toEqual(['ada', 'grace']);
  });

  it('is that of the link while one is open, and of the session that waits for its second step', () => {
    const { store, emit } = open();
    emit('logged-in', ada);
    emit('password-recovery', grace);
    expect([store.getCustomer().getId(), store.getCustomer().getAccountId()]).toEqual(['ada', 'grace']);
    const second = open();
    second.emit('logged-in', { ...grace, secondStep: 'due' });
    expect(second.store.getState().status).toBe('second-step');
    const customer = second.store.getCustomer();
    expect([customer.getId(), customer.getAccountId()]).toEqual([undefined, 'grace']);
  });

  it('is a visitor’s only while nobody has logged in', () => {
    const { store, emit } = open();
    expect(store.isVisitors()).toBe(false);
    emit('logged-out', null);
    expect(store.isVisitors()).toBe(true);
    emit('logged-in', ada);
    expect(store.isVisitors()).toBe(false);
    emit('logged-out', null);
    expect(store.isVisitors()).toBe(false);
  });
});

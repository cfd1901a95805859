import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { portalUser, portalWhy } from '../../src/backend/contracts/onboarding';
import { createBackend, type Backend } from '../../src/backend/createBackend';
import type { AuthAdapter, PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';
import { createMemoryAdapter } from '../../src/memory';

const credentials = { email: 'ada@example.com', password: 'Correct-horse-9' };

/** Every call of the auth service. */
const authCalls: Readonly<
  Record<
    Exclude<keyof AuthAdapter, 'offersPhone' | 'onChange' | 'mayHaveSession' | 'keepsSession'>,
    (auth: AuthAdapter) => Promise<unknown>
  >
> = {
  getSession: (auth) => auth.getSession(),
  signUp: (auth) => auth.signUp({ ...credentials, firstName: 'Ada', lastName: 'Byron' }),
  logIn: (auth) => auth.logIn(credentials),
  logOut: (auth) => auth.logOut(),
  requestPasswordReset: (auth) =>
    auth.requestPasswordReset({ email: credentials.email, redirectTo: '/reset-password' }),
  openLink: (auth) => auth.openLink({ tokenHash: 'hash', type: 'recovery' }),
  closeLink: (auth) => auth.closeLink(),
  updatePassword: (auth) => auth.updatePassword({ password: credentials.password }),
  requestEmailChange: (auth) => auth.requestEmailChange({ email: credentials.email }),
  listFactors: (auth) => auth.listFactors(),
  enrolPhone: (auth) => auth.enrolPhone({ friendlyName: 'phone', phone: '+447700900123' }),
  enrolFactor: (auth) => auth.enrolFactor({ friendlyName: 'app', issuer: 'firm' }),
  challengeFactor: (auth) => auth.challengeFactor({ factorId: 'factor-1', channel: 'sms' }),
  verifyFactor: (auth) => auth.verifyFactor({ factorId: 'factor-1', code: '123456' }),
  removeFactor: (auth) => auth.removeFactor({ factorId: 'factor-1' }),
  confirmIdentity: (auth) => auth.confirmIdentity({ password: credentials.password }),
};

/** Every other call. */
const otherCalls: Readonly<Record<string, (backend: Backend) => Promise<unknown>>> = {
  call: (backend) => backend.call(portalWhy, { p_reason: 1 }),
  lookUpAddresses: (backend) => backend.lookUpAddresses('LS1 4AP'),
  readPension: (backend) => backend.readPension('pension-1'),
  readGuide: (backend) => backend.readGuide('guide-1'),
  readGuides: (backend) => backend.readGuides({ recommended: true }),
  readTasks: (backend) => backend.readTasks(),
  uploadDocument: (backend) => backend.uploadDocument(new File([], 'a.pdf')),
};

const calls: [string, (backend: Backend) => Promise<unknown>][] = [
  ...Object.entries(authCalls).map(([name, call]): [string, (backend: Backend) => Promise<unknown>] => [
    `auth.${name}`,
    ({ auth }) => call(auth),
  ]),
  ...Object.entries(otherCalls),
];

/** An adapter whose every call has the outcome of `outcome`. */
function adapterWith(outcome: () => Promise<never>): PensionTraceAdapter {
  return {
    rpc: outcome,
    invoke: outcome,
    auth: {
      onChange: () => () => undefined,
      getSession: outcome,
      signUp: outcome,
      logIn: outcome,
      logOut: outcome,
      requestPasswordReset: outcome,
      openLink: outcome,
      closeLink: outcome,
      updatePassword: outcome,
      requestEmailChange: outcome,
      listFactors: outcome,
      enrolFactor: outcome,
      enrolPhone: outcome,
      challengeFactor: outcome,
      verifyFactor: outcome,
      removeFactor: outcome,
      confirmIdentity: outcome,
    },
    read: { pension: outcome, guide: outcome, guides: outcome, tasks: outcome },
    files: { upload: outcome },
    subscribe: () => () => undefined,
  };
}

function backendOver(adapter: PensionTraceAdapter) {
  const onError = vi.fn<(error: BackendError) => void>();
  const onLoggedOut = vi.fn<() => void>();
  return { backend: createBackend(adapter, { timeout: 50, onError, onLoggedOut }), onError, onLoggedOut };
}

const codeOf = (failing: Promise<unknown>) =>
  failing.then(
    () => 'resolved',
    (error: unknown) => (error instanceof BackendError ? error.code : 'another error'),
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(calls)('%s', (name, call) => {
  it('rejects with timeout without an answer, and reports it once', async () => {
    const { backend, onError } = backendOver(adapterWith(() => new Promise(() => undefined)));
    const code = codeOf(call(backend));
    await vi.advanceTimersByTimeAsync(name === 'uploadDocument' ? 500 : 50);
    await expect(code).resolves.toBe('timeout');
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['timeout']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports a failure once, whatever the adapter throws', async () => {
    const { backend, onError, onLoggedOut } = backendOver(adapterWith(() => Promise.reject(new TypeError('boom'))));
    await expect(codeOf(call(backend))).resolves.toBe('unexpected');
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['unexpected']);
    expect(onLoggedOut).not.toHaveBeenCalled();
  });

  it('does not report a refusal, which the customer sees', async () => {
    const { backend, onError } = backendOver(adapterWith(() => Promise.reject(new BackendError('refused', 'No.'))));
    await expect(codeOf(call(backend))).resolves.toBe('refused');
    expect(onError).not.toHaveBeenCalled();
  });

  it('ends the session when the server no longer accepts it', async () => {
    const expired = new BackendError('logged-out', 'session_not_found');
    const { backend, onError, onLoggedOut } = backendOver(adapterWith(() => Promise.reject(expired)));
    const isSignOut = name === 'auth.logOut';
    await expect(codeOf(call(backend))).resolves.toBe(isSignOut ? 'resolved' : 'logged-out');
    expect(onLoggedOut).toHaveBeenCalledTimes(isSignOut ? 0 : 1);
    expect(onError).toHaveBeenCalledTimes(isSignOut ? 0 : 1);
  });
});

describe('reporting', () => {
  it.each(calls.filter(([name]) => name !== 'auth.getSession'))(
    'excludes %s after a log-out, in this tab or another, and ends the session',
    async (name, call) => {
      const adapter = adapterWith(() => Promise.reject(new BackendError('logged-out', 'Auth session missing!')));
      adapter.auth.getSession = async () => null;
      const { backend, onError, onLoggedOut } = backendOver(adapter);
      const isSignOut = name === 'auth.logOut';
      await expect(codeOf(call(backend))).resolves.toBe(isSignOut ? 'resolved' : 'logged-out');
      expect(onLoggedOut).toHaveBeenCalledTimes(isSignOut ? 0 : 1);
      expect(onError).not.toHaveBeenCalled();
    },
  );

  it('includes a stored session that the server refuses', async () => {
    const adapter = adapterWith(() => Promise.reject(new BackendError('logged-out', 'bad_jwt')));
    adapter.auth.getSession = async () => ({ userId: 'ada', email: credentials.email });
    const { backend, onError } = backendOver(adapter);
    await expect(codeOf(backend.readTasks())).resolves.toBe('logged-out');
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['logged-out']);
  });

  it('includes the refusal of a read', async () => {
    const { backend, onError } = backendOver(adapterWith(() => Promise.reject(new BackendError('refused', 'No.'))));
    await expect(codeOf(backend.call(portalUser, undefined, { reportsRefusal: true }))).resolves.toBe('refused');
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['refused']);
  });

  it('excludes a call that its caller aborted', async () => {
    const controller = new AbortController();
    const { backend, onError } = backendOver(createMemoryAdapter('reason', { pending: ['portal_user'] }));
    const code = codeOf(backend.call(portalUser, undefined, { signal: controller.signal, reportsRefusal: true }));
    controller.abort();
    await expect(code).resolves.toBe('unexpected');
    expect(onError).not.toHaveBeenCalled();
  });

  it('includes a subscription that throws, once, and returns a harmless unsubscribe function', () => {
    const subscribe = () => {
      throw new Error('no realtime');
    };
    const { backend, onError } = backendOver({ ...createMemoryAdapter('portal'), subscribe });
    const unsubscribe = backend.subscribe('tasks', () => undefined);
    expect(() => unsubscribe()).not.toThrow();
    expect(onError.mock.calls.map(([error]) => error.message)).toEqual(['no realtime']);
  });
});

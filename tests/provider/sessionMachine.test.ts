import { describe, expect, it } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import type { AuthSession } from '../../src/backend/PensionTraceAdapter';
import { firstSession, moveSession, type SessionInput, type SessionMachine } from '../../src/provider/sessionMachine';

const ada: AuthSession = { userId: 'ada', email: 'ada@example.com' };
const grace: AuthSession = { userId: 'grace', email: 'grace@example.com' };
const due: AuthSession = { ...ada, secondStep: 'due' };
const passed: AuthSession = { ...ada, secondStep: 'passed' };

const after = (...inputs: SessionInput[]): SessionMachine => inputs.reduce(moveSession, firstSession);
const loggedIn = (session: AuthSession = ada): SessionInput => ({ type: 'logged-in', session });
const loggedOut: SessionInput = { type: 'logged-out', session: null };
const linkOpened = (session: AuthSession = grace): SessionInput => ({ type: 'link-opened', session });

describe('the session', () => {
  it.each<[string, SessionInput[], SessionMachine['shown']]>([
    ['begins pending', [], { status: 'pending' }],
    ['is that of storage', [{ type: 'restored', session: ada }], { status: 'logged-in', session: ada }],
    ['may not exist', [{ type: 'restored', session: null }], { status: 'logged-out', hasLostSession: false }],
    ['may be refused by the server', [{ type: 'expired' }], { status: 'logged-out', hasLostSession: true }],
    ['needs a second step', [loggedIn(due)], { status: 'second-step', session: due }],
    [
      'has passed it',
      [loggedIn(due), { type: 'mfa-verified', session: passed }],
      { status: 'logged-in', session: passed },
    ],
    ['is lost without a log-out here', [loggedIn(), loggedOut], { status: 'logged-out', hasLostSession: true }],
    [
      'ends with a log-out here',
      [loggedIn(), { type: 'leaving', by: 'person' }, loggedOut, { type: 'left' }],
      { status: 'logged-out', hasLostSession: false, hasLoggedOut: true },
    ],
    [
      'ends with answers that are saved',
      [loggedIn(), { type: 'leaving', by: 'saved' }, { type: 'left' }],
      { status: 'logged-out', hasLostSession: false, hasLoggedOut: true, hasSavedAnswers: true },
    ],
    [
      'ends for a customer who does nothing',
      [loggedIn(), { type: 'leaving', by: 'idle' }, { type: 'left' }],
      { status: 'logged-out', hasLostSession: true, wasIdle: true },
    ],
    [
      'stays when a log-out fails, and is lost later',
      [loggedIn(), { type: 'leaving', by: 'person' }, { type: 'stayed' }, loggedOut],
      { status: 'logged-out', hasLostSession: true },
    ],
    [
      'is no longer in recovery after its end',
      [{ type: 'password-recovery', session: ada }, loggedOut, { type: 'restored', session: ada }],
      { status: 'logged-in', session: ada },
    ],
    [
      'is no longer in recovery after another log-in',
      [{ type: 'password-recovery', session: ada }, loggedIn()],
      { status: 'logged-in', session: ada },
    ],
    ['is a link’s', [loggedIn(), linkOpened()], { status: 'recovering', session: grace }],
    [
      'is a link’s after its second step',
      [linkOpened(due), linkOpened(passed)],
      { status: 'recovering', session: passed },
    ],
    [
      'is the browser’s after a link',
      [linkOpened(), { type: 'link-closed', session: ada }],
      { status: 'logged-in', session: ada },
    ],
    [
      'leads to a new password after the second step of a link with a code',
      [
        { type: 'password-recovery', session: due },
        { type: 'mfa-verified', session: passed },
      ],
      { status: 'recovering', session: passed },
    ],
  ])('%s', (_name, inputs, shown) => {
    expect(after(...inputs).shown).toEqual(shown);
  });

  it('ignores the browser’s session while a link is open', () => {
    const open = after(linkOpened());
    for (const input of [loggedIn(ada), loggedOut, { type: 'expired' }] satisfies SessionInput[]) {
      expect(moveSession(open, input)).toBe(open);
    }
  });

  it('does not change when an event repeats', () => {
    const before = after(loggedIn());
    expect(moveSession(before, loggedIn({ ...ada }))).toBe(before);
    expect(moveSession(before, { type: 'token-refreshed', session: { ...ada } })).toBe(before);
  });

  it('keeps its owner while signed out, and counts each change of owner', () => {
    expect(after(loggedIn(ada), loggedOut, loggedIn(ada)).owners).toEqual(['ada']);
    expect(after(loggedIn(ada), loggedOut, loggedIn(grace), loggedIn(ada)).owners).toEqual(['ada', 'grace', 'ada']);
    // A link shows no screens of its customer.
    expect(after(loggedIn(ada), linkOpened(grace), { type: 'link-closed', session: ada }).owners).toEqual(['ada']);
  });

  it('is lost with a reload in a browser that cannot keep it', () => {
    const reloaded: SessionMachine = { ...firstSession, wasUnkept: true };
    const gone = moveSession(reloaded, { type: 'restored', session: null });
    expect(gone.shown).toEqual({ status: 'logged-out', hasLostSession: true, wasUnkept: true });
    const left = moveSession(moveSession(gone, loggedIn()), loggedOut);
    expect(left.shown).toEqual({ status: 'logged-out', hasLostSession: true });
  });

  it('can be read again after a failure', () => {
    const error = new BackendError('unreachable', 'offline');
    expect(after({ type: 'unreadable', error }).shown).toEqual({ status: 'error', error });
    expect(after({ type: 'unreadable', error }, { type: 'reading' }).shown).toEqual({ status: 'pending' });
  });
});

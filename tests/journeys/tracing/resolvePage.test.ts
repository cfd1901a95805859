import { describe, expect, it } from 'vitest';
import type { AccountState } from '../../../src/data/useAccount';
import { BackendError } from '../../../src/backend/BackendError';
import { matchPage } from '../../../src/journeys/tracing/matchPage';
import { resolvePage } from '../../../src/journeys/tracing/resolvePage';
import { includesPage, pathsOutside, type TracingScope } from '../../../src/journeys/tracing/TracingScope';
import { defaultPaths, pageNames, stepForTags } from '../../../src/provider/pages';
import { pathsOfTags } from '../../provider/pathsOfTags';

const visitor: AccountState = { status: 'logged-out', hasLostSession: false };
const lost: AccountState = { status: 'logged-out', hasLostSession: true };
const session = { userId: '1', email: undefined };
const recovering: AccountState = { status: 'recovering', session };
const secondStep: AccountState = { status: 'second-step', session };

function customer(...tags: number[]): AccountState {
  return { status: 'success', user: { id: '1', addresses: [], admin: false, first_visit: false, tags } };
}

interface Situation {
  scope?: TracingScope;
  link?: 'unopened' | 'expired' | 'left';
  isVisitor?: boolean;
  isSent?: boolean;
}

function resolve(path: string, account: AccountState, situation: Situation = {}) {
  const { scope = 'all', link, isVisitor = false, isSent = false } = situation;
  return resolvePage(matchPage(defaultPaths, path, scope), account, { scope, link, isVisitor, isSent });
}

const guarded = [
  ...new Set(pathsOfTags.map(([, path]) => path)),
  '/portal/profile',
  '/portal/documents',
  '/portal/trace/7',
  '/portal/pension/7',
  '/portal/support',
];
const forVisitors = ['/signup', '/login', '/login/invite-1', '/forgot-password'];

describe('resolvePage for a customer', () => {
  it.each(pathsOfTags)('tag %i opens %s and redirects every other guarded path to it', (tag, own) => {
    for (const path of guarded) {
      const isOwn = path === own || (own === '/portal' && path.startsWith('/portal/'));
      const outcome = resolve(path, customer(tag));
      expect(outcome.kind, path).toBe(isOwn ? 'page' : 'redirect');
      if (outcome.kind === 'redirect') expect(defaultPaths[outcome.to]).toBe(own);
    }
  });

  it.each(pathsOfTags)('tag %i opens %s from every other route, and leaves the pages for visitors', (tag, own) => {
    for (const path of ['/', '/nowhere', '/personal/7']) {
      const outcome = resolve(path, customer(tag));
      expect(outcome.kind === 'redirect' && defaultPaths[outcome.to], path).toBe(own);
    }
    for (const path of forVisitors)
      expect(resolve(path, customer(tag)), path).toEqual({ kind: 'return', to: stepForTags([tag]) });
    expect(resolve('/reset-password', customer(tag))).toEqual({ kind: 'redirect', to: 'home' });
    expect(resolve('/marketing', customer(tag))).toEqual({ kind: 'page', page: 'marketing' });
  });

  it('redirects unknown paths of the portal to the parent page', () => {
    expect(resolve('/portal/nowhere', customer(13))).toEqual({ kind: 'redirect', to: 'portal' });
    expect(resolve('/portal/support/nowhere', customer(13))).toEqual({ kind: 'redirect', to: 'support' });
  });

  it('opens the step of the lowest tag', () => {
    expect(resolve('/', customer(11, 7, 13))).toEqual({ kind: 'redirect', to: 'traces' });
    expect(resolve('/authorisation', customer(11, 7))).toMatchObject({ kind: 'page', page: 'authorisation' });
  });

  it('shows the home page when no tag opens a step', () => {
    expect(resolve('/', customer())).toMatchObject({ kind: 'page', page: 'home' });
    expect(resolve('/nowhere', customer(99))).toEqual({ kind: 'redirect', to: 'home' });
  });

  it('never redirects a customer to a page that redirects again', () => {
    const tags = pathsOfTags.map(([tag]) => tag);
    for (const customerTags of [
      ...tags.map((tag) => [tag]),
      ...tags.flatMap((one) => tags.map((other) => [one, other])),
    ]) {
      const outcome = resolve('/nowhere', customer(...customerTags));
      if (outcome.kind !== 'redirect') throw new Error(`Tags ${customerTags.join()} do not redirect /nowhere`);
      expect(resolve(defaultPaths[outcome.to], customer(...customerTags)).kind).toBe('page');
    }
  });

  it('sends an administrator to the back-office from every page', () => {
    const account = customer(13);
    if (account.status === 'success') account.user.admin = true;
    for (const path of [...guarded, ...forVisitors, '/', '/nowhere']) {
      expect(resolve(path, account), path).toEqual({ kind: 'admin' });
    }
  });
});

describe('resolvePage for a visitor', () => {
  it.each(forVisitors)('shows %s', (path) => {
    expect(resolve(path, visitor).kind).toBe('page');
  });

  it.each(['/', '/personal', '/nowhere'])('redirects %s to sign-up', (path) => {
    expect(resolve(path, visitor)).toEqual({ kind: 'redirect', to: 'signUp' });
  });

  it.each(['/portal', '/portal/trace/7', '/portal/documents'])(
    'redirects a link to %s to sign-up, and returns after the log-in, but not after a log-out',
    (path) => {
      expect(resolve(path, visitor)).toEqual({ kind: 'redirect', to: 'signUp', isReturning: true });
      const left: AccountState = { ...visitor, hasLoggedOut: true };
      expect(resolve(path, left)).toEqual({ kind: 'redirect', to: 'signUp' });
    },
  );

  it('redirects to log-in after a lost session, and returns afterwards', () => {
    expect(resolve('/traces', lost)).toEqual({ kind: 'redirect', to: 'logIn', isReturning: true });
  });

  it('shows the new password only in recovery mode', () => {
    expect(resolve('/reset-password', visitor)).toEqual({ kind: 'redirect', to: 'home' });
    expect(resolve('/reset-password', recovering)).toMatchObject({ kind: 'page' });
    expect(resolve('/traces', recovering)).toEqual({ kind: 'redirect', to: 'resetPassword' });
    expect(resolve('/reset-password', visitor, { link: 'expired' })).toMatchObject({ kind: 'page' });
    expect(resolve('/reset-password', { status: 'pending' }, { link: 'unopened' })).toEqual({
      kind: 'page',
      page: 'resetPassword',
    });
    expect(resolve('/confirm-email', customer(13), { link: 'unopened' })).toMatchObject({ kind: 'page' });
    expect(resolve('/confirm-email', customer(13))).toEqual({ kind: 'redirect', to: 'home' });
    expect(resolve('/confirm-email', recovering)).toEqual({ kind: 'redirect', to: 'resetPassword' });
  });

  it('shows that the link is being checked while the account loads', () => {
    const loading = { status: 'pending' } as const;
    expect(resolve('/reset-password', loading)).toMatchObject({ kind: 'page', isPending: true });
    expect(resolve('/reset-password', loading, { scope: 'portal' })).toEqual({ kind: 'pending' });
  });

  it('shows for any account that the customer left a link', () => {
    for (const account of [visitor, customer(13), { status: 'pending' } as const]) {
      expect(resolve('/confirm-email', account, { link: 'left' })).toMatchObject({
        kind: 'page',
        page: 'confirmEmail',
      });
    }
  });

  it('shows the forms to a visitor while the account loads, and waits everywhere else', () => {
    const loading = { status: 'pending' } as const;
    expect(resolve('/login', loading, { isVisitor: true })).toEqual({ kind: 'page', page: 'logIn' });
    for (const path of ['/portal', '/nowhere']) {
      expect(resolve(path, loading, { isVisitor: true, isSent: true })).toEqual({ kind: 'pending' });
    }
    expect(resolve('/login', loading)).toEqual({ kind: 'pending' });
    expect(resolve('/portal', loading)).toEqual({ kind: 'pending' });
  });

  it('asks for the second step on every page but the marketing page', () => {
    for (const path of ['/', '/login', '/portal', '/confirm-email', '/nowhere']) {
      expect(resolve(path, secondStep)).toEqual({ kind: 'second-step' });
    }
  });

  it('shows on every page that the account failed to load', () => {
    const failed: AccountState = { status: 'error', error: new BackendError('timeout', 'late'), retry: () => {} };
    for (const path of ['/', '/login', '/portal', '/nowhere']) expect(resolve(path, failed)).toEqual({ kind: 'error' });
  });

  it.each(['marketing', 'stopNews'] as const)('shows the page %s to everyone', (page) => {
    const failed: AccountState = { status: 'error', error: new BackendError('timeout', 'late'), retry: () => {} };
    for (const account of [visitor, lost, recovering, failed, customer(13), secondStep]) {
      expect(resolve(defaultPaths[page], account)).toMatchObject({ kind: 'page', page });
    }
  });
});

describe('resolvePage for one half', () => {
  it('ends the onboarding at the portal', () => {
    expect(resolve('/', customer(12), { scope: 'onboarding' })).toEqual({ kind: 'outside' });
    expect(resolve('/', customer(3), { scope: 'onboarding' })).toEqual({ kind: 'redirect', to: 'reason' });
  });

  it('opens the portal only after the onboarding', () => {
    expect(resolve('/', customer(3), { scope: 'portal' })).toEqual({ kind: 'outside' });
    expect(resolve('/portal', customer(13), { scope: 'portal' })).toMatchObject({ kind: 'page' });
  });

  it.each([
    [[11, 13], '/', { kind: 'redirect', to: 'portal' }],
    [[11, 13], '/portal', { kind: 'page', page: 'portal' }],
    [[11, 13], '/authorisation', { kind: 'redirect', to: 'portal' }],
    [[14], '/', { kind: 'redirect', to: 'cancelledApplication' }],
    [[15], '/portal', { kind: 'redirect', to: 'actionAuthorisation' }],
    [[3], '/why', { kind: 'outside' }],
    [[], '/portal', { kind: 'redirect', to: 'home' }],
  ])('shows pages of the portal only, with tags %j at %s', (tags, path, outcome) => {
    expect(resolve(path, customer(...tags), { scope: 'portal' })).toMatchObject(outcome);
  });

  it.each([
    [[3], '/portal', { kind: 'redirect', to: 'reason' }],
    [[13], '/portal', { kind: 'outside' }],
    [[14], '/', { kind: 'redirect', to: 'cancelledApplication' }],
    [[], '/', { kind: 'page', page: 'home' }],
  ])('shows pages of the onboarding only, with tags %j at %s', (tags, path, outcome) => {
    expect(resolve(path, customer(...tags), { scope: 'onboarding' })).toMatchObject(outcome);
  });

  it('asks a visitor to log in, because the host owns the log-in', () => {
    for (const scope of ['onboarding', 'portal'] as const) {
      expect(resolve('/', visitor, { scope })).toEqual({ kind: 'logged-out' });
      expect(resolve('/login', visitor, { scope })).toEqual({ kind: 'logged-out' });
      expect(resolve('/portal', recovering, { scope })).toEqual({ kind: 'logged-out' });
    }
  });

  it('has its own pages and the shared ones', () => {
    const both = ['home', 'marketing', 'stopNews', 'actionAuthorisation', 'cancelledApplication'];
    const pagesOf = (scope: TracingScope) => pageNames.filter((page) => includesPage(scope, page));
    const portal = ['portal', 'profile', 'notifications', 'documents', 'trace', 'pension', 'support', 'guide'];
    expect(pagesOf('portal')).toEqual([...both, ...portal]);
    const logIn = ['signUp', 'logIn', 'forgotPassword', 'resetPassword', 'confirmEmail'];
    expect(pagesOf('onboarding')).toEqual(pageNames.filter((page) => ![...portal, ...logIn].includes(page)));
    expect(pagesOf('all')).toEqual(pageNames);
    const outside = pathsOutside('portal', '/start');
    expect(outside).toMatchObject({ personal: '/start', authorisation: '/start' });
    expect(Object.keys(outside)).toHaveLength(pageNames.length - both.length - portal.length - logIn.length);
  });
});

describe('resolvePage for a page that a server has sent', () => {
  it.each([...guarded, '/signup', '/login', '/forgot-password'])('shows %s while the account loads', (path) => {
    expect(resolve(path, { status: 'pending' }, { isSent: true })).toMatchObject({ kind: 'page', isPending: true });
  });

  it('shows no form to log in where the host owns the log-in', () => {
    const loading = { status: 'pending' } as const;
    expect(resolve('/login', loading, { isSent: true, scope: 'portal' })).toEqual({ kind: 'pending' });
  });

  it.each(['/', '/nowhere'])('waits at %s', (path) => {
    expect(resolve(path, { status: 'pending' }, { isSent: true })).toEqual({ kind: 'pending' });
  });
});

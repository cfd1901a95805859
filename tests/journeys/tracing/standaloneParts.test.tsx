import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryAdapter, type MemoryScenarioName } from '../../../src/memory';
import {
  PensionTraceOnboarding,
  PensionTracePortal,
  PensionTracing,
  type PensionTraceOnboardingProps,
  type PensionTracingProps,
} from '../../../src/product';
import type { Routing } from '../../../src/journeys/tracing/createHistory';
import type { RoutingProps } from '../../../src/journeys/tracing/PensionTracing';
import { atOnce, stillClock } from '../../provider/renderWithAdapter';
import { expectConsole } from '../../failOnConsole';
import { openAt } from './openAt';
import { signLetter } from '../../features/authorisation/signLetter';

const site = window.location.origin;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** The addresses of page loads that the page requested. The navigations are cancelled. */
const loaded: string[] = [];
function cancel(event: NavigateEvent) {
  if (event.destination.sameDocument) return;
  loaded.push(event.destination.url);
  event.preventDefault();
}
let before: string;
beforeEach(() => {
  before = window.location.href;
  loaded.length = 0;
  window.navigation.addEventListener('navigate', cancel);
});
afterEach(() => {
  window.navigation.removeEventListener('navigate', cancel);
  window.history.replaceState(null, '', before);
});

/** The onboarding and the portal on one site, and on two. */
const sites = [
  { portalUrl: '/my-pensions', onboardingUrl: '/apply', logInUrl: '/log-in', origin: site },
  {
    portalUrl: 'https://portal.firm.example/my-pensions',
    onboardingUrl: 'https://www.firm.example/apply',
    logInUrl: 'https://id.firm.example/log-in',
    origin: '',
  },
];
const routings = [
  { routing: 'memory', at: '/' },
  { routing: 'hash', at: '/' },
  { routing: 'path', at: '/here', basePath: '/here' },
] as const;
const places = routings.flatMap((place) => sites.map((urls) => ({ ...place, ...urls })));

type Settings = RoutingProps & {
  routing?: Routing;
  portalUrl: string;
  onboardingUrl: string;
  logInUrl: Extract<PensionTraceOnboardingProps, { portalUrl: string }>['logInUrl'];
};

function open(half: 'onboarding' | 'portal', scenario: MemoryScenarioName, at: string, settings: Settings) {
  window.history.replaceState(null, '', at);
  const props = {
    adapter: createMemoryAdapter(scenario, { clock: stillClock }),
    clock: stillClock,
    config: { ...atOnce, companyName: 'Lantern Pension Tracing' },
    ...settings,
  };
  render(half === 'onboarding' ? <PensionTraceOnboarding {...props} /> : <PensionTracePortal {...props} />);
  return userEvent.setup();
}

describe.each(places)('with routing "$routing" and the other half at $portalUrl', ({ at, origin, ...settings }) => {
  it('the onboarding ends with a link to the portal', async () => {
    const user = open('onboarding', 'portal', at, settings);
    await heading('Your application is complete');
    const link = screen.getByRole('link', { name: 'Go to your portal' });
    expect(link).toHaveProperty('href', origin + settings.portalUrl);
    await user.click(link);
    expect(loaded).toEqual([origin + settings.portalUrl]);
  });

  it('the portal links to the unfinished onboarding', async () => {
    const user = open('portal', 'reason', at, settings);
    await heading('Your application is not finished');
    const link = screen.getByRole('link', { name: 'Continue your application' });
    expect(link).toHaveProperty('href', origin + settings.onboardingUrl);
    await user.click(link);
    expect(loaded).toEqual([origin + settings.onboardingUrl]);
  });

  it.each(['onboarding', 'portal'] as const)('the %s links a visitor to the log-in', async (half) => {
    const user = open(half, 'logged-out', at, settings);
    await heading('Log in to continue');
    const link = screen.getByRole('link', { name: 'Log in' });
    expect(link).toHaveProperty('href', origin + settings.logInUrl);
    await user.click(link);
    expect(loaded).toEqual([origin + settings.logInUrl]);
  });

  it('keeps its own pages in its own routing', async () => {
    const user = open('portal', 'portal', at, settings);
    await heading(/^Good Morning/);
    await user.click(screen.getByRole('link', { name: 'Documents' }));
    await heading('Your Documents');
    expect(loaded).toEqual([]);
  });
});

const logInUrl = ({ returnTo }: { returnTo: string }) => `/log-in?returnTo=${encodeURIComponent(returnTo)}`;

it.each([
  {
    routing: 'path',
    basePath: '/here',
    at: '/here/portal/trace/trace-1?code=4#token=5',
    returnTo: '/here/portal/trace/trace-1',
  },
  { routing: 'path', basePath: '/here', at: '/here', returnTo: '/here' },
  { routing: 'hash', at: '/site?page=4#/portal/trace/trace-1?code=4', returnTo: '/site?page=4#/portal/trace/trace-1' },
  { routing: 'memory', at: '/site?page=4#token=5', returnTo: '/site?page=4' },
  { routing: 'memory', at: '/site#/account', returnTo: '/site#/account' },
  // A browser would take the address of this page for one of another site.
  { routing: 'memory', at: `${site}//other.example/portal`, returnTo: '/other.example/portal' },
] as const)('tells the log-in where $routing routing returns from $at', async ({ at, returnTo, ...routing }) => {
  const settings = { ...routing, portalUrl: '/my-pensions', onboardingUrl: '/apply', logInUrl };
  const user = open('portal', 'logged-out', at, settings);
  await heading('Log in to continue');
  const link = screen.getByRole('link', { name: 'Log in' });
  expect(link).toHaveProperty('href', site + logInUrl({ returnTo }));
  await user.click(link);
  expect(loaded).toEqual([site + logInUrl({ returnTo })]);
});

it('tells the log-in the page on which the session was lost', async () => {
  window.history.replaceState(null, '', '/here');
  const adapter = createMemoryAdapter('portal', { clock: stillClock });
  const shared = { adapter, clock: stillClock, config: atOnce, logInUrl };
  render(<PensionTracePortal {...shared} routing="path" basePath="/here" onboardingUrl="/apply" />);
  await heading(/^Good Morning/);
  await userEvent.click(screen.getByRole('link', { name: 'Documents' }));
  await heading('Your Documents');
  await adapter.auth.logOut();
  await heading('Log in to continue');
  const link = screen.getByRole('link', { name: 'Log in' });
  expect(link).toHaveProperty('href', `${site}/log-in?returnTo=%2Fhere%2Fportal%2Fdocuments`);
});

describe('with a router of the host', () => {
  const Onboarding = (props: PensionTracingProps) => (
    <PensionTraceOnboarding {...props} portalUrl="/my-pensions" logInUrl="https://id.firm.example/log-in" />
  );
  const Portal = (props: PensionTracingProps) => (
    <PensionTracePortal {...props} onboardingUrl="/apply" logInUrl="https://id.firm.example/log-in" />
  );
  const useHref = (path: string) => `/site${path}`;

  it('shows the step of a logged-in customer', async () => {
    const { path } = openAt('/', 'reason', { Component: Onboarding });
    await heading('Why are you here today');
    expect(path()).toBe('/why');
  });

  it('opens paths with the router, and full URLs in the browser', async () => {
    const { user, path } = openAt('/', 'portal', { Component: Onboarding, useHref });
    await heading('Your application is complete');
    const link = screen.getByRole('link', { name: 'Go to your portal' });
    expect(link).toHaveAttribute('href', '/site/my-pensions');
    await user.click(link);
    expect(path()).toBe('/my-pensions');
    expect(loaded).toEqual([]);
  });

  it('leaves the router for a log-in on another site', async () => {
    const { user, visited } = openAt('/portal', 'logged-out', { Component: Portal, useHref });
    await heading('Log in to continue');
    const link = screen.getByRole('link', { name: 'Log in' });
    expect(link).toHaveAttribute('href', 'https://id.firm.example/log-in');
    await user.click(link);
    expect(loaded).toEqual(['https://id.firm.example/log-in']);
    expect(visited).toEqual(['/portal']);
  });

  it('tells the log-in the address in the browser, with the router’s base path', async () => {
    window.history.replaceState(null, '', '/site/portal/trace/trace-1?lang=cy');
    const { user, path, visited } = openAt('/portal/trace/trace-1?lang=cy', 'logged-out', {
      Component: (props) => <PensionTracePortal {...props} onboardingUrl="/apply" logInUrl={logInUrl} />,
      useHref,
    });
    await heading('Log in to continue');
    const link = screen.getByRole('link', { name: 'Log in' });
    const wanted = '/log-in?returnTo=%2Fsite%2Fportal%2Ftrace%2Ftrace-1';
    expect(link).toHaveAttribute('href', `/site${wanted}`);
    await user.click(link);
    expect(path()).toBe('/log-in');
    expect(visited.at(-1)).toBe(wanted);
  });

  it('opens the portal after the confirmation of a signature', async () => {
    const { user, path } = openAt('/authorisation', 'authorisation', {
      Component: Onboarding,
      hasSigningConfirmation: true,
    });
    await signLetter(user);
    await waitFor(() => expect(screen.getByText('Your letter is signed')).toBeVisible(), { timeout: 20_000 });
    await user.click(await screen.findByRole('button', { name: 'Go to your portal' }, { timeout: 20_000 }));
    expect(path()).toBe('/my-pensions');
  });

  it('does not remove the errors of the host’s own log-in from the address', async () => {
    window.history.replaceState(null, '', '/?error=access_denied');
    openAt('/portal', 'portal', { Component: Portal });
    await heading(/^Good Morning/);
    expect(window.location.search).toBe('?error=access_denied');
  });
});

it('accepts full URLs in paths, in the whole product too', async () => {
  const paths = { signUp: 'https://www.firm.example/join', logIn: 'https://id.firm.example/log-in' };
  openAt('/portal', 'logged-out', { paths });
  await waitFor(() => expect(loaded).toEqual(['https://www.firm.example/join']));
});

it('confirms a deletion in the portal, which has no sign-up page', async () => {
  const Portal = (props: PensionTracingProps) => (
    <PensionTracePortal {...props} onboardingUrl="/apply" logInUrl="/log-in" />
  );
  const { user } = openAt('/cancelled-application', 'cancelled', { Component: Portal });
  await user.click(await screen.findByRole('button', { name: 'Delete My Data' }));
  await user.type(await screen.findByLabelText('Password'), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Delete my data for good' }));
  expect(await heading('Your data has been deleted')).toBeVisible();
});

it('says which URL is missing', () => {
  const props = { adapter: createMemoryAdapter() } as unknown as PensionTraceOnboardingProps;
  expect(() => renderToString(<PensionTraceOnboarding {...props} />)).toThrow(
    '<PensionTraceOnboarding> needs portalUrl and logInUrl',
  );
});

it('treats a path that only starts with the same letters as outside of the base path', async () => {
  window.history.replaceState(null, '', '/pensions-login');
  expectConsole('warn', "The page's address '/pensions-login' is outside of the basePath '/pensions'");
  const adapter = createMemoryAdapter('logged-out');
  render(<PensionTracing adapter={adapter} config={atOnce} routing="path" basePath="/pensions" />);
  await heading('Reclaim Your Lost Pension');
  expect(window.location.pathname).toBe('/pensions/signup');
});

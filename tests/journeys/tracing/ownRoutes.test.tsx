import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AddressFinder, LogInForm, PensionTraceProvider, type BackendError } from '../../../src';
import { createMemoryAdapter, type MemoryScenarioName } from '../../../src/memory';
import { PensionTraceFrame, PensionTraceOnboarding, PensionTracePage, PensionTracePortal } from '../../../src/product';
import { expectConsole } from '../../failOnConsole';
import { atOnce, stillClock } from '../../provider/renderWithAdapter';
import { signLetter } from '../../features/authorisation/signLetter';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** The routes of a host: one component for each part of the product. */
function routes(pathname: string): ReactNode {
  if (pathname === '/signup') return <PensionTracePage page="signUp" />;
  if (pathname.startsWith('/login')) {
    return (
      <PensionTracePage page="logIn">
        <p>The firm’s own words</p>
        <LogInForm />
      </PensionTracePage>
    );
  }
  if (pathname === '/reset-password') return <PensionTracePage page="resetPassword" />;
  if (pathname.startsWith('/portal')) return <PensionTracePortal hasSigningConfirmation />;
  return <PensionTraceOnboarding />;
}

/** Opens a host with its own routes below one provider. */
function open(address: string, scenario: MemoryScenarioName, show = routes) {
  const adapter = createMemoryAdapter(scenario, { clock: stillClock });
  const errors: BackendError[] = [];
  const visited = [address];

  function Host() {
    const [location, setLocation] = useState(address);
    const [navigate] = useState(() => (path: string) => {
      visited.push(path);
      setLocation(path);
    });
    return (
      <PensionTraceProvider
        adapter={adapter}
        clock={stillClock}
        config={{ ...atOnce, companyName: 'Lantern Pension Tracing' }}
        onError={(error) => errors.push(error)}
        location={location}
        navigate={navigate}
      >
        {show(location.split('?')[0] ?? '/')}
      </PensionTraceProvider>
    );
  }

  render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
  return { adapter, errors, visited, user: userEvent.setup(), path: () => visited.at(-1) };
}

describe('routes of a host below one provider', () => {
  it('take a new customer from the sign-up to the onboarding, with title and focus', async () => {
    const { path, user } = open('/signup', 'logged-out');
    await heading('Reclaim Your Lost Pension');
    await user.type(screen.getByLabelText('First name'), 'Margaret');
    await user.type(screen.getByLabelText('Last name'), 'Hargreaves');
    await user.type(screen.getByLabelText('Email'), 'margaret@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Start Your Trace' }));
    await waitFor(async () => expect(await heading('Your Personal Details')).toHaveFocus());
    expect(path()).toBe('/personal');
    expect(document.title).toBe('Your personal details – Lantern Pension Tracing');
  });

  it('restore the scroll position on Back, even if each route mounts its own part', async () => {
    const { user } = open('/portal', 'portal', (path) => <PensionTracePortal key={path} />);
    document.body.style.minHeight = '5000px';
    onTestFinished(() => void (document.body.style.minHeight = ''));
    const link = await screen.findByRole('link', { name: 'View Milton Mills' });
    window.scrollTo(0, 300);
    await waitFor(() => expect(window.scrollY).toBe(300));
    await new Promise(requestAnimationFrame);
    await user.click(link);
    await heading('Milton Mills');
    await waitFor(() => expect(window.scrollY).toBe(0));
    // The browser announces Back, then the host's router shows the page.
    window.dispatchEvent(new PopStateEvent('popstate'));
    await user.click(screen.getByRole('link', { name: 'Back to your portal' }));
    await heading(/Margaret/);
    await waitFor(() => expect(window.scrollY).toBe(300));
  });

  it('ask for a log-in when the session is lost, say why, and return to the page', async () => {
    const { adapter, path, user } = open('/portal/documents', 'portal');
    await heading('Your Documents');
    await adapter.auth.logOut();
    await heading(/Welcome Back/);
    expect(path()).toBe('/login');
    expect(screen.getByText(/^You have been signed out\./)).toBeVisible();
    expect(screen.getByText('The firm’s own words')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'margaret.hale@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(async () => expect(await heading('Your Documents')).toHaveFocus());
    expect(path()).toBe('/portal/documents');
  });

  it('open no page for a customer at another step', async () => {
    const { path } = open('/login', 'portal');
    await heading(/^Good /);
    expect(path()).toBe('/portal');
  });

  it('confirm a signature in the portal that was given in the onboarding', async () => {
    const { path, user } = open('/authorisation', 'authorisation');
    await heading('Your Authorisation');
    await signLetter(user);
    await heading('Your letter is signed');
    expect(path()).toBe('/portal');
  });

  it('show the error of an email link that opened the page of another part', async () => {
    const before = window.location.href;
    window.history.replaceState(null, '', '?error_code=otp_expired');
    const { path } = open('/', 'logged-out');
    await heading('This link does not work any more');
    expect(path()).toBe('/reset-password');
    expect(window.location.search).not.toContain('error_code');
    window.history.replaceState(null, '', before);
  });

  it('share the frame of a layout route, which stays mounted', async () => {
    const { user } = open('/login', 'logged-out', (path) => (
      <PensionTraceFrame logo="Lantern">{routes(path)}</PensionTraceFrame>
    ));
    await heading(/Welcome Back/);
    const bar = screen.getByRole('banner');
    expect(bar).toHaveTextContent('Lantern');
    await user.click(screen.getByRole('link', { name: 'Start Your Trace' }));
    await waitFor(async () => expect(await heading('Reclaim Your Lost Pension')).toHaveFocus());
    expect(screen.getByRole('banner')).toBe(bar);
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('report an error for a page at the path of another page', async () => {
    expectConsole('error', 'Your routes show <PensionTracePage page="address">');
    const { errors } = open('/personal', 'personal', () => (
      <PensionTraceFrame>
        <PensionTracePage page="address">
          <AddressFinder />
        </PensionTracePage>
      </PensionTraceFrame>
    ));
    await heading('Unexpected Application Error!');
    expect(errors.map(({ message }) => message)).toEqual([
      `Your routes show <PensionTracePage page="address"> at the path of the page 'personal', which it does not have.`,
    ]);
  });

  it('report an error for a part at the path of a page that it does not have', async () => {
    expectConsole('error', 'Your routes show <PensionTraceOnboarding>');
    const { errors } = open('/portal', 'portal', () => <PensionTraceOnboarding />);
    await heading('Unexpected Application Error!');
    expect(errors.map(({ message }) => message)).toEqual([
      "Your routes show <PensionTraceOnboarding> at the path of the page 'portal', which it does not have.",
    ]);
  });
});

it.each([
  ['PensionTraceFrame', <PensionTraceFrame key="frame">Page</PensionTraceFrame>],
  ['PensionTracePage', <PensionTracePage key="page" page="signUp" />],
  ['PensionTraceOnboarding', <PensionTraceOnboarding key="onboarding" />],
  ['PensionTracePortal', <PensionTracePortal key="portal" />],
])('%s throws an error that names the missing provider or props', (name, part) => {
  const ignored = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(part)).toThrow(`<${name}> was used outside of <PensionTraceProvider>.`);
  const below = <PensionTraceProvider adapter={createMemoryAdapter('logged-out')}>{part}</PensionTraceProvider>;
  expect(() => render(below)).toThrow(`<${name}> needs \`location\` and \`navigate\``);
  ignored.mockRestore();
});

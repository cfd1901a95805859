import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { PensionTracing, type PensionTracingProps } from '../../../src/product';
import { wrongValues } from '../../../src/provider/hostSettings';
import { createMemoryAdapter, getScenario } from '../../../src/memory';
import { expectConsole } from '../../failOnConsole';
import { openAt } from './openAt';

const config = { companyName: 'Lantern Pension Tracing' };
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('PensionTracing in memory', () => {
  it('warns once about tags that open no page', async () => {
    const onWarning = vi.fn();
    const scenario = getScenario('portal');
    const customers = scenario.customers?.map((customer) => ({ ...customer, tags: [77, 120] }));
    const { user } = openAt('/portal', { ...scenario, customers }, { onWarning });
    await screen.findByRole('button', { name: 'Look again' });
    await user.keyboard('{Tab}');
    expect(onWarning.mock.calls).toEqual([
      [expect.stringMatching(/^The customer has the tags 77, 120, which open no/)],
    ]);
  });

  it('titles each page, with an error first after an invalid submission', async () => {
    const { user } = openAt('/signup', 'logged-out');
    await heading('Reclaim Your Lost Pension');
    await waitFor(() => expect(document.title).toBe('Start your trace – Lantern Pension Tracing'));
    await user.click(screen.getByRole('button', { name: 'Start Your Trace' }));
    await waitFor(() => expect(document.title).toBe('Error: Start your trace – Lantern Pension Tracing'));
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(document.title).toBe('Log in – Lantern Pension Tracing'));
  });

  it('restores the host’s title, unless the host has set another one', async () => {
    document.title = 'Lantern';
    const { unmount } = openAt('/signup', 'logged-out');
    await waitFor(() => expect(document.title).toBe('Start your trace – Lantern Pension Tracing'));
    unmount();
    expect(document.title).toBe('Lantern');
    const second = openAt('/signup', 'logged-out');
    await waitFor(() => expect(document.title).toBe('Start your trace – Lantern Pension Tracing'));
    document.title = 'About us';
    second.unmount();
    expect(document.title).toBe('About us');
  });

  it('titles the page of an unexpected error and of an administrator, below the top bar', async () => {
    expectConsole('error', 'The greeting is broken');
    const greeting = () => {
      throw new Error('The greeting is broken');
    };
    const { unmount } = openAt('/portal', 'portal', { messages: { portalDashboard: { greeting } } });
    await heading('Unexpected Application Error!');
    expect(document.body).not.toHaveTextContent('The greeting is broken');
    await waitFor(() => expect(document.title).toBe('Unexpected Application Error! – Lantern Pension Tracing'));
    expect(screen.getByRole('banner')).toBeVisible();
    unmount();
    openAt('/portal', 'admin');
    await heading('This is the customer site');
    await waitFor(() => expect(document.title).toBe('This is the customer site – Lantern Pension Tracing'));
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('does not change the host’s title and header if configured so', async () => {
    document.title = 'The host';
    openAt('/signup', 'logged-out', { hasPageTitles: false, hasTopBar: false });
    await heading('Reclaim Your Lost Pension');
    expect(document.title).toBe('The host');
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('returns to the page where the session was lost', async () => {
    const { adapter, path, user } = openAt('/portal/documents', 'portal');
    await heading('Your Documents');
    await adapter.auth.logOut();
    await heading(/Welcome Back/);
    expect(path()).toBe('/login');
    await user.type(screen.getByLabelText('Email'), 'margaret.hale@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await heading('Your Documents');
    expect(path()).toBe('/portal/documents');
  });

  it('asks a customer whose stored session has ended to log in, and returns to the same page', async () => {
    const memory = createMemoryAdapter('portal');
    await memory.auth.logOut();
    const getSession = vi
      .fn(memory.auth.getSession)
      .mockRejectedValueOnce(new BackendError('logged-out', 'The server refused the stored session'));
    const adapter = { ...memory, auth: { ...memory.auth, getSession } };
    const { path, user } = openAt('/portal/documents', 'portal', { adapter });
    await heading(/Welcome Back/);
    expect(path()).toBe('/login');
    expect(screen.getByText(/^You have been signed out\./)).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'margaret.hale@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await heading('Your Documents');
    expect(path()).toBe('/portal/documents');
  });

  it('redirects a visitor who never logged in to the sign-up', async () => {
    const { path } = openAt('/portal/documents', 'logged-out');
    await heading('Reclaim Your Lost Pension');
    expect(path()).toBe('/signup');
  });

  it('leads a visitor with a link to a page of the portal there, after the log-in from the sign-up', async () => {
    const { path, user } = openAt('/portal/trace/trace-2', 'logged-out');
    await heading('Reclaim Your Lost Pension');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await heading(/Welcome Back/);
    await user.type(screen.getByLabelText('Email'), 'margaret.hale@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(path()).toBe('/portal/trace/trace-2'));
    await heading('We have found your Cranford Haberdashers pension');
  });

  it('leads the next customer to their own first page after a log-out', async () => {
    const { path, user } = openAt('/portal/documents', 'portal');
    await user.click(await screen.findByRole('button', { name: 'Margaret Hale' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await heading(/Welcome Back/);
    await user.type(screen.getByLabelText('Email'), 'margaret.hale@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(path()).toBe('/portal'));
  });

  it('shows an explanation to an administrator if no back-office is configured', async () => {
    openAt('/portal', 'admin');
    await heading('This is the customer site');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('keeps the recipient of a marketing link out of the address and through a reload', async () => {
    const before = window.history.state as unknown;
    const first = openAt('/marketing?id=customer-1&email=margaret.hale%40example.com', 'logged-out');
    await screen.findByRole('switch', { name: 'Email' });
    expect(first.visited.at(-1)).toBe('/marketing');
    first.unmount();
    openAt('/marketing', 'logged-out');
    await screen.findByRole('switch', { name: 'Email' });
    window.history.replaceState(before, '');
  });

  it('needs navigate with location', () => {
    // @ts-expect-error a caller without types can omit it
    const product = <PensionTracing adapter={createMemoryAdapter()} location="/" />;
    expect(() => renderToString(product)).toThrow(/`location` needs `navigate`/);
  });

  it('needs routing="path" with basePath', () => {
    const adapter = createMemoryAdapter();
    const wanted: PensionTracingProps = { adapter, routing: 'path', basePath: '/pensions' };
    // @ts-expect-error of another routing, the base path has no effect
    const wrong: PensionTracingProps = { ...wanted, routing: 'hash' };
    expect(wrongValues(wrong)).toEqual([expect.stringContaining('Write routing="path".')]);
  });
});

describe('PensionTracing with the address of the page', () => {
  let before: string;
  beforeEach(() => {
    before = window.location.href;
  });
  afterEach(() => {
    window.history.replaceState(null, '', before);
  });

  it('keeps the path behind the # and follows Back', async () => {
    const user = userEvent.setup();
    render(<PensionTracing adapter={createMemoryAdapter('logged-out')} config={config} routing="hash" />);
    await heading('Reclaim Your Lost Pension');
    expect(window.location.hash).toBe('#/signup');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#/login');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await heading(/Welcome Back/);
    expect(window.location.hash).toBe('#/login');
    window.history.back();
    expect(await heading('Reclaim Your Lost Pension')).toBeVisible();
  });

  it('keeps the path below the base path', async () => {
    window.history.replaceState(null, '', '/pensions/login?id=invite-1');
    render(
      <PensionTracing
        adapter={createMemoryAdapter('logged-out')}
        config={config}
        routing="path"
        basePath="/pensions/"
      />,
    );
    await heading('Welcome Back, Margaret');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/pensions/forgot-password');
  });

  it('explains an email link that no longer works and cleans the address', async () => {
    window.history.replaceState(null, '', '/?error=access_denied&error_code=otp_expired');
    render(<PensionTracing adapter={createMemoryAdapter('logged-out')} config={config} routing="path" />);
    await waitFor(() => expect(window.location.pathname).toBe('/reset-password'));
    expect(window.location.search).toBe('');
    await waitFor(() => expect(document.title).toMatch(/^This link does not work any more/));
  });
});

import { describe, expect, it } from 'vitest';
import { createMemoryAdapter } from '../../../src/memory';
import { renderOnServer, renderPathOnServer } from './renderOnServer';

describe('the product on a server', () => {
  it.each([
    ['/signup', 'Reclaim Your Lost Pension'],
    ['/login?id=invite-1', 'Welcome Back'],
    ['/forgot-password', 'Forgot Password'],
  ])('renders %s completely for a visitor', async (location, heading) => {
    const markup = await renderOnServer(location);
    expect(markup).toContain(`>${heading}</h1>`);
    expect(markup).toContain('name="email"');
    expect(markup).not.toContain('ptr-loading-screen');
    expect(markup).not.toContain('<script');
  });

  it.each([
    ['/reset-password', 'Reset Password'],
    ['/marketing', 'Marketing Preferences'],
    ['/personal', 'Your Personal Details'],
    ['/traces', 'Would You Like To Trace Another Pension?'],
    ['/portal', 'Your portal'],
    ['/portal/nowhere', 'Your portal'],
    ['/portal/profile', 'Your Profile'],
  ])('renders %s with its heading while it loads', async (location, heading) => {
    const markup = await renderOnServer(location);
    expect(markup).toContain(`>${heading}</h1>`);
    expect(markup).not.toContain('<script');
  });

  it('renders the same portal at every time of day', async () => {
    const at = (time: string) => renderOnServer('/portal', undefined, { now: () => new Date(time) });
    expect(await at('2026-11-23T09:30:00Z')).toBe(await at('2026-11-23T20:30:00Z'));
  });

  it.each(['/', '/nowhere'])('renders only the loading screen for %s', async (location) => {
    const markup = await renderOnServer(location);
    expect(markup).toContain('ptr-loading-screen');
    expect(markup).not.toContain('<h1');
  });

  it.each([
    ['/pensions/login', 'Welcome Back'],
    ['/pensions/signup', 'Reclaim Your Lost Pension'],
  ])('renders %s for a host without a router that passes the path of the request', async (path, heading) => {
    expect(await renderPathOnServer(path)).toContain(`>${heading}</h1>`);
  });

  it('renders the log-in if the adapter has no mayHaveSession', async () => {
    expect(await renderOnServer('/login', createMemoryAdapter('logged-out'))).toContain('Welcome Back</h1>');
  });
});

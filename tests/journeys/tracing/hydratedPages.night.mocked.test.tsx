import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { documentTitle } from '../../../src/journeys/tracing/documentTitle';
import { deferredAdapter, siteAt } from './renderOnServer';
import { serve } from './serve';

describe('a page from a server', () => {
  it.each(['/signup', '/login?id=invite-1', '/forgot-password'])('%s is hydrated without changes', async (location) => {
    const { hydrate } = await serve(location);
    const email = screen.getByLabelText('Email');
    await hydrate(siteAt(location, deferredAdapter('logged-out', false)));
    const [path = ''] = location.split('?');
    await waitFor(() => expect(document.title).toBe(documentTitle(path, { companyName: 'Lantern Pension Tracing' })));
    expect(screen.getByLabelText('Email')).toBe(email);
  });

  it.each([
    ['/reset-password?code=of-another-browser', 'logged-out', 'This link does not work any more'],
    ['/reset-password', 'password-recovery', 'New Password'],
    ['/marketing?id=customer-1&email=margaret.hale%40example.com', 'logged-out', 'SMS'],
  ] as const)('%s is hydrated while the link is checked, then filled in', async (location, scenario, loaded) => {
    const before = window.location.href;
    const { container, hydrate } = await serve(location);
    expect(container.querySelector('h1')).not.toBeNull();
    await hydrate(siteAt(location, deferredAdapter(scenario, scenario !== 'logged-out')));
    expect((await screen.findAllByText(loaded)).length).toBeGreaterThan(0);
    window.history.replaceState(null, '', before);
  });

  // The pages of a customer.
  it.each([
    ['/personal', 'personal', 'First name'],
    ['/address', 'address', 'Postcode'],
    ['/why', 'reason', /^We can trace your own pensions only/],
    ['/processing', 'processing', 'What we are doing'],
    ['/step6', 'not-eligible', /eligible/],
    ['/create-trace', 'create-trace', /^Let's Trace/],
    ['/traces', 'traces', 'Milton Mills'],
    ['/known-pensions', 'known-pensions', 'No Known Pensions'],
    ['/add-pension', 'add-pension', /^Let's Add/],
    ['/pensions', 'pensions', 'Scottish Widows'],
    ['/authorisation', 'authorisation', 'Complete Application'],
    ['/portal', 'portal', 'Milton Mills'],
    ['/portal/documents', 'portal', /^PDF, Word/],
    ['/portal/trace/trace-1', 'portal', 'We wrote to Aviva.'],
    ['/portal/pension/pension-2', 'portal', /^Search at/],
    ['/portal/support', 'portal', 'Search'],
  ] as const)('%s is hydrated without changes, then filled in', async (location, scenario, loaded) => {
    const { container, hydrate } = await serve(location);
    const heading = container.querySelector('h1');
    await hydrate(siteAt(location, deferredAdapter(scenario, true)));
    expect((await screen.findAllByText(loaded)).length).toBeGreaterThan(0);
    if (heading && location !== '/portal') expect(container.querySelector('h1')).toBe(heading);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../src/styles.css';
import type { MemoryScenarioName } from '../../../src/memory';
import { wholeText } from '../../wholeText';
import { openAt } from './openAt';
import { readAloud } from './readAloud';

/** Each screen of the journey: its name, its address, the customer's situation, and its first heading. */
const journey: readonly (readonly [string, string, MemoryScenarioName, string | RegExp])[] = [
  ['sign-up', '/signup', 'logged-out', 'Reclaim Your Lost Pension'],
  ['log-in', '/login', 'logged-out', 'Welcome Back'],
  ['forgot-password', '/forgot-password', 'logged-out', 'Forgot Password'],
  ['reset-password', '/reset-password', 'password-recovery', 'Reset Password'],
  ['personal-details', '/personal', 'personal', 'Your Personal Details'],
  ['address', '/address', 'address', 'Your Address'],
  ['reason', '/why', 'reason', 'Why are you here today'],
  ['not-eligible', '/step6', 'not-eligible', /./u],
  ['first-trace', '/create-trace', 'create-trace', "Let's Trace Your First Pension"],
  ['traces', '/traces', 'traces', 'Would You Like To Trace Another Pension?'],
  ['known-pensions', '/known-pensions', 'known-pensions', 'Help Us Help You: Add Your Known Pensions'],
  ['add-pension', '/add-pension', 'add-pension', "Let's Add Your First Pension"],
  ['pensions', '/pensions', 'pensions', 'Would You Like To Add Another Pension?'],
  ['authorisation', '/authorisation', 'authorisation', 'Your Authorisation'],
  ['portal', '/portal', 'portal', /^Good/u],
];

/** The screens whose first button that sends shows errors, and that button. */
const withErrors: readonly (readonly [string, string, MemoryScenarioName, string])[] = [
  ['sign-up', '/signup', 'logged-out', 'Start Your Trace'],
  ['log-in', '/login', 'logged-out', 'Log in'],
  ['personal-details', '/personal', 'personal', 'Next'],
  ['first-trace', '/create-trace', 'create-trace', 'Next'],
  ['add-pension', '/add-pension', 'add-pension', 'Add Pension'],
  ['authorisation', '/authorisation', 'authorisation', 'Complete Application'],
];

it.each(journey)('reads %s from top to bottom', async (name, address, scenario, heading) => {
  openAt(address, scenario);
  await screen.findByRole('heading', { level: 1, name: heading });
  await everythingLoaded();
  // The summary waits for all lists.
  if (name === 'portal') {
    await screen.findByText(wholeText(/need you; .* under way/u));
    await screen.findByRole('button', { name: 'Margaret Hale' });
    // The row of tabs that stands in for it until its code has loaded controls nothing.
    await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls'));
  }
  await expect(await readAloud()).toMatchFileSnapshot(`../../transcripts/${name}.txt`);
});

it.each(withErrors)('reads %s through its errors', async (name, address, scenario, button) => {
  const { user } = openAt(address, scenario);
  await user.click(await screen.findByRole('button', { name: button }));
  await screen.findAllByRole('alert');
  await everythingLoaded();
  await expect(await readAloud()).toMatchFileSnapshot(`../../transcripts/${name}-errors.txt`);
});

/** Waits until no part of the page is loading. */
async function everythingLoaded() {
  await waitFor(() => expect(document.querySelectorAll('[aria-busy="true"], .ptr-skeleton')).toHaveLength(0));
}

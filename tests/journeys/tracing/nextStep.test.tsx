import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../../src/styles.css';
import type { MemoryScenarioName } from '../../../src/memory';
import { openAt } from './openAt';
import { signLetter, tickAll, typeName } from '../../features/authorisation/signLetter';
import { wholeText } from '../../wholeText';

/** The level 1 headings of the page in their order; undefined while it has none. */
function watchHeadings() {
  const seen: (string | undefined)[] = [];
  const look = () => {
    const heading = document.querySelector('main h1')?.textContent;
    if (seen.length === 0 || seen.at(-1) !== heading) seen.push(heading);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
  stop = () => observer.disconnect();
  return seen;
}

let stop = () => {};
afterEach(() => stop());

const press = (name: string | RegExp) => screen.findByRole('button', { name });

it.each<[string, MemoryScenarioName, string, string | RegExp, string]>([
  ['/why', 'reason', 'Why are you here today', 'Planning retirement', 'Processing Your Application'],
  [
    '/traces',
    'traces',
    'Would You Like To Trace Another Pension?',
    'Continue Application',
    'Help Us Help You: Add Your Known Pensions',
  ],
  [
    '/known-pensions',
    'known-pensions',
    'Help Us Help You: Add Your Known Pensions',
    'No Known Pensions',
    'Your Authorisation',
  ],
])('%s stays until the next step is shown', async (path, scenario, before, button, after) => {
  const { user } = openAt(path, scenario);
  await screen.findByRole('heading', { level: 1, name: before });
  const target = await press(button);
  const seen = watchHeadings();
  await user.click(target);
  await screen.findByRole('heading', { level: 1, name: after });
  expect(seen).toEqual([before, after]);
});

it('the sign-up stays until the first step is shown', async () => {
  const { user } = openAt('/signup', 'logged-out');
  await user.type(await screen.findByLabelText('First name'), 'Margaret');
  await user.type(screen.getByLabelText('Last name'), 'Hale');
  await user.type(screen.getByLabelText('Email'), 'margaret.hale.new@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  const seen = watchHeadings();
  await user.click(await press('Start Your Trace'));
  await screen.findByRole('heading', { level: 1, name: 'Your Personal Details' });
  expect(seen).toEqual(['Reclaim Your Lost Pension', 'Your Personal Details']);
});

it('the letter stays while it is sent and until its confirmation, at the portal’s address without a progress bar', async () => {
  const { user, path } = openAt('/authorisation', 'authorisation', { hasSigningConfirmation: true });
  await tickAll(user);
  await typeName(user);
  const seen = watchHeadings();
  await user.click(await press('Complete Application'));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your letter is signed' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(seen).toEqual(['Your Authorisation', 'Your letter is signed']);
  expect(path()).toBe('/portal');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(await screen.findByText(wholeText(/^Your reference: [2-9A-Y]{4}-[2-9A-Y]{4}$/))).toBeVisible();
  expect(await screen.findByText(/^Two things need you; one trace is under way\./)).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'The steps of every trace' })).getAllByRole('listitem');
  expect(steps[0]).toHaveAttribute('aria-current', 'step');
  await user.click(await press('Go to your portal'));
  expect(await screen.findByRole('dialog', { name: 'Welcome To Your Pension Dashboard' })).toBeVisible();
  expect(path()).toBe('/portal');
});

it('the letter is followed by the portal at once by default, as specified', async () => {
  const { user, path } = openAt('/authorisation', 'authorisation');
  await signLetter(user);
  expect(await screen.findByRole('dialog', { name: 'Welcome To Your Pension Dashboard' })).toBeVisible();
  expect(path()).toBe('/portal');
  expect(screen.queryByText('Your letter is signed')).toBeNull();
});

it('shows no data of a customer who has logged out', async () => {
  const { user, path } = openAt('/address', 'address');
  await screen.findByRole('heading', { level: 1, name: 'Your Address' });
  await user.click(await press('Save and log out'));
  await waitFor(() => expect(path()).toBe('/signup'));
  expect(screen.queryByRole('heading', { name: 'Your Address' })).toBeNull();
});

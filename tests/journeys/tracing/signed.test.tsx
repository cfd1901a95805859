import { screen, waitFor, within } from '@testing-library/react';
import { wholeText } from '../../wholeText';
import { expect, it } from 'vitest';
import { openAt } from './openAt';
import { signLetter } from '../../features/authorisation/signLetter';

it('confirms a signature at the portal’s address without a progress bar, then shows the portal', async () => {
  const { user, path } = openAt('/authorisation', 'authorisation', { hasSigningConfirmation: true });
  await signLetter(user);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your letter is signed' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(path()).toBe('/portal');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(await screen.findByText(wholeText(/^Your reference: [2-9A-Y]{4}-[2-9A-Y]{4}$/))).toBeVisible();
  expect(await screen.findByText(/^Two things need you; one trace is under way\./)).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'The steps of every trace' })).getAllByRole('listitem');
  expect(steps[0]).toHaveAttribute('aria-current', 'step');
  await user.click(screen.getByRole('button', { name: 'Go to your portal' }));
  expect(await screen.findByRole('dialog', { name: 'Welcome To Your Pension Dashboard' })).toBeVisible();
  expect(path()).toBe('/portal');
});

it('opens the portal at once by default, as specified', async () => {
  const { user, path } = openAt('/authorisation', 'authorisation');
  await signLetter(user);
  expect(await screen.findByRole('dialog', { name: 'Welcome To Your Pension Dashboard' })).toBeVisible();
  expect(path()).toBe('/portal');
  expect(screen.queryByText('Your letter is signed')).toBeNull();
});

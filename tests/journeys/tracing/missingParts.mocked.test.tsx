import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BackendError } from '../../../src/backend/BackendError';
import { openAt } from './openAt';

// Reading the export throws, as a failed import does.
vi.mock('../../../src/features/frame/ProfileMenu', () => ({
  get ProfileMenu() {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/ProfileMenu-9f2c41d0.js');
  },
}));
vi.mock('../../../src/features/tracey/ContactModal', () => ({
  get ContactModal() {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/ContactModal-9f2c41d0.js');
  },
}));
vi.mock('../../../src/journeys/answers/AnswersDialog', () => ({
  get AnswersDialog() {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/AnswersDialog-9f2c41d0.js');
  },
}));

it('keeps the portal when the profile menu and the contact details do not load', async () => {
  const onError = vi.fn<(error: BackendError) => void>();
  const { user, visited, adapter } = openAt('/portal/documents', 'portal', { onError });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Documents' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Help' }));
  expect(await screen.findByText('We could not open our contact details')).toBeVisible();
  expect(screen.getByText(/^This site has a new version,/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/assets|module/);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('We could not open our contact details')).toBeNull();

  await user.click(await screen.findByRole('link', { name: 'Profile' }));
  expect(visited.at(-1)).toBe('/portal/profile');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(async () => expect(await adapter.auth.getSession()).toBeNull());
  expect(onError.mock.calls.map(([{ code }]) => code)).toContain('outdated');
});

it('says that the answers did not load, at each press', async () => {
  const { user } = openAt('/why', 'reason');
  for (let press = 0; press < 2; press += 1) {
    await user.click(await screen.findByRole('button', { name: 'Your answers so far' }));
    expect(await screen.findByText(/^This site has a new version,/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/^This site has a new version,/)).toBeNull();
  }
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AuthorisationPad } from '../../../src/features/authorisation/AuthorisationPad';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

// Reading an export throws, as a failed import does.
vi.mock('signature_pad', () => ({
  get default() {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/signature_pad-9f2c41d0.js');
  },
}));
vi.mock('../../../src/features/authorisation/handFont', () => ({
  get handFont() {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/handFont-9f2c41d0.js');
  },
}));

it('offers to type when the code to draw fails to load, takes the name in any font, and reports both', async () => {
  const { errors } = renderWithAdapter(<AuthorisationPad />, createMemoryAdapter('authorisation'));
  expect(await screen.findByText(/^Drawing does not work here just now\./)).toBeVisible();
  expect(errors.map(({ code }) => code)).toEqual(['outdated']);
  await userEvent.click(screen.getByRole('radio', { name: 'Type' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your full name' }), 'Margaret Hale');
  expect(screen.getByRole('img', { name: /Margaret Hale/ })).toBeVisible();
  await waitFor(() => expect(errors.map(({ code }) => code)).toEqual(['outdated', 'outdated']));
});

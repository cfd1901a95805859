import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AuthorisationPad } from '../../../src/features/authorisation/AuthorisationPad';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

// Reading the export throws, as a failed import does.
vi.mock('signature_pad', () => ({
  get default() {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/signature_pad-9f2c41d0.js');
  },
}));

it('offers to type when the code to draw fails to load, and reports it', async () => {
  const { errors } = renderWithAdapter(<AuthorisationPad />, createMemoryAdapter('authorisation'));
  expect(await screen.findByText(/^Drawing does not work here just now\./)).toBeVisible();
  expect(errors.map(({ code }) => code)).toEqual(['outdated']);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AuthorisationPad } from '../../../src/features/authorisation/AuthorisationPad';
import { createMemoryAdapter } from '../../../src/testing';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

vi.mock('signature_pad', () => ({
  default: class {
    constructor() {
      throw new Error('The file could not be fetched');
    }
  },
}));

it('says what to do when the code that draws cannot be fetched', async () => {
  renderWithAdapter(<AuthorisationPad />, createMemoryAdapter('authorisation'));
  expect(await screen.findByText(/Drawing does not work here just now/)).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Type' }));
  expect(screen.getByLabelText('Your full name')).toBeVisible();
});

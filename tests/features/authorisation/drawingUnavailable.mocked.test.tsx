import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AuthorisationPad } from '../../../src/features/authorisation/AuthorisationPad';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

vi.mock('signature_pad', () => ({
  default: class {
    constructor() {
      throw new Error('The file failed to load');
    }
  },
}));

it('explains what to do when the drawing code fails to load', async () => {
  renderWithAdapter(<AuthorisationPad />, createMemoryAdapter('authorisation'));
  expect(await screen.findByText(/Drawing does not work here just now/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Type' }));
  expect(screen.getByLabelText('Your full name')).toBeVisible();
});

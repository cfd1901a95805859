import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod';
import { expect, it, onTestFinished } from 'vitest';
import { PersonalDetailsForm } from '../../src/features/personal-details/PersonalDetailsForm';
import { createMemoryAdapter } from '../../src/memory';
import { renderWithAdapter } from '../provider/renderWithAdapter';

it('shows our error texts even if the host configures zod for its own schemas', async () => {
  z.config({ customError: () => 'Wrong', localeError: () => 'Wrong' });
  onTestFinished(() => {
    z.config({ customError: undefined, localeError: z.locales.en().localeError });
  });
  const user = userEvent.setup({ delay: null });
  renderWithAdapter(<PersonalDetailsForm />, createMemoryAdapter('personal'));
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
  await user.clear(screen.getByLabelText('First name'));
  await user.click(screen.getByRole('button', { name: 'Next' }));

  expect(screen.getByLabelText('First name')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Phone number')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Day')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByText('Wrong')).not.toBeInTheDocument();
});

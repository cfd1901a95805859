import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OwnSignUp } from '../../docs/examples/ownFields';
import { createMemoryAdapter } from '../../src/memory';
import { renderWithAdapter } from '../provider/renderWithAdapter';

it('matches the code in docs/recipes/own-fields.md', async () => {
  const { default: code } = await import('../../docs/examples/ownFields.tsx?raw');
  const { default: recipe } = await import('../../docs/recipes/own-fields.md?raw');
  expect(recipe).toContain(code);
});

it('shows errors at its own fields, and sends the form', async () => {
  const adapter = createMemoryAdapter('signed-out');
  const signUp = vi.spyOn(adapter.auth, 'signUp');
  const user = userEvent.setup({ delay: null });
  renderWithAdapter(<OwnSignUp />, adapter);
  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Start' }));

  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveAccessibleDescription('Please enter a password'));
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Please enter a last name');
  expect(screen.getByLabelText('First name')).not.toHaveAttribute('aria-invalid');
  expect(signUp).not.toHaveBeenCalled();

  await user.type(screen.getByLabelText('Last name'), 'Byron');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(password, 'correct horse battery');
  await waitFor(() => expect(password).not.toHaveAttribute('aria-invalid'));
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Welcome.')).toBeVisible();
  expect(signUp).toHaveBeenCalledExactlyOnceWith({
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    password: 'correct horse battery',
  });
});

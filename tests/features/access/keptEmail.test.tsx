import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openAt } from '../../journeys/tracing/openAt';

const user = userEvent.setup({ delay: null });
const known = 'margaret.hale@example.com';

it('an email that has an account is filled in at the log-in', async () => {
  const { visited } = openAt('/signup', 'logged-out');
  await user.type(await screen.findByLabelText('First name'), 'Margaret');
  await user.type(screen.getByLabelText('Last name'), 'Hale');
  await user.type(screen.getByLabelText('Email'), known);
  await user.type(screen.getByLabelText('Password'), 'a quiet orchard');
  await user.click(screen.getByRole('button', { name: 'Start Your Trace' }));
  await user.click(await screen.findByRole('link', { name: 'Log in with this email' }));
  await screen.findByRole('heading', { name: 'Welcome Back' });
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(known));
  expect(visited.join(' ')).not.toContain('margaret');
});

it('the email typed at the log-in is filled in at the forgotten password, and vice versa', async () => {
  const { visited } = openAt('/login', 'logged-out');
  await user.type(await screen.findByLabelText('Email'), known);
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { name: 'Forgot Password' });
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(known));
  await user.click(screen.getByRole('link', { name: 'Login Instead' }));
  await screen.findByRole('heading', { name: 'Welcome Back' });
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(known));
  expect(visited.join(' ')).not.toContain('margaret');
});

it('after a log-out, the next pages say so and fill in no email', async () => {
  openAt('/portal', 'portal');
  await user.click(await screen.findByRole('button', { name: 'Margaret Hale' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText('You have logged out.')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  await screen.findByRole('heading', { name: 'Welcome Back' });
  expect(screen.getByText('You have logged out.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

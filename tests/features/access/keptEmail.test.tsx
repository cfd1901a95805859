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

it('the email of an invite is filled in at the sign-up', async () => {
  const { visited } = openAt('/login/invite-1', 'logged-out');
  await screen.findByRole('heading', { name: 'Welcome Back, Margaret' });
  await user.click(screen.getByRole('link', { name: 'Start Your Trace' }));
  await screen.findByRole('heading', { name: 'Reclaim Your Lost Pension' });
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(known));
  expect(visited.join(' ')).not.toContain('margaret');
});

it('an email that was typed instead of the invite’s is the one that is filled in', async () => {
  openAt('/login/invite-1', 'logged-out');
  await screen.findByRole('heading', { name: 'Welcome Back, Margaret' });
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'edith@example.com');
  await user.click(screen.getByRole('link', { name: 'Start Your Trace' }));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('edith@example.com'));
});

it('after a log-out, the next pages say so and fill in no email', async () => {
  openAt('/portal', 'portal');
  await user.click(await screen.findByRole('button', { name: 'Margaret Hale' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText('You have logged out.')).toBeVisible();
  const news = screen.getByText('You have logged out.').closest('[role="status"]');
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(news).toHaveFocus());
  expect(news && news.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^You have logged out: Start your trace/));
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  await screen.findByRole('heading', { name: 'Welcome Back' });
  expect(screen.getByText('You have logged out.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

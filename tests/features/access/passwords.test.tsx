import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ForgotPassword } from '../../../src/features/access/ForgotPassword';
import { ResetPassword } from '../../../src/features/access/ResetPassword';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';
import { wholeText } from '../../wholeText';

const redirectTo = 'https://tracing.example.com/reset-password';

function renderForgot(options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('logged-out', options);
  const navigate = vi.fn();
  const view = renderWithAdapter(<ForgotPassword redirectTo={redirectTo} />, adapter, { navigate });
  return { ...view, adapter, navigate, user: userEvent.setup({ delay: null }) };
}

describe('a forgotten password', () => {
  it.each([
    ['', 'Please enter a email address'],
    ['margaret.hale', 'Please enter a valid email address'],
  ])('sends nothing for %j', async (email, message) => {
    const { adapter, user } = renderForgot();
    await user.click(screen.getByLabelText('Email'));
    await user.paste(email);
    await user.click(screen.getByRole('button', { name: 'Send Reset Instructions' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(`Error: ${message}`);
    expect(payloadsOf(adapter, 'auth.requestPasswordReset')).toEqual([]);
  });

  it.each([
    ['a customer’s address', 'margaret.hale@example.com', 1],
    ['an unknown address', 'stranger@example.com', 0],
  ])('shows the same for %s', async (_who, email, mails) => {
    const { adapter, navigate, user } = renderForgot();
    await user.type(screen.getByLabelText('Email'), email);
    await user.dblClick(screen.getByRole('button', { name: 'Send Reset Instructions' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Check Your Email' })).toHaveFocus();
    expect(screen.getByText(wholeText(`We've sent password reset instructions to ${email}`))).toBeVisible();
    expect(payloadsOf(adapter, 'auth.requestPasswordReset')).toEqual([{ email, redirectTo }]);
    expect(adapter.state.outbox).toHaveLength(mails);
    await user.click(screen.getByRole('button', { name: 'Return To Login' }));
    expect(navigate).toHaveBeenCalledWith('/login');
  });

  it('shows the server’s message when it refuses', async () => {
    const { user } = renderForgot({ fail: { 'auth.requestPasswordReset': 'Once a minute is enough.' } });
    await user.type(screen.getByLabelText('Email'), 'margaret.hale@example.com');
    await user.click(screen.getByRole('button', { name: 'Send Reset Instructions' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Once a minute is enough.');
    expect(screen.getByLabelText('Email')).toHaveValue('margaret.hale@example.com');
  });
});

describe('a new password', () => {
  function renderReset() {
    const adapter = createMemoryAdapter('password-recovery');
    const onContinue = vi.fn();
    const onInvalid = vi.fn();
    renderWithAdapter(<ResetPassword onContinue={onContinue} onInvalid={onInvalid} />, adapter);
    return { adapter, onContinue, onInvalid, user: userEvent.setup({ delay: null }) };
  }

  it.each([
    ['', '', ['New Password'], ['Please enter a password']],
    ['short', 'short', ['New Password'], ['Please enter a valid password (8 to 32 characters)']],
    ['a quiet orchard', 'A quiet orchard', ['Confirm Password'], ['Passwords do not match']],
    ['a quiet orchard', '', ['Confirm Password'], ['Passwords do not match']],
    [
      'short',
      'other',
      ['New Password', 'Confirm Password'],
      ['Please enter a valid password (8 to 32 characters)', 'Passwords do not match'],
    ],
  ])('is not sent as %j and %j', async (password, confirmation, fields, messages) => {
    const { adapter, onInvalid, user } = renderReset();
    await user.click(screen.getByLabelText('New Password'));
    await user.paste(password);
    await user.click(screen.getByLabelText('Confirm Password'));
    await user.paste(confirmation);
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    const described = fields.map((field) => screen.getByLabelText(field).getAttribute('aria-describedby') ?? '');
    const texts = described.map((ids) => ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? ''));
    messages.forEach((message, index) => expect(texts[index]?.join(' ')).toContain(message));
    expect(onInvalid).toHaveBeenCalledWith({ count: messages.length });
    expect(payloadsOf(adapter, 'auth.updatePassword')).toEqual([]);
  });

  it('names the toggle of each field', async () => {
    const { user } = renderReset();
    await user.click(screen.getByRole('button', { name: 'Show password: Confirm Password' }));
    expect(screen.getByRole('button', { name: 'Hide password: Confirm Password' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Show password: New Password' })).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'text');
  });

  it('is sent once, and then the customer can continue', async () => {
    const { adapter, onContinue, user } = renderReset();
    await user.click(screen.getByLabelText('New Password'));
    await user.paste('a quiet orchard');
    await user.click(screen.getByLabelText('Confirm Password'));
    await user.paste('a quiet orchard');
    await user.dblClick(screen.getByRole('button', { name: 'Reset Password' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Password Reset Successfully' })).toHaveFocus(),
    );
    expect(payloadsOf(adapter, 'auth.updatePassword')).toEqual([{ password: 'a quiet orchard' }]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onContinue).toHaveBeenCalledOnce();
  });
});

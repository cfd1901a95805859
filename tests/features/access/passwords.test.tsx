import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ForgotPasswordForm } from '../../../src/features/access/ForgotPasswordForm';
import { ResetPasswordForm } from '../../../src/features/access/ResetPasswordForm';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';
import { wholeText } from '../../wholeText';

const redirectTo = 'https://tracing.example.com/reset-password';

function renderForgot(options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('logged-out', options);
  const navigate = vi.fn();
  const view = renderWithAdapter(<ForgotPasswordForm redirectTo={redirectTo} />, adapter, { navigate });
  return { ...view, adapter, navigate, user: userEvent.setup({ delay: null }) };
}

describe('a forgotten password', () => {
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
});

describe('a new password', () => {
  function renderReset() {
    const adapter = createMemoryAdapter('password-recovery');
    const onContinue = vi.fn();
    renderWithAdapter(<ResetPasswordForm onContinue={onContinue} />, adapter);
    return { adapter, onContinue, user: userEvent.setup({ delay: null }) };
  }

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

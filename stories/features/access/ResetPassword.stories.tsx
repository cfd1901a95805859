import { BackendError, ResetPassword } from '@pension-trace/react';
import type { useResetPassword } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { adapterOf } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

const meta = {
  title: 'Access/Reset password',
  excludeStories: ['byStatus'],
  component: ResetPassword,
  args: { onContinue: fn(), onInvalid: fn() },
  parameters: { pensionTrace: { scenario: 'password-recovery' } },
} satisfies Meta<typeof ResetPassword>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const password = 'a quiet orchard wall';

const reset =
  (typed: string, confirmation: string): Play =>
  async ({ canvas, userEvent }) => {
    if (typed !== '') await userEvent.type(canvas.getByLabelText('New Password'), typed);
    if (confirmation !== '') await userEvent.type(canvas.getByLabelText('Confirm Password'), confirmation);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
  };

export const Empty: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
    await expect(canvas.getByLabelText('New Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(sentTo(loaded, 'auth.updatePassword')).toEqual([]);
  },
};

export const NamesTheAccount: Story = {
  name: 'Names the account before the fields',
  play: async ({ canvas }) => {
    const account = canvas.getByText(wholeText('This link is for the account of margaret.hale@example.com.'));
    const field = canvas.getByLabelText('New Password');
    await expect(account.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(canvas.getByRole('button', { name: 'This is not me' })).toBeVisible();
  },
};

export const NotMe: Story = {
  name: 'This is not me',
  args: { onLeave: fn() },
  play: async ({ args, canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'This is not me' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You have left that account' })).toHaveFocus();
    await expect(canvas.getByText(/Its password is the same as before/)).toBeVisible();
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(adapterOf(loaded).state.openedLink).toBeNull();
    await expect(sentTo(loaded, 'auth.updatePassword')).toEqual([]);
  },
};

export const KeepsTheOldPassword: Story = {
  name: 'Keep my old password',
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my old password' }));
    await expect(await canvas.findByRole('link', { name: 'Return To Login' })).toBeVisible();
    await expect(adapterOf(loaded).state.openedLink).toBeNull();
  },
};

export const PasswordMissing: Story = {
  play: async (context) => {
    await reset('', '')(context);
    await expect(context.canvas.getByLabelText('New Password')).toHaveAccessibleDescription(/Please enter a password/);
    await expect(context.args.onInvalid).toHaveBeenCalledWith({ count: 1 });
    await expect(sentTo(context.loaded, 'auth.updatePassword')).toEqual([]);
  },
};

export const TooShortAndDifferent: Story = {
  name: 'Too short and not matching',
  play: async (context) => {
    await reset('short', 'shorter')(context);
    await expect(context.canvas.getByLabelText('New Password')).toHaveAccessibleDescription(
      /Please enter a valid password \(8 to 32 characters\)/,
    );
    await expect(context.canvas.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      /Passwords do not match/,
    );
    await expect(sentTo(context.loaded, 'auth.updatePassword')).toEqual([]);
  },
};

export const Sending: Story = {
  parameters: { pensionTrace: { scenario: 'password-recovery', memory: { pending: ['auth.updatePassword'] } } },
  play: async (context) => {
    await reset(password, password)(context);
    await expect(await context.canvas.findByRole('button', { name: 'Resetting Password...' })).toBeVisible();
    await expect(sentTo(context.loaded, 'auth.updatePassword')).toEqual([{ password }]);
  },
};

export const SamePassword: Story = {
  name: 'Same password as before',
  play: async (context) => {
    await reset('correct horse battery', 'correct horse battery')(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'New password should be different from the old password.',
    );
    await expect(context.canvas.getByLabelText('New Password')).toHaveValue('correct horse battery');
  },
};

export const NoConnection: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'password-recovery',
      memory: { fail: { 'auth.updatePassword': new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async (context) => {
    await reset(password, password)(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const Done: Story = {
  name: 'Password reset',
  play: async (context) => {
    await reset(password, password)(context);
    const { args, canvas, loaded, userEvent } = context;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Password Reset Successfully' })).toHaveFocus();
    await expect(
      canvas.getByText('Your password has been reset successfully. You can now log in with your new password.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(sentTo(loaded, 'auth.updatePassword')).toEqual([{ password }]);
  },
};

export const byStatus = {
  success: Done,
  idle: Empty,
  error: SamePassword,
  invalid: PasswordMissing,
  pending: Sending,
} satisfies Record<ReturnType<typeof useResetPassword>['state']['status'], Story>;

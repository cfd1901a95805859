import { ResetPasswordForm } from '@pension-trace/react';
import type { useResetPassword } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formPlay } from '../../formPlay';
import { adapterOf } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

const form = formPlay({ scenario: 'password-recovery', call: 'auth.updatePassword', submit: 'Reset Password' });
const { play } = form;

const meta = {
  title: 'Access/Reset password',
  excludeStories: ['byStatus'],
  component: ResetPasswordForm,
  args: { onContinue: fn(), onInvalid: fn() },
  parameters: form.initial,
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const password = 'a quiet orchard wall';
const fill = (typed = password, confirmation = typed) => [
  { fill: { 'New Password': typed, 'Confirm Password': confirmation } },
];

export const Empty: Story = {
  play: async (context) => {
    await play({ heading: 'Reset Password', sent: [], submits: false })(context);
    await expect(context.canvas.getByLabelText('New Password')).toHaveAttribute('autocomplete', 'new-password');
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
  play: async (context) => {
    await play({
      does: [{ press: 'This is not me' }],
      submits: false,
      focus: { heading: 'You have left that account' },
      sees: [/Its password is the same as before/],
      sent: [],
    })(context);
    await expect(context.args.onLeave).toHaveBeenCalledOnce();
    await expect(adapterOf(context.loaded).state.openedLink).toBeNull();
  },
};

export const KeepsTheOldPassword: Story = {
  name: 'Keep my old password',
  play: async (context) => {
    await play({ does: [{ press: 'Keep my old password' }], sees: [{ link: 'Return To Login' }] })(context);
    await expect(adapterOf(context.loaded).state.openedLink).toBeNull();
  },
};

export const PasswordMissing: Story = { play: play({ problems: ['Please enter a password'] }) };

export const TooShortAndDifferent: Story = {
  name: 'Too short and not matching',
  play: play({
    does: fill('short', 'shorter'),
    problems: ['Please enter a valid password (8 to 32 characters)', 'Passwords do not match'],
    descriptions: {
      'New Password': 'Please enter a valid password (8 to 32 characters)',
      'Confirm Password': 'Passwords do not match',
    },
  }),
};

export const Sending: Story = {
  parameters: form.sending,
  play: play({ does: fill(), sent: [{ password }], sees: [{ button: 'Resetting Password...' }] }),
};

export const SamePassword: Story = {
  name: 'Same password as before',
  play: play({
    does: fill('correct horse battery'),
    alert: 'New password should be different from the old password.',
    values: { 'New Password': 'correct horse battery' },
  }),
};

export const NoConnection: Story = {
  parameters: form.offline,
  play: play({ does: fill(), alert: 'We could not reach our service.' }),
};

export const Done: Story = {
  name: 'Password reset',
  play: async (context) => {
    await play({
      does: fill(),
      sent: [{ password }],
      focus: { heading: 'Password Reset Successfully' },
      sees: ['Your password has been reset successfully. You can now log in with your new password.'],
      next: [{ press: 'Continue' }],
    })(context);
    await expect(context.args.onContinue).toHaveBeenCalledOnce();
  },
};

export const byStatus = {
  success: Done,
  idle: Empty,
  error: SamePassword,
  invalid: PasswordMissing,
  pending: Sending,
} satisfies Record<ReturnType<typeof useResetPassword>['state']['status'], Story>;

import { ForgotPasswordForm } from '@pension-trace/react';
import type { UseForgotPasswordResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { wholeText } from '../../../tests/wholeText';
import { formPlay } from '../../formPlay';

const form = formPlay({ scenario: 'logged-out', call: 'auth.requestPasswordReset', submit: 'Send Reset Instructions' });
const { play } = form;
const redirectTo = 'https://tracing.example.com/reset-password';
const tooOften = 'For security purposes, you can only request this once a minute';

const meta = {
  title: 'Access/Forgot password',
  excludeStories: ['byStatus'],
  component: ForgotPasswordForm,
  args: { redirectTo, onInvalid: fn() },
  parameters: form.initial,
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = { email: 'margaret.hale@example.com', redirectTo };
const fill = (email = sent.email) => [{ fill: { Email: email } }];

export const Empty: Story = {
  play: play({ heading: 'Forgot Password', does: [{ press: 'Login Instead' }], goesTo: ['/login'] }),
};

export const EmailMissing: Story = { play: play({ problems: ['Please enter a email address'] }) };

export const Sending: Story = {
  parameters: form.sending,
  play: play({ does: fill('Margaret.Hale@example.com'), sent: [sent], sees: ['Loading...'] }),
};

export const RefusedByTheServer: Story = {
  parameters: form.refusing(tooOften),
  play: play({ does: fill(), alert: tooOften, values: { Email: sent.email } }),
};

export const NoConnection: Story = {
  parameters: form.offline,
  play: play({ does: fill(), alert: 'We could not reach our service.' }),
};

export const Sent: Story = {
  play: play({
    does: fill(),
    sent: [sent],
    heading: 'Check Your Email',
    sees: [wholeText("We've sent password reset instructions to margaret.hale@example.com")],
    next: [{ press: 'Return To Login' }],
    goesTo: ['/login'],
  }),
};

export const byStatus = {
  success: Sent,
  idle: Empty,
  error: RefusedByTheServer,
  invalid: EmailMissing,
  pending: Sending,
} satisfies Record<UseForgotPasswordResult['state']['status'], Story>;

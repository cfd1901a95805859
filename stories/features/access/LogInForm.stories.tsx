import { LogInForm } from '@pension-trace/react';
import type { UseLogInResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { formPlay } from '../../formPlay';
import { sentTo } from '../../sentTo';
import { adapterOf } from '../../withPensionTrace';

const form = formPlay({ scenario: 'logged-out', call: 'auth.logIn', submit: 'Log in' });
const { play } = form;

const meta = {
  title: 'Access/Log in',
  excludeStories: ['byStatus'],
  component: LogInForm,
  args: { onCompleted: fn(), onInvalid: fn() },
  parameters: form.initial,
} satisfies Meta<typeof LogInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const credentials = { email: 'margaret.hale@example.com', password: 'correct horse battery' };
const fill = (password = credentials.password) => [{ fill: { Email: credentials.email, Password: password } }];

export const Empty: Story = {
  play: play({
    heading: 'Welcome Back',
    does: [{ press: 'Forgot password?' }, { press: 'Start Your Trace' }],
    goesTo: ['/forgot-password', '/signup'],
  }),
};

export const Invited: Story = {
  name: 'Invited',
  args: { inviteId: 'invite-1' },
  play: play({ heading: 'Welcome Back, Margaret', values: { Email: 'margaret.hale@example.com' } }),
};

export const UnknownInvite: Story = {
  name: 'Invite not found',
  args: { inviteId: 'invite-9' },
  play: play({ heading: 'Welcome Back', lacks: [/problem/] }),
};

export const LoggedOutByTheServer: Story = {
  name: 'After the server ended the session',
  parameters: form.with({ scenario: 'portal' }),
  play: async ({ canvas, loaded }) => {
    const adapter = adapterOf(loaded);
    await waitFor(() => expect(sentTo(loaded, 'auth.getSession')).toHaveLength(1));
    await expect(canvas.queryByText(/^You have been signed out/)).not.toBeInTheDocument();
    adapter.state.loggedInAs = null;
    adapter.announceAuth('logged-out');
    await expect(await canvas.findByText(/^You have been signed out\. Log in again/)).toBeVisible();
  },
};

export const EveryFieldMissing: Story = {
  play: play({ problems: ['Please enter a email address', 'Please enter a password'] }),
};

export const EveryFieldWrong: Story = {
  play: play({
    does: [{ fill: { Email: 'margaret', Password: 'correct' } }],
    problems: ['Please enter a valid email address', 'Please enter a valid password (8 to 32 characters)'],
  }),
};

export const Sending: Story = {
  parameters: form.sending,
  play: play({ does: fill(), sent: [credentials], sees: ['Loading...'] }),
};

export const WrongPassword: Story = {
  play: play({
    does: fill('not the password'),
    alert: 'Invalid login credentials',
    sees: [/^Check your email address and password and try again/, { link: 'Choose a new one' }],
    lacks: [/^You have been signed out/],
    values: { Password: 'not the password' },
  }),
};

export const NoConnection: Story = {
  parameters: form.offline,
  play: play({ does: fill(), alert: 'We could not reach our service.' }),
};

export const LoggedIn: Story = { play: play({ does: fill(), completed: [], sent: [credentials], sees: ['Done'] }) };

export const byStatus = {
  success: LoggedIn,
  idle: Empty,
  error: WrongPassword,
  invalid: EveryFieldMissing,
  pending: Sending,
} satisfies Record<UseLogInResult['state']['status'], Story>;

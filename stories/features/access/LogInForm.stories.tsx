import { BackendError, LogInForm } from '@pension-trace/react';
import type { UseLogInResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { adapterOf, navigateOf } from '../../withPensionTrace';

const meta = {
  title: 'Access/Log in',
  excludeStories: ['byStatus'],
  component: LogInForm,
  args: { onCompleted: fn(), onInvalid: fn() },
  parameters: { pensionTrace: { scenario: 'logged-out' } },
} satisfies Meta<typeof LogInForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const credentials = { email: 'margaret.hale@example.com', password: 'correct horse battery' };

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), credentials.email);
  await userEvent.type(canvas.getByLabelText('Password'), credentials.password);
};

const submit: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
};

export const Empty: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }));
    await expect(navigateOf(loaded)).toHaveBeenLastCalledWith('/forgot-password');
    await userEvent.click(canvas.getByRole('link', { name: 'Start Your Trace' }));
    await expect(navigateOf(loaded)).toHaveBeenLastCalledWith('/signup');
    await expect(sentTo(loaded, 'portal_welcome_back')).toEqual([]);
  },
};

export const Invited: Story = {
  name: 'Invited',
  args: { inviteId: 'invite-1' },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome Back, Margaret' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('margaret.hale@example.com');
    await expect(sentTo(loaded, 'portal_welcome_back')).toEqual([{ p_id: 'invite-1' }]);
  },
};

export const UnknownInvite: Story = {
  name: 'Invite not found',
  args: { inviteId: 'invite-9' },
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(sentTo(loaded, 'portal_welcome_back')).toEqual([{ p_id: 'invite-9' }]));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const LoggedOutByTheServer: Story = {
  name: 'After the server ended the session',
  parameters: { pensionTrace: { scenario: 'portal' } },
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
  play: async (context) => {
    await submit(context);
    const summary = await context.canvas.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('Please enter a email address');
    await expect(summary).toHaveTextContent('Please enter a password');
    await expect(context.args.onInvalid).toHaveBeenCalledWith({ count: 2 });
    await expect(sentTo(context.loaded, 'auth.logIn')).toEqual([]);
  },
};

export const EveryFieldWrong: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Email'), 'margaret');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct');
    await submit(context);
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /Please enter a valid password \(8 to 32 characters\)/,
    );
    await expect(sentTo(context.loaded, 'auth.logIn')).toEqual([]);
  },
};

export const Sending: Story = {
  parameters: { pensionTrace: { scenario: 'logged-out', memory: { pending: ['auth.logIn'] } } },
  play: async (context) => {
    await fill(context);
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Loading...' })).toBeVisible();
    await expect(sentTo(context.loaded, 'auth.logIn')).toEqual([credentials]);
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Email'), credentials.email);
    await userEvent.type(canvas.getByLabelText('Password'), 'not the password');
    await submit(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid login credentials');
    await expect(canvas.getByLabelText('Password')).toHaveValue('not the password');
    await expect(context.args.onCompleted).not.toHaveBeenCalled();
  },
};

export const NoConnection: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'logged-out',
      memory: { fail: { 'auth.logIn': new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async (context) => {
    await fill(context);
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const LoggedIn: Story = {
  play: async (context) => {
    await fill(context);
    await submit(context);
    await waitFor(() => expect(context.args.onCompleted).toHaveBeenCalledOnce());
    await expect(await context.canvas.findByRole('button', { name: 'Done' })).toBeVisible();
    await expect(sentTo(context.loaded, 'auth.logIn')).toEqual([credentials]);
  },
};

export const byStatus = {
  success: LoggedIn,
  idle: Empty,
  error: WrongPassword,
  invalid: EveryFieldMissing,
  pending: Sending,
} satisfies Record<UseLogInResult['state']['status'], Story>;

import { BackendError, ForgotPassword } from '@pension-trace/react';
import type { UseForgotPasswordResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { navigateOf } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

const redirectTo = 'https://tracing.example.com/reset-password';

const meta = {
  title: 'Access/Forgot password',
  excludeStories: ['byStatus'],
  component: ForgotPassword,
  args: { redirectTo, onInvalid: fn() },
  parameters: { pensionTrace: { scenario: 'logged-out' } },
} satisfies Meta<typeof ForgotPassword>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const sent = { email: 'margaret.hale@example.com', redirectTo };

const send =
  (email: string): Play =>
  async ({ canvas, userEvent }) => {
    if (email !== '') await userEvent.type(canvas.getByLabelText('Email'), email);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Instructions' }));
  };

export const Empty: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Login Instead' }));
    await expect(navigateOf(loaded)).toHaveBeenCalledWith('/login');
    await expect(sentTo(loaded, 'auth.requestPasswordReset')).toEqual([]);
  },
};

export const EmailMissing: Story = {
  play: async (context) => {
    await send('')(context);
    await expect(context.canvas.getByLabelText('Email')).toHaveAccessibleDescription(/Please enter a email address/);
    await expect(context.args.onInvalid).toHaveBeenCalledWith({ count: 1 });
    await expect(sentTo(context.loaded, 'auth.requestPasswordReset')).toEqual([]);
  },
};

export const NotAnEmail: Story = {
  name: 'Not an email address',
  play: async (context) => {
    await send('margaret.hale')(context);
    await expect(context.canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      /Please enter a valid email address/,
    );
    await expect(sentTo(context.loaded, 'auth.requestPasswordReset')).toEqual([]);
  },
};

export const Sending: Story = {
  parameters: { pensionTrace: { scenario: 'logged-out', memory: { pending: ['auth.requestPasswordReset'] } } },
  play: async (context) => {
    await send('Margaret.Hale@example.com')(context);
    await expect(await context.canvas.findByRole('button', { name: 'Loading...' })).toBeVisible();
    await expect(sentTo(context.loaded, 'auth.requestPasswordReset')).toEqual([sent]);
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'logged-out',
      memory: {
        fail: { 'auth.requestPasswordReset': 'For security purposes, you can only request this once a minute' },
      },
    },
  },
  play: async (context) => {
    await send(sent.email)(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'For security purposes, you can only request this once a minute',
    );
    await expect(context.canvas.getByLabelText('Email')).toHaveValue(sent.email);
  },
};

export const NoConnection: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'logged-out',
      memory: { fail: { 'auth.requestPasswordReset': new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async (context) => {
    await send(sent.email)(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const Sent: Story = {
  play: async (context) => {
    await send(sent.email)(context);
    const { canvas, loaded, userEvent } = context;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check Your Email' })).toHaveFocus();
    await expect(
      canvas.getByText(wholeText("We've sent password reset instructions to margaret.hale@example.com")),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Return To Login' }));
    await expect(navigateOf(loaded)).toHaveBeenCalledWith('/login');
    await expect(sentTo(loaded, 'auth.requestPasswordReset')).toEqual([sent]);
  },
};

export const byStatus = {
  success: Sent,
  idle: Empty,
  error: RefusedByTheServer,
  invalid: EmailMissing,
  pending: Sending,
} satisfies Record<UseForgotPasswordResult['state']['status'], Story>;

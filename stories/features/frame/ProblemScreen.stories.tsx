import { BackendError, ProblemScreen } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

const meta = {
  title: 'Access/Account not loaded',
  component: ProblemScreen,
  args: { error: new BackendError('unreachable', 'No answer came'), onRetry: fn() },
} satisfies Meta<typeof ProblemScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoConnection: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We could not open your account' })).toBeVisible();
    const lead = 'We could not reach our service. Check your internet connection, then try again.';
    await expect(canvas.getByText(lead)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const TooSlow: Story = {
  args: { error: new BackendError('timeout', 'No answer within 30000 ms') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Our service is taking too long to answer\./)).toBeVisible();
  },
};

export const ServerError: Story = {
  name: 'Something went wrong on the server',
  args: { error: new BackendError('unexpected', 'portal_user failed with 57014') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sorry, something went wrong on our side\./)).toBeVisible();
    await expect(canvas.queryByText(/57014/)).not.toBeInTheDocument();
  },
};

const missing = 'Failed to fetch dynamically imported module: /assets/TraceDetails-9f2c41d0.js';

export const PageOffline: Story = {
  name: 'A page opened offline',
  args: { subject: 'page', error: new BackendError('unreachable', missing) },
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'You’re offline' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/^This page opens as soon as you are online again\./)).toBeVisible();
    await expect(canvas.queryByText(/assets/)).not.toBeInTheDocument();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};

export const PageRetrying: Story = {
  name: 'A page that is loaded again',
  args: { subject: 'page', error: new BackendError('unreachable', missing), isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const PageOutdated: Story = {
  name: 'A new version of the site',
  args: { subject: 'page', error: new BackendError('outdated', missing) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Load the page again to carry on' })).toBeVisible();
    await expect(canvas.getByText(/^This site has a new version/)).toBeVisible();
    await expect(canvas.getByText(/^Everything you sent is safe\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await expect(canvas.queryByText(/assets/)).not.toBeInTheDocument();
    window.dispatchEvent(new Event('online'));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const PageOutdatedWithDrafts: Story = {
  name: 'A new version, with kept drafts',
  args: { subject: 'page', error: new BackendError('outdated', missing) },
  parameters: { pensionTrace: { config: { keepsDrafts: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^What you typed is kept for you, except/)).toBeVisible();
  },
};

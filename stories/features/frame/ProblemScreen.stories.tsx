import { BackendError, ProblemScreen } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

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
    await expect(canvas.getByText(/^We could not reach our service\./)).toBeVisible();
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

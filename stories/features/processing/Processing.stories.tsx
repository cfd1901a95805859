import { Processing } from '@pension-trace/react';
import type { useProcessing } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';

const meta = {
  title: 'Onboarding/Processing',
  excludeStories: ['byStatus'],
  component: Processing,
  args: { onCompleted: fn() },
  parameters: { pensionTrace: { scenario: 'processing' } },
} satisfies Meta<typeof Processing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas, loaded }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Processing Your Application' })).toBeVisible();
    await expect(canvas.getByText('It is safe to close this page')).toBeVisible();
    await waitFor(() => expect(sentTo(loaded, 'portal_user')).toHaveLength(1));
    await expect(args.onCompleted).not.toHaveBeenCalled();
  },
};

export const CheckFails: Story = {
  name: 'Check failed',
  parameters: {
    pensionTrace: {
      scenario: 'processing',
      memory: { fail: { portal_user: 'We are working on our service until noon.' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We are working on our service until noon.')).toBeVisible();
    await expect(canvas.getByText(/we keep trying every few seconds/)).toBeVisible();
  },
};

export const Completed: Story = {
  name: 'Completed',
  parameters: { pensionTrace: { scenario: 'create-trace' } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ tags: [6] }));
  },
};

export const byStatus = { success: Completed, error: CheckFails, pending: Waiting } satisfies Record<
  ReturnType<typeof useProcessing>['status'],
  Story
>;

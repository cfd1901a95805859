import { Processing } from '@pension-trace/react';
import type { useProcessing } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { formPlay } from '../../formPlay';
import { sentTo } from '../../sentTo';

const form = formPlay({ scenario: 'processing', call: 'portal_user' });
const { play } = form;

const meta = {
  title: 'Onboarding/Processing',
  excludeStories: ['byStatus'],
  component: Processing,
  args: { onCompleted: fn() },
  parameters: form.initial,
} satisfies Meta<typeof Processing>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = 'We are working on our service until noon.';

export const Waiting: Story = {
  play: async (context) => {
    await play({
      heading: 'Processing Your Application',
      sees: ['It is safe to close this page', 'We are working on your application'],
    })(context);
    await waitFor(() => expect(sentTo(context.loaded, 'portal_user')).not.toHaveLength(0));
    await expect(context.args.onCompleted).not.toHaveBeenCalled();
  },
};

export const CheckFails: Story = {
  name: 'Check failed',
  parameters: form.refusing(closed),
  play: play({ sees: [closed, /we keep trying every few seconds/] }),
};

export const Completed: Story = {
  name: 'Completed',
  parameters: form.with({ scenario: 'create-trace' }),
  play: play({ completed: { tags: [6] } }),
};

export const byStatus = { success: Completed, error: CheckFails, pending: Waiting } satisfies Record<
  ReturnType<typeof useProcessing>['status'],
  Story
>;

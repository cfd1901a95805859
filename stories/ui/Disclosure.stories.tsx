import { Disclosure } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Parts/Disclosure',
  component: Disclosure,
  parameters: { page: 'padded' },
  args: {
    summary: 'Why we ask',
    children:
      'Your National Insurance number is how providers find a pension that is yours. We never use it for anything else.',
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('never use it', { exact: false })).not.toBeVisible();
    const summary = canvas.getByText('Why we ask').closest('summary');
    await expect(summary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Why we ask'));
    await expect(canvas.getByText('never use it', { exact: false })).toBeVisible();
  },
};

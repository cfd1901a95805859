import { ProgressBar } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/ProgressBar',
  component: ProgressBar,
  parameters: { page: 'padded' },
  args: { step: 3, total: 12, label: 'Your application', text: 'Step 3 of 12' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectStep: Story['play'] = async ({ args, canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Your application' });
  await expect(bar).toHaveAttribute('aria-valuenow', String(args.step));
  await expect(bar).toHaveAttribute('aria-valuetext', args.text);
  await expect(bar.querySelectorAll('[data-done]')).toHaveLength(args.step);
};

export const Third: Story = { name: 'Third step', play: expectStep };
export const Last: Story = { name: 'Last step', args: { step: 12, text: 'Step 12 of 12' }, play: expectStep };

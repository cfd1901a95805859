import { Skeleton } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/Skeleton',
  component: Skeleton,
  parameters: { page: 'padded' },
  args: { shape: 'row', count: 3, label: 'Loading your traces' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectSkeleton: Story['play'] = async ({ args, canvas, canvasElement }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(args.label ?? 'Loading...');
  await expect(canvasElement.querySelectorAll('.ptr-skeleton__item')).toHaveLength(args.count);
};

export const Rows: Story = { play: expectSkeleton };
export const Cards: Story = { args: { shape: 'card', label: 'Loading your documents' }, play: expectSkeleton };
export const Text: Story = { args: { shape: 'text', count: 2, label: 'Loading the guide' }, play: expectSkeleton };

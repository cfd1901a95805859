import { LoadingDots } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/LoadingDots',
  component: LoadingDots,
  parameters: { page: 'padded' },
} satisfies Meta<typeof LoadingDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  args: { label: 'Loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};

export const AfterWords: Story = {
  name: 'After text',
  render: () => (
    <p>
      Processing your application
      <LoadingDots />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Processing your application')).toBeVisible();
  },
};

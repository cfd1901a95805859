import { Heading } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/Heading',
  component: Heading,
  parameters: { page: 'padded' },
  args: { level: 2, className: 'ptr-card__heading', children: 'Recommended Guides' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  name: 'Level 2',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recommended Guides' })).toBeVisible();
  },
};

export const Fourth: Story = {
  name: 'Level 4',
  args: { level: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4 })).toBeVisible();
  },
};

import { Logo } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/Logo',
  component: Logo,
  parameters: { page: 'padded' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {
  name: 'With a name',
  args: { name: 'Harbour Pensions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbour Pensions')).toBeVisible();
  },
};

export const MarkAlone: Story = {
  name: 'Mark only',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

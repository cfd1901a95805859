import { Icon } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { iconNames } from '../foundations/iconWords';

const meta = {
  title: 'Parts/Icon',
  component: Icon,
  parameters: { page: 'padded' },
  args: { name: 'check' },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

import { Steps } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/Steps',
  component: Steps,
  parameters: { page: 'padded' },
  args: {
    headingLevel: 2,
    steps: [
      { title: 'We check your details', text: 'This takes a minute.' },
      { title: 'We prepare your letters' },
      { title: 'You sign' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: 'Three steps',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: 'You sign' })).toBeVisible();
  },
};

import { Rings } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/Rings',
  component: Rings,
  parameters: { page: 'padded' },
  render: (args) => (
    <div className="ptr ptr-card">
      <p>What it stands beside</p>
      <Rings {...args} />
    </div>
  ),
} satisfies Meta<typeof Rings>;

export default meta;
type Story = StoryObj<typeof meta>;

const isDecoration: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('What it stands beside')).toBeVisible();
  await expect(canvasElement.querySelector('.ptr-rings')).toHaveAttribute('aria-hidden', 'true');
};

export const Open: Story = { play: isDecoration };
export const Found: Story = { args: { mood: 'found' }, play: isDecoration };
export const Nothing: Story = { args: { mood: 'nothing' }, play: isDecoration };

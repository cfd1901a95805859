import { Icon, type IconName } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/Icon',
  component: Icon,
  parameters: { page: 'padded' },
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = [
  'alert',
  'arrow-left',
  'arrow-right',
  'bell',
  'book',
  'briefcase',
  'calculator',
  'chart',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'clock',
  'close',
  'compass',
  'download',
  'edit',
  'external',
  'eye',
  'eye-off',
  'file',
  'help',
  'home',
  'image',
  'info',
  'lock',
  'logout',
  'mail',
  'minus',
  'phone',
  'pin',
  'plus',
  'print',
  'refresh',
  'search',
  'shield',
  'target',
  'trash',
  'upload',
  'user',
  'users',
] satisfies IconName[];

export const One: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const All: Story = {
  render: () => (
    <ul className="sb-swatches" role="list">
      {names.map((name) => (
        <li className="sb-icon" key={name}>
          <Icon name={name} />
          <span className="ptr ptr-quiet">{name}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length);
    await expect([...canvasElement.querySelectorAll('svg')].filter((svg) => svg.childElementCount === 0)).toEqual([]);
  },
};

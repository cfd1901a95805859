import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Foundations/Space',
  parameters: {
    page: 'padded',
    docs: {
      description: {
        component:
          'All spaces are multiples of 4 pixels. Fields are 24 pixels apart, groups 48. Controls are 52 pixels high, and every target is at least 48.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = [4, 8, 12, 16, 24, 32, 48, 64, 96];
const radii = ['radius-small', 'radius', 'radius-large', 'radius-round'];

export const Steps: Story = {
  render: () => (
    <ul className="sb-space" role="list">
      {steps.map((step) => (
        <li key={step}>
          <span className="sb-space__bar" data-testid={step} style={{ inlineSize: `var(--ptr-space-${step})` }} />
          <code className="ptr ptr-quiet">{`--ptr-space-${step}`}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const widths = steps.map((step) => canvas.getByTestId(String(step)).getBoundingClientRect().width);
    await expect(widths).toEqual(steps);
  },
};

export const Corners: Story = {
  render: () => (
    <ul className="sb-swatches" role="list">
      {radii.map((name) => (
        <li key={name} className="sb-swatch">
          <span className="sb-swatch__corner" style={{ borderRadius: `var(--ptr-${name})` }} />
          <code className="sb-swatch__name">{`--ptr-${name}`}</code>
        </li>
      ))}
      <li className="sb-swatch">
        <span className="sb-swatch__corner sb-swatch__corner--floating" />
        <code className="sb-swatch__name">--ptr-shadow-float</code>
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

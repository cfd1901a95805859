import { Badge } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/Badge',
  component: Badge,
  parameters: { page: 'padded' },
  args: { tone: 'success', children: 'Completed' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toBeVisible();
  },
};

export const Warning: Story = {
  args: { tone: 'warning', children: 'Apart Of Another Trace' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Apart Of Another Trace')).toBeVisible();
  },
};

export const WithAGlyph: Story = {
  name: 'With a glyph',
  args: { tone: 'warning', icon: 'mail', children: 'Provider Contacted' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Provider Contacted');
    await expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(badge).toHaveTextContent(/^Provider Contacted$/);
  },
};

export const AllTones: Story = {
  name: 'All tones',
  render: () => (
    <div className="ptr ptr-stack">
      {(['neutral', 'brand', 'primary', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <div key={tone}>
          <Badge tone={tone}>{tone}</Badge>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const dots = ['neutral', 'info', 'danger'].map((tone) => canvas.getByText(tone).querySelector('span'));
    const colours = dots.map((dot) => (dot ? getComputedStyle(dot).backgroundColor : ''));
    await expect(new Set(colours).size).toBe(3);
  },
};

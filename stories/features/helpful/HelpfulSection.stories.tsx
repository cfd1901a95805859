import { HelpfulSection } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { navigateOf } from '../../withPensionTrace';

const meta = {
  title: 'Portal/Helpful links',
  component: HelpfulSection,
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof HelpfulSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /FAQs/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: /How we handle your data/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const WithTheVideo: Story = {
  parameters: { pensionTrace: { scenario: 'portal', config: { links: { tourVideo: 'about:blank' } } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByTitle('Portal Tour Video')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Play the Portal Tour Video' }));
    await expect(canvas.getByTitle('Portal Tour Video')).toHaveAttribute('src', 'about:blank');
  },
};

export const WithTheGuides: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Guides and support' }));
    await expect(navigateOf(loaded)).toHaveBeenCalledWith('/portal/support');
  },
};

import { PensionTracePortal } from '@pension-trace/react/product';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleConfig } from '../../exampleConfig';
import { adapterOf } from '../../withPensionTrace';
import { findDialog } from '../../findDialog';

const meta = {
  title: 'Portal/Navigation',
  parameters: { layout: 'fullscreen', pensionTrace: { scenario: 'portal' } },
  render: (_args, { loaded }) => (
    <PensionTracePortal
      onboardingUrl="/apply"
      logInUrl="/log-in"
      adapter={adapterOf(loaded)}
      clock={{ now: () => new Date('2026-03-10T10:30:00Z') }}
      config={exampleConfig}
      hasPageTitles={false}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Good Morning, Margaret' })).toBeVisible();
    const places = within(canvas.getByRole('navigation', { name: 'Your portal' }));
    await expect(places.getByRole('link', { name: 'Portal' })).toHaveAttribute('aria-current', 'page');
    await expect(places.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Portal',
      'Documents',
      'Guides',
    ]);
  },
};

export const Elsewhere: Story = {
  name: 'Another section',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Guides' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'How can we support you?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Guides' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Portal' })).not.toHaveAttribute('aria-current');
  },
};

export const InsideAPlace: Story = {
  name: 'A page within a section',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'View Milton Mills' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Milton Mills' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Portal' })).toHaveAttribute('aria-current', 'true');
  },
};

export const Help: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Help' }));
    const dialog = within(await findDialog({ name: 'Contact Us' }));
    await waitFor(() => expect(dialog.getByText('Monday to Friday, 9:30 am to 5:00 pm')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Help' })).toHaveFocus());
  },
};

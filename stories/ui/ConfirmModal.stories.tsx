import { ConfirmModal, ErrorBox } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { findDialog } from '../findDialog';

const meta = {
  title: 'Parts/ConfirmModal',
  component: ConfirmModal,
  parameters: { page: 'padded', docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    isOpen: true,
    onClose: fn(),
    onConfirm: fn(),
    heading: 'Cancel your application?',
    children: <p>We stop all tracing. You can restore your application within 14 days.</p>,
    confirmLabel: 'Cancel Application',
    cancelLabel: 'Keep my application',
    busyLabel: 'Loading...',
  },
} satisfies Meta<typeof ConfirmModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Asking: Story = {
  play: async ({ args }) => {
    const dialog = within(await findDialog({ role: 'alertdialog', name: 'Cancel your application?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Application' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my application' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const Busy: Story = {
  name: 'Busy',
  args: { isBusy: true },
  play: async ({ args }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Loading...' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { tone: 'primary', error: <ErrorBox message="Your application could not be cancelled. Please try again." /> },
  play: async () => {
    await expect(await page.findByRole('alert')).toHaveTextContent('Your application could not be cancelled.');
  },
};

import { Button, FormActions, Modal, TextField, type ModalProps } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { findDialog } from '../findDialog';

function OpensAndCloses(args: ModalProps) {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Add Pension</Button>
      <Modal {...args} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>Tell us who looks after it.</p>
      </Modal>
    </>
  );
}

const meta = {
  title: 'Parts/Modal',
  component: Modal,
  parameters: { page: 'padded', docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    isOpen: true,
    onClose: fn(),
    heading: 'Create New Pension',
    children: (
      <form noValidate>
        <TextField label="Provider" />
        <FormActions>
          <Button type="submit">Add Pension</Button>
        </FormActions>
      </form>
    ),
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Form: Story = {
  name: 'With a form',
  play: async ({ args }) => {
    const dialog = await findDialog({ name: 'Create New Pension' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let count = 0; count < 5; count += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Small: Story = {
  name: 'Small',
  args: { size: 'small', heading: 'Contact Us', children: <p>Monday to Friday, 9:30 am to 5:00 pm</p> },
  play: async ({ args }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Long: Story = {
  name: 'Long content',
  args: {
    size: 'large',
    heading: 'What we do with your data',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>Paragraph {index + 1} of a long text to read.</p>
    )),
  },
  play: async () => {
    const dialog = await findDialog({ name: 'What we do with your data' });
    const modal = dialog.parentElement;
    await expect(modal?.scrollHeight).toBeGreaterThan(modal?.clientHeight ?? Infinity);
    await expect(modal?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const FocusComesBack: Story = {
  name: 'Focus returns to the opener',
  args: { isOpen: false },
  render: (args) => <OpensAndCloses {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Add Pension' });
    await userEvent.click(opener);
    await findDialog({ name: 'Create New Pension' });
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

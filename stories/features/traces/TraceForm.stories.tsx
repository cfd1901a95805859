import { TraceForm, type TraceFormProps } from '@pension-trace/react';
import { Modal } from '@pension-trace/react/ui';
import { getScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { findDialog } from '../../findDialog';

const [sample] = getScenario('portal').customers?.[0]?.traces ?? [];

/** Closes when the trace is saved or cancelled. */
function InADialog(args: TraceFormProps) {
  const [isOpen, setIsOpen] = useState(true);
  const handleCancel = () => {
    args.onCancel?.();
    setIsOpen(false);
  };
  return (
    <Modal isOpen={isOpen} onClose={handleCancel} heading={args.trace ? 'Edit Trace' : 'Create New Trace'}>
      <TraceForm
        {...args}
        onCancel={handleCancel}
        onCompleted={(result) => {
          args.onCompleted?.(result);
          setIsOpen(false);
        }}
      />
    </Modal>
  );
}

const meta = {
  title: 'Portal/Trace form',
  component: TraceForm,
  args: { onCompleted: fn(), onCancel: fn() },
  parameters: { pensionTrace: { scenario: 'portal' } },
  render: (args) => <InADialog {...args} />,
} satisfies Meta<typeof TraceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ANewTrace: Story = {
  play: async ({ loaded }) => {
    const dialog = within(await findDialog({ name: 'Create New Trace' }));
    await waitFor(() => expect(dialog.getByRole('heading', { level: 3, name: 'Where did you work?' })).toBeVisible());
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([]);
  },
};

export const EmployerMissing: Story = {
  play: async ({ userEvent, loaded }) => {
    const dialog = within(await findDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Please enter an employer name');
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([]);
  },
};

export const AnOwnAddressThen: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog());
    await userEvent.click(dialog.getByText('Add what else you remember (optional)'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I had a different address then' }));
    const address = within(dialog.getByRole('group', { name: 'Where you lived then' }));
    await userEvent.type(address.getByLabelText('Address line 1'), '1 Old Road');
    await expect(address.getByLabelText('Country')).toHaveValue('United Kingdom');
  },
};

export const TheProvider: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog());
    await userEvent.type(dialog.getByLabelText('Employer'), 'Milton Mills');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(
      dialog.getByRole('heading', { level: 3, name: 'Do You Know The Provider For Milton Mills?' }),
    ).toHaveFocus();
  },
};

export const Edited: Story = {
  args: { trace: sample },
  play: async ({ args, userEvent, loaded }) => {
    const dialog = within(await findDialog({ name: 'Edit Trace' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.clear(dialog.getByLabelText('Policy number (If Known)'));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit Trace' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ tags: null }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = sentTo(loaded, 'portal_edit_trace');
    await expect(sent).toHaveLength(1);
    await expect(sent[0]).toMatchObject({ p_id: sample?.id, p_employer: sample?.name });
    await expect((sent[0] as { p_policy?: string }).p_policy).toBeUndefined();
  },
};

export const Cancelled: Story = {
  play: async ({ args, userEvent, loaded }) => {
    const dialog = within(await findDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([]);
  },
};

import { Modal, TraceForm } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sentTo } from '../../sentTo';

const [sample] = getScenario('portal').customers?.[0]?.traces ?? [];

const meta = {
  title: 'Traces/Trace form in a dialog',
  component: TraceForm,
  args: { onCompleted: fn(), onCancel: fn() },
  parameters: { pensionTrace: { scenario: 'portal' } },
  render: (args) => (
    <Modal
      isOpen
      onClose={() => args.onCancel?.()}
      heading={args.trace ? 'Edit Trace' : 'Create New Trace'}
      closeLabel="Close"
    >
      <TraceForm {...args} />
    </Modal>
  ),
} satisfies Meta<typeof TraceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ANewTrace: Story = {
  play: async ({ loaded }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Trace' }));
    await waitFor(() => expect(dialog.getByRole('heading', { level: 3, name: 'Where Did You Work?' })).toBeVisible());
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([]);
  },
};

export const EmployerMissing: Story = {
  play: async ({ userEvent, loaded }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Please enter an employer name');
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([]);
  },
};

export const TheProvider: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Employer'), 'Milton Mills');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(
      dialog.getByRole('heading', { level: 3, name: 'Do You Know The Provider For Milton Mills?' }),
    ).toHaveFocus();
  },
};

export const AnExistingTrace: Story = {
  args: { trace: sample },
  play: async ({ args, userEvent, loaded }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Trace' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.clear(dialog.getByLabelText('Policy number (If Known)'));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit Trace' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ tags: null }));
    const sent = sentTo(loaded, 'portal_edit_trace');
    await expect(sent).toHaveLength(1);
    await expect(sent[0]).toMatchObject({ p_id: sample?.id, p_employer: sample?.name });
    await expect(sent[0]).not.toHaveProperty('p_policy');
  },
};

export const Cancelled: Story = {
  play: async ({ args, userEvent, loaded }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([]);
  },
};

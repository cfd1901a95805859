import { PensionForm, type PensionFormProps } from '@pension-trace/react';
import { Modal } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { findDialog } from '../../findDialog';

/** Closes when the pension is saved or cancelled. */
function InADialog(args: PensionFormProps) {
  const [isOpen, setIsOpen] = useState(true);
  const handleCancel = () => {
    args.onCancel?.();
    setIsOpen(false);
  };
  return (
    <Modal isOpen={isOpen} onClose={handleCancel} heading="Create New Pension">
      <PensionForm
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
  title: 'Portal/Pension form',
  component: PensionForm,
  args: { onCompleted: fn(), onCancel: fn() },
  parameters: { pensionTrace: { scenario: 'portal' } },
  render: (args) => <InADialog {...args} />,
} satisfies Meta<typeof PensionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ANewPension: Story = {
  play: async ({ loaded }) => {
    const dialog = within(await findDialog({ name: 'Create New Pension' }));
    await waitFor(() => expect(dialog.getByLabelText('Policy number')).toBeVisible());
    await expect(sentTo(loaded, 'portal_create_pension')).toEqual([]);
  },
};

export const ThePolicyNumberIsRequired: Story = {
  play: async ({ userEvent, loaded }) => {
    const dialog = within(await findDialog());
    await userEvent.click(dialog.getByRole('button', { name: 'Add Pension' }));
    await expect(dialog.getByLabelText('Policy number')).toHaveAccessibleDescription(/Please enter a policy number/);
    await expect(sentTo(loaded, 'portal_create_pension')).toEqual([]);
  },
};

export const ThePolicyNumberIsNotToHand: Story = {
  name: 'Without the policy number',
  play: async ({ args, userEvent, loaded }) => {
    const dialog = within(await findDialog());
    const policy = dialog.getByLabelText('Policy number');
    const noPolicy = dialog.getByRole('checkbox', { name: 'I don’t have it' });
    await expect(noPolicy).toHaveAccessibleDescription('Policy number');
    await userEvent.type(dialog.getByLabelText('Pension provider'), 'Aviva');
    await userEvent.type(policy, 'AV-2001');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I am still paying in' }));
    await userEvent.type(dialog.getByLabelText('Start year (Approximately)'), '2001');
    await userEvent.click(noPolicy);
    await expect(policy).toBeDisabled();
    await userEvent.click(noPolicy);
    await expect(policy).toBeEnabled();
    await expect(policy).toHaveValue('AV-2001');
    await userEvent.click(noPolicy);
    await userEvent.click(dialog.getByRole('button', { name: 'Add Pension' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledOnce());
    await expect(sentTo(loaded, 'portal_create_pension')).toEqual([
      { p_provider: 'Aviva', p_policy: null, p_has_no_policy: true, p_paying: true, p_start_year: 2001 },
    ]);
  },
};

export const NothingIsRequired: Story = {
  name: 'Nothing is required, provider too long',
  args: { variant: 'optional' },
  play: async ({ userEvent, loaded }) => {
    const dialog = within(await findDialog());
    await userEvent.click(dialog.getByLabelText('Pension provider (Optional)'));
    await userEvent.paste('Provider '.repeat(12));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Pension' }));
    const alert = dialog.getByRole('alert');
    await expect(alert).toHaveTextContent('Provider should not exceed 100 characters');
    await expect(alert).not.toHaveTextContent('Please enter');
    await expect(sentTo(loaded, 'portal_create_pension')).toEqual([]);
  },
};

export const Added: Story = {
  play: async ({ args, userEvent, loaded }) => {
    const dialog = within(await findDialog());
    await userEvent.type(dialog.getByLabelText('Pension provider'), 'Aviva');
    await userEvent.type(dialog.getByLabelText('Policy number'), 'AV-2001');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I am still paying in' }));
    await userEvent.type(dialog.getByLabelText('Start year (Approximately)'), '2001');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Pension' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(sentTo(loaded, 'portal_create_pension')).toEqual([
      { p_provider: 'Aviva', p_policy: 'AV-2001', p_paying: true, p_start_year: 2001 },
    ]);
  },
};

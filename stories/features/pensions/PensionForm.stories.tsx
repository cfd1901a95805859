import { PensionForm } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FormDialog } from '../../FormDialog';
import { formPlay } from '../../formPlay';
import { inDialog } from '../../inDialog';

const form = formPlay({ scenario: 'portal', call: 'portal_create_pension', submit: 'Add Pension' });
const { play } = form;

const meta = {
  title: 'Portal/Pension form',
  component: PensionForm,
  args: { onCompleted: fn(), onCancel: fn(), onInvalid: fn() },
  parameters: form.initial,
  render: (args) => (
    <FormDialog heading="Create New Pension" args={args}>
      {(callbacks) => <PensionForm {...args} {...callbacks} />}
    </FormDialog>
  ),
} satisfies Meta<typeof PensionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = [{ fill: { 'Pension provider': 'Aviva', 'Policy number': 'AV-2001', 'Start year': '2001' } }];
const sent = { p_provider: 'Aviva', p_policy: 'AV-2001', p_paying: true, p_start_year: 2001 };

export const ANewPension: Story = {
  play: inDialog(play({ values: { 'Policy number': '' }, sent: [], submits: false }), 'Create New Pension'),
};

export const ThePolicyNumberIsRequired: Story = {
  play: inDialog(
    play({
      problems: [
        'Please enter a provider',
        'Please enter a policy number',
        'Please enter a start year',
        'Please enter a end year',
      ],
      descriptions: { 'Policy number': 'Please enter a policy number' },
    }),
  ),
};

export const ThePolicyNumberIsNotToHand: Story = {
  name: 'Without the policy number',
  play: inDialog(async (context) => {
    const { canvas, userEvent } = context;
    const policy = canvas.getByLabelText('Policy number');
    const noPolicy = canvas.getByRole('checkbox', { name: 'I don’t have it' });
    await expect(noPolicy).toHaveAccessibleDescription('Policy number');
    await play({ does: fill })(context);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am still paying in' }));
    await userEvent.click(noPolicy);
    await expect(policy).toBeDisabled();
    await userEvent.click(noPolicy);
    await expect(policy).toBeEnabled();
    await expect(policy).toHaveValue('AV-2001');
    await userEvent.click(noPolicy);
    await play({ completed: { tags: [13] }, sent: [{ ...sent, p_policy: null, p_has_no_policy: true }] })(context);
  }),
};

export const NothingIsRequired: Story = {
  name: 'Nothing is required, provider too long',
  args: { variant: 'optional' },
  play: inDialog(async (context) => {
    await play({
      does: [{ fill: { 'Pension provider': 'Provider '.repeat(12) } }],
      problems: ['Provider should not exceed 100 characters'],
    })(context);
    await expect(context.canvas.queryByRole('checkbox', { name: 'I don’t have it' })).not.toBeInTheDocument();
  }),
};

export const Added: Story = {
  play: inDialog(async (context) => {
    const { canvas, userEvent } = context;
    await play({ does: fill })(context);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am still paying in' }));
    await expect(canvas.getByText('That is approximately 25 years.')).toBeVisible();
    await expect(canvas.queryByLabelText(/^End year/)).not.toBeInTheDocument();
    await play({ completed: { tags: [13] }, sent: [sent] })(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }),
};

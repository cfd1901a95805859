import { TraceForm } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FormDialog } from '../../FormDialog';
import { formPlay } from '../../formPlay';
import { inDialog } from '../../inDialog';
import { sentTo } from '../../sentTo';

const [sample] = getScenario('portal').customers?.[0]?.traces ?? [];
const form = formPlay({ scenario: 'portal', call: 'portal_create_trace', submit: 'Next' });
const { play } = form;

const meta = {
  title: 'Portal/Trace form',
  component: TraceForm,
  args: { onCompleted: fn(), onCancel: fn(), onInvalid: fn() },
  parameters: form.initial,
  render: (args) => (
    <FormDialog heading={args.trace ? 'Edit Trace' : 'Create New Trace'} args={args}>
      {(callbacks) => <TraceForm {...args} {...callbacks} />}
    </FormDialog>
  ),
} satisfies Meta<typeof TraceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const ANewTrace: Story = {
  play: inDialog(
    play({ sees: ['Where did you work?', 'As on your payslip, or as you remember it'], sent: [], submits: false }),
    'Create New Trace',
  ),
};

export const EmployerMissing: Story = { play: inDialog(play({ problems: ['Please enter an employer name'] })) };

export const AnOwnAddressThen: Story = {
  play: inDialog(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Add what else you remember (optional)'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I had a different address then' }));
    const address = within(canvas.getByRole('group', { name: 'Where you lived then' }));
    await userEvent.type(address.getByLabelText('Address line 1'), '1 Old Road');
    await expect(address.getByLabelText('Country')).toHaveValue('United Kingdom');
  }),
};

export const TheProvider: Story = {
  play: inDialog(async (context) => {
    await play({
      does: [{ fill: { Employer: 'Milton Mills' } }],
      submits: true,
      sees: ['If you are not sure, leave this empty. We look for the provider with what you told us.'],
    })(context);
    const heading = { level: 3, name: 'Do You Know The Provider For Milton Mills?' };
    await expect(context.canvas.getByRole('heading', heading)).toHaveFocus();
    await expect(context.canvas.getByRole('button', { name: 'Skip & Create Trace' })).toBeVisible();
  }),
};

export const Edited: Story = {
  args: { trace: sample },
  play: inDialog(async (context) => {
    await play({
      does: [{ press: 'Next' }, { fill: { 'Policy number': '' } }, { press: 'Edit Trace' }],
      submits: false,
      completed: { tags: null },
      sent: [],
    })(context);
    await closed();
    const sent = sentTo(context.loaded, 'portal_edit_trace');
    await expect(sent).toEqual([expect.objectContaining({ p_id: sample?.id, p_employer: sample?.name })]);
    await expect(sent[0]).not.toHaveProperty('p_policy');
  }, 'Edit Trace'),
};

export const Cancelled: Story = {
  play: inDialog(async (context) => {
    await play({ does: [{ press: 'Cancel' }], sent: [], submits: false })(context);
    await expect(context.args.onCancel).toHaveBeenCalledOnce();
    await closed();
  }),
};

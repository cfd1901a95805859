import { Disclosure, TextField } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Parts/TextField',
  component: TextField,
  parameters: { page: 'padded' },
  args: { label: 'First name', width: '30', autoComplete: 'given-name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(input, 'Margaret');
    await expect(input).toHaveValue('Margaret');
    await expect(input).toBeValid();
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.clear(input);
    await expect(input).toHaveValue('');
  },
};

export const WithHint: Story = {
  name: 'With a hint and a mark',
  args: { label: 'Policy number', mark: '(If Known)', hint: 'It is on any letter from the provider', width: '20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Policy number (If Known)' })).toHaveAccessibleDescription(
      'It is on any letter from the provider',
    );
  },
};

export const WithError: Story = {
  name: 'With an error',
  args: {
    label: 'National Insurance number',
    hint: 'It is on your payslip, P60 or a letter about your pension',
    placeholder: 'AB 123456 C',
    error: 'Please enter a valid national insurance number',
    width: '13',
    autoComplete: 'off',
    defaultValue: 'QQ 12',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'National Insurance number' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'It is on your payslip, P60 or a letter about your pension Error: Please enter a valid national insurance number',
    );
  },
};

export const WithHelp: Story = {
  name: 'With a reason for asking',
  args: {
    label: 'Phone number',
    type: 'tel',
    autoComplete: 'tel',
    width: '20',
    help: <Disclosure summary="Why we ask">We call only when a provider asks what you alone know.</Disclosure>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We call only', { exact: false })).not.toBeVisible();
    await userEvent.click(canvas.getByText('Why we ask'));
    await expect(canvas.getByText('We call only', { exact: false })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: 'Read only',
  args: { label: 'Country', defaultValue: 'United Kingdom', readOnly: true, width: '20' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Country' });
    await userEvent.type(input, 'x');
    await expect(input).toHaveValue('United Kingdom');
  },
};

export const Disabled: Story = {
  args: { label: 'Email', defaultValue: 'margaret@example.com', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeDisabled();
  },
};

export const Widths: Story = {
  name: 'Widths',
  render: () => (
    <div className="ptr ptr-stack">
      <TextField label="Two characters" width="2" defaultValue="27" />
      <TextField label="Four characters" width="4" defaultValue="1962" />
      <TextField label="Eight: a postcode" width="8" defaultValue="WC2N 5DU" />
      <TextField label="Thirteen: an NI number" width="13" defaultValue="QQ 123456 C" />
      <TextField label="Twenty: a phone number" width="20" defaultValue="+44 20 7946 0123" />
      <TextField label="Thirty: a name" width="30" defaultValue="Wilhelmina Featherstonehaugh" />
      <TextField label="Full" />
    </div>
  ),
  play: async ({ canvas }) => {
    const inputs = canvas.getAllByRole<HTMLInputElement>('textbox');
    const cut = inputs.filter((input) => input.scrollWidth > input.clientWidth);
    await expect(cut).toEqual([]);
    const widths = inputs.map((input) => input.getBoundingClientRect().width);
    await expect(widths).toEqual([...widths].sort((a, b) => a - b));
  },
};

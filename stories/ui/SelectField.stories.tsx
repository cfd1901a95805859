import { SelectField } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Parts/SelectField',
  component: SelectField,
  parameters: { page: 'padded' },
  args: {
    label: 'Title',
    placeholder: 'Choose a title',
    width: '20',
    options: ['Mr', 'Mrs', 'Miss', 'Mx', 'Dr', 'Ms', 'Prof', 'Rev'].map((label, index) => ({
      value: String(index + 1),
      label,
    })),
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Title' });
    await expect(select).toHaveDisplayValue('Choose a title');
    await userEvent.selectOptions(select, 'Dr');
    await expect(select).toHaveValue('5');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.selectOptions(select, '');
    await expect(select).toHaveDisplayValue('Choose a title');
  },
};

export const Chosen: Story = {
  args: { defaultValue: '2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Title' })).toHaveDisplayValue('Mrs');
  },
};

export const WithError: Story = {
  name: 'With an error',
  args: { error: 'Please select a title' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Title' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Error: Please select a title');
  },
};

export const Disabled: Story = {
  args: { defaultValue: '1', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Title' })).toBeDisabled();
  },
};

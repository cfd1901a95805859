import { Checkbox } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Parts/Checkbox',
  component: Checkbox,
  parameters: { page: 'padded' },
  args: {
    label: 'Data Protection',
    description: 'I agree that Harbour Pensions may write to pension providers about me.',
    onChange: fn(),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Data Protection' });
    await expect(box).toHaveAccessibleDescription(
      'I agree that Harbour Pensions may write to pension providers about me.',
    );
    await userEvent.click(canvas.getByText('Data Protection'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};

export const Ticked: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Data Protection' });
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const WithError: Story = {
  name: 'With an error',
  args: { error: 'Please agree to all terms before proceeding.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Error: Please agree to all terms before proceeding. I agree that Harbour Pensions may write to pension providers about me.',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultChecked: true, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Data Protection' })).toBeDisabled();
  },
};

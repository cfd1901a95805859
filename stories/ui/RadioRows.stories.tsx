import { RadioRows, type RadioRowsProps } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

function Choosing(args: RadioRowsProps<string>) {
  const [value, setValue] = useState('draw');
  return <RadioRows {...args} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Parts/RadioRows',
  component: RadioRows<string>,
  parameters: { page: 'padded' },
  args: {
    legend: 'How would you like to sign?',
    name: 'method',
    options: [
      { value: 'draw', label: 'Draw your signature', hint: 'With a finger, a pen or a mouse' },
      { value: 'type', label: 'Type your name' },
      { value: 'post', label: 'Sign on paper and post it' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioRows<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  name: 'None chosen',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How would you like to sign?' })).toBeVisible();
    const draw = canvas.getByRole('radio', { name: 'Draw your signature' });
    await expect(draw).toHaveAccessibleDescription('With a finger, a pen or a mouse');
    await expect(draw).not.toBeChecked();
    await userEvent.click(canvas.getByText('With a finger, a pen or a mouse'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('draw');
  },
};

export const Chosen: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Draw your signature' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Type your name' })).toBeChecked();
  },
};

export const Busy: Story = {
  name: 'Sending',
  args: { value: 'type', isBusy: true, busyValue: 'type' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Draw your signature'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WithError: Story = {
  name: 'With an error',
  args: { error: 'Please choose how to sign', hint: 'All three count the same' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'All three count the same Error: Please choose how to sign',
    );
  },
};

export const LegendHidden: Story = {
  name: 'Legend hidden',
  args: { isLegendHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How would you like to sign?' })).toBeVisible();
  },
};

import { Switch } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

function ThreeSwitches() {
  const [on, setOn] = useState(['email']);
  const toggle = (name: string) => (isSelected: boolean) =>
    setOn(isSelected ? [...on, name] : on.filter((other) => other !== name));
  return (
    <div>
      <Switch label="Email" isSelected={on.includes('email')} onChange={toggle('email')} />
      <Switch label="SMS" isSelected={on.includes('text')} onChange={toggle('text')} />
      <Switch label="Post" isSelected={on.includes('post')} onChange={toggle('post')} />
    </div>
  );
}

const meta = {
  title: 'Parts/Switch',
  component: Switch,
  parameters: { page: 'padded' },
  args: { label: 'Email', description: 'News about your traces', isSelected: false, onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Email' });
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toHaveAccessibleDescription('News about your traces');
    await userEvent.click(canvas.getByText('News about your traces'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = {
  args: { isSelected: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('switch', { name: 'Email' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

export const Disabled: Story = {
  args: { isSelected: true, isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Email'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Several: Story = {
  render: () => <ThreeSwitches />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Post' }));
    await expect(canvas.getByRole('switch', { name: 'Post' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'SMS' })).not.toBeChecked();
  },
};

import { ChoiceRows } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Parts/ChoiceRows',
  component: ChoiceRows<number>,
  parameters: { page: 'padded' },
  args: {
    label: 'Why are you here today?',
    options: [
      { value: 1, label: "Locating a relative's pension" },
      { value: 2, label: 'Consolidating my pensions' },
      { value: 5, label: 'Concerned about my pension performance', hint: 'You can tell us more later' },
      { value: 10, label: 'Other reasons' },
    ],
    busyLabel: 'Loading...',
    onChoose: fn(),
  },
} satisfies Meta<typeof ChoiceRows<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Why are you here today?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(2);
  },
};

export const Sending: Story = {
  args: { busyValue: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other reasons' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};

import { Button, Icon } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Parts/Button',
  component: Button,
  parameters: { page: 'padded' },
  args: { children: 'Next', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

export const Secondary: Story = {
  args: { variant: 'secondary', children: 'Add Pension', icon: <Icon name="plus" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add Pension' })).toHaveAttribute('type', 'button');
  },
};

export const Quiet: Story = {
  args: { variant: 'quiet', children: 'Enter Address Manually' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Enter Address Manually' })).toHaveFocus();
  },
};

export const Danger: Story = {
  args: { variant: 'danger', children: 'Delete My Data', icon: <Icon name="trash" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete My Data' })).toBeEnabled();
  },
};

export const Busy: Story = {
  name: 'Busy, ignores a second press',
  args: { type: 'submit', isBusy: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onPress?.(Object.create(null));
      }}
    >
      <input aria-label="Any field" className="ptr ptr-input ptr-input--20" />
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Loading...' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};

export const KeepsItsWidth: Story = {
  name: 'Same width while busy',
  args: { busyLabel: 'Searching for addresses...' },
  render: (args) => (
    <>
      <Button {...args} data-testid="idle" /> <Button {...args} isBusy data-testid="busy" />
    </>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = [canvas.getByTestId('idle'), canvas.getByTestId('busy')];
    await expect(idle.getBoundingClientRect().width).toBe(busy.getBoundingClientRect().width);
    await expect(idle).toHaveAccessibleName('Next');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, children: 'Unavailable' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Unavailable' });
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Wide: Story = {
  args: { isWide: true, children: 'Start Your Trace' },
  render: (args) => (
    <div data-testid="container">
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const width = (element: Element) => element.getBoundingClientRect().width;
    await expect(width(canvas.getByRole('button'))).toBe(width(canvas.getByTestId('container')));
  },
};

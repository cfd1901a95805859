import { Button, PasswordField } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Parts/PasswordField',
  component: PasswordField,
  parameters: { page: 'padded' },
  args: {
    label: 'Password',
    autoComplete: 'new-password',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'correct horse');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
  },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('correct horse');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password is shown');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const HiddenAgainWhenSent: Story = {
  name: 'Hidden again when the form is sent',
  render: (args) => (
    <form className="ptr ptr-stack" onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
      <Button type="submit">Log in</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const WithError: Story = {
  name: 'With an error',
  args: {
    hint: '8 to 32 characters',
    error: 'Please enter a valid password (8 to 32 characters)',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      '8 to 32 characters Error: Please enter a valid password (8 to 32 characters)',
    );
  },
};

import { Fieldset, TextField } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/Fieldset',
  component: Fieldset,
  parameters: { page: 'padded' },
  args: {
    legend: 'Where you live now',
    children: (
      <>
        <TextField label="Address line 1" autoComplete="address-line1" />
        <TextField label="Postcode" width="8" autoComplete="postal-code" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneQuestion: Story = {
  name: 'One question',
  args: { hint: 'Providers write to this address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Where you live now' })).toHaveAccessibleDescription(
      'Providers write to this address',
    );
  },
};

export const GroupOfQuestions: Story = {
  name: 'A group of questions',
  args: { legendSize: 'heading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Where you live now' })).toBeVisible();
  },
};

export const WithError: Story = {
  name: 'With an error',
  args: { error: 'Please find your address or enter it by hand' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Error: Please find your address or enter it by hand',
    );
  },
};

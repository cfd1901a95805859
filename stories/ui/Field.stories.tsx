import { Field } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/Field',
  component: Field,
  parameters: {
    page: 'padded',
    docs: {
      description: { component: 'The label, hint and error that all fields share. Use it for your own control.' },
    },
  },
  args: {
    id: 'own-control',
    label: 'Anything else we should know',
    children: (control) => <textarea {...control} className="ptr ptr-input" rows={4} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AroundAControlOfYourOwn: Story = {
  name: 'Around your own control',
  args: { mark: '(Optional)', hint: 'Names of firms that were bought, for example' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: 'Anything else we should know (Optional)' }),
    ).toHaveAccessibleDescription('Names of firms that were bought, for example');
  },
};

export const WithError: Story = {
  name: 'With an error',
  args: { error: 'Please use at most 500 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Error: Please use at most 500 characters');
  },
};

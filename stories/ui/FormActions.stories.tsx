import { Button, FormActions } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/FormActions',
  component: FormActions,
  parameters: { page: 'padded' },
  args: {
    children: (
      <>
        <Button type="submit">Skip &amp; Create Trace</Button>
        <Button variant="secondary">Back</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoButtons: Story = {
  name: 'Two buttons',
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName('Skip & Create Trace');
    await expect(second).toHaveAccessibleName('Back');
  },
};

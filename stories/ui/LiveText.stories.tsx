import { Button, LiveText } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

function FindsAddresses() {
  const [text, setText] = useState('');
  return (
    <>
      <Button variant="secondary" onPress={() => setText('4 addresses found')}>
        Find
      </Button>
      <LiveText>{text}</LiveText>
    </>
  );
}

const meta = {
  title: 'Parts/LiveText',
  component: LiveText,
  parameters: { page: 'padded' },
} satisfies Meta<typeof LiveText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Polite: Story = {
  name: 'Polite',
  render: () => <FindsAddresses />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await expect(region).toHaveTextContent('4 addresses found');
    await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Assertive: Story = {
  name: 'Assertive',
  args: { politeness: 'assertive', children: 'You have been signed out' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
  },
};

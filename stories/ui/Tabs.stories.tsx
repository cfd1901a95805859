import { Tabs, type TabsProps } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { findTab, openTab } from '../tabs';

function Switching(props: TabsProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return (
    <Tabs
      {...props}
      selectedId={selectedId}
      onSelect={(id) => {
        props.onSelect(id);
        setSelectedId(id);
      }}
    />
  );
}

const meta = {
  title: 'Parts/Tabs',
  component: Tabs,
  parameters: { page: 'padded' },
  args: {
    label: 'Your portal',
    selectedId: 'traces',
    onSelect: fn(),
    tabs: [
      { id: 'traces', label: 'Pension Traces', content: <p>Three traces</p> },
      { id: 'pensions', label: 'Your Pensions', badge: 1, content: <p>One pension</p> },
      { id: 'documents', label: 'Your Documents', content: <p>No documents</p> },
    ],
  },
  render: (args) => <Switching {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A phone shows a select instead of tabs. */
export const Row: Story = {
  name: 'Tabs, or a select on a phone',
  play: async ({ args, canvas }) => {
    const first = /^Pension Traces/;
    if ((await findTab(canvas, first)) instanceof HTMLOptionElement) {
      await openTab(canvas, /^Your Pensions/);
    } else {
      // The arrow keys work once the code of the row has loaded.
      await waitFor(() => expect(canvas.getByRole('tab', { name: first })).toHaveAttribute('aria-controls'));
      const tab = canvas.getByRole('tab', { name: first });
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      tab.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: /Your Pensions/ })).toHaveFocus();
    }
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('pensions');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('One pension');
  },
};

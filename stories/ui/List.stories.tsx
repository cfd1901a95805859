import { Badge, Button, Card, List, ListRow } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Parts/List',
  component: List,
  subcomponents: { ListRow },
  parameters: { page: 'padded' },
  args: {
    label: 'Pension traces',
    children: [
      <ListRow
        key="1"
        title="Marks & Spencer"
        meta="1988 to 1994 · Aviva"
        badge={<Badge tone="success">Completed</Badge>}
        action={<Button variant="quiet">View trace</Button>}
      />,
      <ListRow
        key="2"
        title="Humber Shipbuilding and Engineering Company (Holdings) Limited"
        meta="1979 to 1987"
        badge={<Badge tone="warning">Apart Of Another Trace</Badge>}
        action={<Button variant="quiet">View trace</Button>}
      />,
      <ListRow key="3" title="Leeds City Council" />,
    ],
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Pension traces' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByRole('heading', { name: 'Marks & Spencer' })).toBeVisible();
  },
};

export const Grid: Story = {
  name: 'Grid',
  args: {
    label: 'Documents',
    layout: 'grid',
    children: ['statement.pdf', 'letter.docx', 'scan.png'].map((name) => (
      <Card as="li" key={name} heading={name} headingLevel={3}>
        <p>10 March 2026</p>
      </Card>
    )),
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Documents' })).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const RowAlone: Story = {
  name: 'Row outside a list',
  render: () => <ListRow as="div" title="Marks & Spencer" meta="1988 to 1994" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Marks & Spencer');
  },
};

import { Icon, TextField } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent } from 'storybook/test';
import { findIcons, iconNames } from './iconWords';
import { Sheet, SheetGroup } from './Sheet';

const meta = {
  title: 'Foundations/Icons',
  parameters: {
    page: 'padded',
    docs: {
      description: {
        component:
          'Every icon, drawn on a grid of 24 with lines of `--ptr-icon-stroke`. Search by name or meaning, and press one to copy its name for `<Icon name="…" />`. An icon always stands beside its text.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function IconSheet() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('');
  const found = findIcons(search);

  async function copy(name: string) {
    try {
      await navigator.clipboard.writeText(name);
      setStatus(`Copied: ${name}`);
    } catch {
      setStatus(`The browser does not allow copying. The name is ${name}`);
    }
  }

  return (
    <Sheet>
      <SheetGroup heading="Icons">
        <div className="sb-icons__search">
          <TextField
            id="icon-search"
            label="Search"
            hint="A name or a meaning, such as letter"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <p className="sb-token__role" role="status">
          {status || `${found.length} of ${iconNames.length} icons`}
        </p>
        <ul className="sb-icons" role="list">
          {found.map((name) => (
            <li key={name}>
              <button type="button" className="sb-icons__button" onClick={() => void copy(name)}>
                <Icon name={name} />
                <span className="sb-sheet__code">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </SheetGroup>
    </Sheet>
  );
}

export const All: Story = {
  render: () => <IconSheet />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(iconNames.length);
    await expect([...canvasElement.querySelectorAll('svg')].filter((svg) => svg.childElementCount === 0)).toEqual([]);
  },
};

export const Searched: Story = {
  name: 'Searched and copied',
  render: () => <IconSheet />,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.type(canvas.getByLabelText('Search'), 'letter');
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['file', 'mail']);
    await expect(canvas.getByText(`2 of ${iconNames.length} icons`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'mail' }));
    await expect(await canvas.findByText('Copied: mail')).toBeVisible();
    await expect(write).toHaveBeenCalledWith('mail');
    write.mockRestore();
  },
};

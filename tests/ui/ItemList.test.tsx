import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import '../../src/styles.css';
import { ItemList } from '../../src/ui/ItemList';
import { ListRow } from '../../src/ui/ListRow';

interface Row {
  number: number;
}
const rowIdOf = ({ number }: Row) => `row-${String(number)}`;
const rowsTo = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ number: index + 1 }));

function List({ items, openLists }: { items: readonly Row[]; openLists?: Set<string> }) {
  return (
    <>
      <button type="button">Before</button>
      <ItemList label="Traces" items={items} rowIdOf={rowIdOf} openLists={openLists}>
        {(row) => (
          <ListRow
            key={row.number}
            id={rowIdOf(row)}
            title={`Row ${String(row.number)}`}
            action={<button type="button">View {row.number}</button>}
          />
        )}
      </ItemList>
    </>
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Traces' })).getAllByRole('listitem');
const showAll = () => screen.queryByRole('button', { name: /^Show all/ });
const view = (number: number) => screen.getByRole('button', { name: `View ${String(number)}` });

/** Follows a link to a row, as the browser does. */
async function followLink(hash: string) {
  const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  await act(async () => {
    window.location.hash = hash;
    await changed;
  });
}

afterEach(() => {
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
  window.scrollTo(0, 0);
});

describe('a list', () => {
  it('shows every row of up to 50', () => {
    render(<List items={rowsTo(50)} />);
    expect(rows()).toHaveLength(50);
    expect(showAll()).toBeNull();
  });

  it('shows the first 50 of 312, then all, and focuses the 51st', async () => {
    render(<List items={rowsTo(312)} />);
    expect(rows()).toHaveLength(50);
    const button = screen.getByRole('button', { name: 'Show all 312: Traces' });
    expect(button).toHaveTextContent('Show all 312');
    await userEvent.click(button);
    expect(view(51)).toHaveFocus();
    await waitFor(() => expect(rows()).toHaveLength(312));
    expect(view(51)).toHaveFocus();
    expect(showAll()).toBeNull();
    await userEvent.tab();
    expect(view(52)).toHaveFocus();
  });

  it('shows all rows when another one arrives later', async () => {
    const { rerender } = render(<List items={rowsTo(60)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 60: Traces' }));
    await waitFor(() => expect(rows()).toHaveLength(60));
    rerender(<List items={rowsTo(161)} />);
    expect(rows()).toHaveLength(161);
  });

  it('still shows all rows when the customer comes back to it', async () => {
    const openLists = new Set<string>();
    const { unmount } = render(<List items={rowsTo(80)} openLists={openLists} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 80: Traces' }));
    unmount();
    render(<List items={rowsTo(80)} openLists={openLists} />);
    expect(rows()).toHaveLength(80);
    expect(document.body).toHaveFocus();
  });
});

describe('a link to a row', () => {
  it('beyond the 50th shows it on arrival', async () => {
    history.replaceState(history.state, '', '#row-300');
    render(<List items={rowsTo(312)} />);
    await waitFor(() => expect(view(300)).toHaveFocus());
    const { top, bottom } = view(300).getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(rows()).toHaveLength(312));
  });

  it('beyond the 50th shows it on the same page', async () => {
    render(<List items={rowsTo(312)} />);
    await followLink('#row-200');
    expect(view(200)).toHaveFocus();
    // The same list again: every row is there already.
    await followLink('#row-7');
    expect(view(7)).toHaveFocus();
  });

  it('among the first 50 leaves the list as it is', async () => {
    render(<List items={rowsTo(312)} />);
    await followLink('#row-50');
    expect(view(50)).toHaveFocus();
    expect(rows()).toHaveLength(50);
  });

  it('is followed when its row arrives later, and once only', async () => {
    history.replaceState(history.state, '', '#row-70');
    const { rerender } = render(<List items={rowsTo(60)} />);
    expect(document.body).toHaveFocus();
    rerender(<List items={rowsTo(90)} />);
    await waitFor(() => expect(view(70)).toHaveFocus());
    view(70).blur();
    rerender(<List items={rowsTo(91)} />);
    expect(document.body).toHaveFocus();
  });

  it('does not take focus from a control on arrival', async () => {
    history.replaceState(history.state, '', '#row-70');
    const { rerender } = render(<List items={rowsTo(60)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Before' }));
    rerender(<List items={rowsTo(90)} />);
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
    expect(rows()).toHaveLength(50);
  });
});

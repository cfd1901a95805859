import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import '../../src/styles.css';
import { ItemList } from '../../src/ui/ItemList';
import { ListRow } from '../../src/ui/ListRow';

const idOf = ({ id }: { id: string }) => id;
const items = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));

function renderList(count: number) {
  return render(
    <>
      <button type="button">Before</button>
      <ItemList label="Traces" items={items(count)} keyOf={idOf}>
        {({ id }) => <ListRow key={id} title={`Row ${id}`} action={<button type="button">View {id}</button>} />}
      </ItemList>
      <button type="button">After</button>
    </>,
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Traces' })).getAllByRole('listitem');
const places = () => rows().map((row) => Number(row.getAttribute('aria-posinset')));

/** Waits for the first rows: the code of the list loads on demand. */
const waitForRows = () => waitFor(() => expect(rows().length).toBeGreaterThan(5));

/** Scrolls, and waits until the rows there have rendered. */
async function scrollTo(top: number, row: number) {
  await waitFor(() => {
    window.scrollTo(0, top);
    expect(Math.max(...places())).toBeGreaterThan(row);
  });
}

afterEach(() => window.scrollTo(0, 0));

describe('a list', () => {
  it('renders every row of up to 60', () => {
    renderList(60);
    expect(rows()).toHaveLength(60);
    expect(rows()[0]).not.toHaveAttribute('aria-setsize');
  });

  it('renders few of 5,000 rows, and gives their number', async () => {
    const { container } = renderList(5000);
    await waitForRows();
    expect(rows().length).toBeLessThan(60);
    expect(container.querySelectorAll('*').length).toBeLessThan(600);
    for (const row of rows()) expect(row).toHaveAttribute('aria-setsize', '5000');
    expect(places()).toEqual(rows().map((_, index) => index + 1));
  });

  it('shows the last row at the end of the page', async () => {
    renderList(5000);
    await waitForRows();
    await scrollTo(1_000_000, 4999);
    expect(screen.getByRole('heading', { name: 'Row 5000' })).toBeVisible();
    expect(rows().length).toBeLessThan(60);
    expect(document.documentElement.scrollHeight).toBeGreaterThan(5000 * 40);
    expect(places().at(-1)).toBe(5000);
    // It ends where its last row does.
    const list = screen.getByRole('list', { name: 'Traces' }).getBoundingClientRect();
    expect(Math.abs(list.bottom - (rows().at(-1)?.getBoundingClientRect().bottom ?? 0))).toBeLessThan(3);
  });

  it('moves row by row with Tab, beyond the rendered rows', async () => {
    renderList(5000);
    await waitForRows();
    await userEvent.click(screen.getByRole('button', { name: 'Before' }));
    for (let row = 1; row <= 80; row += 1) {
      await userEvent.tab();
      expect(screen.getByRole('button', { name: `View ${String(row)}` })).toHaveFocus();
      await waitFor(() => expect(screen.getByRole('button', { name: `View ${String(row + 1)}` })).toBeInTheDocument());
    }
    expect(rows().length).toBeLessThan(60);
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'View 79' })).toHaveFocus();
  });

  it('keeps the focused row while scrolling', async () => {
    renderList(5000);
    await waitForRows();
    const view = screen.getByRole('button', { name: 'View 3' });
    await userEvent.click(view);
    await scrollTo(100_000, 500);
    expect(view).toHaveFocus();
    expect(places().slice(0, 3)).toEqual([2, 3, 4]);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'View 4' })).toHaveFocus();
  });

  it('removes that row when focus moves away', async () => {
    renderList(5000);
    await waitForRows();
    await userEvent.click(screen.getByRole('button', { name: 'View 3' }));
    await scrollTo(100_000, 500);
    screen.getByRole('button', { name: 'After' }).focus({ preventScroll: true });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'View 3' })).toBeNull());
  });

  it('measures its rows, so that none overlap', async () => {
    renderList(200);
    await waitForRows();
    await scrollTo(4000, 50);
    const edges = rows().map((row) => row.getBoundingClientRect());
    edges.slice(1).forEach((edge, index) => expect(edge.top).toBeCloseTo(edges[index]?.bottom ?? NaN, 0));
  });
});

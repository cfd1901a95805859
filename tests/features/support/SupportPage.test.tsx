import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SupportPage } from '../../../src/features/support/SupportPage';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { Remountable } from '../Remountable';
import { payloadsOf } from '../payloadsOf';
import { wholeText } from '../../wholeText';

afterEach(() => vi.useRealTimers());

function renderSupport(options: MemoryOptions = {}, scenario: 'portal' | 'portal-empty' = 'portal') {
  const adapter = createMemoryAdapter(scenario, options);
  const navigate = vi.fn();
  const view = renderWithAdapter(<SupportPage />, adapter, { navigate });
  return { ...view, adapter, navigate, user: userEvent.setup({ delay: null }) };
}

const box = () => screen.getByRole('searchbox', { name: 'Search guides' });
const list = (name: string) => screen.findByRole('list', { name });
const titlesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('browsing', () => {
  it('links to a guide and back to the portal without a page load', async () => {
    const { user, navigate, adapter } = renderSupport();
    adapter.state.guides[0] = { ...adapter.state.guides[0], id: 'a b/c', title: 'Odd', content: '' };
    const link = within(await list('Browse Guides')).getByRole('link', { name: 'Odd' });
    expect(link).toHaveAttribute('href', '/portal/support/guide/a%20b%2Fc');
    await user.click(link);
    await user.click(screen.getByRole('link', { name: 'Back to your portal' }));
    expect(navigate.mock.calls).toEqual([['/portal/support/guide/a%20b%2Fc'], ['/portal']]);
  });

  it('keeps a guide with invalid metadata', async () => {
    const { adapter } = renderSupport();
    // The firm's staff write to this table.
    Object.assign(adapter.state.guides[0] ?? {}, { metadata: { recommended: 'yes', icon: 7 } });
    expect(within(await list('Browse Guides')).getAllByRole('link')).toHaveLength(adapter.state.guides.length);
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 640));
  afterEach(() => page.viewport(1280, 960));

  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('shows every match of a search first', async () => {
    const { user } = renderSupport();
    await user.type(box(), 'payslips');
    expect(titlesIn(await list('Search Results'))).toEqual(['What to look for in old paperwork']);
    expect(headings()).toEqual(['Search Results', 'Recommended Guides']);
  });

  it('shows all guides when every one is recommended', async () => {
    const { adapter } = renderSupport();
    adapter.state.guides = adapter.state.guides
      .slice(0, 1)
      .map((guide) => ({ ...guide, metadata: { recommended: 2 } }));
    adapter.announceChange('guides');
    await waitFor(async () => expect(titlesIn(await list('Recommended Guides'))).toHaveLength(1));
    expect(titlesIn(await list('Browse Guides'))).toHaveLength(1);
  });
});

describe('searching', () => {
  it('waits for a pause of 300 ms, and searches once', async () => {
    const { adapter } = renderSupport();
    await list('Browse Guides');
    vi.useFakeTimers();
    for (const value of ['pay', 'paysl', ' payslips']) {
      fireEvent.change(box(), { target: { value } });
      act(() => void vi.advanceTimersByTime(299));
    }
    expect(payloadsOf(adapter, 'search')).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect(payloadsOf(adapter, 'search')).toEqual([{ p_query: 'payslips' }]);
  });

  it('starts at once with the button', async () => {
    const { adapter } = renderSupport();
    await list('Browse Guides');
    vi.useFakeTimers();
    fireEvent.change(box(), { target: { value: 'scam' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(payloadsOf(adapter, 'search')).toEqual([{ p_query: 'scam' }]);
    act(() => void vi.advanceTimersByTime(1000));
    expect(payloadsOf(adapter, 'search')).toHaveLength(1);
  });

  it('shows all guides again, with focus in the empty box', async () => {
    const { user } = renderSupport();
    await user.type(box(), 'zeppelin');
    await user.click(await screen.findByRole('button', { name: 'Show all guides' }));
    expect(await list('Browse Guides')).toBeVisible();
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('ends as soon as the box is empty', async () => {
    const { user, adapter } = renderSupport();
    await user.type(box(), 'payslips');
    await list('Search Results');
    await user.clear(box());
    expect(screen.getByRole('heading', { level: 2, name: 'Browse Guides' })).toBeVisible();
    expect(await list('Browse Guides')).toBeVisible();
    await user.type(box(), '   ');
    expect(payloadsOf(adapter, 'search')).toEqual([{ p_query: 'payslips' }]);
  });

  it('never shows an older answer over a newer query', async () => {
    const adapter = createMemoryAdapter('portal');
    const answers = new Map<string, (reply: unknown) => void>();
    const rpc: typeof adapter.rpc = (name, payload, options) =>
      name === 'search'
        ? new Promise((resolve) => answers.set(JSON.stringify(payload), resolve))
        : adapter.rpc(name, payload, options);
    renderWithAdapter(<SupportPage />, { ...adapter, rpc });
    const user = userEvent.setup({ delay: null });
    const found = (title: string) => [{ id: title, title, content: '' }];
    await user.type(box(), 'old{Enter}');
    await user.clear(box());
    await user.type(box(), 'new{Enter}');
    await waitFor(() => expect(answers.size).toBe(2));
    answers.get('{"p_query":"new"}')?.(found('Newer'));
    expect(titlesIn(await list('Search Results'))).toEqual(['Newer']);
    await act(async () => answers.get('{"p_query":"old"}')?.(found('Older')));
    expect(titlesIn(await list('Search Results'))).toEqual(['Newer']);
  });

  it('updates when the table changes', async () => {
    const { user, adapter } = renderSupport();
    await user.type(box(), 'zeppelin');
    await screen.findByText(wholeText('No guides match “zeppelin”.'));
    adapter.state.guides.push({ id: 'z', title: 'Zeppelin pensions', content: '' });
    adapter.announceChange('guides');
    expect(titlesIn(await list('Search Results'))).toEqual(['Zeppelin pensions']);
    expect(screen.getByText(wholeText('1 guide matches “zeppelin”.'))).toBeVisible();
  });

  it('is kept while a guide is open, and is not part of the address', async () => {
    const before = window.location.href;
    renderWithAdapter(
      <Remountable>
        <SupportPage />
      </Remountable>,
      createMemoryAdapter('portal'),
    );
    const user = userEvent.setup({ delay: null });
    await user.type(box(), 'payslips');
    await list('Search Results');
    await user.click(screen.getByRole('button', { name: 'Unmount' }));
    await user.click(screen.getByRole('button', { name: 'Mount' }));
    expect(box()).toHaveValue('payslips');
    expect(titlesIn(await list('Search Results'))).toEqual(['What to look for in old paperwork']);
    expect(window.location.href).toBe(before);
  });
});

import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Processing } from '../../../src/features/processing/Processing';
import { useAccount } from '../../../src/data/useAccount';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** A millisecond longer than the interval, because the cache notifies in a timer of its own. */
const nextPoll = () => pass(3001);

function renderProcessing(options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('processing', options);
  const onCompleted = vi.fn();
  const view = renderWithAdapter(<Processing onCompleted={onCompleted} />, adapter);
  return { ...view, adapter, onCompleted, looks: () => payloadsOf(adapter, 'portal_user').length };
}

describe('waiting', () => {
  it('polls every 3 seconds and says that it is safe to leave', async () => {
    const { looks } = renderProcessing();
    await pass(0);
    expect(looks()).toBe(1);
    await pass(2999);
    expect(looks()).toBe(1);
    await pass(1);
    expect(looks()).toBe(2);
    await pass(6000);
    expect(looks()).toBe(4);
    expect(screen.getByText('It is safe to close this page')).toBeVisible();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'We are working on your application',
    );
  });

  it('polls every 15 seconds in a hidden tab, and at once when the tab is visible again', async () => {
    const { looks } = renderProcessing();
    await pass(0);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    try {
      await pass(3000);
      const before = looks();
      await pass(14_900);
      expect(looks()).toBe(before);
      await pass(200);
      expect(looks()).toBe(before + 1);
      visibility.mockReturnValue('visible');
      window.dispatchEvent(new Event('visibilitychange'));
      await pass(10);
      expect(looks()).toBe(before + 2);
      await pass(3001);
      expect(looks()).toBe(before + 3);
    } finally {
      visibility.mockRestore();
    }
  });

  it('ends when the tags change, and calls onCompleted once', async () => {
    const { adapter, onCompleted } = renderProcessing();
    await pass(0);
    const [customer] = adapter.state.customers;
    if (customer) customer.tags = [6];
    await nextPoll();
    expect(onCompleted).toHaveBeenCalledWith({ tags: [6] });
    // A later change renders the screen again.
    if (customer) customer.tags = [7];
    await nextPoll();
    expect(onCompleted).toHaveBeenCalledTimes(1);
  });

  it('updates the profile everywhere', async () => {
    function Tags() {
      const account = useAccount();
      return <output aria-label="Tags">{account.status === 'success' ? account.user.tags.join() : ''}</output>;
    }
    const adapter = createMemoryAdapter('processing');
    renderWithAdapter(
      <>
        <Tags />
        <Processing />
      </>,
      adapter,
    );
    await pass(0);
    expect(screen.getByLabelText('Tags')).toHaveTextContent('4');
    const [customer] = adapter.state.customers;
    if (customer) customer.tags = [5];
    await nextPoll();
    expect(screen.getByLabelText('Tags')).toHaveTextContent('5');
  });

  it('stops when the screen unmounts', async () => {
    const { looks, unmount } = renderProcessing();
    await pass(0);
    unmount();
    await pass(9000);
    expect(looks()).toBe(1);
  });
});

describe('a failed read', () => {
  it('shows its message and continues polling', async () => {
    const fail: Record<string, string> = {};
    const { looks, errors } = renderProcessing({ fail });
    await pass(0);
    fail.portal_user = 'We are working on our service until noon.';
    await nextPoll();
    expect(screen.getByText('We are working on our service until noon.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await nextPoll();
    expect(looks()).toBe(3);
    expect(screen.getByText('We are working on our service until noon.')).toBeVisible();
    delete fail.portal_user;
    await nextPoll();
    expect(screen.queryByText('We are working on our service until noon.')).toBeNull();
    expect(errors.map(({ code }) => code)).toEqual(['refused', 'refused']);
  });

  it('shows its message at the first read, and keeps it during the next one', async () => {
    const pending: string[] = [];
    const fail = { portal_user: 'We are working on our service until noon.' };
    const { looks } = renderProcessing({ fail, pending });
    await pass(1);
    expect(screen.getByText('We are working on our service until noon.')).toBeVisible();
    pending.push('portal_user');
    await nextPoll();
    expect(looks()).toBe(2);
    expect(screen.getByText('We are working on our service until noon.')).toBeVisible();
  });
});

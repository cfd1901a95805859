import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveTable, PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';
import { createReloadSchedule } from '../../src/data/reloadSchedule';
import { useTasks } from '../../src/features/tasks/useTasks';
import { useGuide } from '../../src/features/support/useGuide';
import { createMemoryAdapter } from '../../src/memory';
import { PensionTraceProvider } from '../../src/provider/PensionTraceProvider';
import type { PensionTraceConfig } from '../../src/provider/configuration';

let visibility: DocumentVisibilityState = 'visible';

function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the schedule of reloads', () => {
  it('spreads 1,000 clients over the window', () => {
    let seed = 1;
    vi.spyOn(Math, 'random').mockImplementation(() => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647);
    const perSecond = Array.from({ length: 30 }, () => 0);
    const began = Date.now();
    const clients = Array.from({ length: 1000 }, () =>
      createReloadSchedule(() => {
        const second = Math.floor((Date.now() - began) / 1000);
        perSecond[second] = (perSecond[second] ?? 0) + 1;
      }, 30_000),
    );
    for (const client of clients) client.ask();
    vi.advanceTimersByTime(30_000);
    for (const client of clients) client.stop();
    expect(perSecond).toHaveLength(30);
    expect(perSecond.reduce((sum, count) => sum + count)).toBe(1000);
    // 33 a second on average.
    expect(Math.max(...perSecond)).toBeLessThan(60);
    expect(Math.min(...perSecond)).toBeGreaterThan(10);
  });

  it('combines several changes into one reload', () => {
    const reload = vi.fn();
    const { ask, stop } = createReloadSchedule(reload, 2000);
    for (let change = 0; change < 5; change += 1) ask();
    vi.advanceTimersByTime(2000);
    expect(reload).toHaveBeenCalledOnce();
    ask();
    vi.advanceTimersByTime(2000);
    expect(reload).toHaveBeenCalledTimes(2);
    stop();
  });

  it('waits while the tab is hidden', () => {
    const reload = vi.fn();
    const { ask, stop } = createReloadSchedule(reload, 2000);
    show('hidden');
    ask();
    vi.advanceTimersByTime(60_000);
    ask();
    expect(reload).not.toHaveBeenCalled();
    show('visible');
    expect(reload).toHaveBeenCalledOnce();
    show('hidden');
    show('visible');
    expect(reload).toHaveBeenCalledOnce();
    stop();
  });

  it('reloads immediately with a window of 0, and never after `stop`', () => {
    const reload = vi.fn();
    const now = createReloadSchedule(reload, 0);
    now.ask();
    now.ask();
    expect(reload).toHaveBeenCalledTimes(2);
    now.stop();
    const later = createReloadSchedule(reload, 2000);
    later.ask();
    later.stop();
    vi.advanceTimersByTime(2000);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe('a screen with live updates', () => {
  const useFirstGuide = () => useGuide('guide-1');

  async function open(useScreen: () => unknown, method: 'tasks' | 'guide', config: PensionTraceConfig = {}) {
    const memory = createMemoryAdapter('portal');
    const changes = new Set<() => void>();
    const read = vi.spyOn(memory.read, method);
    const adapter: PensionTraceAdapter = {
      ...memory,
      subscribe(table: LiveTable, onChange: () => void) {
        if (table === (method === 'guide' ? 'guides' : method)) changes.add(onChange);
        return () => changes.delete(onChange);
      },
    };
    const wrapper = ({ children }: { children: ReactNode }) => (
      <PensionTraceProvider adapter={adapter} config={config}>
        {children}
      </PensionTraceProvider>
    );
    renderHook(useScreen, { wrapper });
    await pass(1000);
    expect(read).toHaveBeenCalledOnce();
    for (const change of changes) change();
    return read;
  }

  it.each([
    ['the customer’s tasks within two seconds', useTasks, 'tasks', {}, 2000],
    ['the guides within 30 seconds', useFirstGuide, 'guide', {}, 30_000],
    ['the guides within the configured time', useFirstGuide, 'guide', { reloadWindow: { guides: 90_000 } }, 90_000],
  ] as const)('reloads %s', async (_name, useScreen, source, config, window) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    const read = await open(useScreen, source, config);
    await pass(window * 0.98);
    expect(read).toHaveBeenCalledOnce();
    await pass(window * 0.02);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

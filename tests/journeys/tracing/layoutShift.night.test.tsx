import '../../../src/styles.css';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SigningDone } from '../../../src/journeys/onboarding/SigningDone';
import { createMemoryAdapter, type MemoryScenarioName } from '../../../src/memory';
import { isStill } from '../../isStill';
import { renderWithAdapter, stillClock } from '../../provider/renderWithAdapter';
import { pausedAdapter } from './pausedAdapter';
import { openAt } from './openAt';

const config = {
  companyName: 'Lantern Pension Tracing',
  contact: { ukPhone: '0808 157 0192' },
  firm: { price: 'Tracing is free.' },
  keepsDrafts: true,
};

/** Each page with a text that shows when everything has loaded. */
const pages: [path: string, scenario: MemoryScenarioName, loaded: string | RegExp][] = [
  ['/personal', 'personal', 'First name'],
  ['/create-trace', 'create-trace', /^Let's Trace/],
  ['/traces', 'traces', 'Milton Mills'],
  ['/pensions', 'pensions', 'Scottish Widows'],
  ['/authorisation', 'authorisation', 'Complete Application'],
  ['/portal', 'portal', 'Milton Mills'],
  ['/portal/profile', 'portal', 'Danger Zone'],
  ['/portal/trace/trace-1', 'portal', 'We wrote to Aviva.'],
  ['/portal/trace/trace-4', 'portal', 'No Activity Found'],
  ['/portal/pension/pension-2', 'portal', /^Search at/],
];

// Code loads when its page first shows, which depends on the machine: load all of it before, so that only answers come late.
beforeAll(async () => {
  for (const [path, scenario, loaded] of pages) {
    openAt(path, scenario, { config });
    await screen.findAllByText(loaded);
    await isStill();
    cleanup();
  }
});

afterEach(() => page.viewport(1280, 960));

describe.each([
  [360, 640, 'oldest'],
  [360, 640, 'newest'],
  [1280, 800, 'oldest'],
] as const)('%i px wide and %i px high, with the %s answer first', (width, height, which) => {
  it.each(pages)('nothing moves while %s loads', async (path, scenario, loaded) => {
    await page.viewport(width, height);
    const { adapter, release } = pausedAdapter(createMemoryAdapter(scenario, { clock: stillClock }));
    const moved = observeShifts();
    openAt(path, scenario, { adapter, config });
    await answerAll(() => release(which), loaded);
    expect(moved()).toEqual([]);
  });

  it('nothing moves while the confirmation after signing loads', async () => {
    await page.viewport(width, height);
    const { adapter, release } = pausedAdapter(createMemoryAdapter('portal', { clock: stillClock }));
    const moved = observeShifts();
    renderWithAdapter(<SigningDone isFirst onContinue={() => undefined} />, adapter, { config });
    await answerAll(() => release(which), /^Your reference/);
    expect(moved()).toEqual([]);
  });
});

/** Releases the pending calls one by one, each after the previous one has been painted, until the page has loaded. */
async function answerAll(release: () => boolean, loaded: string | RegExp) {
  const isLoaded = () =>
    screen.queryAllByText(loaded).length > 0 && document.querySelector('.ptr-skeleton, .ptr-loading-screen') === null;
  for (let turns = 0; release() || !isLoaded(); turns += 1) {
    if (turns === 100) throw new Error(`${String(loaded)} did not appear.`);
    await painted();
  }
  await painted();
}

async function painted() {
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Observes elements that move. Returns a function that stops and returns them. */
function observeShifts(): () => string[] {
  const moved: string[] = [];
  const record = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
      for (const { node } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        moved.push(`${element?.className ?? ''}: ${(node?.textContent ?? '').slice(0, 40)}`);
      }
    }
  };
  const observer = new PerformanceObserver((list) => record(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  return () => {
    record(observer.takeRecords());
    observer.disconnect();
    return moved;
  };
}

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../../src/styles.css';
import { createMemoryAdapter, getScenario, type MemoryScenario, type MemoryScenarioName } from '../../../src/memory';
import { addSheets } from '../../hosts/measure';
import { stillClock } from '../../provider/renderWithAdapter';
import { openAt } from '../tracing/openAt';
import { wholeText } from '../../wholeText';

const portal = getScenario('portal');
const [margaret] = portal.customers ?? [];
if (!margaret) throw new Error('The scenario of the portal has no customer.');

/** The sample customer with three open tasks, and with a name of 40 letters. */
const busy: MemoryScenario = {
  ...portal,
  customers: [
    { ...margaret, tasks: [...(margaret.tasks ?? []), { id: 'task-3', title: 'Call Aviva', due_date: '2026-04-12' }] },
  ],
};
const named = { firstName: 'Maximiliana', lastName: 'Featherstonehaugh Cholmondel' };
const longName: MemoryScenario = { ...portal, customers: [{ ...margaret, ...named }] };
const wholeName = `${named.firstName} ${named.lastName}`;

const config = { companyName: 'Lantern Pension Tracing', contact: { ukPhone: '0808 157 0192' } };

let removeSheets: () => void = () => undefined;
beforeEach(() => {
  removeSheets = addSheets([":root { --ptr-font: 'Atkinson Hyperlegible Next Variable' } body { margin: 0 }"]);
});
afterEach(async () => {
  removeSheets();
  await page.viewport(1280, 960);
});

async function show(
  path: string,
  scenario: MemoryScenario | MemoryScenarioName,
  width: number,
  height: number,
  now?: string,
) {
  await page.viewport(width, height);
  openAt(path, scenario, { config, ...(now === undefined ? {} : { clock: { now: () => new Date(now) } }) });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('.ptr-skeleton, .ptr-loading-screen')).toBeNull());
  await document.fonts.ready;
}

function elementOf(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing matches ${selector}.`);
  return element;
}

const boxOf = (selector: string) => elementOf(selector).getBoundingClientRect();

describe('the first screen of the portal on a phone', () => {
  it.each(['2026-03-10T10:30:00Z', '2026-03-10T15:30:00Z'])('shows the find above two tasks at %s', async (now) => {
    await show('/portal', busy, 360, 740, now);
    const find = await screen.findByRole('region', { name: 'Pension found' });
    expect(within(find).getByRole('link')).toHaveAttribute('href', '/portal/trace/trace-2');
    expect(find.getBoundingClientRect().bottom).toBeLessThan(boxOf('.ptr-tasks').top);
    expect(boxOf('.ptr-tasks').bottom).toBeLessThan(740);
  });

  it('shows two tasks by title and date, the others and the descriptions on a press', async () => {
    await show('/portal', busy, 360, 740);
    const list = await screen.findByRole('list', { name: 'Your tasks' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getByText(/^Milton Mills asks/)).not.toBeVisible();
    fireEvent.click(within(list).getByText('Send us a copy of your P45'));
    expect(within(list).getByText(/^Milton Mills asks/)).toBeVisible();
    expect(within(list).getByRole('link', { name: 'Go to your documents' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Show all 3', expanded: false }));
    expect(within(list).getByText('Call Aviva')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('the portal on a phone while the traces are late', () => {
  it('shows the tasks, and then the find below them, where nothing moves', async () => {
    await page.viewport(360, 740);
    const memory = createMemoryAdapter(busy, { clock: stillClock });
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const rpc: typeof memory.rpc = async (name, ...rest) => {
      if (name === 'portal_user_traces') await answered;
      return memory.rpc(name, ...rest);
    };
    openAt('/portal', busy, { adapter: { ...memory, rpc }, config });
    expect(await screen.findByRole('list', { name: 'Your tasks' })).toBeVisible();
    const { top } = boxOf('.ptr-tasks');
    answer();
    const find = await screen.findByRole('region', { name: 'Pension found' });
    expect(boxOf('.ptr-tasks').top).toBe(top);
    expect(find.getBoundingClientRect().top).toBeGreaterThan(boxOf('.ptr-tasks').bottom);
  });
});

describe('the first screen of the portal on a desktop', () => {
  it.each([
    ['Tracey, then three tasks, while she is online', '2026-03-10T10:30:00Z', ['.ptr-tracey', '.ptr-tasks']],
    ['three tasks, then Tracey, while she is offline', '2026-03-10T18:30:00Z', ['.ptr-tasks', '.ptr-tracey']],
  ])('shows %s', async (_what, now, order) => {
    await show('/portal', busy, 1280, 900, now);
    const list = await screen.findByRole('list', { name: 'Your tasks' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    const [first = 0, second = 0] = order.map((place) => boxOf(place).top);
    expect(first).toBeLessThan(second);
    expect(second).toBeLessThan(900);
  });

  it('uses the width of a wide screen', async () => {
    await show('/portal', busy, 1920, 1080);
    await screen.findByRole('list', { name: 'Your tasks' });
    const [traces, tasks, tracey] = ['.ptr-trace-group', '.ptr-tasks', '.ptr-tracey'].map((place) => boxOf(place));
    expect(traces?.left).toBeLessThan(200);
    expect(tracey?.left).toBeGreaterThan(traces?.right ?? Infinity);
    expect(tasks?.left).toBeGreaterThan(tracey?.right ?? Infinity);
    expect(tasks?.right).toBeGreaterThan(1700);
  });
});

describe('the line under the greeting', () => {
  it('leads to the only find, and to the tasks', async () => {
    await show('/portal', busy, 1280, 900);
    expect(await screen.findByRole('link', { name: 'One pension found' })).toHaveAttribute(
      'href',
      '/portal/trace/trace-2',
    );
    fireEvent.click(screen.getByRole('link', { name: 'three things need you' }));
    const tasks = await screen.findByRole('list', { name: 'Your tasks' });
    expect(document.activeElement).toContainElement(tasks);
  });

  it('leads to the group of finds when there are several, from any tab', async () => {
    const finds = (margaret?.traces ?? []).map((trace) => ({ ...trace, status: { name: 'Completed' } }));
    await show('/portal', { ...portal, customers: [{ ...margaret, traces: finds }] }, 1280, 900);
    fireEvent.click(await screen.findByRole('tab', { name: /^Your Pensions/ }));
    expect(screen.queryByRole('list', { name: 'Pension found' })).toBeNull();
    fireEvent.click(await screen.findByRole('link', { name: 'Four pensions found' }));
    expect(document.activeElement).toContainElement(screen.getByRole('list', { name: 'Pension found' }));
  });
});

describe.each([360, 1280])('the top bar %i px wide, with a name of 40 letters', (width) => {
  it('is one line in the portal, with the whole name in the menu', async () => {
    await show('/portal', longName, width, 800);
    const trigger = await screen.findByRole('button', { name: wholeName });
    expect(boxOf('.ptr-top-bar').height).toBeLessThanOrEqual(64);
    expect(trigger.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    fireEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    const heading = within(menu.parentElement ?? menu).getByText(wholeName);
    expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  });

  it('is one line in the application, with the brand', async () => {
    await show('/why', { ...longName, customers: [{ ...margaret, ...named, tags: [3], reason: null }] }, width, 800);
    expect(await screen.findByText(wholeText(`Logged in as ${wholeName}`))).toBeVisible();
    expect(boxOf('.ptr-top-bar').height).toBeLessThanOrEqual(64);
    const brand = elementOf('.ptr-logo__name');
    expect(brand).toBeVisible();
    expect(brand.scrollWidth).toBeLessThanOrEqual(brand.clientWidth);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/atkinson-hyperlegible-next';
import '../../../src/styles.css';
import { getScenario, type MemoryScenario, type MemoryScenarioName } from '../../../src/memory';
import { addSheets } from '../../hosts/measure';
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
  it.each(['2026-03-10T10:30:00Z', '2026-03-10T15:30:00Z'])(
    'shows the first trace with three tasks open at %s',
    async (now) => {
      await show('/portal', busy, 360, 740, now);
      expect(boxOf('.ptr-trace-group .ptr-list-row').top).toBeLessThan(740);
    },
  );

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

describe('the side column on a desktop', () => {
  it.each([
    ['below Tracey while she is online', '2026-03-10T10:30:00Z', false],
    ['above Tracey while she is offline', '2026-03-10T18:30:00Z', true],
  ])('has the tasks %s', async (_place, now, isAbove) => {
    await show('/portal', 'portal', 1280, 900, now);
    await screen.findByRole('list', { name: 'Your tasks' });
    expect(boxOf('.ptr-tasks').top < boxOf('.ptr-tracey').top).toBe(isAbove);
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

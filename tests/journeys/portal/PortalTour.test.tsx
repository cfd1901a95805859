import '../../../src/styles.css';
import { screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BackendError } from '../../../src/backend/BackendError';
import { PensionTraceTopBar } from '../../../src/features/frame/PensionTraceTopBar';
import { PortalDashboard } from '../../../src/journeys/portal/PortalDashboard';
import type { Clock } from '../../../src/domain/clock';
import { createMemoryAdapter, type MemoryAdapter } from '../../../src/memory';
import { Remountable } from '../../features/Remountable';
import { payloadsOf } from '../../features/payloadsOf';
import { addSheets } from '../../hosts/measure';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

const titles = [
  'Your traces',
  'Trace another pension',
  'Your pensions',
  'Add another pension',
  'Your profile',
  'Ask Tracey',
  'Your tasks',
];

function openPortal(adapter: MemoryAdapter, options: { clock?: Clock } = {}) {
  return renderWithAdapter(
    <StrictMode>
      <PensionTraceTopBar hasProfileMenu />
      <main>
        <Remountable>
          <PortalDashboard />
        </Remountable>
      </main>
    </StrictMode>,
    adapter,
    options,
  );
}

const welcome = () => screen.findByRole('dialog', { name: 'Welcome To Your Pension Dashboard' });
const expectStep = (name: string) => waitFor(() => expect(screen.getByRole('dialog', { name })).toHaveFocus());
const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The space between an element and the hole of the mask, on its four sides. */
function marginsAround(element: Element) {
  const frame = document.querySelector('.ptr-tour__frame')?.getBoundingClientRect();
  if (!frame) throw new Error('The tour highlights no element.');
  const box = element.getBoundingClientRect();
  return [box.left - frame.left, box.top - frame.top, frame.right - box.right, frame.bottom - box.bottom].map(
    Math.round,
  );
}

async function startTour(adapter: MemoryAdapter, options: { clock?: Clock } = {}) {
  const rendered = openPortal(adapter, options);
  await userEvent.click(within(await welcome()).getByRole('button', { name: 'Start The Tour Of Your Portal' }));
  await expectStep('Your traces');
  return rendered;
}

describe('a first visit', () => {
  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Start The Tour Of Your Portal' }))],
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closing the welcome with %s starts the tour', async (_way, close) => {
    openPortal(createMemoryAdapter('portal-first-visit'));
    expect(await welcome()).toHaveTextContent('AI tool');
    expect(document.querySelector('.ptr-tour')).toBeNull();
    await close();
    await expectStep('Your traces');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('goes through the seven steps, each with its element', async () => {
    const adapter = createMemoryAdapter('portal-first-visit');
    await startTour(adapter);
    const hidden = { hidden: true };
    const elements = [
      () => screen.getByRole('tab', { name: 'Pension Traces', ...hidden }),
      () => screen.getByRole('button', { name: 'Add Trace', ...hidden }),
      () => screen.getByRole('tab', { name: /^Your Pensions/, ...hidden }),
      () => screen.getByRole('button', { name: 'Add Pension', ...hidden }),
      () => undefined,
      () => screen.getByRole('region', { name: 'Tracey', ...hidden }),
      () => screen.getByRole('region', { name: 'Tasks', ...hidden }),
    ];
    for (const [index, title] of titles.entries()) {
      await expectStep(title);
      expect(screen.getByText(`${index + 1} of 7`)).toBeVisible();
      await waitFor(() => {
        const element = elements[index]?.();
        if (element) expect(marginsAround(element)).toEqual([0, 0, 0, 0]);
      });
      expect(payloadsOf(adapter, 'portal_end_tour')).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: index === 6 ? 'Finish' : 'Next' }));
    }
    await expectNoDialog();
    expect(screen.getByRole('tab', { name: 'Pension Traces' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(adapter.state.customers[0]?.tags).toEqual([13]));
    expect(payloadsOf(adapter, 'portal_end_tour')).toHaveLength(1);
  });

  it('shows the profile menu, inert, and closes it again', async () => {
    await startTour(createMemoryAdapter('portal-first-visit'));
    for (const title of titles.slice(1, 5)) {
      await userEvent.keyboard('{ArrowRight}');
      await expectStep(title);
    }
    const profile = await screen.findByRole('menuitem', { name: 'Profile' });
    const menu = screen.getByRole('menu');
    await waitFor(() => {
      expect(marginsAround(menu).every((margin) => margin >= 0)).toBe(true);
      expect(marginsAround(screen.getByRole('button', { name: /Margaret/ })).every((margin) => margin >= 0)).toBe(true);
    });
    await expectStep('Your profile');
    // The card moves beside the open menu a moment after the menu has opened.
    await waitFor(() => {
      const { x, y, width, height } = profile.getBoundingClientRect();
      expect(document.elementFromPoint(x + width / 2, y + height / 2)).toHaveClass('driver-overlay');
    });
    await userEvent.keyboard('{ArrowRight}');
    await expectStep('Ask Tracey');
    expect(screen.queryByRole('menu', { hidden: true })).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expectStep('Your profile');
    expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
    // The menu works as before.
    await userEvent.click(screen.getByRole('button', { name: /Margaret/ }));
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('going back shows the traces again', async () => {
    await startTour(createMemoryAdapter('portal-first-visit'));
    for (const title of titles.slice(1, 4)) {
      await userEvent.keyboard('{ArrowRight}');
      await expectStep(title);
    }
    await userEvent.keyboard('{ArrowLeft}');
    await expectStep('Your pensions');
    await userEvent.keyboard('{ArrowLeft}');
    await expectStep('Trace another pension');
    expect(screen.getByRole('button', { name: 'Add Trace' })).toBeVisible();
  });

  it('on a phone highlights the select that replaces the tabs, the second time as the same list', async () => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1280, 960));
    await startTour(createMemoryAdapter('portal-first-visit'));
    for (const [index, title] of titles.entries()) {
      await expectStep(title);
      if (index === 0 || index === 2) {
        await waitFor(() => expect(marginsAround(screen.getByLabelText('Show'))[0]).toBeGreaterThan(0));
        expect(screen.getByLabelText('Show')).toHaveValue(index === 0 ? 'traces' : 'pensions');
        expect(screen.getByRole('dialog')).toHaveTextContent(
          index === 0 ? 'This list changes what you see below it.' : 'The same list again: it now shows your pensions.',
        );
      }
      if (index < 6) await userEvent.keyboard('{ArrowRight}');
    }
  });
});

/** The selectors of the steps, without the profile menu, whose card is beside it. */
const targets = [
  '.ptr-tabs__select',
  '[data-pt-tour="add-trace"]',
  '.ptr-tabs__select',
  '[data-pt-tour="add-pension"]',
  '.ptr-top-bar .ptr-menu__trigger',
  '.ptr-dashboard .ptr-tracey .ptr-button',
  '.ptr-dashboard .ptr-tasks',
];

it.each([740, 640, 560])(
  'on a phone %i px high each element is in the window and not under the card',
  async (height) => {
    onTestFinished(addSheets([":root { --ptr-font: 'Atkinson Hyperlegible Next Variable' }"]));
    await page.viewport(360, height);
    onTestFinished(() => page.viewport(1280, 960));
    await startTour(createMemoryAdapter('portal-first-visit'));
    for (const [index, title] of titles.entries()) {
      await expectStep(title);
      await waitFor(() => {
        const target = document.querySelector(targets[index] ?? '')?.getBoundingClientRect();
        const card = document.querySelector('.ptr-tour')?.getBoundingClientRect();
        if (!target || !card) throw new Error('Nothing is shown.');
        const isBeside = target.bottom <= card.top || target.top >= card.bottom;
        expect([title, target.top >= 0, target.bottom <= height, isBeside]).toEqual([title, true, true, true]);
      });
      if (index < 6) await userEvent.keyboard('{ArrowRight}');
    }
  },
);

it('says when Tracey is back while her button is disabled', async () => {
  const evening = { now: () => new Date('2026-03-10T18:30:00Z') };
  await startTour(createMemoryAdapter('portal-first-visit'), { clock: evening });
  for (const title of titles.slice(1, 6)) {
    await userEvent.keyboard('{ArrowRight}');
    await expectStep(title);
  }
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'She is offline now, and her button works again tomorrow at 9:00 am.',
  );
  await userEvent.keyboard('{Escape}');
  await expectNoDialog();
});

describe('the end of the tour', () => {
  it('returns to the traces from anywhere', async () => {
    await startTour(createMemoryAdapter('portal-first-visit'));
    for (const title of titles.slice(1, 4)) {
      await userEvent.keyboard('{ArrowRight}');
      await expectStep(title);
    }
    expect(screen.getByRole('tab', { name: /^Your Pensions/, hidden: true })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expectNoDialog();
    expect(screen.getByRole('tab', { name: 'Pension Traces' })).toHaveAttribute('aria-selected', 'true');
  });

  it('closing sends the end of the tour, and it does not start again', async () => {
    const adapter = createMemoryAdapter('portal-first-visit');
    await startTour(adapter);
    await userEvent.keyboard('{Escape}');
    await expectNoDialog();
    await waitFor(() => expect(adapter.state.customers[0]?.tags).toEqual([13]));
    await userEvent.click(screen.getByRole('button', { name: 'Unmount' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mount' }));
    expect(await screen.findByRole('heading', { name: 'Good Morning, Margaret' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(payloadsOf(adapter, 'portal_end_tour')).toHaveLength(1);
  });

  it('a double press of Cancel sends one call', async () => {
    const adapter = createMemoryAdapter('portal-first-visit');
    await startTour(adapter);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    expect(payloadsOf(adapter, 'portal_end_tour')).toHaveLength(1);
  });

  it.each([
    ['no answer comes', new BackendError('unreachable', 'No answer came'), 'Error ending tour: No answer came'],
    ['it is refused', new BackendError('refused', 'Not now.'), 'Error ending tour: Not now.'],
  ])('closes anyway when %s, and reports it once', async (_case, failure, message) => {
    const adapter = createMemoryAdapter('portal-first-visit', { fail: { portal_end_tour: failure } });
    const { errors } = await startTour(adapter);
    await userEvent.keyboard('{Escape}');
    await expectNoDialog();
    await waitFor(() => expect(errors.map((error) => [error.code, error.message])).toEqual([[failure.code, message]]));
    await userEvent.click(screen.getByRole('button', { name: 'Unmount' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mount' }));
    expect(await screen.findByRole('heading', { name: 'Good Morning, Margaret' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaving the page does not end it: the next visit shows the welcome', async () => {
    const adapter = createMemoryAdapter('portal-first-visit');
    const { unmount } = await startTour(adapter);
    unmount();
    expect(document.querySelector('.driver-overlay, .ptr-tour, .ptr-tour__frame')).toBeNull();
    expect(payloadsOf(adapter, 'portal_end_tour')).toEqual([]);
    openPortal(adapter);
    expect(await welcome()).toBeVisible();
  });
});

it('a later visit has neither welcome nor tour', async () => {
  openPortal(createMemoryAdapter('portal'));
  expect(await screen.findByRole('heading', { name: 'Good Morning, Margaret' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

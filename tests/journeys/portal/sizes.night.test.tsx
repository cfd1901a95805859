import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { DocumentsPage } from '../../../src/features/documents/DocumentsPage';
import { GuidePage } from '../../../src/features/support/GuidePage';
import { SupportPage } from '../../../src/features/support/SupportPage';
import { PensionDetails } from '../../../src/journeys/details/PensionDetails';
import { TraceDetails } from '../../../src/journeys/details/TraceDetails';
import { PortalDashboard } from '../../../src/journeys/portal/PortalDashboard';
import { Profile } from '../../../src/journeys/profile/Profile';
import { PortalNavigation } from '../../../src/journeys/tracing/PortalNavigation';
import { createMemoryAdapter, getScenario, type MemoryScenario, type MemoryScenarioName } from '../../../src/memory';
import { bare } from '../../hosts/hosts';
import { addSheets } from '../../hosts/measure';
import { renderWithAdapter, stillClock } from '../../provider/renderWithAdapter';

const portal = getScenario('portal');
const [guide] = portal.guides ?? [];
/** The portal whose first trace has this status. */
function withStatus(name: string): MemoryScenario {
  return {
    ...portal,
    customers: (portal.customers ?? []).map((customer) => ({
      ...customer,
      traces: (customer.traces ?? []).map((trace, index) =>
        index === 0 ? { ...trace, status: { name, description: 'The provider has told us what it holds.' } } : trace,
      ),
    })),
  };
}

interface Shown {
  name: string;
  element: ReactElement;
  scenario?: MemoryScenario | MemoryScenarioName;
  /** A text that shows when everything has loaded. */
  loaded: string | RegExp;
}

const screens: Shown[] = [
  { name: 'dashboard', element: <PortalDashboard />, loaded: 'Milton Mills' },
  { name: 'dashboard, empty', element: <PortalDashboard />, scenario: 'portal-empty', loaded: 'No Traces Found' },
  {
    name: 'dashboard with its navigation',
    element: (
      <>
        <PortalNavigation current="portal" />
        <PortalDashboard />
      </>
    ),
    loaded: 'Milton Mills',
  },
  { name: 'trace under way', element: <TraceDetails id="trace-1" />, loaded: 'We wrote to Aviva.' },
  {
    name: 'trace that found nothing',
    element: <TraceDetails id="trace-1" />,
    scenario: withStatus('Nothing Found'),
    loaded: 'We wrote to Aviva.',
  },
  {
    name: 'finished trace',
    element: <TraceDetails id="trace-1" />,
    scenario: withStatus('Completed'),
    loaded: 'We wrote to Aviva.',
  },
  { name: 'trace without records', element: <TraceDetails id="trace-4" />, loaded: 'No Activity Found' },
  { name: 'pension', element: <PensionDetails id="pension-2" />, loaded: /^Search at/ },
  { name: 'documents', element: <DocumentsPage />, loaded: 'Upload New Document' },
  { name: 'support', element: <SupportPage />, loaded: guide?.title ?? '' },
  { name: 'guide', element: <GuidePage id={guide?.id ?? ''} />, loaded: guide?.title ?? '' },
  { name: 'profile', element: <Profile loadingTime={0} />, loaded: 'Danger Zone' },
];

let removeSheets: () => void = () => undefined;
beforeEach(() => {
  // The fonts of machines differ in width.
  const font = ":root { --ptr-font: 'Atkinson Hyperlegible Next Variable' }";
  removeSheets = addSheets([...bare.sheets, `${font} body { margin: 0 }`]);
});
afterEach(async () => {
  removeSheets();
  document.documentElement.style.removeProperty('font-size');
  await page.viewport(1280, 960);
});

const layouts = [
  { name: '320 px wide', width: 320, textSize: '100%' },
  { name: '360 px wide with text at 200 %', width: 360, textSize: '200%' },
];

it.each(screens)(
  '$name of the portal fits, and every target is large enough',
  async ({ element, scenario, loaded }) => {
    await page.viewport(320, 800);
    const adapter = createMemoryAdapter(scenario ?? 'portal', { clock: stillClock });
    const config = { companyName: 'Lantern Pension Tracing', links: { faqs: 'https://example.com/faqs' } };
    renderWithAdapter(element, adapter, { config });
    await screen.findAllByText(loaded);
    await waitFor(() => expect(document.querySelector('.ptr-skeleton')).toBeNull());
    await document.fonts.ready;
    const root = document.documentElement;
    for (const { name, width, textSize } of layouts) {
      await page.viewport(width, 800);
      root.style.fontSize = textSize;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      expect(overflowingElements(root.clientWidth), name).toEqual([]);
      expect(root.scrollWidth, name).toBeLessThanOrEqual(root.clientWidth);
      expect(lowTargets(), name).toEqual([]);
    }
  },
);

/** Elements that end beyond the right edge. Drawings are clipped, and the navigation scrolls with large text. */
function overflowingElements(width: number): string[] {
  return Array.from(document.body.querySelectorAll('*'))
    .filter(
      (element) => !element.closest('.ptr-visually-hidden, .ptr-portal-nav__list, svg') && element.checkVisibility(),
    )
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .map((element) => `${element.className || element.tagName}: ${(element.textContent ?? '').slice(0, 40)}`);
}

/**
 * Buttons and links outside a sentence that are too low for a thumb. A link that covers its row is as high as the row.
 */
function lowTargets(): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('button, a, select, [role="tab"]'))
    .filter((target) => target.checkVisibility() && !target.closest('p, .ptr-guide__content, .ptr-kept__source'))
    .filter((target) => {
      const area = target.classList.contains('ptr-cover') ? (target.closest('li') ?? target) : target;
      return area.getBoundingClientRect().height < 44;
    })
    .map((target) => target.textContent || (target.getAttribute('aria-label') ?? ''));
}

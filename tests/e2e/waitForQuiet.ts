import { expect, type Page, type Request } from '@playwright/test';

interface Traffic {
  underWay: Set<Request>;
  /** How many requests have begun. */
  begun: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Counts a page's requests from now on, for {@link waitForQuiet}. */
export function watchRequests(page: Page) {
  const traffic: Traffic = { underWay: new Set(), begun: 0 };
  trafficOf.set(page, traffic);
  page.on('request', (request) => {
    traffic.begun += 1;
    traffic.underWay.add(request);
  });
  page.on('requestfinished', (request) => traffic.underWay.delete(request));
  page.on('requestfailed', (request) => traffic.underWay.delete(request));
}

/**
 * Waits until every request of a test's page has ended and none has begun for half a second.
 * `waitForLoadState('networkidle')` waits once per document: after a navigation without a reload it returns at once.
 */
export async function waitForQuiet(page: Page) {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('Nobody counts the requests of this page.');
  let before = -1;
  await expect
    .poll(
      () => {
        const isQuiet = traffic.underWay.size === 0 && traffic.begun === before;
        before = traffic.begun;
        return isQuiet;
      },
      { message: 'the page to have no request under way', intervals: [500] },
    )
    .toBe(true);
}

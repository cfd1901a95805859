import { expect, type Page, type Request } from '@playwright/test';

/**
 * Waits until every request has ended and none has begun for half a second. `waitForLoadState('networkidle')` waits once
 * per document: after a navigation without a reload it returns at once.
 */
export async function waitForQuiet(page: Page) {
  let last: Request | undefined;
  await expect
    .poll(
      async () => {
        const requests = await page.requests();
        const hasBegun = requests.at(-1) !== last;
        last = requests.at(-1);
        return !hasBegun && requests.every((one) => one.timing().responseEnd >= 0 || one.failure() !== null);
      },
      { intervals: [500] },
    )
    .toBe(true);
}

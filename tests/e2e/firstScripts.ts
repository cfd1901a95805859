import { expect, type Page } from '@playwright/test';

/** Waits until React has hydrated the page, which adds keys to the elements. */
export async function expectHydrated(page: Page) {
  const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => page.getByRole('main').evaluate(isMarked)).toBe(true);
}

/** Delays scripts. Returns a function that releases them. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const come = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await come;
    await route.continue();
  });
  return release;
}

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What {@link prepare} adds. */
    stillness?: { timeouts: Set<number>; isHeld: boolean };
  }
}

/** Lets {@link hold} and {@link release} stop what changes a story after its play. Call it before the story. */
export async function prepare(page: Page) {
  await page.evaluate(() => {
    if (window.stillness) return;
    const stillness = { timeouts: new Set<number>(), isHeld: false };
    window.stillness = stillness;
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((...input: Parameters<typeof start>) => {
      const id = start(...input);
      stillness.timeouts.add(id);
      return id;
    }) as typeof window.setTimeout;
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          if (!stillness.isHeld) report(entries, observer);
        }, options);
      }
    };
  });
}

/**
 * Stops timeouts, such as the one that hides 'Saved' after three seconds, and reports of what is in view: a picture of a
 * whole page changes that. Intervals go on, because react-aria shows a list of suggestions in one.
 */
export async function hold(page: Page) {
  // react-aria shows a list or a dialog after the keyboard of a phone, or 0.6 seconds later.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.ptr-popover, .ptr-modal')].every(({ style }) => style.opacity !== '0'),
  );
  await page.evaluate(async () => {
    // What is in view of the new window.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    if (!window.stillness) return;
    window.stillness.timeouts.forEach((id) => clearTimeout(id));
    window.stillness.timeouts.clear();
    window.stillness.isHeld = true;
  });
}

/** Lets the page report again what is in view. */
export async function release(page: Page) {
  await page.evaluate(() => {
    if (window.stillness) window.stillness.isHeld = false;
  });
}

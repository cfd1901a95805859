import { expect, test, type Page } from '@playwright/test';
import { openStory, showMode } from './openStory';

/*
 * Tests the comparison itself with one story: once unchanged and three times with a fault. The first run takes the
 * reference; the second must find each fault.
 */

const story = 'onboarding-personal-details--initial';
const isReference = process.env.VISUAL_TAKES_REFERENCES !== undefined;

const faults: Record<string, string> = {
  'a changed token': ':root, .ptr-root { --ptr-color-brand: #7a1fa2 !important; }',
  'a moved button': '.ptr-form-actions { transform: translateX(6px); }',
  'a removed focus ring': '*:focus-visible { outline: none !important; box-shadow: none !important; }',
};

/** Focuses the first field by keyboard, so that the picture shows the focus ring. */
async function open(page: Page) {
  await openStory(page, story);
  await showMode(page, 'desktop light');
  await page.keyboard.press('Tab');
}

test('finds no difference in the same story', async ({ page }) => {
  await open(page);
  await expect(page).toHaveScreenshot('catches.png', { fullPage: true });
});

for (const [fault, content] of Object.entries(faults)) {
  test(`finds ${fault}`, async ({ page }) => {
    if (isReference) return;
    await open(page);
    await page.addStyleTag({ content });
    await expect(page).not.toHaveScreenshot('catches.png', { fullPage: true });
  });
}

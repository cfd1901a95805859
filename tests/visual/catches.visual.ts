import { expect } from '@playwright/test';
import { test } from '../desk/desk';
import { showMode } from './showMode';

/*
 * Tests the comparison itself with one story. The first run takes the reference; the second adds faults and must find
 * each one.
 */

const story = 'onboarding-personal-details--initial';
const isReference = process.env.VISUAL_TAKES_REFERENCES !== undefined;

const faults: Record<string, string> = {
  'a changed token': ':root, .ptr-root { --ptr-color-brand: #7a1fa2 !important; }',
  'a moved button': '.ptr-form-actions { transform: translateX(6px); }',
  'a removed focus ring': '*:focus-visible { outline: none !important; box-shadow: none !important; }',
};

test('finds each fault, and no difference without one', async ({ desk: { page, show } }) => {
  await show(story);
  await page.mouse.move(0, 0);
  await showMode(page, 'desktop light');
  // The picture shows the focus ring of the first field.
  await page.keyboard.press('Tab');
  await expect(page).toHaveScreenshot('catches.png', { fullPage: true });
  if (isReference) return;
  for (const [fault, content] of Object.entries(faults)) {
    const style = await page.addStyleTag({ content });
    await expect.soft(page, fault).not.toHaveScreenshot('catches.png', { fullPage: true });
    await style.evaluate((element) => (element as HTMLElement).remove());
  }
});

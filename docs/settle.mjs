/** Waits until the page has loaded, with its pictures and fonts, and animations have ended. */
export async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.locator('.ptr-skeleton').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
  });
}

/** Waits until the page has loaded, with its pictures and fonts, and animations have ended. */
export async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.locator('.ptr-skeleton').first().waitFor({ state: 'detached' });
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' && document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

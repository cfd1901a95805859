/** Lighthouse's slow 4G: bytes a second, and milliseconds of latency. */
const slowNetwork = { download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8, latency: 150 };

/** Lighthouse's phone. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Opens a tab as on a phone: its screen, a processor four times slower, slow 4G, and nothing in the cache. */
export async function openAsPhone(browser) {
  const page = await browser.newPage();
  await page.setViewport(phone);
  await page.setCacheEnabled(false);
  await page.emulateCPUThrottling(4);
  await page.emulateNetworkConditions(slowNetwork);
  return page;
}

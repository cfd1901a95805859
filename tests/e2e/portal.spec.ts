import { openPortal } from './openPortal';
import { expect, test } from './test';

test('the tour video plays, with captions, under the content policy', async ({ page, site, customer }) => {
  await openPortal(page, site, customer);
  const video = page.getByLabel('Portal Tour Video', { exact: true });
  await expect(video).toHaveCount(0);
  await page.getByRole('button', { name: 'Play the portal tour video' }).click();
  const playing = () =>
    video.evaluate((player: HTMLVideoElement) => ({
      isMoving: player.currentTime > 0 && !player.paused && player.readyState >= player.HAVE_CURRENT_DATA,
      captions: [...(player.textTracks[0]?.activeCues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')),
    }));
  await expect
    .poll(playing)
    .toEqual({ isMoving: true, captions: ['Your traces: each pension that we look for, and how far we have got.'] });
  await expect(page.getByText('The video has no sound.')).toBeVisible();
});

test('a missing trace or pension shows the same page as another customer’s row', async ({
  page,
  site,
  customer,
  browser,
  allowedOnConsole,
}) => {
  allowedOnConsole.push('Failed to load resource', 'We could not find what you asked for');
  await openPortal(page, site, customer);
  const other = await browser.newPage({ baseURL: site.url });
  const stranger = { email: `stranger-of-${customer.email}`, password: customer.password };
  await openPortal(other, site, stranger, ['Not Yours Ltd']);
  await other.getByRole('link', { name: 'View Not Yours Ltd' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Not Yours Ltd' })).toBeVisible();
  const theirs = new URL(other.url()).pathname;
  await other.close();

  const nobodys = '9d3f0c52-0f6e-4b0e-9a3c-2f1f7f1c2b11';
  for (const path of [theirs, `/portal/trace/${nobodys}`, `/portal/pension/${nobodys}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible();
    await expect(page.getByText('Not Yours Ltd')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Back to your portal' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/portal');
});

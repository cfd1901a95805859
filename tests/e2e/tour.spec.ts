import type { Page } from '@playwright/test';
import { asFirm } from './asFirm';
import type { Site } from './startSite';
import { openAccount } from './openAccount';
import { expect, test } from './test';

/*
 * The first visit to the portal, on the running product with its content policy. A style or script that the policy
 * blocks is a console error and fails the test.
 */

const titles = [
  'Your traces',
  'Trace another pension',
  'Your pensions',
  'Add another pension',
  'Your profile',
  'Ask Tracey',
  'Your tasks',
];

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome To Your Pension Dashboard' });

/** Opens the portal for the first time, and records the calls that end the tour. */
async function firstVisit(page: Page, site: Site, customer: { email: string; password: string }) {
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  await firm.change(customer.email, { tags: [12] });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/portal_end_tour')) calls.push(request.method());
  });
  await page.goto('/portal');
  await expect(welcome(page)).toBeVisible();
  return { calls, profile: () => firm.profile(customer.email) };
}

async function expectStep(page: Page, index: number) {
  const card = page.getByRole('dialog', { name: titles[index] ?? 'No such step' });
  await expect(card).toBeFocused();
  await expect(card.getByText(`${index + 1} of 7`)).toBeVisible();
  return card;
}

async function expectTourEnded(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: /Margaret$/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the seven steps work by keyboard alone', async ({ page, site, customer }) => {
  const { calls, profile } = await firstVisit(page, site, customer);
  await page.keyboard.press('Escape');
  for (const index of titles.keys()) {
    await expectStep(page, index);
    if (index === 2) {
      await page.keyboard.press('ArrowLeft');
      await expectStep(page, 1);
      await page.keyboard.press('ArrowRight');
      await expectStep(page, 2);
    }
    if (index === 4) await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    if (index < 6) await page.keyboard.press('ArrowRight');
  }
  expect(calls).toEqual([]);
  const ended = page.waitForResponse('**/rpc/portal_end_tour');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Finish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectTourEnded(page);
  expect(await (await ended).json()).toEqual([13]);
  expect(await profile()).toMatchObject({ tags: [13], first_visit: false });

  await page.reload();
  await expectTourEnded(page);
  expect(calls).toEqual(['POST']);
});

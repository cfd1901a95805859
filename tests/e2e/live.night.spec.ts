import { openPortal } from './openPortal';
import { playDemo } from './playDemo';
import { expect, test } from './test';

/*
 * Changes by the firm appear in the open portal. No test here reloads a page.
 */

test('the demo moves traces in the open portal and logs no personal data', async ({ page, site, customer }) => {
  const { firm, id } = await openPortal(page, site, customer, ['Dales Dairies', 'Milton Mills']);
  await expect(page.getByText('You currently have no tasks to complete.')).toBeVisible();
  const output = await playDemo(site);
  expect(output.split('\n').map((line) => line.trim())).toEqual([
    "2 traces move on. Watch the portal, or a trace's page.",
    'Trace 1 of 2: Searching',
    'Trace 1 of 2: Provider Contacted',
    'Trace 1 of 2: Pension Found',
    'Trace 1 of 2: Completed',
    'Trace 2 of 2: Searching',
    'Trace 2 of 2: Provider Contacted',
    'Trace 2 of 2: Nothing Found',
    'Done. Add another trace in the portal to see it again.',
    '',
  ]);
  const finished = page.getByRole('list', { name: 'Pension found', exact: true });
  await expect(finished.getByRole('heading', { name: 'Dales Dairies' })).toBeVisible();
  await expect(finished.getByText('Completed')).toBeVisible();
  await expect(page.getByText('Nothing Found', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'See what you can still try' })).toBeVisible();

  await page.getByRole('link', { name: 'View Milton Mills' }).click();
  await expect(page.getByRole('heading', { name: 'What to do now' })).toBeVisible();
  const [trace] = page.url().match(/[0-9a-f-]{36}$/) ?? [];
  await firm.call('backoffice_move_trace', { p_by: 'Sam', p_trace: trace, p_status: 'Searching' });
  await firm.call('backoffice_add_task', { p_by: 'Sam', p_user: id, p_title: 'Nothing to do' });
  await expect(page.getByText('Searching', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Searching Now' })).toBeVisible();
});

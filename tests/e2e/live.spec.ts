import type { Page, WebSocketRoute } from '@playwright/test';
import { asFirm } from './asFirm';
import type { Site } from './startSite';
import { openAccount } from './openAccount';
import { playDemo } from './playDemo';
import { expect, test } from './test';
import { waitForQuiet } from './waitForQuiet';

/*
 * Changes by the firm appear in the open portal. No test here reloads a page.
 */

/** Opens the portal of a customer with one trace for each employer. */
async function openPortal(page: Page, site: Site, customer: { email: string; password: string }, employers: string[]) {
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  const { id } = await firm.profile(customer.email);
  for (const name of employers) await firm.add('traces', { user_id: id, name, start_year: 1984, end_year: 1991 });
  await firm.change(customer.email, { tags: [13] });
  await page.goto('/portal');
  await expect(page.getByText('You currently have no tasks to complete.')).toBeVisible();
  return id;
}

test('a task appears and disappears without a reload', async ({ page, site, customer }) => {
  const firm = await asFirm(site);
  const joined = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('Subscribed to PostgreSQL')),
    );
  const id = await openPortal(page, site, customer, []);
  await joined;
  const task = { p_user: id, p_title: 'Send us a payslip', p_due_date: '2030-01-31' };
  const p_task = await firm.call('backoffice_add_task', task);
  const tasks = page.getByRole('list', { name: 'Your tasks' });
  await expect(tasks.getByText('Send us a payslip')).toBeVisible();
  await expect(tasks.getByText('Due 31 January 2030')).toBeVisible();
  await firm.call('backoffice_finish_task', { p_task });
  await expect(page.getByText('You currently have no tasks to complete.')).toBeVisible();
});

test('after a dropped connection the page reconnects and reads missed changes once', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  allowedOnConsole.push('WebSocket');
  const firm = await asFirm(site);
  const sockets: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/realtime\/v1\//, (socket) => {
    sockets.push(socket);
    if (isCut) void socket.close();
    else socket.connectToServer();
  });
  const id = await openPortal(page, site, customer, []);
  await expect.poll(() => sockets.length).toBeGreaterThan(0);

  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/rest/v1/tasks')) reads.push(request.url());
  });
  isCut = true;
  for (const socket of sockets) await socket.close();
  await firm.call('backoffice_add_task', { p_user: id, p_title: 'Missed meanwhile' });
  isCut = false;
  await expect(page.getByText('Missed meanwhile')).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('the page shows changes that it missed while offline', async ({ page, context, site, customer }) => {
  const firm = await asFirm(site);
  const id = await openPortal(page, site, customer, []);
  // The code that loads later has come too.
  await waitForQuiet(page);
  await context.setOffline(true);
  await firm.call('backoffice_add_task', { p_user: id, p_title: 'Came while offline' });
  await expect(page.getByText('You currently have no tasks to complete.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Came while offline')).toBeVisible();
});

test('the demo moves traces in the open portal and logs no personal data', async ({ page, site, customer }) => {
  const firm = await asFirm(site);
  const id = await openPortal(page, site, customer, ['Dales Dairies', 'Milton Mills']);
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
  const finished = page.getByRole('list', { name: 'Found', exact: true });
  await expect(finished.getByRole('heading', { name: 'Dales Dairies' })).toBeVisible();
  await expect(finished.getByText('Completed')).toBeVisible();
  await expect(page.getByText('Nothing Found', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'See what you can still try' })).toBeVisible();

  await page.getByRole('link', { name: 'View Milton Mills' }).click();
  await expect(page.getByRole('heading', { name: 'What to do now' })).toBeVisible();
  const [trace] = page.url().match(/[0-9a-f-]{36}$/) ?? [];
  await firm.call('backoffice_move_trace', { p_trace: trace, p_status: 'Searching' });
  await firm.call('backoffice_add_task', { p_user: id, p_title: 'Nothing to do' });
  await expect(page.getByText('Searching', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Searching Now' })).toBeVisible();
});

test('the demo explains what to do when there is no trace', async ({ page, site, customer }) => {
  await openPortal(page, site, customer, ['Dales Dairies']);
  await playDemo(site);
  await expect(playDemo(site)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Every trace of the newest customer is finished.'),
  });
  await expect(playDemo({ ...site, url: 'http://127.0.0.1:1' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Nothing answers at http://localhost:1.'),
  });
});

test('a new customer has first tasks', async ({ page, site, customer }) => {
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  for (const tag of [11, 12, 13]) await firm.change(customer.email, { tags: [tag] });
  await page.goto('/portal');
  await expect(page.getByRole('heading', { name: 'Check your contact details' })).toBeVisible();
});

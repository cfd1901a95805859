import type { Page, WebSocketRoute } from '@playwright/test';
import { openPortal } from './openPortal';
import { expect, test } from './test';
import { waitForQuiet } from './waitForQuiet';

/*
 * Changes by the firm appear in the open portal. No test here reloads a page.
 */

/**
 * Tells when the database feeds every channel that the page has asked for. Development mounts a page twice, so a table's
 * first channel is no sign.
 */
function watchChannels(page: Page) {
  let asked = 0;
  let fed = 0;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"phx_join"')) asked += 1;
    });
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('Subscribed to PostgreSQL')) fed += 1;
    });
  });
  return { areFed: () => asked > 0 && fed === asked };
}

test('a task appears and disappears without a reload', async ({ page, site, customer }) => {
  const channels = watchChannels(page);
  const { firm, id } = await openPortal(page, site, customer);
  await expect(page.getByText('You currently have no tasks to complete.')).toBeVisible();
  await waitForQuiet(page);
  await expect.poll(channels.areFed).toBe(true);
  const task = { p_by: 'Sam', p_user: id, p_title: 'Send us a payslip', p_due_date: '2030-01-31' };
  const p_task = await firm.call('backoffice_add_task', task);
  const tasks = page.getByRole('list', { name: 'Your tasks' });
  await expect(tasks.getByText('Send us a payslip')).toBeVisible();
  await expect(tasks.getByText('Due 31 January 2030')).toBeVisible();
  await firm.call('backoffice_finish_task', { p_by: 'Sam', p_task });
  await expect(page.getByText('You currently have no tasks to complete.')).toBeVisible();
});

test('after a dropped connection the page reconnects and reads missed changes once', async ({
  page,
  site,
  customer,
  allowedOnConsole,
}) => {
  allowedOnConsole.push('WebSocket');
  const sockets: WebSocketRoute[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/realtime\/v1\//, (socket) => {
    sockets.push(socket);
    if (isCut) void socket.close();
    else socket.connectToServer();
  });
  const { firm, id } = await openPortal(page, site, customer);
  await expect(page.getByText('You currently have no tasks to complete.')).toBeVisible();
  await expect.poll(() => sockets.length).toBeGreaterThan(0);

  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/rest/v1/tasks')) reads.push(request.url());
  });
  isCut = true;
  for (const socket of sockets) await socket.close();
  await firm.call('backoffice_add_task', { p_by: 'Sam', p_user: id, p_title: 'Missed meanwhile' });
  isCut = false;
  await expect(page.getByText('Missed meanwhile')).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('the page shows changes that it missed while offline', async ({ page, context, site, customer }) => {
  const { firm, id } = await openPortal(page, site, customer);
  await expect(page.getByText('You currently have no tasks to complete.')).toBeVisible();
  // The code that loads later has come too.
  await waitForQuiet(page);
  await context.setOffline(true);
  await firm.call('backoffice_add_task', { p_by: 'Sam', p_user: id, p_title: 'Came while offline' });
  await expect(page.getByText('You currently have no tasks to complete.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Came while offline')).toBeVisible();
});

import { configuration } from '../src/configuration';
import type { LocalBackend } from './LocalBackend';

/**
 * Tells the database what it should know of the firm: its name as the example app's configuration has it, because what
 * is kept as evidence when a customer signs must be what stood on the page, and that new customers get tasks to try.
 *
 * @throws When the database does not take it.
 */
export async function writeSettings(backend: LocalBackend, siteUrl: string): Promise<void> {
  const response = await backend.fetch(
    new Request(new URL('/rest/v1/settings?is_only_row=is.true', siteUrl), {
      method: 'PATCH',
      headers: {
        apikey: backend.serviceRoleKey,
        authorization: `Bearer ${backend.serviceRoleKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ company_name: configuration.companyName, gives_first_tasks: true }),
    }),
  );
  if (!response.ok) throw new Error(`The settings of the firm could not be written: ${await response.text()}`);
}

import { configuration } from '../src/configuration';
import type { LocalBackend } from './LocalBackend';

/**
 * Tells the database the firm's name, as the example app's configuration has it: what is kept as evidence when a customer signs must be what stood on the page.
 *
 * @throws When the database does not take it.
 */
export async function nameTheFirm(backend: LocalBackend, siteUrl: string): Promise<void> {
  const response = await backend.fetch(
    new Request(new URL('/rest/v1/settings?is_only_row=is.true', siteUrl), {
      method: 'PATCH',
      headers: {
        apikey: backend.serviceRoleKey,
        authorization: `Bearer ${backend.serviceRoleKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ company_name: configuration.companyName }),
    }),
  );
  if (!response.ok) throw new Error(`The firm's name could not be written to the settings: ${await response.text()}`);
}

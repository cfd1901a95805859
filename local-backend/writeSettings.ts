import { configuration } from '../example-app/src/configuration';
import type { LocalBackend } from './LocalBackend';

/**
 * Writes the firm's settings: from the example app's configuration the name and the postal address of the letter, the
 * contact in messages, the days off, the days within which providers answer and whether customers can download their
 * data; `gives_first_tasks`, so that new customers have tasks; and messages that go at once, at any hour.
 *
 * @throws When the database refuses them.
 */
export async function writeSettings(backend: LocalBackend, siteUrl: string): Promise<void> {
  const { companyName, contact } = configuration;
  const response = await backend.fetch(
    new Request(new URL('/rest/v1/settings?is_only_row=is.true', siteUrl), {
      method: 'PATCH',
      headers: {
        apikey: backend.serviceRoleKey,
        authorization: `Bearer ${backend.serviceRoleKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        company_name: companyName,
        // Its first line repeats the name.
        company_address: contact?.postalAddress?.filter((line) => line !== companyName).join('\n') ?? null,
        days_off: configuration.daysOff,
        answer_days: configuration.promises.answerTime.days,
        gives_first_tasks: true,
        offers_data_copy: configuration.offersDataCopy,
        message_contact: [contact?.ukPhone, contact?.email].filter(Boolean).join(', ') || null,
        message_delay: '0',
        quiet_from: '00:00',
        quiet_until: '00:00',
      }),
    }),
  );
  if (!response.ok) throw new Error(`The settings of the firm could not be written: ${await response.text()}`);
}

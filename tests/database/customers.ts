import { randomUUID } from 'node:crypto';
import type { Api, TestDatabase } from './engine';

/** A PNG of one pixel. */
export const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const personal = {
  p_title: 2,
  p_previous_names: ['Augusta Ada Byron'],
  p_date_of_birth: '1960-02-29',
  p_national_insurance: 'AB123456C',
  p_phone_number: '07700 900123',
};

export const address = {
  p_line1: '10 Sample Street',
  p_line2: '',
  p_line3: '',
  p_city: 'Sampleton',
  p_postcode: 'EX71 3AA',
};
export const trace = { p_employer: 'Weavers & Sons', p_paying: false };
export const pension = { p_provider: 'Aviva', p_policy: 'AV-1', p_paying: true, p_start_year: 1990 };
export const authorisation = {
  p_data_protection: true,
  p_hmrc_authorised: true,
  p_signature: signature,
  p_screenshot: null,
};

/** The onboarding's procedures with the tag that each one sets. */
const steps: [string, object, number][] = [
  ['portal_personal', personal, 2],
  ['portal_address', address, 3],
  ['portal_why', { p_reason: 2 }, 4],
  ['portal_user', {}, 6],
  ['portal_create_trace', trace, 7],
  ['portal_trace_continue', {}, 8],
  ['portal_known_pensions_add', {}, 9],
  ['portal_create_pension', pension, 10],
  ['portal_pension_continue', {}, 11],
  ['portal_authorisation', authorisation, 12],
  ['portal_end_tour', {}, 13],
];

export interface TestCustomer extends Api {
  id: string;
  email: string;
}

/** Creates a customer and calls the onboarding's procedures up to `tag`. */
export async function customerAt(
  database: TestDatabase,
  tag: number,
  changed: { [Procedure in string]?: object } = {},
): Promise<TestCustomer> {
  const email = `${randomUUID()}@example.com`;
  const id = await database.signUp(undefined, email);
  const api = database.as(id);
  if (tag !== 1) {
    for (const [procedure, parameters, reached] of steps) {
      await api.rpc(procedure, { ...parameters, ...changed[procedure] });
      if (reached === tag) break;
    }
  }
  return { ...api, id, email };
}

/** The stored tags. */
export async function tagsOf(database: TestDatabase, id: string): Promise<unknown> {
  const [row] = await database.owner('select to_jsonb(tags)::text as tags from public.profiles where id = $1', [id]);
  return JSON.parse(String(row?.tags));
}

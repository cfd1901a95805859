import * as z from 'zod/mini';
import { parse } from '../parse';
import type { Database } from '../Database';
import type { RequestContext } from '../requestContext';

const settings = z.object({ company_name: z.nullable(z.string()), message_contact: z.nullable(z.string()) });

/** The sender of emails, from the settings of the database. Undefined before the firm has a name. */
export async function readSender(database: Pick<Database, 'query'>): Promise<RequestContext['sender']> {
  const [found] = await database.query(`select to_regclass('public.settings') is not null as exists`);
  if (found?.exists !== true) return undefined;
  const [row] = await database.query('select company_name, message_contact from public.settings');
  const { company_name, message_contact } = parse(settings, row);
  return company_name === null ? undefined : { firm: company_name, contact: message_contact ?? undefined };
}

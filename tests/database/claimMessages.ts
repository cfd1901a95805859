import * as z from 'zod/mini';
import { customerAt, type TestCustomer } from './customers';
import type { TestDatabase, Trial } from './engine';

const claimed = z.object({
  firm: z.object({ name: z.string(), contact: z.nullable(z.string()) }),
  messages: z.array(
    z.object({
      id: z.string(),
      attempt: z.number(),
      to: z.string(),
      language: z.string(),
      first_name: z.nullable(z.string()),
      kind: z.string(),
      news: z.array(z.looseObject({ what: z.string(), page: z.nullable(z.string()) })),
      unsubscribe: z.nullable(z.string()),
    }),
  ),
});

/** After every message of these tests is due. */
export const later = '2099-06-01T12:00:00Z';

/** Takes the messages that are due, as the function `notify` does. */
export async function claim(database: Pick<Trial, 'as'>, at: string | null = later, more: object = {}) {
  const reply = await database.as('service_role').rpc('backoffice_claim_messages', { p_at: at, ...more });
  return z.parse(claimed, reply).messages;
}

/** A customer in the portal to whom everything so far has been told. */
export async function quietCustomer(database: TestDatabase): Promise<TestCustomer> {
  const me = await customerAt(database, 13);
  await database.owner('delete from public.messages where user_id = $1', [me.id]);
  return me;
}

/** The customer's first trace. */
export const traceOf = async (database: Pick<Trial, 'owner'>, { id }: { id: string }) =>
  String((await database.owner('select id from public.traces where user_id = $1', [id]))[0]?.id);

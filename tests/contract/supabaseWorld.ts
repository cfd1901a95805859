import { addressPattern } from '../../local-backend/mailbox';
import { readArrival } from '../../src/journeys/tracing/readArrival';
import { createSupabaseAdapter } from '../../src/supabase';
import { startBackend } from '../local-backend/startBackend';
import { NodeXhr } from './nodeXhr';
import type { World } from './World';

/** The product's `supabase` folder, embedded, behind unmodified clients of supabase-js. */
export async function makeSupabaseWorld(): Promise<World> {
  const running = await startBackend();
  // The suite sends requests faster than people do.
  await running.sql(`update public.settings set request_limit = 1000000, company_name = 'Lantern Pension Tracing'`);
  // Node has no XMLHttpRequest.
  Object.assign(globalThis, { XMLHttpRequest: NodeXhr });
  let guides = 0;

  /** Runs SQL that affects one row, and returns its id. */
  async function one(query: string, parameters: unknown[]): Promise<string> {
    const [row] = await running.sql(query, parameters);
    if (row === undefined) throw new Error('The query returned no row.');
    return String(row.id);
  }

  return {
    visitor: () => Promise.resolve(createSupabaseAdapter(running.client(), { createClient: running.createClient })),
    // The embedded auth service has no two-step sign-in.
    code: undefined,
    close: () => running.stop(),
    firm: {
      async setCompanyName(name) {
        await one('update public.settings set company_name = $1 returning rules as id', [name]);
      },
      async setTags(userId, tags) {
        await one('update public.profiles set tags = $2 where id = $1 returning id', [userId, tags]);
      },
      async requestSignature(userId, reason, words) {
        const query = "select public.backoffice_request_authorisation('Sam', $1, $2, p_words => $3) as id";
        await one(query, [userId, reason, words]);
      },
      async setErasureDelay(days) {
        await one('update public.settings set erasure_delay_days = $1 returning rules as id', [days]);
      },
      async setOffersDataCopy(isOffered) {
        await one('update public.settings set offers_data_copy = $1 returning rules as id', [isOffered]);
      },
      addInvite: ({ email, name }) =>
        one('insert into public.invites (email, name) values ($1, $2) returning id', [email, name]),
      newsToken: (userId) => one('select unsubscribe_token as id from public.profiles where id = $1', [userId]),
      async addTask(userId, { title, due_date }) {
        const query = 'insert into public.tasks (user_id, title, due_date) values ($1, $2, $3) returning id';
        await one(query, [userId, title, due_date]);
      },
      async removeTask(userId) {
        const query = `delete from public.tasks
          where id = (select id from public.tasks where user_id = $1 limit 1) returning id`;
        await one(query, [userId]);
      },
      async addGuide({ recommended, title, content, created_date }) {
        guides += 1;
        const metadata = JSON.stringify(recommended === undefined ? {} : { recommended });
        const query = `insert into public.guides (id, title, content, created_date, metadata)
          values ($1, $2, $3, $4, $5) returning id`;
        return one(query, [`guide-${guides}`, title, content, created_date, metadata]);
      },
      async addProvider({ name, phone, email, website, postal_address }) {
        const query = `insert into public.pension_providers (name, phone, email, website, postal_address)
          values ($1, $2, $3, $4, $5) returning name as id`;
        await one(query, [name, phone, email, website, postal_address]);
      },
      async moveTrace(traceId, status) {
        await one(`select public.backoffice_move_trace('Sam', $1, $2) as id`, [traceId, status]);
      },
      async movePension(pensionId, { name, colour }) {
        await one(`select public.backoffice_move_pension('Sam', $1, $2, $3) as id`, [pensionId, name, colour]);
      },
      async linkPension(traceId, pensionId) {
        await one(`select public.backoffice_link_pension('Sam', $1, $2) as id`, [traceId, pensionId]);
      },
      async addTraceSearch(traceId, { provider, status }) {
        const query = `select public.backoffice_add_search('Sam', p_trace => $1, p_provider => $2, p_status => $3) as id`;
        await one(query, [traceId, provider, status]);
      },
      async addPensionSearch(pensionId, { provider, status }) {
        const query = `select public.backoffice_add_search('Sam', p_pension => $1, p_provider => $2, p_status => $3) as id`;
        await one(query, [pensionId, provider, status]);
      },
      async addActivity(entityType, entityId, description) {
        await one(`select public.backoffice_add_activity('Sam', $1, $2, $3) as id`, [
          entityType,
          entityId,
          description,
        ]);
      },
      async addDocument(userId, name) {
        const query = 'insert into public.documents (user_id, name, url) values ($1, $2, $3) returning id';
        await one(query, [userId, name, `https://files.example.com/${encodeURIComponent(name)}?of=${userId}`]);
      },
      async lastLink(email) {
        const mail = running.backend.mailbox.mails().find(({ to }) => to === email);
        const { link } = readArrival(mail?.text.match(addressPattern)?.[0] ?? '');
        if (!link) throw new Error('The email has no link.');
        return link;
      },
      resetMails: (email) => Promise.resolve(running.backend.mailbox.mails().filter(({ to }) => to === email).length),
    },
  };
}

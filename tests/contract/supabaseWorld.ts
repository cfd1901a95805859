import { createSupabaseAdapter } from '../../src/supabase';
import { startBackend } from '../local-backend/startBackend';
import type { World } from './World';

/** The product's own `supabase` folder, embedded, behind unmodified clients of supabase-js. */
export async function makeSupabaseWorld(): Promise<World> {
  const running = await startBackend();
  const one = async (query: string, parameters: unknown[]): Promise<string> => {
    const [row] = await running.sql(query, parameters);
    if (row === undefined) throw new Error('The world has no such thing.');
    return String(row.id);
  };

  return {
    visitor: () => Promise.resolve(createSupabaseAdapter(running.client())),
    close: () => running.stop(),
    firm: {
      async setTags(userId, tags) {
        await one('update public.profiles set tags = $2 where id = $1 returning id', [userId, tags]);
      },
      async cancelledDaysAgo(userId, days) {
        const query = `update public.profiles set cancelled_at = now() - make_interval(days => $2::integer)
          where id = $1 returning id`;
        await one(query, [userId, days]);
      },
      addInvite: ({ email, name }) =>
        one('insert into public.invites (email, name) values ($1, $2) returning id', [email, name]),
      async addTask() {
        throw new Error('not yet');
      },
      async addGuide() {
        throw new Error('not yet');
      },
      async addTraceSearch() {
        throw new Error('not yet');
      },
      async addPensionSearch() {
        throw new Error('not yet');
      },
      async addActivity() {
        throw new Error('not yet');
      },
      async addDocument() {
        throw new Error('not yet');
      },
      resetMails: (email) => Promise.resolve(0),
    },
  };
}

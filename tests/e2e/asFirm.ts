import { clientOf } from './clientOf';
import type { Site } from './startSite';

/** The firm's access to the database, which bypasses row-level security. */
export interface Firm {
  /** The profile of an email address. */
  profile(email: string): Promise<Record<string, unknown> & { id: string }>;
  /** The profile of an account, even after its email address was removed. */
  profileById(id: string): Promise<Record<string, unknown>>;
  /** Changes the profile of an email address. */
  change(email: string, columns: Readonly<Record<string, unknown>>): Promise<void>;
  /** Changes the firm's rules. */
  settings(columns: Readonly<Record<string, unknown>>): Promise<void>;
  /** Adds a row to a table. */
  add(table: string, row: Readonly<Record<string, unknown>>): Promise<void>;
  /** The rows of a customer in a table. */
  rows(table: string, userId: string): Promise<Record<string, unknown>[]>;
  /** Calls a procedure of the back-office and returns its reply. */
  call(procedure: `backoffice_${string}`, parameters: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** Connects to the running product with its service-role key. */
export async function asFirm(site: Site): Promise<Firm> {
  const database = await clientOf(site, { key: await site.serviceRoleKey() });
  async function profileWhere(column: 'id' | 'email', value: string) {
    const { data, error } = await database.from('profiles').select('*').eq(column, value).single();
    if (error) throw new Error(error.message);
    return data as Record<string, unknown> & { id: string };
  }

  return {
    profile: (email) => profileWhere('email', email),
    profileById: (id) => profileWhere('id', id),
    async change(email, columns) {
      const { data, error } = await database.from('profiles').update(columns).eq('email', email).select('id');
      if (error) throw new Error(error.message);
      if (data.length !== 1) throw new Error(`${data.length} profiles have the address ${email}.`);
    },
    async settings(columns) {
      const { error } = await database.from('settings').update(columns).eq('is_only_row', true);
      if (error) throw new Error(error.message);
    },
    async add(table, row) {
      const { error } = await database.from(table).insert(row);
      if (error) throw new Error(error.message);
    },
    async rows(table, userId) {
      const { data, error } = await database.from(table).select('*').eq('user_id', userId);
      if (error) throw new Error(error.message);
      return data as Record<string, unknown>[];
    },
    async call(procedure, parameters) {
      const { data, error } = await database.rpc(procedure, parameters);
      if (error) throw new Error(error.message);
      return data as unknown;
    },
  };
}

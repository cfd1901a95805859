import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { copyFewerParsers } from '../../local-backend/copyFewerParsers';

/** The sender of a request: a customer's id, a visitor, or the back-office. */
export type Caller = string | 'anon' | 'service_role';
export type Headers = Record<string, string>;
export type Row = Record<string, unknown>;
export type Claims = Readonly<Record<string, unknown>>;

/** An error of the database, as PostgREST returns it. */
class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: string,
    message: string,
    readonly hint: string | undefined,
  ) {
    super(message);
  }
}

/** One caller of the API. Every request is a transaction with the caller's role and claims, as in PostgREST. */
export interface Api {
  /** Calls a procedure with its parameters in one JSON object. */
  rpc(procedure: string, parameters?: object): Promise<unknown>;
  /** Reads tables with the caller's permissions. */
  select(sql: string): Promise<Row[]>;
}

/** Requests inside one transaction. A refused request does not affect the others. */
export interface Trial {
  /** `claims` are added to the token's role and customer. Without `amr` the customer has just entered their password. */
  as(caller: Caller, headers?: Headers, claims?: Claims): Api;
  /** Runs SQL as the owner. */
  owner(sql: string, parameters?: (string | number | null)[]): Promise<Row[]>;
}

/** A fresh, migrated database. */
export interface TestDatabase extends Trial {
  readonly engine: EngineName;
  /** Runs requests one after another, then rolls them all back. */
  trial<T>(work: (trial: Trial) => Promise<T>): Promise<T>;
  /** Signs a customer up. Returns the id. */
  signUp(meta?: object, email?: string): Promise<string>;
}

export type EngineName = 'PGlite' | 'PostgreSQL';

interface Session {
  query(sql: string, parameters?: (string | number | null)[]): Promise<Row[]>;
  /** Runs statements in one round trip. */
  run(statements: string): Promise<void>;
}

interface Engine extends Session {
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Whether the tests also run on PGlite. */
const hasPglite = process.env.EVERY_ENGINE === '1';

const engines = { PGlite: openPglite, PostgreSQL: openPostgres };

/**
 * Runs tests on PostgreSQL, each group on its own database. With EVERY_ENGINE=1, as at night, on PGlite as well. By day
 * the embedded backend's tests use PGlite: the contract suite and the check of the evidence.
 */
export function describeOnDatabase(name: string, tests: (database: TestDatabase) => void): void {
  describeOn(hasPglite ? ['PGlite', 'PostgreSQL'] : ['PostgreSQL'], name, tests);
}

/** Runs tests on PostgreSQL alone. PGlite has one session, so nothing can interleave. */
export function describeOnPostgres(name: string, tests: (database: TestDatabase) => void): void {
  describeOn(['PostgreSQL'], name, tests);
}

function describeOn(names: EngineName[], name: string, tests: (database: TestDatabase) => void): void {
  describe.each(names)(`${name} on %s`, (engineName) => {
    let engine: Engine | undefined;
    beforeAll(async () => {
      engine = await engines[engineName]();
    });
    afterAll(() => engine?.close());
    tests(
      onEngine(engineName, () => {
        if (!engine) throw new Error('The database is open only while tests run.');
        return engine;
      }),
    );
  });
}

function onEngine(engineName: EngineName, engine: () => Engine): TestDatabase {
  return {
    engine: engineName,
    owner: (sql, parameters = []) => refusing(engine().query(sql, parameters)),
    async signUp(meta = { first_name: 'Ada', last_name: 'Lovelace' }, email) {
      const id = randomUUID();
      const address = email ?? `${id}@example.com`;
      await engine().transaction(async (session) => {
        await session.run('set local role auth_admin');
        const query = 'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::text::jsonb)';
        await session.query(query, [id, address, JSON.stringify(meta)]);
      });
      return id;
    },
    as(caller, headers = {}, claims = {}) {
      const request: Request = (work, procedure) =>
        refusing(
          engine().transaction(async (session) => {
            await session.run(entering(caller, headers, claims, procedure));
            return work(session);
          }),
        );
      return apiOver(request);
    },
    async trial<T>(work: (trial: Trial) => Promise<T>) {
      const undo = new Error('The trial is over.');
      let result: { value: T } | undefined;
      const trial = engine().transaction(async (session) => {
        result = { value: await work(withinOne(session)) };
        throw undo;
      });
      await trial.catch((error: unknown) => {
        if (error !== undo) throw error;
      });
      if (!result) throw new Error('The trial ended without running its work.');
      return result.value;
    },
  };
}

/** Runs `work` in one request. `procedure` is the one that it calls. */
type Request = <T>(work: (session: Session) => Promise<T>, procedure?: string) => Promise<T>;

function apiOver(request: Request): Api {
  return {
    async rpc(procedure, parameters = {}) {
      const answer = await request((session) => call(session, procedure, parameters), procedure);
      // After the commit: a procedure that returns the status of an error keeps its changes.
      if (answer.status < 400) return answer.reply;
      const { code, message, hint } = Object(answer.reply);
      throw new Refusal(String(code), String(message), typeof hint === 'string' ? hint : undefined);
    },
    select: (sql) => request((session) => session.query(sql)),
  };
}

function withinOne(session: Session): Trial {
  async function guarded<T>(enter: string, work: (session: Session) => Promise<T>): Promise<T> {
    try {
      await session.run(`savepoint request; ${enter}`);
      const result = await work(session);
      await session.run('set local role none; release savepoint request');
      return result;
    } catch (error) {
      await session.run('rollback to savepoint request; release savepoint request');
      throw error;
    }
  }
  return {
    owner: (sql, parameters = []) => refusing(guarded('', (within) => within.query(sql, parameters))),
    as: (caller, headers = {}, claims = {}) =>
      apiOver((work, procedure) => refusing(guarded(entering(caller, headers, claims, procedure), work))),
  };
}

/**
 * The SQL that sets the session's caller. By default a customer has just entered their password, and a signing request
 * has the evidence that the screen sends. The request's claims and headers override both.
 */
function entering(caller: Caller, headers: Headers, claims: Claims, procedure?: string): string {
  const role = caller === 'anon' || caller === 'service_role' ? caller : 'authenticated';
  const isCustomer = role === 'authenticated';
  const evidence = `jsonb_build_object('x-evidence', jsonb_build_object(
    'method', 'drawn', 'screenshot', 'taken', 'wording', private.wording_of(${quoted(caller)}::uuid) -> 'wording'
  )::text)`;
  const password = `jsonb_build_object('amr', jsonb_build_array(
    jsonb_build_object('method', 'password', 'timestamp', extract(epoch from now())::integer)
  ))`;
  const isSigning = isCustomer && (procedure === 'portal_authorisation' || procedure === 'portal_action_authorisation');
  const sent = JSON.stringify(headers);
  // A token without a customer has no `sub`.
  const token = JSON.stringify(isCustomer ? { ...claims, role, sub: caller || undefined } : { role });
  return `select set_config('request.headers', (${isSigning ? evidence : `'{}'::jsonb`} || ${quoted(sent)}::jsonb)::text, true),
    set_config('request.jwt.claims', (${isCustomer ? password : `'{}'::jsonb`} || ${quoted(token)}::jsonb)::text, true),
    set_config('response.status', '', true), set_config('role', '${role}', true)`;
}

/** A text as PostgreSQL reads it in a statement. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

interface Answer {
  /** The HTTP status that the procedure set. */
  status: number;
  reply: unknown;
}

/** Calls like PostgREST: the JSON object becomes a record of the parameters' types; absent ones get defaults. */
async function call(session: Session, procedure: string, parameters: object): Promise<Answer> {
  const names = Object.keys(parameters);
  const typeOf = await typesOf(session, procedure);
  const unknown = names.filter((name) => !typeOf.has(name));
  if (unknown.length > 0) throw new Refusal('PGRST202', `${procedure} takes no ${unknown.join(', ')}`, undefined);
  const record = names.map((name) => `${name} ${typeOf.get(name)}`).join(', ');
  const from = names.length > 0 ? `from json_to_record(${quoted(JSON.stringify(parameters))}) as sent (${record})` : '';
  const values = names.map((name) => `${name} => sent.${name}`).join(', ');
  const [row] = await session.query(
    `select to_jsonb(public.${procedure}(${values}))::text as reply, current_setting('response.status') as status ${from}`,
  );
  return {
    status: Number(row?.status) || 200,
    reply: typeof row?.reply === 'string' ? (JSON.parse(row.reply) as unknown) : null,
  };
}

/** The types of each procedure's parameters. Every database here has the same. */
const readTypes = new Map<string, ReadonlyMap<string, string>>();

async function typesOf(session: Session, procedure: string): Promise<ReadonlyMap<string, string>> {
  const known = readTypes.get(procedure);
  if (known) return known;
  const rows = await session.query(
    `select p.name, format_type(p.type, null) as type
     from pg_proc f,
       unnest(f.proargnames[1:f.pronargs], string_to_array(f.proargtypes::text, ' ')::oid[]) as p (name, type)
     where f.pronamespace = 'public'::regnamespace and f.proname = $1`,
    [procedure],
  );
  const types = new Map(rows.map(({ name, type }) => [String(name), String(type)]));
  readTypes.set(procedure, types);
  return types;
}

async function refusing<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const hint = 'hint' in error && typeof error.hint === 'string' ? error.hint : undefined;
    throw new Refusal(String(error.code), error.message, hint);
  }
}

async function openPglite(): Promise<Engine> {
  const dump = new Blob([new Uint8Array(await readFile(inject('pgliteDump')))]);
  const database = await PGlite.create({ loadDataDir: dump });
  copyFewerParsers(database);
  const within = (session: Pick<PGlite, 'exec' | 'query'>): Session => ({
    async query(sql, parameters = []) {
      const { rows } = await session.query(sql, parameters);
      return rows.map((row) => ({ ...Object(row) }) as Row);
    },
    async run(statements) {
      await session.exec(statements);
    },
  });
  return {
    ...within(database),
    transaction: (work) => database.transaction((transaction) => work(within(transaction))),
    close: () => database.close(),
  };
}

async function openPostgres(): Promise<Engine> {
  const url = inject('postgresUrl');
  const name = `copy_${randomUUID().replaceAll('-', '_')}`;
  const server = postgres(url, { max: 1, onnotice: () => undefined });
  await server.unsafe(`create database ${name} template migrated`);
  await server.end();
  return connectTo(`${url}/${name}`);
}

/** Opens a migrated database on a PostgreSQL server. */
export function openTestDatabase(url: string): TestDatabase & { close(): Promise<void> } {
  const engine = connectTo(url);
  return { ...onEngine('PostgreSQL', () => engine), close: () => engine.close() };
}

function connectTo(url: string): Engine {
  const database = postgres(url, { max: 20, onnotice: () => undefined });
  const within = (session: Pick<postgres.Sql, 'unsafe'>): Session => ({
    query: async (sql, parameters) => [...(await session.unsafe<Row[]>(sql, parameters))],
    async run(statements) {
      await session.unsafe(statements);
    },
  });
  return {
    ...within(database),
    async transaction<T>(work: (session: Session) => Promise<T>) {
      let result: { value: T } | undefined;
      await database.begin(async (session) => {
        result = { value: await work(within(session)) };
      });
      if (!result) throw new Error('The transaction ended without running its work.');
      return result.value;
    },
    close: () => database.end(),
  };
}

import { announceChanges } from './realtime/announceChanges';
import { applyMigrations } from './applyMigrations';
import { databaseDump } from './databaseDump';
import type { Database } from './Database';
import { dropTemplates } from './dropTemplates';
import { openPglite } from './openPglite';
import { openPostgres } from './openPostgres';
import { preludeSql } from './prelude';
import { SetupProblem } from './SetupProblem';
import { readMigrations, readSeed, type SqlFile } from './sqlFiles';

interface OpenDatabaseOptions {
  supabaseDir: string;
  seed: boolean;
  /** A PostgreSQL server; without one, PGlite. */
  databaseUrl?: string | undefined;
  /** For PGlite: a folder, or `memory`. */
  folder: string;
  /** False when the folder has no database yet. */
  isReady: boolean;
  /** The folder for dumps of new databases; without it, none are kept. */
  cacheFolder?: string | undefined;
  report(step: string): void;
}

/** Opens the database and applies missing migrations. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { supabaseDir, databaseUrl, report } = options;
  const migrations = await readMigrations(supabaseDir);
  const seed = options.seed ? await readSeed(supabaseDir) : undefined;
  if (databaseUrl === undefined) return openEmbedded(options, migrations, seed);

  report('Connecting to PostgreSQL');
  const howToStartAfresh = 'name an empty database with DATABASE_URL';
  const database = await openPostgres(databaseUrl);
  return closingOnFailure(database, async () => {
    await refuseRealSupabase(database);
    await applyPrelude(database);
    await applyMigrations({ database, migrations, seed, howToStartAfresh });
    await announceChanges(database);
  });
}

/** Starts a new database from a dump of the migrated database, or of the prelude, if there is one. */
async function openEmbedded(
  { folder, isReady, cacheFolder, report }: OpenDatabaseOptions,
  migrations: SqlFile[],
  seed: SqlFile | undefined,
): Promise<Database> {
  const dumpOf = (files: SqlFile[]) => (cacheFolder ? databaseDump({ cacheFolder, files }) : undefined);
  const wholeDump = dumpOf(seed ? [...migrations, seed] : migrations);
  const preludeDump = dumpOf([]);
  const whole = isReady ? undefined : await wholeDump?.load();
  const start = isReady ? undefined : (whole ?? (await preludeDump?.load()));

  report(isReady ? 'Opening the database' : 'Making the database');
  const database = await openPglite({ folder, dump: start });
  return closingOnFailure(database, async () => {
    if (!start) {
      if (!isReady) for (const statement of dropTemplates) await database.query(statement);
      await applyPrelude(database);
      if (!isReady) await preludeDump?.save(database);
    }
    if (!whole) {
      await applyMigrations({ database, migrations, seed, howToStartAfresh: 'npm run start:fresh' });
      if (!isReady) await wholeDump?.save(database);
    }
    await announceChanges(database);
  });
}

function applyPrelude(database: Database): Promise<void> {
  return database.transaction((transaction) => transaction.exec(preludeSql()));
}

async function closingOnFailure(database: Database, work: () => Promise<void>): Promise<Database> {
  try {
    await work();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Refuses a real Supabase project: the prelude imitates parts of one, and would damage it. */
async function refuseRealSupabase(database: Database): Promise<void> {
  const [row] = await database.query(`select to_regclass('auth.schema_migrations') is not null as found`);
  if (row?.found !== true) return;
  throw new SetupProblem(
    'DATABASE_URL names the database of a Supabase project, which has its own services. ' +
      'Push the supabase folder to it with "supabase db push", and build the application with VITE_SUPABASE_URL.',
  );
}

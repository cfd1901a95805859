import { announceChanges } from './realtime/announceChanges';
import { applyMigrations } from './applyMigrations';
import { databaseDump } from './databaseDump';
import type { Database } from './Database';
import { openPglite } from './openPglite';
import { openPostgres } from './openPostgres';
import { preludeSql } from './prelude';
import { readMigrations, readSeed } from './sqlFiles';

interface OpenDatabaseOptions {
  supabaseDir: string;
  seed: boolean;
  /** A PostgreSQL server; without one, PGlite. */
  databaseUrl?: string | undefined;
  /** For PGlite: a folder, or `memory`. */
  folder: string;
  /** False when the folder holds no database yet. */
  isReady: boolean;
  /** Where dumps of new databases are kept; without it, none are. */
  cacheFolder?: string | undefined;
  report(step: string): void;
}

/** Opens the database in the state of the `supabase` folder, and lays it first when it is new. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { supabaseDir, databaseUrl, folder, isReady, cacheFolder, report } = options;
  const migrations = await readMigrations(supabaseDir);
  const seed = options.seed ? await readSeed(supabaseDir) : undefined;
  const bringUpToDate = async (database: Database, howToStartAfresh: string) => {
    await database.transaction((transaction) => transaction.exec(preludeSql()));
    await applyMigrations({ database, migrations, seed, howToStartAfresh });
  };

  if (databaseUrl !== undefined) {
    report('Connecting to PostgreSQL');
    const database = await openPostgres(databaseUrl);
    return closingOnFailure(database, async () => {
      await refuseRealSupabase(database);
      await bringUpToDate(database, 'name an empty database with DATABASE_URL');
      await announceChanges(database);
    });
  }

  const cache = cacheFolder
    ? databaseDump({ cacheFolder, files: seed ? [...migrations, seed] : migrations })
    : undefined;
  const dump = isReady ? undefined : await cache?.load();
  report(isReady ? 'Opening the database' : 'Making the database');
  const database = await openPglite({ folder, dump });
  return closingOnFailure(database, async () => {
    if (!dump) await bringUpToDate(database, 'npm run start:fresh');
    if (!dump && !isReady && database.dump) await cache?.save(await database.dump());
    await announceChanges(database);
  });
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

/** The prelude stands in for what a Supabase project has by itself, and would spoil a real one. */
async function refuseRealSupabase(database: Database): Promise<void> {
  const [row] = await database.query(`select to_regclass('auth.schema_migrations') is not null as found`);
  if (row?.found !== true) return;
  throw new Error(
    'DATABASE_URL names the database of a Supabase project, which has its own services. ' +
      'Push the supabase folder to it with "supabase db push", and build the application with VITE_SUPABASE_URL.',
  );
}

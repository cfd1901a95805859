import * as z from 'zod/mini';
import type { Database } from './Database';
import { SetupProblem } from './SetupProblem';
import type { SqlFile } from './sqlFiles';
import { parse } from './parse';

interface ApplyMigrationsOptions {
  database: Database;
  migrations: SqlFile[];
  /** Runs once, after the first migrations of a database. Later changes to it have no effect. */
  seed?: SqlFile | undefined;
  /** How to empty this database, as the end of a sentence. */
  howToStartAfresh: string;
}

const appliedRows = z.array(z.object({ name: z.string(), checksum: z.string() }));

/**
 * Applies the files that the database lacks. Each file runs in one transaction with the row that records it, so that a
 * file is either applied and recorded or neither.
 */
export async function applyMigrations(options: ApplyMigrationsOptions): Promise<void> {
  const { database, migrations, seed, howToStartAfresh } = options;
  const rows = await database.query('select name, checksum from local_backend.applied_files');
  const applied = new Map(parse(appliedRows, rows).map(({ name, checksum }) => [name, checksum]));

  for (const name of applied.keys()) {
    if (name.startsWith('migrations/') && !migrations.some((file) => file.name === name)) {
      throw new SetupProblem(
        `supabase/${name} was applied to this database and is now missing. ` +
          `Put it back, or start afresh: ${howToStartAfresh}.`,
      );
    }
  }
  for (const file of migrations) {
    const checksum = applied.get(file.name);
    if (checksum === undefined) await applyFile(database, file);
    else if (checksum !== file.checksum) {
      throw new SetupProblem(
        `supabase/${file.name} has changed since it was applied to this database. ` +
          `Undo the change and write a new migration, or start afresh: ${howToStartAfresh}.`,
      );
    }
  }
  if (seed && !applied.has(seed.name)) await applyFile(database, seed);
}

async function applyFile(database: Database, file: SqlFile): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(file.sql);
      await transaction.query('insert into local_backend.applied_files (name, checksum) values ($1, $2)', [
        file.name,
        file.checksum,
      ]);
    });
  } catch (error) {
    throw new SetupProblem(describeFailure(file, error), { cause: error });
  }
}

const databaseError = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  detail: z.nullish(z.string()),
  hint: z.nullish(z.string()),
  position: z.nullish(z.union([z.string(), z.number()])),
});

function describeFailure(file: SqlFile, error: unknown): string {
  const { data } = z.safeParse(databaseError, error);
  if (!data) return `supabase/${file.name} could not be applied: ${String(error)}`;
  const { message, code, detail, hint, position } = data;
  const line = position ? `, line ${file.sql.slice(0, Number(position)).split('\n').length}` : '';
  const more = [detail, hint].filter(Boolean).map((text) => `\n${text}`);
  return `supabase/${file.name}${line} could not be applied: ${message}${code ? ` (${code})` : ''}${more.join('')}`;
}

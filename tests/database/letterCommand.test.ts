import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, inject, it } from 'vitest';
import { runLetter } from '../../cli/letter/runLetter';
import { customerAt } from './customers';
import { openTestDatabase } from './engine';

it('The command letter writes a signed letter from a database, and logs who and why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pension-trace-letter-'));
  const name = `letters_${randomUUID().replaceAll('-', '_')}`;
  const server = postgres(inject('postgresUrl'), { max: 1, onnotice: () => undefined });
  await server.unsafe(`create database ${name} template migrated`);
  await server.end();
  const url = `${inject('postgresUrl')}/${name}`;
  const database = openTestDatabase(url);
  try {
    const me = await customerAt(database, 13);
    const [letter] = Object(await me.rpc('portal_signed_authorisations'));
    const lines: string[] = [];
    const parts = [String(letter.reference), 'NONE-HERE', '--by', 'Sam', '--why', 'For Aviva', '--out', folder];
    const code = await runLetter({ parts, env: { DATABASE_URL: url }, log: (line) => lines.push(line) });
    expect({ code, missing: lines[1] }).toEqual({
      code: 1,
      missing: 'NONE-HERE: There is no such letter, or it was erased.',
    });
    expect(await readdir(folder)).toEqual([expect.stringContaining(`${String(letter.reference)}.pdf`)]);
    const logged = 'select who, why, what from private.office_log where user_id = $1';
    expect(await database.owner(logged, [me.id])).toEqual([
      { who: 'Sam', why: 'For Aviva', what: 'backoffice_signed_authorisation' },
    ]);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
});

import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evidenceTables } from '../../cli/evidence/EvidenceSource';
import { undecodablePictures } from '../contract/samplePictures';
import { startPostgres } from '../database/startPostgres';
import { startBackend } from './startBackend';
import { forge, forged, run, sign, verify, verifyHere, whole } from './verifyEvidence';

/** A dump in the format of pg_dump: the rows of each table as COPY writes them. */
async function dumpOf(database: PGlite): Promise<string> {
  const parts = ['--\n-- PostgreSQL database dump\n--\n'];
  for (const [table, names] of Object.entries(evidenceTables)) {
    const columns = names.join(', ');
    const { blob } = await database.query(`copy ${table} (${columns}) to '/dev/blob'`);
    parts.push(`COPY ${table} (${columns}) FROM stdin;\n${(await blob?.text()) ?? ''}\\.\n\n`);
  }
  return parts.join('\n');
}

/** A dump in the format of `supabase db dump --use-copy`, which quotes every name. */
function quoted(dump: string): string {
  return dump.replace(/^COPY (\w+)\.(\w+) \((.*)\) FROM/gm, (_line, schema: string, table: string, columns: string) => {
    const names = columns.split(', ').map((name) => `"${name}"`);
    return `COPY "${schema}"."${table}" (${names.join(', ')}) FROM`;
  });
}

describe('npm run db:verify of closed folders and copies', () => {
  let folder: string;
  let dataDir: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'evidence-'));
    dataDir = join(folder, 'data');
    const backend = await startBackend({ dataDir });
    await sign(backend, 'first@example.com');
    await sign(backend, 'second@example.com');
    await backend.stop();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('verifies a closed data folder against a known end of the chain', async () => {
    const found = await verify([], { DATA_DIR: dataDir });
    const [, hash = ''] = whole.exec(found.printed) ?? [];
    expect(hash).not.toBe('');
    const again = await verifyHere(dataDir, { known: `2:${hash}` });
    expect(again).toEqual({ code: 0, printed: found.printed.replace('4 decoded', '0 decoded') });
    const other = await verifyHere(dataDir, { known: `2:${'0'.repeat(64)}` });
    expect(other).toEqual({
      code: 1,
      printed:
        '2 authorisations, chain broken:\n  authorisation 2 is not the record whose hash was written down\nPictures: 0 decoded\n',
    });
  });

  it('checks the anchor that the host wrote at each signing', async () => {
    const anchor = join(dataDir, 'evidence-anchor.txt');
    const lines = readFileSync(anchor, 'utf8').trimEnd().split('\n');
    expect(lines).toEqual([expect.stringMatching(/^1:[0-9a-f]{64}$/), expect.stringMatching(/^2:[0-9a-f]{64}$/)]);
    expect(statSync(anchor).mode & 0o077).toBe(0);
    expect((await verifyHere(dataDir, { anchor })).printed).toMatch(whole);
  });

  it('reports invalid input', async () => {
    expect(await verify([join(folder, 'nowhere')])).toMatchObject({
      code: 2,
      printed: expect.stringContaining('There is nothing at'),
    });
    await expect(verifyHere(folder)).rejects.toThrow('is no data folder of this product');
    await expect(verifyHere(dataDir, { anchor: join(folder, 'none') })).rejects.toThrow('There is no anchor at');
    expect((await verify(['--known', 'x'])).printed).toContain('--known wants a number and a hash');
    const partial = join(folder, 'partial.sql');
    writeFileSync(partial, 'COPY public.agreements (id) FROM stdin;\n\\.\n');
    await expect(verifyHere(partial)).rejects.toThrow(
      'leaves out public.authorisations and public.erasures and private.agreement_head and private.authorisation_head',
    );
  });

  it('verifies dumps, and finds a forged record in each', async () => {
    const copy = join(folder, 'copy');
    cpSync(dataDir, copy, { recursive: true });
    const database = await PGlite.create(join(copy, 'database'));
    const sqlFile = join(folder, 'dump.sql');
    writeFileSync(sqlFile, await dumpOf(database));
    const tarFile = join(folder, 'dump.tar');
    writeFileSync(tarFile, new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()));
    const quotedFile = join(folder, 'quoted.sql');
    writeFileSync(quotedFile, quoted(await dumpOf(database)));
    for (const file of [sqlFile, quotedFile, tarFile]) expect((await verifyHere(file)).printed, file).toMatch(whole);

    await database.exec(forge);
    writeFileSync(sqlFile, await dumpOf(database));
    writeFileSync(tarFile, new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()));
    await database.close();
    for (const path of [sqlFile, tarFile, copy])
      expect(await verifyHere(path), path).toEqual({ code: 1, printed: forged });
  });
});

describe('npm run db:verify on a PostgreSQL server', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'evidence-'));
    chmodSync(folder, 0o755);
    server = await startPostgres(folder);
    const backend = await startBackend({ databaseUrl: server.url });
    await sign(backend, 'first@example.com');
    await sign(backend, 'second@example.com');
    await backend.stop();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs SQL on a new copy of the database with two authorisations. Returns the copy's address. */
  async function copyAfter(name: string, statements: string): Promise<string> {
    await run(`${server.url}/template1`, `create database ${name} template postgres`);
    const copy = `${server.url}/${name}`;
    await run(copy, statements);
    return copy;
  }

  it('verifies the server, also in a process of its own', async () => {
    const whether = await verify([], { DATABASE_URL: server.url });
    expect(whether.printed).toMatch(whole);
    expect(whether.code).toBe(0);
  });

  it('finds a record that is missing from the end', async () => {
    const cut = await copyAfter(
      'missing',
      `alter table public.authorisations disable trigger user;
      delete from public.authorisations where number = 2;
      alter table public.authorisations enable trigger user`,
    );
    expect(await verifyHere(cut)).toEqual({
      code: 1,
      printed: '1 authorisation, chain broken:\n  authorisation 2 is missing from the end\nPictures: 2 decoded\n',
    });
  });

  it('finds a replaced function and the record forged with it', async () => {
    const copy = await copyAfter(
      'replaced',
      `create or replace function private.authorisation_hash(p_record public.authorisations) returns text
      language sql stable as 'select p_record.hash';
      create or replace function private.digest(p_text text) returns text
      language sql immutable as $$ select 'anything' $$;
      alter table public.authorisations disable trigger keep_authorisation`,
    );
    const changed =
      '  database: the function private.authorisation_hash(p_record public.authorisations) is not the one in supabase/migrations\n' +
      '  database: the function private.digest(p_text text) is not the one in supabase/migrations\n' +
      '  database: the trigger keep_authorisation on public.authorisations is not the one in supabase/migrations\n' +
      'Pictures: 4 decoded\n';
    expect(await verifyHere(copy)).toEqual({ code: 1, printed: `2 authorisations, chain broken:\n${changed}` });

    await run(copy, `update public.authorisations set kind = 'action' where number = 2`);
    expect(await verifyHere(copy)).toEqual({ code: 1, printed: forged.replace('Pictures: 4 decoded\n', changed) });
  });

  it('finds a truncated chain by its anchor', async () => {
    const ends = await run(server.url, 'select number, hash from public.authorisations order by number');
    const anchor = join(folder, 'anchor.txt');
    writeFileSync(anchor, ends.map(({ number, hash }) => `${number}:${hash}\n`).join(''));
    const copy = await copyAfter(
      'truncated',
      `alter table public.authorisations disable trigger user;
      delete from public.authorisations where number = 2;
      alter table public.authorisations enable trigger user;
      update private.authorisation_head set number = 1, hash = '${ends[0]?.hash}'`,
    );
    expect((await verifyHere(copy)).printed).toMatch(/^1 authorisation, chain intact/);
    const cut = {
      code: 1,
      printed:
        '1 authorisation, chain broken:\n  authorisation 2 is not the record that the anchor names, or is gone\nPictures: 2 decoded\n',
    };
    expect(await verifyHere(copy, { anchor })).toEqual(cut);

    // Also with the objects of `functions/anchor`: a folder of them, or one.
    const store = join(folder, 'store');
    mkdirSync(store);
    for (const [index, { number, hash }] of ends.entries()) {
      const end = { number: Number(number), hash, anchored_at: '2026-11-22T12:00:00.000Z' };
      writeFileSync(join(store, `${index}.json`), JSON.stringify(end));
      writeFileSync(join(store, `${index}.tsr`), 'a token');
    }
    expect((await verifyHere(server.url, { anchor: store })).printed).toMatch(whole);
    const stamped =
      'Time stamps: 2 not verified. Name the certificate of the time-stamping service with --certificate FILE.\n';
    expect(await verifyHere(copy, { anchor: store })).toEqual({ code: 1, printed: cut.printed + stamped });
    expect(await verifyHere(copy, { anchor: join(store, '1.json') })).toEqual({
      code: 1,
      printed: cut.printed + stamped.replace('2', '1'),
    });
    expect((await verifyHere(copy, { anchor: join(store, '0.json') })).printed).toMatch(
      /^1 authorisation, chain intact/,
    );
    writeFileSync(join(store, '2.json'), '{"number":"2"}');
    await expect(verifyHere(copy, { anchor: store })).rejects.toThrow('2.json is no object of the function anchor.');
    await expect(verifyHere(copy, { anchor: folder })).rejects.toThrow(
      'holds no object of the function anchor (.json).',
    );
  });

  it('reports a picture that does not decode in an intact chain', async () => {
    const copy = await copyAfter(
      'blank',
      `insert into public.authorisations (user_id, kind, data_protection, hmrc_authorised, signature, evidence, letter, agreements)
      select user_id, kind, true, false, '${undecodablePictures['a PNG whose data does not unpack']}', '{}', letter, agreements
      from public.authorisations where number = 2`,
    );
    const { code, printed } = await verifyHere(copy);
    expect(code).toBe(1);
    expect(printed).toMatch(/^3 authorisations, chain intact\n/);
    expect(printed).toMatch(/Pictures: 4 decoded\n  authorisation 3 has a signature that does not decode\n$/);
  });
});

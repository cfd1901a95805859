import { beforeAll, expect, it } from 'vitest';
import { evidenceTables } from '../../cli/evidence/EvidenceSource';
import { authorisation, customerAt } from './customers';
import { describeOnDatabase, type Row } from './engine';

interface Column {
  table: 'authorisations' | 'agreements';
  name: string;
}

/** Every column that the verifier reads. The first test fails for a new column, which must be sealed too. */
const columns: Column[] = (['authorisations', 'agreements'] as const).flatMap((table) =>
  evidenceTables[`public.${table}`].map((name) => ({ table, name })),
);

/** Another value of the same type; for a text only the last byte differs. */
const anotherValue: Record<string, (column: string) => string> = {
  text: (column) => `case right(${column}, 1) when 'x' then left(${column}, -1) || 'y'
    else coalesce(left(${column}, -1), '') || 'x' end`,
  // The keys of the agreements are sealed as well as their values.
  jsonb: (column) => `coalesce(regexp_replace(${column}::text, '": ', 'x": '), '{}')::jsonb`,
  boolean: (column) => `not ${column}`,
  bigint: (column) => `${column} + 1000`,
  integer: (column) => `${column} + 1000`,
  smallint: (column) => `${column} % 2 + 1`,
  uuid: (column) => `overlay(${column}::text placing case right(${column}::text, 1) when '0' then '1' else '0' end
    from 36)::uuid`,
  'timestamp with time zone': (column) => `coalesce(${column}, now()) + interval '1 microsecond'`,
};

describeOnDatabase('Evidence', (database) => {
  const report = async () => {
    const [row] = await database.owner('select public.backoffice_verify_evidence()::text as report');
    return JSON.parse(String(row?.report));
  };
  const types = new Map<string, string>();

  /** The problems found after a change without triggers and checks. Rolls the change back. */
  async function foundAfter(...changes: string[]): Promise<Row[]> {
    const [row] = await database
      .owner(
        `
      create or replace function private.found_after() returns jsonb language plpgsql as $body$
      declare
        v_check record;
        v_found jsonb;
      begin
        for v_check in select conrelid::regclass as name, conname from pg_constraint
          where contype = 'c' and conrelid in ('public.authorisations'::regclass, 'public.agreements'::regclass)
        loop
          execute format('alter table %s drop constraint %I', v_check.name, v_check.conname);
        end loop;
        alter table public.authorisations disable trigger user;
        alter table public.agreements disable trigger user;
        ${changes.map((change) => `${change};`).join('\n')}
        v_found := public.backoffice_verify_evidence() -> 'problems';
        raise exception using errcode = 'PT299', message = v_found::text;
      exception when sqlstate 'PT299' then
        return v_found;
      end
      $body$`,
      )
      .then(() => database.owner('select private.found_after()::text as found'));
    return JSON.parse(String(row?.found));
  }

  beforeAll(async () => {
    await database.owner(
      `insert into public.agreements (id, version, name, text) values ('of-the-firm', 1, 'More', 'I agree to more.')`,
    );
    for (let signer = 1; signer <= 3; signer += 1) {
      const me = await customerAt(database, 11);
      await me.rpc('portal_authorisation', { ...authorisation, p_screenshot: authorisation.p_signature });
    }
    const erased = await customerAt(database, 12);
    await erased.rpc('portal_cancel_application');
    await erased.rpc('anonymize_user', { p_id: erased.id });
    for (const { table_name, column_name, data_type } of await database.owner(
      `select table_name, column_name, data_type from information_schema.columns
       where table_schema = 'public' and table_name in ('authorisations', 'agreements')`,
    )) {
      types.set(`${String(table_name)}.${String(column_name)}`, String(data_type));
    }
  });

  it('reports no problems in an untouched chain', async () => {
    expect(await report()).toEqual({
      authorisations: 4,
      agreements: 8,
      newest: { number: 4, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      problems: [],
    });
    expect([...types.keys()].toSorted()).toEqual(columns.map(({ table, name }) => `${table}.${name}`).toSorted());
  });

  it.each(columns)('reports a one-byte change of $name in any record of $table', async (column) => {
    const { table, name } = column;
    const another = anotherValue[types.get(`${table}.${name}`) ?? '']?.(name);
    if (another === undefined) throw new Error(`There is no other value of the type of ${name}.`);
    const place = table === 'authorisations' ? 'number' : 'place';
    const [{ count } = {}] = await database.owner(`select count(*)::integer as count from public.${table}`);
    expect(count).toBeGreaterThan(2);
    for (let row = 1; row <= Number(count); row += 1) {
      const change = `update public.${table} set ${name} = ${another} where ${place} = ${row}
        and to_jsonb(${name}) is distinct from to_jsonb(${another})`;
      const found = await foundAfter(change, `if not found then raise exception 'Nothing was changed'; end if`);
      expect(found, `row ${row}`).toContainEqual(expect.objectContaining({ kept_in: table }));
    }
    expect((await report()).problems).toEqual([]);
  });

  it.each([
    ['the first', 1, 'is missing'],
    ['a middle', 2, 'is missing'],
    ['the last', 4, 'is missing from the end'],
  ])('reports that %s record was removed', async (_which, number, problem) => {
    expect(await foundAfter(`delete from public.authorisations where number = ${number}`)).toContainEqual({
      kept_in: 'authorisations',
      place: number,
      problem,
    });
  });

  it('reports that every record was removed', async () => {
    const found = await foundAfter('delete from public.authorisations');
    expect(found.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['the first', 1, 'is missing'],
    ['the last', 8, 'is missing from the end'],
  ])('reports that %s wording was removed', async (_which, place, problem) => {
    const found = await foundAfter(`delete from public.agreements where place = ${place}`);
    expect(found).toContainEqual({ kept_in: 'agreements', place, problem });
  });

  it('reports that two records were swapped', async () => {
    const found = await foundAfter(
      'update public.authorisations set number = 1000 where number = 2',
      'update public.authorisations set number = 2 where number = 3',
      'update public.authorisations set number = 3 where number = 1000',
    );
    expect(found).toContainEqual({ kept_in: 'authorisations', place: 2, problem: 'was changed after it was sealed' });
    expect(found).toContainEqual({ kept_in: 'authorisations', place: 3, problem: 'was changed after it was sealed' });
  });

  it('reports an inserted record, even with a valid seal', async () => {
    const found = await foundAfter(
      `insert into public.authorisations
       select (jsonb_populate_record(a, jsonb_build_object(
         'number', a.number + 1, 'previous_hash', a.hash, 'hash', repeat('1', 64)
       ))).* from public.authorisations a where number = 4`,
      `update public.authorisations a set hash = private.authorisation_hash(a) where number = 5`,
      `update public.authorisations a set erasure_hash = private.erasure_hash(a) where number = 5`,
    );
    expect(found).toEqual([
      { kept_in: 'authorisations', place: 5, problem: 'is not the record that was sealed last' },
      { kept_in: 'authorisations', place: 5, problem: 'was erased without a record of the erasure' },
    ]);
    expect(
      await foundAfter(
        `insert into public.authorisations
         select (jsonb_populate_record(a, '{"number":0,"hash":"0"}')).* from public.authorisations a where number = 1`,
      ),
    ).toContainEqual({ kept_in: 'authorisations', place: 0, problem: 'has a number that no record can have' });
  });

  it('reports an erased record without its row in the log of erasures', async () => {
    const found = await foundAfter(
      `update public.authorisations a set (signature, screenshot, evidence, signer, erased_at, erasure_hash) =
         (null, null, null, null, now(), private.erasure_hash(jsonb_populate_record(a, jsonb_build_object('erased_at', now()))))
       where number = 2`,
    );
    expect(found).toEqual([
      { kept_in: 'authorisations', place: 2, problem: 'was erased without a record of the erasure' },
    ]);
  });

  it.each([
    ['that exists already', `values ('hmrc', 1, 'Again', 'Again')`],
    [
      'between two new ones',
      `values ('fees', 1, 'Fees', 'None'), ('hmrc', 1, 'Again', 'Again'), ('post', 1, 'Post', 'None')`,
    ],
  ])('keeps the chain of wordings when "on conflict do nothing" omits one %s', async (_which, rows) => {
    const problems = await database.trial(async (trial) => {
      await trial
        .as('service_role')
        .select(
          `insert into public.agreements (id, version, name, text) ${rows} on conflict do nothing returning place`,
        );
      await trial.owner(`insert into public.agreements (id, version, name, text) values ('later', 1, 'Later', 'None')`);
      const [row] = await trial.owner('select public.backoffice_verify_evidence()::text as report');
      return JSON.parse(String(row?.report)).problems;
    });
    expect(problems).toEqual([]);
  });

  it('refuses every change to a wording', async () => {
    const refused = {
      code: 'PT403',
      message: 'The wording of an agreement cannot be changed or removed. Add a new version instead.',
    };
    for (const sql of [
      `update public.agreements set text = 'Something else' where id = 'hmrc'`,
      `delete from public.agreements where id = 'hmrc'`,
      `truncate public.agreements`,
    ]) {
      await expect(database.owner(sql), sql).rejects.toMatchObject(refused);
      await expect(database.as('service_role').select(sql), sql).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('keeps the signer’s details at the time of signing, and erases them with the customer', async () => {
    const me = await customerAt(database, 12);
    const signerOf = async () => {
      const [row] = await database.owner(
        'select signer::text as signer, signer_sha256 from public.authorisations where user_id = $1',
        [me.id],
      );
      return row;
    };
    const before = await signerOf();
    expect(JSON.parse(String(before?.signer))).toMatchObject({
      first_name: 'Ada',
      last_name: 'Lovelace',
      national_insurance: 'AB123456C',
      birth_date: '1960-02-29',
      address: { line1: '10 Sample Street', postcode: 'EX71 3AA' },
      salt: expect.stringMatching(/^[0-9a-f-]{72}$/),
    });
    await database.owner(`update public.profiles set last_name = 'King' where id = $1`, [me.id]);
    expect(await signerOf()).toEqual(before);
    await me.rpc('portal_cancel_application');
    await me.rpc('anonymize_user', { p_id: me.id });
    expect(await signerOf()).toEqual({ signer: null, signer_sha256: before?.signer_sha256 });
    expect((await report()).problems).toEqual([]);
  });
});

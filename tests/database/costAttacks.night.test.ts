import { beforeAll, describe, expect, it } from 'vitest';
import { customerAt, trace } from './customers';
import { describeOnDatabase, type Api } from './engine';

describeOnDatabase('The cost of many calls by one account', (database) => {
  const changesOf = (id: string, count: number) =>
    database.owner(
      `insert into public.answered_requests (user_id, procedure, key, payload_sha256)
       select $1::uuid, 'portal_create_trace', 'earlier-' || n, '' from generate_series(1, $2::integer) n`,
      [id, count],
    );
  const countOf = async (id: string) => {
    const [row] = await database.owner(
      'select count(*)::integer as count from public.answered_requests where user_id = $1',
      [id],
    );
    return Number(row?.count);
  };
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => String(Object(error).code),
    );

  it.each<[string, string, object, string]>([
    ['of a wrong step', 'portal_why', { p_reason: 1 }, 'PT403'],
    ['of a wrong value', 'portal_personal', { p_title: 99 }, 'PT400'],
  ])('limits 700 refusals %s to 500', async (_what, procedure, parameters, code) => {
    const me = await customerAt(database, 1);
    const codes: string[] = [];
    for (let call = 1; call <= 700; call += 1) codes.push(await codeOf(me.rpc(procedure, parameters)));
    expect(codes).toEqual([...Array<string>(500).fill(code), ...Array<string>(200).fill('PT429')]);
  });

  it('enforces the limit of 500 exactly for concurrent requests', async () => {
    const me = await customerAt(database, 13);
    await changesOf(me.id, 495 - (await countOf(me.id)));
    const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf(me.rpc('portal_create_trace', trace))));
    expect(codes.filter((code) => code === 'done')).toHaveLength(5);
    expect(codes.filter((code) => code === 'PT429')).toHaveLength(25);
  });

  describe('with 40,000 files of other customers', () => {
    let me: Api & { id: string };
    beforeAll(async () => {
      me = await customerAt(database, 13);
      await database.owner('alter table storage.objects disable trigger user');
      await database.owner(`
        insert into storage.objects (bucket_id, name)
        select 'documents', gen_random_uuid() || '/' || n || '.pdf' from generate_series(1, 40000) n`);
      await database.owner('alter table storage.objects enable trigger user');
      await database.owner('analyze storage.objects');
    });
    /** The number of pages that a statement reads. The files fill about 600. */
    const pagesOf = async (api: Api, statement: string) => {
      const [row] = await api.select(`explain (analyze, buffers, format json) ${statement}`);
      const plan: unknown = row?.['QUERY PLAN'];
      const [root] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as { Plan: Record<string, number> }[];
      return (root?.Plan['Shared Hit Blocks'] ?? 0) + (root?.Plan['Shared Read Blocks'] ?? 0);
    };

    it.each([
      ['listing files', () => `select name from storage.objects where bucket_id = 'documents'`],
      ['reading one file', (id: string) => `select name from storage.objects where name = '${id}/a.pdf'`],
      ['checking an upload', () => 'select public.portal_may_upload()'],
    ])('%s reads few pages', async (_what, statement) => {
      await pagesOf(me, statement(me.id));
      expect(await pagesOf(me, statement(me.id))).toBeLessThan(250);
    });
  });
});

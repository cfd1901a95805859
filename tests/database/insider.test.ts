import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { verify } from '../drills/verify';
import { authorisation, customerAt, signature, type TestCustomer } from './customers';
import { openTestDatabase, type TestDatabase } from './engine';

describe('The verification after an insider had the owner’s rights once', () => {
  let url: string;
  let database: TestDatabase & { close(): Promise<void> };
  let victim: TestCustomer;

  beforeAll(async () => {
    const name = `insider_${randomUUID().replaceAll('-', '_')}`;
    const server = postgres(inject('postgresUrl'), { max: 1, onnotice: () => undefined });
    await server.unsafe(`create database ${name} template migrated`);
    await server.end();
    url = `${inject('postgresUrl')}/${name}`;
    database = openTestDatabase(url);
    const signer = await customerAt(database, 11);
    await signer.rpc('portal_authorisation', authorisation);
    victim = await customerAt(database, 11);
  });
  afterAll(() => database?.close());

  it('finds nothing before', async () => {
    expect(await verify(url)).toMatchObject({ code: 0 });
  });

  it('does not take the owner of a schema from the database', async () => {
    await database.owner('alter schema private owner to service_role');
    const rights = `select has_schema_privilege('private', 'create') as "mayCreate"`;
    expect(await database.as('service_role').select(rights)).toEqual([{ mayCreate: true }]);
    const { code, lines } = await verify(url);
    expect(code).toBe(1);
    expect(lines).toContain('  database: the owner service_role on private is not in supabase/migrations');
    await database.owner('alter schema private owner to project_owner');
    expect(await verify(url)).toMatchObject({ code: 0 });
  });

  it('names a procedure that signs for anybody, whose records are whole', async () => {
    await database.owner(`
      create function public.forge(p_user uuid) returns void language sql security definer set search_path = '' as $$
        insert into public.authorisations (
          user_id, kind, data_protection, hmrc_authorised, signature, letter, agreements
        ) values (p_user, 'application', true, true, '${signature}', '[]', '[]')
      $$;
      grant execute on function public.forge to anon`);
    await database.as('anon').rpc('forge', { p_user: victim.id });
    const { code, lines } = await verify(url);
    expect(code).toBe(3);
    expect(lines[0]).toMatch(/chain intact, 1 unknown object:$/);
    expect(lines.filter((line) => line.startsWith('  '))).toEqual([
      '  unknown: the function public.forge(p_user uuid) is not in supabase/migrations',
    ]);
  });
});

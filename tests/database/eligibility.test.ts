import { afterEach, expect, it } from 'vitest';
import { address, customerAt } from './customers';
import { describeOnDatabase } from './engine';

describeOnDatabase('Processing', (database) => {
  const decide = (body: string) =>
    database.owner(
      `create or replace function public.portal_is_eligible(p_user uuid) returns boolean
       language plpgsql stable set search_path = '' as $body$ begin ${body} end $body$`,
    );
  afterEach(() => decide('return true;'));

  it('keeps the customer waiting until the firm decides', async () => {
    await decide('return null;');
    const me = await customerAt(database, 4);
    expect(await me.rpc('portal_user')).toMatchObject({ tags: [4] });
    await decide('return false;');
    expect(await me.rpc('portal_user')).toMatchObject({ tags: [5] });
  });

  it('keeps the customer waiting when the decision fails, and still returns the profile', async () => {
    await decide(`raise exception 'the registry is down';`);
    const me = await customerAt(database, 4);
    expect(await me.rpc('portal_user')).toMatchObject({ tags: [4], first_name: 'Ada' });
    await decide('return true;');
    expect(await me.rpc('portal_user')).toMatchObject({ tags: [6] });
  });

  it('decides once for concurrent polls', async () => {
    const me = await customerAt(database, 4);
    const replies = await Promise.all(Array.from({ length: 6 }, () => me.rpc('portal_user')));
    for (const reply of replies) expect(reply).toMatchObject({ tags: [6] });
  });

  it('is decided again by a correction, and only a refusal counts', async () => {
    for (const [body, tag] of [
      ['return false;', 5],
      ['return null;', 11],
      ['return true;', 11],
      [`raise exception 'the registry is down';`, 11],
    ] as const) {
      const me = await customerAt(database, 11);
      await decide(body);
      await expect(me.rpc('portal_address', address)).resolves.toEqual([tag]);
      await decide('return true;');
    }
  });

  it('refuses customers who call the decision', async () => {
    const me = await customerAt(database, 4);
    await expect(me.rpc('portal_is_eligible', { p_user: me.id })).rejects.toMatchObject({ code: '42501' });
  });
});

describeOnDatabase('Signing up', (database) => {
  it.each([
    [{ first_name: '  Ada ', last_name: 'Lovelace' }, 'Ada', 'Lovelace'],
    [{ first_name: 'x'.repeat(200), last_name: 'A\nB\u202eC' }, 'x'.repeat(30), 'A BC'],
    [{ first_name: 7, last_name: null }, '7', null],
    [{}, null, null],
  ])('creates a profile from %j', async (meta, first_name, last_name) => {
    const id = await database.signUp(meta);
    expect(await database.as(id).rpc('portal_user')).toMatchObject({
      first_name,
      last_name,
      tags: [1],
      first_visit: true,
    });
  });

  it('succeeds when the profile cannot be created, and creates it at the first read', async () => {
    await database.owner('alter table public.profiles add constraint never check (false) not valid');
    const id = await database.signUp();
    await database.owner('alter table public.profiles drop constraint never');
    expect(await database.owner('select id from public.profiles where id = $1', [id])).toEqual([]);
    expect(await database.as(id).rpc('portal_user')).toMatchObject({ id, tags: [1] });
  });

  it('copies a changed e-mail address', async () => {
    const id = await database.signUp();
    await database.owner('update auth.users set email = $2 where id = $1', [id, `new-${id}@example.com`]);
    expect(await database.as(id).rpc('portal_user')).toMatchObject({ email: `new-${id}@example.com` });
  });

  it('keeps only the digests of signed records of a deleted account', async () => {
    const me = await customerAt(database, 13);
    await database.as('service_role').rpc('backoffice_erase', { p_by: 'Sam', p_user: me.id });
    await database.owner('delete from auth.users where id = $1', [me.id]);
    expect(await database.owner('select id from public.traces where user_id = $1', [me.id])).toEqual([]);
    const kept = await database.owner('select signature, hash from public.authorisations where user_id = $1', [me.id]);
    expect(kept).toEqual([{ signature: null, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  it('returns the invite for its link only', async () => {
    const [invite] = await database.owner(
      `insert into public.invites (email, name) values ('grace@example.com', 'Grace') returning id`,
    );
    const visitor = database.as('anon');
    expect(await visitor.rpc('portal_welcome_back', { p_id: invite?.id })).toEqual({
      email: 'grace@example.com',
      name: 'Grace',
    });
    for (const p_id of ['00000000-0000-4000-8000-000000000000', 'mistyped', '', null]) {
      await expect(visitor.rpc('portal_welcome_back', { p_id })).rejects.toMatchObject({
        code: 'PT404',
        message: 'We could not find this invitation. You can log in or sign up without it.',
      });
    }
  });
});

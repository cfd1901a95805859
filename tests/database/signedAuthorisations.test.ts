import { expect, it } from 'vitest';
import { authorisation, customerAt, personal, signature } from './customers';
import { describeOnBothEngines } from './engine';

const missing = { code: 'PT404', message: 'We could not find what you asked for.', hint: 'missing' };

describeOnBothEngines('What was signed', (database) => {
  const listOf = async (id: string) => (await database.as(id).rpc('portal_signed_authorisations')) as object[];
  const numberOf = async (id: string) => {
    const [row] = await database.owner(
      'select max(number)::integer as number from public.authorisations where user_id = $1',
      [id],
    );
    return Number(row?.number);
  };

  it('is shown to its owner alone', async () => {
    const me = await customerAt(database, 13);
    const other = await customerAt(database, 13);
    const mine = await numberOf(me.id);
    expect(await listOf(me.id)).toMatchObject([{ number: mine, kind: 'application' }]);
    expect(await me.rpc('portal_signed_authorisation', { p_number: mine })).toMatchObject({
      number: mine,
      signature,
      signer: { national_insurance: personal.p_national_insurance, birth_date: personal.p_date_of_birth },
    });
    for (const p_number of [mine, 0, null, 999_999]) {
      await expect(other.rpc('portal_signed_authorisation', { p_number })).rejects.toMatchObject(missing);
    }
    for (const caller of ['anon', 'service_role']) {
      const call = database.as(caller).rpc('portal_signed_authorisation', { p_number: mine });
      await expect(call).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('gives neither the salt nor anything personal in the list', async () => {
    const me = await customerAt(database, 13);
    const record = await me.rpc('portal_signed_authorisation', { p_number: await numberOf(me.id) });
    expect(JSON.stringify(record)).not.toContain('salt');
    expect(JSON.stringify(await listOf(me.id))).not.toMatch(/AB123456C|Lovelace|Sample|data:image/);
  });

  it('stays what was signed when the details change, and has a newer one beside it', async () => {
    const me = await customerAt(database, 13);
    await database.owner(`update public.profiles set last_name = 'King', tags = '{15}' where id = $1`, [me.id]);
    await me.rpc('portal_action_authorisation', authorisation);
    const list = await listOf(me.id);
    expect(list).toMatchObject([{ kind: 'action' }, { kind: 'application' }]);
    const names = await Promise.all(
      list.map((listed) => me.rpc('portal_signed_authorisation', { p_number: Object(listed).number })),
    );
    expect(names).toMatchObject([{ signer: { last_name: 'King' } }, { signer: { last_name: 'Lovelace' } }]);
  });

  it('says so when a record of the first rule does not hold its signer', async () => {
    const me = await customerAt(database, 13);
    const number = await numberOf(me.id);
    await database.owner('alter table public.authorisations disable trigger user');
    await database.owner(
      'update public.authorisations set hash_version = 1, signer = null, signer_sha256 = null where number = $1',
      [number],
    );
    await database.owner('alter table public.authorisations enable trigger user');
    await database.owner(`update public.profiles set last_name = 'King' where id = $1`, [me.id]);
    expect(await me.rpc('portal_signed_authorisation', { p_number: number })).toMatchObject({
      is_signer_sealed: false,
      signer: { last_name: 'King', national_insurance: personal.p_national_insurance },
    });
  });
});

import { expect, it } from 'vitest';
import { authorisation, customerAt, personal, signature } from './customers';
import { describeOnDatabase } from './engine';

const missing = { code: 'PT404', message: 'We could not find what you asked for.', hint: 'missing' };

describeOnDatabase('Signed records', (database) => {
  const listOf = async (id: string) => (await database.as(id).rpc('portal_signed_authorisations')) as object[];
  const numberOf = async (id: string) => {
    const [row] = await database.owner(
      'select max(number)::integer as number from public.authorisations where user_id = $1',
      [id],
    );
    return Number(row?.number);
  };

  it('are returned to their owner only', async () => {
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

  it('contain no salt, and nothing personal in the list', async () => {
    const me = await customerAt(database, 13);
    const record = await me.rpc('portal_signed_authorisation', { p_number: await numberOf(me.id) });
    expect(JSON.stringify(record)).not.toContain('salt');
    expect(JSON.stringify(await listOf(me.id))).not.toMatch(/AB123456C|Lovelace|Sample|data:image/);
  });

  it('are not changed by new details, which only a newer record has', async () => {
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
});

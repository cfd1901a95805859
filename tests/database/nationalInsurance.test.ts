import { expect, it } from 'vitest';
import { customerAt } from './customers';
import { describeOnDatabase } from './engine';

describeOnDatabase('The National Insurance number', (database) => {
  const readsOf = (id: string) =>
    database.owner(
      `select host(address) as address, session_id from public.national_insurance_reads where user_id = $1 order by id`,
      [id],
    );

  it('is returned to its own customer, and each time is logged', async () => {
    const [me, other] = [await customerAt(database, 11), await customerAt(database, 11)];
    const session = database.as(me.id, { 'cf-connecting-ip': '203.0.113.7' }, { session_id: 'session-1' });
    expect(await session.rpc('portal_national_insurance')).toBe('AB123456C');
    expect(await session.rpc('portal_national_insurance')).toBe('AB123456C');
    expect(await readsOf(me.id)).toEqual([
      { address: '203.0.113.7', session_id: 'session-1' },
      { address: '203.0.113.7', session_id: 'session-1' },
    ]);
    expect(await readsOf(other.id)).toEqual([]);
  });

  it('is returned in the portal, for a letter to a provider', async () => {
    const me = await customerAt(database, 13);
    expect(await me.rpc('portal_national_insurance')).toBe('AB123456C');
    expect(await readsOf(me.id)).toHaveLength(1);
  });

  it('is null before the customer has given it', async () => {
    const me = await customerAt(database, 1);
    expect(await me.rpc('portal_national_insurance')).toBeNull();
  });

  it('is limited per customer', async () => {
    const [me, other] = [await customerAt(database, 11), await customerAt(database, 11)];
    await database.owner(`update public.settings set request_limit = 2, request_window = '100 years'`);
    for (const api of [me, other]) {
      for (let tries = 1; tries <= 2; tries += 1) await api.rpc('portal_national_insurance');
      for (let tries = 1; tries <= 2; tries += 1) {
        await expect(api.rpc('portal_national_insurance')).rejects.toMatchObject({ code: 'PT429', hint: 'too_often' });
      }
      expect(await readsOf(api.id)).toHaveLength(2);
    }
  });

  it('cannot be found by trying numbers against the wording', async () => {
    const me = await customerAt(database, 11);
    const { wording } = Object(await me.rpc('portal_agreements'));
    const [row] = await database.owner(
      `select private.digest(jsonb_build_array(
         s.company_name, w.words -> 'agreements', private.signer_of($1::uuid)
       )::text) as unsalted
       from public.settings s, (select private.wording_of($1::uuid) as words) as w`,
      [me.id],
    );
    expect(wording).not.toBe(row?.unsalted);
  });
});

import { expect, it } from 'vitest';
import { customerAt, type TestCustomer } from './customers';
import { describeOnDatabase } from './engine';
import { oddTexts } from './hostileValues';

const patterns = ['%', '_', '\\', '100%', 'a_b', '\\%', '.*', '[a-z]+', '(', '^', '$1', '*', ':*', '& |', "'"];

describeOnDatabase('A text that looks like something else', (database) => {
  let me: Promise<TestCustomer> | undefined;
  const customer = () => (me ??= customerAt(database, 13));

  it.each(oddTexts)('is stored and returned unchanged: %s', async (odd) => {
    const { id, rpc, select } = await customer();
    const kept = odd.normalize('NFC').trim();
    const firm = database.as('service_role');
    const address = { line1: odd, line2: odd, line3: odd, city: odd, postcode: 'EX71 3AA' };
    const keptAddress = { line1: kept, line2: kept, line3: kept, city: kept };
    await rpc('portal_create_trace', {
      p_employer: odd,
      p_title: odd,
      p_industry: odd,
      p_provider: odd,
      p_policy: odd,
      p_address: address,
      p_employer_address: address,
    });
    await rpc('portal_create_pension', {
      p_provider: odd,
      p_policy: odd,
      p_start_year: 1990,
      p_paying: true,
      p_address: address,
    });
    await rpc('portal_address_add', {
      p_line1: odd,
      p_line2: odd,
      p_line3: odd,
      p_city: odd,
      p_postcode: 'EX71 3AA',
      p_type: 2,
    });
    await firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: id, p_title: odd, p_description: odd });

    const [trace] = await database.owner(
      'select id from public.traces where user_id = $1 order by created_date desc limit 1',
      [id],
    );
    await firm.rpc('backoffice_add_search', { p_by: 'Sam', p_trace: trace?.id, p_provider: odd });
    const about = { p_entity_type: 6, p_entity_id: trace?.id };
    await firm.rpc('backoffice_add_activity', { p_by: 'Sam', ...about, p_description: odd });

    expect(await rpc('portal_user_trace', { p_id: trace?.id })).toMatchObject({
      name: kept,
      title: kept,
      industry: kept,
      provider: kept,
      policy: kept,
      address: keptAddress,
      employer_address: keptAddress,
    });
    expect(await rpc('portal_trace_searches', { p_id: trace?.id })).toMatchObject([{ provider: odd }]);
    expect(await rpc('portal_activity', about)).toMatchObject([{ description: odd }, {}]);
    const pensions = await rpc('portal_user_pensions');
    expect(pensions).toContainEqual(
      expect.objectContaining({
        name: kept,
        provider: kept,
        policy: kept,
        address: expect.objectContaining(keptAddress),
      }),
    );
    expect(await rpc('portal_user_addresses')).toContainEqual(expect.objectContaining(keptAddress));
    const tasks = await select('select title, description from public.tasks');
    expect(tasks).toContainEqual({ title: odd, description: odd });
    await database.owner('delete from public.addresses where user_id = $1', [id]);
  });

  it.each(patterns)('matches literally in searches: %s', async (pattern) => {
    const { rpc } = await customer();
    const odd = `Odd ${pattern} name`;
    await database.owner('insert into public.pension_providers (name) values ($1)', [odd]);
    await database.owner(
      `insert into public.industries (code, name) select lpad((count(*) + 1)::text, 5, '9'), $1 from public.industries`,
      [odd],
    );
    const all = async (table: string) =>
      (await database.owner(`select name from public.${table}`)).map(({ name }) => name);
    const holding = (names: unknown[]) =>
      names.filter((name) => String(name).toLowerCase().includes(pattern.toLowerCase()));
    const providers = await rpc('portal_provider_search', { p_name: pattern });
    const industries = await rpc('portal_sic_search', { p_name: pattern });
    expect(providers).toContain(odd);
    expect(providers).toHaveLength(Math.min(20, holding(await all('pension_providers')).length));
    expect(industries).toContain(odd);
    expect(industries).toHaveLength(Math.min(20, holding(await all('industries')).length));
  });

  it('does not act as a wildcard in the guide search', async () => {
    const { rpc } = await customer();
    for (const pattern of ['%%%', '___', '|||', '.{88}', '^.*$']) {
      expect(await rpc('search', { p_query: pattern }), pattern).toEqual([]);
    }
  });

  it('is truncated to the longest possible name in searches', async () => {
    const { rpc } = await customer();
    const huge = 'x'.repeat(1_000_000);
    expect(await rpc('portal_provider_search', { p_name: huge })).toEqual([]);
    expect(await rpc('portal_sic_search', { p_name: huge })).toEqual([]);
    expect(await rpc('search', { p_query: huge })).toEqual([]);
  });
});

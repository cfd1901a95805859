import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { customerAt } from './customers';
import { describeOnDatabase, type Headers } from './engine';

const tooOften = {
  code: 'PT429',
  message: 'Too many tries. Please wait a few minutes and try again.',
  hint: 'too_often',
};
const missing = { code: 'PT404', hint: 'missing' };
const p_marketing = { email: true, text: true, post: true };

/** The procedures without login, called for an unknown customer. */
const open: [string, object][] = [
  ['portal_welcome_back', { p_id: randomUUID() }],
  ['marketing', { p_id: randomUUID(), p_email: 'nobody@example.com' }],
  ['marketing_update', { p_id: randomUUID(), p_email: 'nobody@example.com', p_marketing }],
  ['news_unsubscribe', { p_token: randomUUID() }],
];

describeOnDatabase('Limits', (database) => {
  let clients = 0;
  const newClient = (): Headers => ({ 'cf-connecting-ip': `203.0.113.${(clients += 1)}` });
  const ask = (procedure: string, parameters: object, headers: Headers) =>
    database.as('anon', headers).rpc(procedure, parameters);

  beforeEach(async () => {
    await database.owner(
      `update public.settings set request_limit = 3, request_window = '100 years', client_address_header = 'cf-connecting-ip'`,
    );
  });

  it.each(open)('stop guesses at %s, per client', async (procedure, parameters) => {
    const client = newClient();
    for (let tries = 1; tries <= 3; tries += 1) {
      await expect(ask(procedure, parameters, client)).rejects.toMatchObject(missing);
    }
    await expect(ask(procedure, parameters, client)).rejects.toMatchObject(tooOften);
    await expect(ask(procedure, parameters, client)).rejects.toMatchObject(tooOften);
    await expect(ask(procedure, parameters, newClient())).rejects.toMatchObject(missing);
  });

  it('count successes and failures equally, so that the count reveals nothing', async () => {
    const me = await customerAt(database, 13);
    const [invite] = await database.owner(
      `insert into public.invites (email, name) values ('a@example.com', 'Ada') returning id`,
    );
    const [token] = await database.owner('select unsubscribe_token as id from public.profiles where id = $1', [me.id]);
    const link = { p_id: me.id, p_email: me.email };
    const right: [string, object][] = [
      ['portal_welcome_back', { p_id: invite?.id }],
      ['marketing', link],
      ['marketing_update', { ...link, p_marketing }],
      ['news_unsubscribe', { p_token: token?.id }],
    ];
    for (const [procedure, parameters] of right) {
      const client = newClient();
      for (let tries = 1; tries <= 3; tries += 1) await ask(procedure, parameters, client);
      await expect(ask(procedure, parameters, client), procedure).rejects.toMatchObject(tooOften);
    }
    const refusalOf = (parameters: object) =>
      ask('marketing', parameters, newClient()).catch((error: unknown) => error);
    const known = await refusalOf({ ...link, p_email: 'other@example.com' });
    expect(known).toMatchObject(missing);
    expect(known).toEqual(await refusalOf({ p_id: randomUUID(), p_email: 'other@example.com' }));
  });

  it('of one procedure do not affect other procedures', async () => {
    const client = newClient();
    for (let tries = 1; tries <= 4; tries += 1) await ask('marketing', {}, client).catch(() => undefined);
    await expect(ask('portal_welcome_back', { p_id: 'x' }, client)).rejects.toMatchObject(missing);
  });

  it.each([
    ['the nearest proxy’s entry', { 'x-forwarded-for': '198.51.100.1, 192.0.2.7' }, { 'x-forwarded-for': '192.0.2.7' }],
    [
      'the first half of version 6',
      { 'cf-connecting-ip': '2001:db8:1:2::1' },
      { 'cf-connecting-ip': '2001:DB8:1:2:9::' },
    ],
    ['nothing', {}, { 'cf-connecting-ip': 'no address' }],
  ])('identify a client by %s', async (_what, one: Headers, same: Headers) => {
    await database.owner('delete from private.request_counts');
    for (let tries = 1; tries <= 3; tries += 1) await ask('marketing', {}, one).catch(() => undefined);
    await expect(ask('marketing', {}, same)).rejects.toMatchObject(tooOften);
    await expect(ask('marketing', {}, { 'cf-connecting-ip': '2001:db8:1:3::1' })).rejects.toMatchObject(missing);
  });

  it('identify a client by the configured header', async () => {
    await database.owner(`update public.settings set client_address_header = 'X-Real-IP'`);
    const headers = { 'x-real-ip': '192.0.2.50' };
    for (let tries = 1; tries <= 3; tries += 1) {
      await ask('marketing', {}, { ...headers, 'cf-connecting-ip': `192.0.2.${tries}` }).catch(() => undefined);
    }
    await expect(ask('marketing', {}, headers)).rejects.toMatchObject(tooOften);
  });

  it('apply to concurrent requests', async () => {
    const client = newClient();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => ask('marketing', {}, client).catch((error: unknown) => Object(error).code)),
    );
    expect(outcomes.toSorted()).toEqual([...Array(3).fill('PT404'), ...Array(5).fill('PT429')]);
  });

  it('end with their window, whose counts the next window deletes', async () => {
    await database.owner('delete from private.request_counts');
    const client = newClient();
    for (let tries = 1; tries <= 4; tries += 1) await ask('marketing', {}, client).catch(() => undefined);
    await database.owner(
      `update private.request_counts set window_start = window_start - interval '100 years', window_end = now()`,
    );
    await expect(ask('marketing', {}, client)).rejects.toMatchObject(missing);
    const rows = await database.owner('select who, count from private.request_counts');
    expect(rows).toEqual([{ who: expect.stringMatching(/^[0-9a-f]{64}$/), count: 1 }]);
  });

  it('are available to server functions through the service role', async () => {
    const office = database.as('service_role');
    const who = { p_what: 'address', p_who: (await customerAt(database, 1)).id };
    for (let tries = 1; tries <= 3; tries += 1) {
      expect(await office.rpc('backoffice_count_request', who)).toBe(true);
    }
    expect(await office.rpc('backoffice_count_request', who)).toBe(false);
    expect(await office.rpc('backoffice_count_request', { ...who, p_who: 'another' })).toBe(true);
    await expect(office.rpc('backoffice_count_request', { ...who, p_who: '' })).rejects.toMatchObject({
      code: 'PT400',
    });
    await expect(database.as('anon').rpc('backoffice_count_request', who)).rejects.toMatchObject({ code: '42501' });
  });
});

import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { defaultAgreements } from '../../src/features/authorisation/agreements';
import { authorisationMessages } from '../../src/features/authorisation/messages';
import { authorisation, customerAt, signature } from './customers';
import { describeOnBothEngines } from './engine';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const older = { portal_personal: { p_date_of_birth: '1962-04-05' } };
const younger = { portal_personal: { p_date_of_birth: '1962-04-06' } };
const terms = { code: 'PT400', message: 'Please agree to all terms before proceeding.' };
const png = (bytes: number) =>
  `data:image/png;base64,${Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(bytes)]).toString('base64')}`;

describeOnBothEngines('Signing', (database) => {
  const recordOf = async (id: string) => {
    const [row] = await database.owner(
      `select to_jsonb(a)::text as record from public.authorisations a where user_id = $1 order by number desc limit 1`,
      [id],
    );
    return JSON.parse(String(row?.record));
  };
  const broken = async () =>
    (await database.owner('select public.backoffice_check_authorisations()::integer as number')).map(
      ({ number }) => number,
    );

  it('requires both agreements of customers born on or before 5 April 1962', async () => {
    const me = await customerAt(database, 11, older);
    await expect(me.rpc('portal_authorisation', { ...authorisation, p_hmrc_authorised: false })).rejects.toMatchObject(
      terms,
    );
    await expect(me.rpc('portal_authorisation', { ...authorisation, p_data_protection: false })).rejects.toMatchObject(
      terms,
    );
    await expect(me.rpc('portal_authorisation', authorisation)).resolves.toEqual([12]);
    expect(await recordOf(me.id)).toMatchObject({ kind: 'application', data_protection: true, hmrc_authorised: true });
  });

  it('does not record HMRC for customers born later, whatever they send', async () => {
    const me = await customerAt(database, 11, younger);
    await expect(me.rpc('portal_authorisation', { ...authorisation, p_data_protection: false })).rejects.toMatchObject(
      terms,
    );
    await expect(me.rpc('portal_authorisation', authorisation)).resolves.toEqual([12]);
    const record = await recordOf(me.id);
    expect(record).toMatchObject({ hmrc_authorised: false });
    expect(record.agreements.map(({ id }: { id: string }) => id)).toEqual(['data-protection']);
  });

  it.each([
    ['nothing', null, 'Please provide your signature before proceeding.'],
    ['an empty text', '', 'Please provide your signature before proceeding.'],
    [
      'a web address',
      'https://example.com/me.png',
      'Your signature could not be read. Please clear it and sign again.',
    ],
    [
      'an SVG',
      'data:image/svg+xml;base64,PHN2Zy8+',
      'Your signature could not be read. Please clear it and sign again.',
    ],
    ['a page', 'data:text/html;base64,PGI+', 'Your signature could not be read. Please clear it and sign again.'],
    [
      'something else called PNG',
      'data:image/png;base64,AAAA',
      'Your signature could not be read. Please clear it and sign again.',
    ],
    ['no base64', 'data:image/png;base64,%%%', 'Your signature could not be read. Please clear it and sign again.'],
    ['too much', png(500_000), 'Your signature could not be read. Please clear it and sign again.'],
  ])('refuses %s for a signature', async (_what, p_signature, message) => {
    const me = await customerAt(database, 11);
    const call = me.rpc('portal_authorisation', { ...authorisation, p_signature });
    await expect(call).rejects.toMatchObject({ code: 'PT400', message, hint: 'p_signature' });
    expect(await database.owner('select 1 from public.authorisations where user_id = $1', [me.id])).toEqual([]);
  });

  it.each([
    ['a good one', png(1000), { screenshot: png(1000), screenshot_problem: null }],
    ['none', null, { screenshot: null, screenshot_problem: null }],
    ['a broken one', 'data:image/png;base64,AAAA', { screenshot: null, screenshot_problem: 'not-an-image' }],
    [
      'a huge one',
      `data:image/png;base64,${'A'.repeat(14_000_000)}`,
      { screenshot: null, screenshot_problem: 'too-large' },
    ],
  ])('never fails for the screenshot: %s', async (_what, p_screenshot, kept) => {
    const me = await customerAt(database, 11);
    await expect(me.rpc('portal_authorisation', { ...authorisation, p_screenshot })).resolves.toEqual([12]);
    expect(await recordOf(me.id)).toMatchObject(kept);
  });

  it('stores how it was signed, and the agreed wordings', async () => {
    await database.owner(`update public.settings set company_name = 'Example Tracing Ltd'`);
    const me = await customerAt(database, 11, older);
    const evidence = {
      method: 'typed',
      screenshot: 'blank',
      agreements: [
        { id: 'data-protection', version: 1 },
        { id: 'hmrc', version: '1' },
      ],
    };
    const shown = await me.rpc('portal_agreements');
    const api = database.as(me.id, { 'x-evidence': JSON.stringify(evidence) });
    await api.rpc('portal_authorisation', { ...authorisation, p_screenshot: png(10) });
    const record = await recordOf(me.id);
    expect(record).toMatchObject({
      evidence,
      signature,
      signature_sha256: sha256(signature),
      screenshot_sha256: sha256(png(10)),
      agreements: shown,
    });
    expect(record.agreements).toMatchObject([
      { id: 'data-protection', version: 1, text: expect.stringContaining('I authorise Example Tracing Ltd to keep') },
      { id: 'hmrc', version: 1, text: expect.stringContaining('State Earnings-Related Pension Scheme') },
    ]);
  });

  it('stores the same default wordings that the library shows', async () => {
    const company = 'Example & Sons';
    await database.owner('update public.settings set company_name = $1', [company]);
    const me = await customerAt(database, 11, older);
    expect(await me.rpc('portal_agreements')).toEqual(defaultAgreements(authorisationMessages, company));
  });

  it.each([
    ['an older version', { id: 'data-protection', version: 1 }],
    ['a version that never existed', { id: 'data-protection', version: 99 }],
    ['no version', { id: 'data-protection' }],
    ['an agreement that the database does not have', { id: 'of-the-firm', version: 1 }],
  ])('refuses a signature over %s', async (_what, shown) => {
    await database.owner(
      `insert into public.agreements (id, version, name, text) values ('data-protection', 2, 'New', 'Newer words')
       on conflict do nothing`,
    );
    const me = await customerAt(database, 11, younger);
    const evidence = (agreement: object) => ({ 'x-evidence': JSON.stringify({ agreements: [agreement] }) });
    await expect(database.as(me.id, evidence(shown)).rpc('portal_authorisation', authorisation)).rejects.toMatchObject({
      code: 'PT409',
      message: 'The wording of an agreement has changed. Please reload the page and read it again.',
      hint: 'agreement_version',
    });
    const newest = evidence({ id: 'data-protection', version: 2 });
    await database.as(me.id, newest).rpc('portal_authorisation', authorisation);
    expect((await recordOf(me.id)).agreements).toMatchObject([{ version: 2, text: 'Newer words' }]);
  });

  it.each(['not json', '[]', '7', `{"x":"${'y'.repeat(9000)}"}`, '{"agreements":"all"}', '{"agreements":[7,{}]}'])(
    'accepts the malformed evidence %.30s',
    async (header) => {
      const me = await customerAt(database, 11);
      await expect(
        database.as(me.id, { 'x-evidence': header }).rpc('portal_authorisation', authorisation),
      ).resolves.toEqual([12]);
    },
  );

  it('seals every record with the one before it, also for concurrent signings', async () => {
    const signers = await Promise.all(Array.from({ length: 4 }, () => customerAt(database, 11)));
    await Promise.all(signers.map((signer) => signer.rpc('portal_authorisation', authorisation)));
    const chain = await database.owner(
      `select number::integer, hash, previous_hash, hash = private.authorisation_hash(a) as sealed
       from public.authorisations a order by number`,
    );
    expect(chain.length).toBeGreaterThanOrEqual(4);
    chain.forEach((record, index) => {
      expect(record).toMatchObject({
        number: index + 1,
        sealed: true,
        previous_hash: index === 0 ? '0'.repeat(64) : chain[index - 1]?.hash,
      });
    });
    expect(await broken()).toEqual([]);
  });

  it('refuses every change, deletion and truncation of a record', async () => {
    await customerAt(database, 12);
    const refused = { code: 'PT403', message: 'An authorisation cannot be changed or removed.' };
    for (const sql of [
      `update public.authorisations set hmrc_authorised = not hmrc_authorised`,
      `update public.authorisations set signature = null`,
      `update public.authorisations set signature = null, screenshot = null, evidence = null, erased_at = now(), kind = 'action'`,
      `delete from public.authorisations`,
      `truncate public.authorisations`,
    ]) {
      await expect(database.owner(sql), sql).rejects.toMatchObject(refused);
      await expect(database.as('service_role').select(sql), sql).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('reports the records that were changed', async () => {
    await Promise.all([customerAt(database, 12), customerAt(database, 12)]);
    const [last] = await database.owner('select max(number)::integer as number from public.authorisations');
    const tamper = async (sql: string) => {
      await database.owner('alter table public.authorisations disable trigger user');
      await database.owner(sql);
      await database.owner('alter table public.authorisations enable trigger user');
    };
    expect(await broken()).toEqual([]);
    await tamper(`update public.authorisations set hmrc_authorised = not hmrc_authorised where number = 1`);
    expect(await broken()).toEqual([1]);
    await tamper(`update public.authorisations set hmrc_authorised = not hmrc_authorised where number = 1`);
    await tamper(`update public.authorisations set signature = signature || ' ' where number = 2`);
    expect(await broken()).toEqual([2]);
    await tamper(`delete from public.authorisations where number = 2`);
    expect(await broken()).toEqual([2]);
    expect(last?.number).toBeGreaterThan(3);
  });

  it('reopens the portal after a requested authorisation', async () => {
    const me = await customerAt(database, 12);
    const office = database.as('service_role');
    expect(await office.rpc('backoffice_request_authorisation', { p_user: me.id })).toEqual([15]);
    await expect(office.rpc('backoffice_request_authorisation', { p_user: me.id })).rejects.toMatchObject({
      code: 'PT404',
    });
    expect(await me.rpc('portal_action_authorisation', authorisation)).toEqual([13]);
    expect(await recordOf(me.id)).toMatchObject({ kind: 'action' });
  });
});

import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { sampleAgreements, sampleLetter } from '../../src/adapters/memory/sampleAgreements';
import { address, authorisation, customerAt, signature, tagsOf, type TestCustomer } from './customers';
import { describeOnDatabase } from './engine';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const older = { portal_personal: { p_date_of_birth: '1962-04-05' } };
const younger = { portal_personal: { p_date_of_birth: '1962-04-06' } };
const terms = { code: 'PT400', message: 'Please agree to all terms before proceeding.' };
/** A PNG of one pixel with a comment of this length. */
const png = (comment: number) => {
  const [head, content] = signature.split(',');
  const bytes = Buffer.from(content ?? '', 'base64');
  const chunk = Buffer.alloc(comment + 12);
  chunk.writeUInt32BE(comment, 0);
  chunk.write('tEXt', 4, 'ascii');
  return `${head},${Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)]).toString('base64')}`;
};
const changed = (change: (bytes: Buffer) => Buffer | void) => {
  const bytes = Buffer.from(signature.split(',')[1] ?? '', 'base64');
  return `data:image/png;base64,${(change(bytes) ?? bytes).toString('base64')}`;
};
const unreadable = 'Your signature could not be read. Please clear it and sign again.';

describeOnDatabase('Signing', (database) => {
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

  /** Signs nothing: for refusals. */
  let signer: TestCustomer;
  beforeAll(async () => {
    signer = await customerAt(database, 11);
  });

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

  it('ignores the HMRC agreement of customers born later', async () => {
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
    ['a web address', 'https://example.com/me.png', unreadable],
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zy8+', unreadable],
    ['a page', 'data:text/html;base64,PGI+', unreadable],
    ['something else called PNG', 'data:image/png;base64,AAAA', unreadable],
    ['no base64', 'data:image/png;base64,%%%', unreadable],
    ['too much', png(500_000), unreadable],
    ['the first bytes of a PNG', changed((bytes) => bytes.subarray(0, 8)), unreadable],
    ['a PNG that breaks off', changed((bytes) => bytes.subarray(0, -1)), unreadable],
    ['a PNG with more behind it', changed((bytes) => Buffer.concat([bytes, bytes])), unreadable],
    ['a PNG without width', changed((bytes) => void bytes.writeUInt32BE(0, 16)), unreadable],
    ['a PNG that is too wide', changed((bytes) => void bytes.writeUInt32BE(5001, 16)), unreadable],
    ['a PNG that is too high', changed((bytes) => void bytes.writeUInt32BE(2 ** 32 - 1, 20)), unreadable],
    ['a PNG with a chunk beyond its end', changed((bytes) => void bytes.writeUInt32BE(2 ** 31, 33)), unreadable],
    ['a PNG without data', changed((bytes) => Buffer.concat([bytes.subarray(0, 33), bytes.subarray(-12)])), unreadable],
  ])('refuses %s for a signature', async (_what, p_signature, message) => {
    const me = signer;
    const call = me.rpc('portal_authorisation', { ...authorisation, p_signature });
    await expect(call).rejects.toMatchObject({ code: 'PT400', message, hint: 'p_signature' });
    expect(await database.owner('select 1 from public.authorisations where user_id = $1', [me.id])).toEqual([]);
  });

  it.each([
    ['valid', png(1000), { screenshot: png(1000), screenshot_problem: null }],
    ['none', null, { screenshot: null, screenshot_problem: null }],
    ['broken', 'data:image/png;base64,AAAA', { screenshot: null, screenshot_problem: 'not-an-image' }],
    ['huge', `data:image/png;base64,${'A'.repeat(14_000_000)}`, { screenshot: null, screenshot_problem: 'too-large' }],
  ])('succeeds with any screenshot: %s', async (_what, p_screenshot, kept) => {
    const me = await customerAt(database, 11);
    await expect(me.rpc('portal_authorisation', { ...authorisation, p_screenshot })).resolves.toEqual([12]);
    expect(await recordOf(me.id)).toMatchObject(kept);
  });

  it('stores how it was signed, and the agreed wordings', async () => {
    await database.owner(`update public.settings set company_name = 'Example Tracing Ltd'`);
    const me = await customerAt(database, 11, older);
    const shown = Object(await me.rpc('portal_agreements'));
    const evidence = { method: 'typed', screenshot: 'faint', wording: shown.wording, translated: true, faint: true };
    const headers = { 'x-evidence': JSON.stringify(evidence), 'cf-connecting-ip': '2001:db8::7' };
    const api = database.as(me.id, headers, { aal: 'aal2', session_id: 'the-session' });
    await api.rpc('portal_authorisation', { ...authorisation, p_screenshot: png(10) });
    const record = await recordOf(me.id);
    expect(record).toMatchObject({
      evidence: {
        ...evidence,
        seen: { at: record.signed_at, address: '2001:db8::7', aal: 'aal2', session_id: 'the-session' },
      },
      signature,
      signature_sha256: sha256(signature),
      screenshot_sha256: sha256(png(10)),
      letter: shown.letter,
      agreements: shown.agreements,
    });
    expect(record.letter).toMatchObject([
      { id: 'letter', version: 1, text: 'I authorise Example Tracing Ltd to look for my pensions.' },
      { id: 'letter-allows' },
      { id: 'letter-hmrc', text: expect.stringContaining('State Earnings-Related Pension Scheme') },
      { id: 'letter-limits' },
      { id: 'letter-withdraw' },
    ]);
    expect(record.agreements).toMatchObject([
      { id: 'data-protection', version: 1, text: expect.stringContaining('I authorise Example Tracing Ltd to keep') },
      { id: 'hmrc', version: 1, text: expect.stringContaining('about my SERPS pensions') },
    ]);
  });

  it('keeps known keys of known types of the evidence only', async () => {
    const me = await customerAt(database, 11);
    const { wording } = Object(await me.rpc('portal_agreements'));
    const evidence = { method: 'drawn', screenshot: 'taken', wording };
    const sent = { ...evidence, translated: 'yes', faint: 'yes', seen: 'made up', note: { deep: ['x'.repeat(5000)] } };
    await database.as(me.id, { 'x-evidence': JSON.stringify(sent) }).rpc('portal_authorisation', authorisation);
    const { evidence: kept, signed_at } = await recordOf(me.id);
    expect(kept).toEqual({ ...evidence, seen: { at: signed_at, address: null, aal: null, session_id: null } });
  });

  it.each([
    [11, 'portal_authorisation'],
    [15, 'portal_action_authorisation'],
  ])('refuses a letter without an address (tag %i), until the customer adds one', async (tag, procedure) => {
    const me = await customerAt(database, 11);
    await database.owner('update public.profiles set tags = array[$1::integer] where id = $2', [tag, me.id]);
    await database.owner('update public.addresses set type = 2 where user_id = $1', [me.id]);
    await expect(me.rpc(procedure, authorisation)).rejects.toMatchObject({
      code: 'PT409',
      message: 'Your letter needs the address where you live now. Please add it, then read and sign the letter.',
      hint: 'address',
    });
    expect(await tagsOf(database, me.id)).toEqual([tag]);
    await me.rpc('portal_address', address);
    await expect(me.rpc(procedure, authorisation)).resolves.toEqual([tag === 11 ? 12 : 13]);
    expect((await recordOf(me.id)).signer).toMatchObject({ address: { line1: '10 Sample Street' } });
  });

  it('requires the same wordings as the backend in memory', async () => {
    const company = 'Example & Sons';
    await database.owner('update public.settings set company_name = $1', [company]);
    const me = await customerAt(database, 11, older);
    const named = (texts: typeof sampleLetter) =>
      texts.map((one) => ({ ...one, text: one.text.replaceAll('{company}', company) }));
    expect(await me.rpc('portal_agreements')).toEqual({
      company_name: company,
      company_address: null,
      letter: named(sampleLetter),
      agreements: named(sampleAgreements),
      signer: {
        title: 2,
        first_name: 'Ada',
        last_name: 'Lovelace',
        previous_names: ['Augusta Ada Byron'],
        address: { line1: '10 Sample Street', line2: null, line3: null, city: 'Sampleton', postcode: 'EX71 3AA' },
      },
      wording: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it.each([
    [
      'a new version',
      `insert into public.agreements (id, version, name, text) values ('data-protection', 2, 'New', 'x')`,
    ],
    [
      'a further agreement',
      `insert into public.agreements (id, version, name, text) values ('fees', 1, 'Fees', 'None')`,
    ],
    [
      'another part of the letter',
      `insert into public.agreements (id, version, letter_place, name, text) values ('letter-fees', 1, 6, 'Fees', 'None')`,
    ],
    ['another name of the firm', `update public.settings set company_name = 'Another Firm'`],
    ['another address of the firm', `update public.settings set company_address = '2 Sample Street'`],
  ])('refuses a signature from before %s, and accepts one of the new wording', async (_what, change) => {
    const me = await customerAt(database, 11, younger);
    const evidence = async () => {
      const { wording } = Object(await me.rpc('portal_agreements'));
      return { 'x-evidence': JSON.stringify({ method: 'drawn', screenshot: 'taken', wording }) };
    };
    const before = await evidence();
    await database.owner(change);
    await expect(database.as(me.id, before).rpc('portal_authorisation', authorisation)).rejects.toMatchObject({
      code: 'PT409',
      message: 'The wording has changed. Please read the new wording below, agree to it, and send it again.',
      hint: 'wording',
    });
    expect(await database.owner('select 1 from public.authorisations where user_id = $1', [me.id])).toEqual([]);
    const { agreements } = Object(await me.rpc('portal_agreements'));
    await expect(database.as(me.id, await evidence()).rpc('portal_authorisation', authorisation)).resolves.toEqual([
      12,
    ]);
    expect((await recordOf(me.id)).agreements).toEqual(agreements);
  });

  it.each([
    '',
    'not json',
    '[]',
    '7',
    `{"method":"drawn","screenshot":"taken","x":"${'y'.repeat(9000)}"}`,
    '{"method":"guessed","screenshot":"taken"}',
    '{"method":"drawn"}',
    '{"method":"drawn","screenshot":7}',
    '{"method":["drawn"],"screenshot":"taken"}',
    '{"screenshot":"taken"}',
    `{"method":"drawn","screenshot":"${'y'.repeat(101)}"}`,
  ])('refuses the evidence %.40s', async (header) => {
    const me = signer;
    await expect(
      database.as(me.id, { 'x-evidence': header }).rpc('portal_authorisation', authorisation),
    ).rejects.toMatchObject({
      code: 'PT400',
      message: 'We need to know how you signed. Please reload the page and sign again.',
      hint: 'evidence',
    });
  });

  it('calls the firm’s anchor function at each signing', async () => {
    await database.owner('create table private.anchored (line text)');
    await database.owner('alter table private.anchored owner to project_owner');
    await database.owner(
      `create or replace function private.anchor(p_number bigint, p_hash text) returns void language sql
       set search_path = '' as $$ insert into private.anchored values (p_number || ':' || p_hash) $$`,
    );
    const me = await customerAt(database, 12);
    const { number, hash } = await recordOf(me.id);
    expect(await database.owner('select line from private.anchored')).toEqual([{ line: `${number}:${hash}` }]);
  });

  it('seals every record with the previous one, even for concurrent signings', async () => {
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

  const request = (parameters: object) =>
    database.as('service_role').rpc('backoffice_request_authorisation', { p_by: 'Sam', ...parameters });
  const signAgain = async (me: TestCustomer) => Object(await me.rpc('portal_agreements')).sign_again;

  it('reopens the portal after a requested authorisation, and forgets why it was requested', async () => {
    const me = await customerAt(database, 12);
    const asked = { p_user: me.id, p_reason: 'address_changed' };
    expect(await request({ ...asked, p_words: ' You moved in May. ' })).toEqual([15]);
    expect(await signAgain(me)).toEqual({
      reason: 'address_changed',
      words: 'You moved in May.',
      old_letter: 'kept',
    });
    await expect(request(asked)).rejects.toMatchObject({ code: 'PT404' });
    expect(await me.rpc('portal_action_authorisation', authorisation)).toEqual([13]);
    expect(await recordOf(me.id)).toMatchObject({ kind: 'action' });
    expect(await signAgain(me)).toBeUndefined();
    expect(await request({ ...asked, p_reason: 'signature_unclear', p_words: ' \n ' })).toEqual([15]);
    expect(await signAgain(me)).toEqual({ reason: 'signature_unclear', words: null, old_letter: 'dropped' });
  });

  it('says of the earlier letter what the firm says, and nothing without one', async () => {
    const [me, other] = [await customerAt(database, 13), await customerAt(database, 11)];
    await request({ p_user: me.id, p_reason: 'newer_needed', p_old_letter: 'dropped' });
    expect(await signAgain(me)).toMatchObject({ old_letter: 'dropped' });
    await database.owner(`update public.profiles set tags = '{13}' where id = $1`, [other.id]);
    const asked = { p_user: other.id, p_reason: 'newer_needed' };
    await expect(request({ ...asked, p_old_letter: 'kept' })).rejects.toMatchObject({
      code: 'PT409',
      message: 'This customer has no earlier letter.',
    });
    await request(asked);
    expect(await signAgain(other)).toMatchObject({ old_letter: null });
  });

  const reasons = 'name_changed, address_changed, details_corrected, signature_unclear, newer_needed, wording_changed';
  it.each([
    ['no reason', { p_reason: null }, `Please give a reason, one of: ${reasons}.`],
    ['an unknown reason', { p_reason: 'moved' }, `There is no reason "moved". Use one of: ${reasons}.`],
    ['long words', { p_words: 'x'.repeat(501) }, 'The words should not exceed 500 characters'],
    ['another state of the letter', { p_old_letter: 'valid' }, 'Say "kept" or "dropped" for the earlier letter.'],
  ])('is not requested with %s', async (_what, parameters, message) => {
    const me = await customerAt(database, 13);
    await expect(request({ p_user: me.id, p_reason: 'newer_needed', ...parameters })).rejects.toMatchObject({
      code: 'PT400',
      message,
    });
    expect(await me.rpc('portal_user')).toMatchObject({ tags: [13] });
  });
});

import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { address, customerAt, pension, personal, trace, type TestCustomer } from './customers';
import { describeOnDatabase } from './engine';

const tooLong = (length: number) => 'x'.repeat(length);

type Case = [string, object, string];

/** A description of the wrong value, the value, and the message. */
const wrongPersonal: Case[] = [
  ['no title', { p_title: null }, 'Please select a title'],
  ['an unknown title', { p_title: 9 }, 'Please select a title'],
  ['an empty first name', { p_first_name: ' ' }, 'Please enter a first name'],
  ...['A', tooLong(31), 'Ada1', 'O’Brien', 'Smith-Jones', 'A.', '🙂🙂', '´da', '_da'].map((name): Case => [
    `first name ${name}`,
    { p_first_name: name },
    'Please enter a valid first name (2 to 30 characters, letters and spaces only)',
  ]),
  ['an empty last name', { p_last_name: '\u00a0' }, 'Please enter a last name'],
  [
    'a last name with a digit',
    { p_last_name: 'L0velace' },
    'Please enter a valid last name (2 to 30 characters, letters and spaces only)',
  ],
  ['an empty previous name', { p_previous_names: [''] }, 'Please enter a previous name'],
  [
    'a short previous name',
    { p_previous_names: ['Ada Byron', 'A'] },
    'Please enter a valid previous name (2 to 60 letters)',
  ],
  [
    'a previous name with a digit',
    { p_previous_names: ['Thornton 2'] },
    'Please enter a valid previous name (2 to 60 letters)',
  ],
  ['a long previous name', { p_previous_names: [tooLong(61)] }, 'Please enter a valid previous name (2 to 60 letters)'],
  [
    'previous names that are no list',
    { p_previous_names: { name: 'x' } },
    'Please enter a valid previous name (2 to 60 letters)',
  ],
  [
    '51 previous names',
    { p_previous_names: Array.from({ length: 51 }, () => 'Ada Byron') },
    'Please enter at most 50 previous names',
  ],
  ['no phone', { p_phone_number: '' }, 'Please enter a phone number'],
  ...[
    '12345',
    '07700 90012',
    '0208 946 0000',
    '020 7946 0123',
    '0345 678 9012',
    '+1 212 555 0100',
    '077009001234',
    'seven',
    '٠٧٧٠٠٩٠٠١٢٣',
  ].map((phone): Case => [
    `phone ${phone}`,
    { p_phone_number: phone },
    'Please enter a valid UK phone number or landline',
  ]),
  ['an omitted NI number', { p_national_insurance: undefined }, 'Please enter a national insurance number'],
  ['no NI number', { p_national_insurance: ' ' }, 'Please enter a national insurance number'],
  ...[
    'AB123456',
    'AB123456E',
    'DA123456A',
    'AO123456A',
    'BG123456A',
    'GB123456C',
    'QQ123456C',
    'NK123456A',
    'ZZ123456A',
    'ÁB123456A',
    'AB1234567A',
    '--',
  ].map((number): Case => [
    `NI number ${number}`,
    { p_national_insurance: number },
    'Please enter a valid national insurance number',
  ]),
  ['no birth date', { p_date_of_birth: '' }, 'Please enter a day'],
  ['a month that is not', { p_date_of_birth: '1960-13-01' }, 'Please enter a valid month (1 to 12 months)'],
  ['a day that is not', { p_date_of_birth: '1961-02-29' }, 'Please enter a valid day (1 to 28 days in this month)'],
  ['day 31 in April', { p_date_of_birth: '1961-04-31' }, 'Please enter a valid day (1 to 30 days in this month)'],
  ['a date before 1900', { p_date_of_birth: '1899-12-31' }, 'Date of birth cannot be before 1900'],
];

const wrongAddress: Case[] = [
  ['no line 1', { p_line1: '' }, 'Please enter the first line of your address'],
  ['a long line 1', { p_line1: tooLong(101) }, 'Address line 1 should not exceed 100 characters'],
  ['a long line 2', { p_line2: tooLong(101) }, 'Address line 2 should not exceed 100 characters'],
  ['a long line 3', { p_line3: tooLong(101) }, 'Address line 3 should not exceed 100 characters'],
  ['no city', { p_city: ' ' }, 'Please enter a city'],
  ['a long city', { p_city: tooLong(51) }, 'City name should not exceed 50 characters'],
  ['no postcode', { p_postcode: '' }, 'Please enter a postcode'],
  ...['SW1A', 'SW1A 1A', 'QW1A 1AA', 'AJ1 1AA', 'SW1A 1CA', '1AA 1AA', 'SW1A 1ÀA'].map((postcode): Case => [
    `postcode ${postcode}`,
    { p_postcode: postcode },
    'Please enter a valid postcode',
  ]),
];

const currentYear = 'Please enter a valid year between 1978 and ';
const wrongTrace: Case[] = [
  ['no employer', { p_employer: '' }, 'Please enter an employer name'],
  ['a long employer', { p_employer: tooLong(101) }, 'Employer should not exceed 100 characters'],
  ['a long job title', { p_title: tooLong(101) }, 'Job title should not exceed 100 characters'],
  ['a long industry', { p_industry: tooLong(201) }, 'Industry should not exceed 200 characters'],
  ['a long provider', { p_provider: tooLong(101) }, 'Provider should not exceed 100 characters'],
  ['a long policy number', { p_policy: tooLong(101) }, 'Policy number should not exceed 100 characters'],
  ['a start before birth', { p_start_year: 1959 }, 'Please enter a valid year that is after your birth year.'],
  ['a start before 18', { p_start_year: 1977 }, 'Please enter a valid year that is after you can legally contribute.'],
  ['a start in the future', { p_start_year: 2999 }, currentYear],
  ['a year of three digits', { p_start_year: 999 }, currentYear],
  ['an end in the future', { p_end_year: 2999 }, currentYear],
  ['an end before the start', { p_end_year: 1989, p_start_year: 1990 }, 'End year must be greater than start year.'],
  ['an address without city', { p_address: { line1: '1', postcode: 'SW1A 1AA' } }, 'Please enter a city'],
  ['an address that is text', { p_address: 'here' }, 'Please enter the first line of your address'],
  [
    'an employer address without postcode',
    { p_employer_address: { line1: '1', city: 'X' } },
    'Please enter a postcode',
  ],
];

const wrongPension: Case[] = [
  ['no provider', { p_provider: ' ' }, 'Please enter a provider'],
  ['a long provider', { p_provider: tooLong(101) }, 'Provider should not exceed 100 characters'],
  ['a long policy number', { p_policy: tooLong(101) }, 'Policy number should not exceed 100 characters'],
  ['no policy number', { p_policy: ' ' }, 'Please enter a policy number'],
  ['no start year', { p_start_year: null }, 'Please enter a start year'],
  ['a start before birth', { p_start_year: 1959 }, 'Please enter a valid year that is after your birth year.'],
  ['an end in the future', { p_end_year: 2999, p_paying: false }, currentYear],
  ['no end year', { p_end_year: null, p_paying: false }, 'Please enter a end year'],
  ['a start before 18', { p_start_year: 1977 }, 'Please enter a valid year that is after you can legally contribute.'],
  [
    'an end in the year of the start',
    { p_end_year: 1990, p_paying: false },
    'End year must be greater than start year.',
  ],
  [
    'an address without line 1',
    { p_address: { city: 'X', postcode: 'SW1A 1AA' } },
    'Please enter the first line of your address',
  ],
];

describeOnDatabase('Validation', (database) => {
  let atPersonal: TestCustomer;
  let atAddress: TestCustomer;
  let inPortal: TestCustomer;
  beforeAll(async () => {
    atPersonal = await customerAt(database, 1);
    atAddress = await customerAt(database, 2);
    inPortal = await customerAt(database, 13);
  });

  it.each(wrongPersonal)('refuses %s', async (_what, wrong, message) => {
    await expect(atPersonal.rpc('portal_personal', { ...personal, ...wrong })).rejects.toMatchObject({
      code: 'PT400',
      message,
      hint: Object.keys(wrong)[0],
    });
    expect(await atPersonal.rpc('portal_user')).toMatchObject({ tags: [1], birth_date: null, phone: null });
  });

  it.each(wrongAddress)('refuses an address with %s', async (_what, wrong, message) => {
    const call = atAddress.rpc('portal_address', { ...address, ...wrong });
    await expect(call).rejects.toMatchObject({ code: 'PT400', message, hint: Object.keys(wrong)[0] });
    expect(await atAddress.rpc('portal_user')).toMatchObject({ tags: [2], addresses: [] });
  });

  it.each([0, 11, -1, null])('refuses the reason %s', async (p_reason) => {
    const me = await customerAt(database, 3);
    const refusal = { code: 'PT400', message: 'Please choose one of the reasons', hint: 'p_reason' };
    await expect(me.rpc('portal_why', { p_reason })).rejects.toMatchObject(refusal);
  });

  /** Expects a refusal that names the first parameter of `wrong`, by both procedures, which change nothing. */
  async function expectRefused(entity: 'trace' | 'pension', valid: object, wrong: object, message: string) {
    const list = () => inPortal.rpc(`portal_user_${entity}s`);
    const before = z.parse(z.array(z.looseObject({ id: z.string() })), await list());
    const hint = expect.stringMatching(`^${Object.keys(wrong)[0]}($|\\.)`);
    const refusal = { code: 'PT400', message: expect.stringContaining(message), hint };
    const sent = { ...valid, ...wrong };
    await expect(inPortal.rpc(`portal_create_${entity}`, sent)).rejects.toMatchObject(refusal);
    await expect(inPortal.rpc(`portal_edit_${entity}`, { ...sent, p_id: before[0]?.id })).rejects.toMatchObject(
      refusal,
    );
    expect(await list()).toEqual(before);
  }

  it.each(wrongTrace)('refuses a trace with %s', async (_what, wrong, message) => {
    await expectRefused('trace', trace, wrong, message);
  });

  it.each(wrongPension)('refuses a pension with %s', async (_what, wrong, message) => {
    await expectRefused('pension', pension, wrong, message);
  });

  it('checks the details of a correction, and asks for an NI number that is not stored', async () => {
    const me = await customerAt(database, 11);
    const refused = { code: 'PT400', hint: 'p_title' };
    await expect(me.rpc('portal_personal', { ...personal, p_title: 9 })).rejects.toMatchObject(refused);
    const wrongAddressSent = me.rpc('portal_address', { ...address, p_postcode: 'x' });
    await expect(wrongAddressSent).rejects.toMatchObject({ code: 'PT400', hint: 'p_postcode' });
    await database.owner('update public.profiles set national_insurance = null where id = $1', [me.id]);
    const withoutNumber = me.rpc('portal_personal', { ...personal, p_national_insurance: undefined });
    await expect(withoutNumber).rejects.toMatchObject({ code: 'PT400', hint: 'p_national_insurance' });
  });

  it('accepts a pension without a policy number only with the flag', async () => {
    const me = await customerAt(database, 13);
    const message = 'Please enter a policy number';
    for (const p_has_no_policy of [false, null]) {
      const call = me.rpc('portal_create_pension', { ...pension, p_policy: null, p_has_no_policy });
      await expect(call).rejects.toMatchObject({ code: 'PT400', message, hint: 'p_policy' });
    }
    const without = { ...pension, p_policy: null, p_has_no_policy: true };
    await expect(me.rpc('portal_create_pension', without)).resolves.toEqual([13]);
    const made = (await me.rpc('portal_user_pensions')) as { id: string; policy: string | null }[];
    const { id: p_id } = made.find(({ policy }) => policy === null) ?? {};
    expect(p_id).toBeDefined();
    const call = me.rpc('portal_edit_pension', { ...pension, p_id, p_policy: '' });
    await expect(call).rejects.toMatchObject({ code: 'PT400', message, hint: 'p_policy' });
    await expect(me.rpc('portal_edit_pension', { ...without, p_id })).resolves.toBeNull();
  });

  it('accepts an empty pension in the optional variant, within its limits', async () => {
    const me = await customerAt(database, 13);
    await database.owner('update public.settings set requires_pension_details = false');
    await expect(me.rpc('portal_create_pension', {})).resolves.toEqual([13]);
    const [, created] = (await me.rpc('portal_user_pensions')) as { id: string }[];
    const empty = { name: null, provider: null, policy: null, start_year: null, end_year: null };
    expect(created).toMatchObject({ ...empty, type: { type: 'Deferred' } });
    await me.rpc('portal_edit_pension', { p_id: created?.id, p_provider: 'Nest' });
    expect(await me.rpc('portal_user_pensions')).toMatchObject([{}, { ...empty, name: 'Nest', provider: 'Nest' }]);
    for (const [wrong, message] of [
      [{ p_provider: tooLong(101) }, 'Provider should not exceed 100 characters'],
      [{ p_policy: tooLong(101) }, 'Policy number should not exceed 100 characters'],
    ] as const) {
      await expect(me.rpc('portal_create_pension', wrong)).rejects.toMatchObject({ code: 'PT400', message });
    }
    await database.owner('update public.settings set requires_pension_details = true');
  });

  it('computes age and future dates by the day in London', async () => {
    const [day] = await database.owner(
      `select (private.today() - interval '18 years')::date::text as eighteen,
              (private.today() - interval '18 years' + interval '1 day')::date::text as tomorrow,
              (private.today() + 1)::text as future`,
    );
    const refusal = (p_date_of_birth: unknown) => atPersonal.rpc('portal_personal', { ...personal, p_date_of_birth });
    await expect(refusal(day?.tomorrow)).rejects.toMatchObject({ message: 'You must be at least 18 years old' });
    await expect(refusal(day?.future)).rejects.toMatchObject({ message: 'Date of birth cannot be in the future' });
    const me = await customerAt(database, 1);
    await expect(me.rpc('portal_personal', { ...personal, p_date_of_birth: day?.eighteen })).resolves.toEqual([2]);
  });

  it('states the current year in the message for an invalid year of birth', async () => {
    const [row] = await database.owner('select extract(year from private.today())::integer as year');
    const call = atPersonal.rpc('portal_personal', { ...personal, p_date_of_birth: 'long ago' });
    await expect(call).rejects.toMatchObject({ message: `Please enter a valid year (1900 to ${String(row?.year)})` });
  });

  it('accepts the current year and the year of the eighteenth birthday', async () => {
    const me = await customerAt(database, 6);
    const [row] = await database.owner('select extract(year from private.today())::integer as year');
    const years = { p_start_year: 1978, p_end_year: row?.year };
    await expect(me.rpc('portal_create_trace', { ...trace, ...years })).resolves.toEqual([7]);
    expect(await me.rpc('portal_user_traces')).toMatchObject([{ start_year: 1978, end_year: row?.year }]);
  });

  it('accepts a trace that ends in its start year, and drops the end while the employer pays', async () => {
    const me = await customerAt(database, 12);
    await me.rpc('portal_create_trace', { ...trace, p_start_year: 1990, p_end_year: 1990 });
    await me.rpc('portal_create_trace', { ...trace, p_start_year: 1990, p_end_year: 1980, p_paying: true });
    expect(await me.rpc('portal_user_traces')).toMatchObject([
      {},
      { start_year: 1990, end_year: 1990 },
      { start_year: 1990, end_year: null, paying: true },
    ]);
  });

  it('stores every value in the specified format', async () => {
    const me = await customerAt(database, 1);
    await me.rpc('portal_personal', {
      ...personal,
      p_first_name: '  ÉLODIE   anne ',
      p_last_name: 'mc\u202eDONALD\n',
      p_previous_names: ['Élodie  Besson', 'Élodie Besson'],
      p_national_insurance: 'ab 12-34.56 c',
      p_phone_number: ' \u202a+44 (0)1632 960-123\u202c ',
    });
    const [row] = await database.owner(
      `select first_name, last_name, previous_names, national_insurance, phone from public.profiles where id = $1`,
      [me.id],
    );
    expect(row).toEqual({
      first_name: 'Élodie anne',
      last_name: 'Mcdonald',
      previous_names: ['Élodie Besson'],
      national_insurance: 'AB123456C',
      phone: '+44 (0)1632 960-123',
    });
    await me.rpc('portal_address', {
      ...address,
      p_line1: ' 10\tSample\u00a0Street\r\n',
      p_line2: ' ',
      p_postcode: ' sw1a1aa',
    });
    expect(await me.rpc('portal_user_addresses')).toMatchObject([
      { line1: '10 Sample Street', line2: null, postcode: 'SW1A 1AA', country: 'United Kingdom' },
    ]);
    const p_address = { line1: ' 1 Canal Road ', city: 'Exampleford', postcode: 'ex714bb' };
    await inPortal.rpc('portal_create_trace', { ...trace, p_employer: ' Milton Mills ', p_address });
    expect(await inPortal.rpc('portal_user_traces')).toMatchObject([
      {},
      { name: 'Milton Mills', address: { line1: '1 Canal Road', line2: null, postcode: 'EX71 4BB' } },
    ]);
  });

  it.each(['GIR 0AA', 'M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX', 'EC1A 1BB', 'EX71 3AA'])(
    'accepts the postcode %s',
    async (postcode) => {
      const [row] = await database.owner(`select private.postcode($1, 'p_postcode') as postcode`, [postcode]);
      expect(row?.postcode).toBe(postcode);
    },
  );

  it.each(['07700 900123', '+447700900123', '0044 7700 900123', '+44 (0)7700 900123', '01632 960123', '016977 2345'])(
    'accepts the phone number %s as it was typed',
    async (phone) => {
      const [row] = await database.owner('select private.phone($1) as phone', [phone]);
      expect(row?.phone).toBe(phone);
    },
  );

  it.each(['Ng', 'Ødegård', 'Владимир', '山田', 'संदीप', 'عائشة', 'Ẹ́níọlá'])('accepts the name %s', async (name) => {
    const [row] = await database.owner(`select private.person_name($1, 'p_first_name', 'first name') as name`, [name]);
    expect(String(row?.name).toLowerCase()).toBe(name.normalize('NFC').toLowerCase());
  });

  it('changes no name that was not sent', async () => {
    const me = await customerAt(database, 2);
    const names = `select first_name, last_name, previous_names from public.profiles where id = $1`;
    await database.owner(`update public.settings set rules = 'inclusive'`);
    await database.owner(
      `update public.profiles set first_name = 'Mary Ann', last_name = 'McDonald', previous_names = '{Van der Berg}' where id = $1`,
      [me.id],
    );
    await database.owner(`update public.settings set rules = 'standard'`);
    const { p_previous_names: _names, ...others } = personal;
    await me.rpc('portal_personal', others);
    const kept = { first_name: 'Mary Ann', last_name: 'McDonald', previous_names: ['Van der Berg'] };
    expect(await database.owner(names, [me.id])).toEqual([kept]);
    await me.rpc('portal_personal', { ...others, p_last_name: 'mcdonald', p_previous_names: [] });
    expect(await database.owner(names, [me.id])).toEqual([{ ...kept, last_name: 'Mcdonald', previous_names: [] }]);
  });

  it('requires a name when the profile has none', async () => {
    const id = await database.signUp({});
    const call = database.as(id).rpc('portal_personal', personal);
    await expect(call).rejects.toMatchObject({ code: 'PT400', message: 'Please enter a first name' });
  });

  it('refuses a trace or pension above 500', async () => {
    const me = await customerAt(database, 13);
    await database.owner(
      `insert into public.traces (user_id, name) select $1::uuid, 'T' || n from generate_series(2, 500) n`,
      [me.id],
    );
    await database.owner(
      `insert into public.pensions (user_id, name, provider, type_id)
       select $1::uuid, 'P', 'P', 1 from generate_series(2, 500) n`,
      [me.id],
    );
    const refused = { code: 'PT409', hint: 'too_many' };
    await expect(me.rpc('portal_create_trace', trace)).rejects.toMatchObject(refused);
    await expect(me.rpc('portal_create_pension', pension)).rejects.toMatchObject(refused);
  });
});

describeOnDatabase('Inclusive rules', (database) => {
  beforeAll(async () => {
    await database.owner(`update public.settings set rules = 'inclusive'`);
  });

  it.each([
    { p_first_name: 'Mary-Jane', p_last_name: "O'Brien" },
    { p_first_name: 'J', p_last_name: 'McDonald' },
    { p_first_name: 'John Paul Jr.', p_last_name: '’t Hooft' },
    { p_first_name: "'t", p_last_name: 'O’Brien-Smith Jr.' },
  ])('keeps the name $p_first_name $p_last_name as it was typed', async (names) => {
    const me = await customerAt(database, 1);
    await expect(me.rpc('portal_personal', { ...personal, ...names })).resolves.toEqual([2]);
    expect(await me.rpc('portal_user')).toMatchObject({ first_name: names.p_first_name, last_name: names.p_last_name });
  });

  it('remove repeated spaces of a name', async () => {
    const me = await customerAt(database, 1);
    await me.rpc('portal_personal', { ...personal, p_last_name: ' de  la Cruz ' });
    expect(await me.rpc('portal_user')).toMatchObject({ last_name: 'de la Cruz' });
  });

  it.each(['020 7946 0123', '0303 123 0000', '07700 900123'])('accepts the number %s', async (p_phone_number) => {
    const me = await customerAt(database, 1);
    await expect(me.rpc('portal_personal', { ...personal, p_phone_number })).resolves.toEqual([2]);
  });

  it('do not require a title', async () => {
    const me = await customerAt(database, 1);
    await expect(me.rpc('portal_personal', { ...personal, p_title: null })).resolves.toEqual([2]);
  });

  it.each([
    [
      { p_first_name: '-' },
      'Please enter a valid first name (up to 30 letters, spaces, hyphens, apostrophes and full stops)',
    ],
    [
      { p_last_name: 'A1' },
      'Please enter a valid last name (up to 30 letters, spaces, hyphens, apostrophes and full stops)',
    ],
    [
      { p_previous_names: ['A'] },
      'Please enter a valid previous name (2 to 60 letters, spaces, hyphens, apostrophes and full stops)',
    ],
    [{ p_phone_number: '0800 123 4567' }, 'Please enter a valid UK phone number or landline'],
    [{ p_title: 99 }, 'Please select a title'],
  ])('still refuses %o', async (wrong, message) => {
    const me = await customerAt(database, 1);
    await expect(me.rpc('portal_personal', { ...personal, ...wrong })).rejects.toMatchObject({
      code: 'PT400',
      message,
    });
  });
});

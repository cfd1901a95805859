import { describe, expect, it } from 'vitest';
import { address, customerAt, personal, tagsOf, type TestCustomer } from './customers';
import { describeOnDatabase } from './engine';

describeOnDatabase('Corrections by the firm', (database) => {
  const firm = database.as('service_role');
  const correct = (me: TestCustomer, changed: object) =>
    firm.rpc('backoffice_correct_personal', { p_by: 'Sam', p_user: me.id, ...changed });
  const move = (me: TestCustomer, changed: object) =>
    firm.rpc('backoffice_correct_address', { p_by: 'Sam', p_user: me.id, ...address, ...changed });
  const profileOf = async (me: TestCustomer, columns: string) =>
    (await database.owner(`select ${columns} from public.profiles where id = $1`, [me.id]))[0];

  it.each([
    [{ p_date_of_birth: '2020-01-31' }, 'p_date_of_birth', 'You must be at least 18 years old'],
    [
      { p_national_insurance: 'ab 12 34 56 z9' },
      'p_national_insurance',
      'Please enter a valid national insurance number',
    ],
    [{ p_phone_number: '12' }, 'p_phone_number', 'Please enter a valid UK phone number or landline'],
    [{ p_title: 9 }, 'p_title', 'Please select a title'],
    [
      { p_first_name: 'R2D2' },
      'p_first_name',
      'Please enter a valid first name (2 to 30 characters, letters and spaces only)',
    ],
    [{ p_last_name: ' ' }, 'p_last_name', 'Please enter a last name'],
    [{ p_previous_names: ['X'] }, 'p_previous_names', 'Please enter a valid previous name (2 to 60 letters)'],
  ])('are refused as the customer’s own: %j', async (changed, hint, message) => {
    const [me, own] = [await customerAt(database, 13), await customerAt(database, 11)];
    await expect(correct(me, changed)).rejects.toMatchObject({ code: 'PT400', hint, message });
    await expect(own.rpc('portal_personal', { ...personal, ...changed })).rejects.toMatchObject({
      code: 'PT400',
      hint,
      message,
    });
  });

  it('change only what is sent, in the form of a form, and say when the letter needs a new signature', async () => {
    const me = await customerAt(database, 13);
    expect(await correct(me, { p_phone_number: '(07700) 900 456' })).toEqual({ tags: [13], needs_signature: false });
    expect(await correct(me, { p_national_insurance: 'ab 12 34 57 c', p_last_name: 'king' })).toEqual({
      tags: [13],
      needs_signature: true,
    });
    expect(await profileOf(me, 'first_name, last_name, national_insurance, phone, birth_date::text')).toEqual({
      first_name: 'Ada',
      last_name: 'King',
      national_insurance: 'AB123457C',
      phone: '(07700) 900 456',
      birth_date: personal.p_date_of_birth,
    });
    const lines = await database.owner(
      `select who, old::text, new::text from private.office_log where user_id = $1 order by id`,
      [me.id],
    );
    expect(lines.at(-1)).toEqual({
      who: 'Sam',
      old: '{"last_name": "Lovelace", "national_insurance": "AB123456C"}',
      new: '{"last_name": "King", "national_insurance": "AB123457C"}',
    });
  });

  it('need no signature of a customer who has not signed yet', async () => {
    const me = await customerAt(database, 11);
    expect(await correct(me, { p_last_name: 'King' })).toEqual({ tags: [11], needs_signature: false });
  });

  it('of the address keep the one before as a previous address', async () => {
    const me = await customerAt(database, 13);
    const other = { p_line1: '2 Sample Street', p_postcode: 'ex71-4bb', p_move_in: '2026' };
    expect(await move(me, other)).toEqual({ tags: [13], needs_signature: true });
    expect(await move(me, other)).toMatchObject({ needs_signature: true });
    expect(await me.rpc('portal_user_addresses')).toMatchObject([
      { line1: '2 Sample Street', postcode: 'EX71 4BB', type: { id: 1 }, start_date: '2026' },
      { line1: '10 Sample Street', type: { id: 2 }, end_date: '2026' },
    ]);
  });

  it.each([
    [{ p_line1: '' }, 'p_line1'],
    [{ p_city: 'x'.repeat(51) }, 'p_city'],
    [{ p_postcode: 'nowhere' }, 'p_postcode'],
    [{ p_move_in: '26' }, 'p_move_in'],
  ])('of the address are refused as the customer’s own: %j', async (changed, hint) => {
    const me = await customerAt(database, 13);
    await expect(move(me, changed)).rejects.toMatchObject({ code: 'PT400', hint });
    const own = me.rpc('portal_address_add', { ...address, p_type: 1, ...changed });
    await expect(own).rejects.toMatchObject({ code: 'PT400', hint });
  });

  it('find no customer who was erased', async () => {
    const me = await customerAt(database, 13);
    await me.rpc('portal_cancel_application');
    await me.rpc('anonymize_user', { p_id: me.id });
    await expect(correct(me, { p_last_name: 'King' })).rejects.toMatchObject({ code: 'PT404' });
    await expect(move(me, {})).rejects.toMatchObject({ code: 'PT404' });
  });

  describe('by hand', () => {
    const byHand = (me: TestCustomer, sql: string) => firm.select(sql.replaceAll('$1', `'${me.id}'`));

    it.each([
      [`national_insurance = 'ab 12 34 56 z9'`, '23514'],
      [`national_insurance = 'BG123456A'`, '23514'],
      [`tags = '{16}'`, '23514'],
      [`tags = '{13,null}'`, '23514'],
      [`first_name = 'R2D2'`, 'PT400'],
      [`last_name = null`, 'PT400'],
      [`previous_names = '{X}'`, 'PT400'],
      [`phone = '12'`, 'PT400'],
      [`email = 'other@example.com'`, 'PT409'],
    ])('refuse %s', async (change, code) => {
      const me = await customerAt(database, 13);
      const call = byHand(me, `update public.profiles set ${change} where id = $1`);
      await expect(call).rejects.toMatchObject({ code });
    });

    it('refuse a postcode that a form would refuse', async () => {
      const me = await customerAt(database, 13);
      for (const postcode of ['nowhere', 'ex71 3aa', 'EX713AA']) {
        const call = byHand(me, `update public.addresses set postcode = '${postcode}' where user_id = $1`);
        await expect(call).rejects.toMatchObject({ code: '23514' });
      }
    });

    it('get the form of a form, by the firm’s rules', async () => {
      const me = await customerAt(database, 13);
      await byHand(
        me,
        `update public.profiles set last_name = ' o connor', phone = 'Mobile: 07700 900456' where id = $1`,
      );
      expect(await profileOf(me, 'last_name, phone')).toEqual({ last_name: 'O connor', phone: '07700 900456' });
      await database.trial(async (trial) => {
        await trial.owner(`update public.settings set rules = 'inclusive'`);
        await trial.owner(`update public.profiles set last_name = 'O’Connor' where id = $1`, [me.id]);
      });
    });

    it('say where an email address is changed, and follow it there', async () => {
      const me = await customerAt(database, 13);
      const call = byHand(me, `update public.profiles set email = 'other@example.com' where id = $1`);
      await expect(call).rejects.toMatchObject({
        hint: 'email',
        message:
          'The email address is that of the log-in. Change it in Supabase under Authentication, Users: this follows, and the old address is told.',
      });
      await database.owner('update auth.users set email = $2 where id = $1', [me.id, `new-${me.email}`]);
      expect(await profileOf(me, 'email')).toEqual({ email: `new-${me.email}` });
      expect(
        await database.owner(`select email, news::text from public.messages where user_id = $1 and kind = 'security'`, [
          me.id,
        ]),
      ).toEqual([{ email: me.email, news: '[{"what": "email_changed"}]' }]);
    });

    it('leave the names of a sign-up alone until the customer sends them', async () => {
      const id = await database.signUp({ first_name: 'R2D2', last_name: 'x' });
      await database.owner(`update auth.users set email = 'r2d2@example.com' where id = $1`, [id]);
      expect(await tagsOf(database, id)).toEqual([1]);
      const call = database.as(id).rpc('portal_personal', personal);
      await expect(call).rejects.toMatchObject({ code: 'PT400', hint: 'p_first_name' });
    });
  });
});

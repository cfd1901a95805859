import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { claim } from './claimMessages';
import { authorisation, customerAt, personal, trace as someTrace, type TestCustomer } from './customers';
import { describeOnDatabase, type Row } from './engine';

/** The statements in the tables of docs/office.md. */
const statements = Array.from(
  readFileSync(fileURLToPath(new URL('../../docs/office.md', import.meta.url)), 'utf8').matchAll(
    /^\| (?!Task |-).*? +\| (.*?) +\| .* \|$/gm,
  ),
  ([, statement = '']) => statement,
);
/** The procedures and views in them. */
const documented = new Set(statements.flatMap((sql) => sql.match(/\bbackoffice_\w+|\boffice\.\w+/g) ?? []));

const team = ['Ann', 'Bea', 'Cal', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal'];
const [ann, bea, cal, dee, eli, fay, gus, hal] = ['Ann', 'Bea', 'Cal', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal'] as const;

/** The customers' tags on the first day: in the portal, before its tour, not signed yet, and one who will cancel. */
const stages = [...Array<number>(32).fill(13), 12, 12, 11, 11, 11, 7, 7, 1, 1, 13];

/** What emails of this month tell. */
const kindsOfNews = [
  'cancelled',
  'data_deleted',
  'document',
  'letter_signed',
  'nothing_found',
  'pension_found',
  'search_answered',
  'signature_needed',
  'task',
  'task_due',
];

interface Customer extends TestCustomer {
  traces: string[];
}
interface Trace {
  id: string;
  of: Customer;
  search: string;
  /** Who works on it. */
  by: string;
  finds: 'pension_found' | 'nothing_found';
  status: string;
  /** The day of that status, and of the answer. */
  since: number;
  answered?: number;
}

const named = z.array(z.looseObject({ id: z.string() }));
const shownTrace = z.looseObject({
  id: z.string(),
  pension_id: z.nullable(z.string()),
  status: z.looseObject({ name: z.string() }),
  status_dates: z.record(z.string(), z.string()),
});

describeOnDatabase('A month of a firm of eight', (database) => {
  const service = database.as('service_role');
  const customers: Customer[] = [];
  /** The traces on which the firm works. */
  const traces: Trace[] = [];
  const told: { day: number; to: string; what: string; trace: unknown }[] = [];
  /** What the firm used, and who did what. */
  const used = new Set<string>();
  const acts = new Set<string>();
  let today = 0;

  it('keeps every promise by the procedures and views of docs/office.md alone', async () => {
    const [wrongUnsent, wrongSent, married, moved, died, withdrew] = sixFrom(0);
    const [complained, erased, bounced, filed, questioned, off] = sixFrom(6);
    const [slow, ownPension, mistaken, stopped] = sixFrom(12);
    const [stays, double] = [customer(30), customer(31)];
    const [canceller, unsigned] = [customer(41), customer(34)];

    // Day 0: 42 customers with 120 traces. Each trace is looked at, and a provider is asked.
    expect([customers.length, customers.flatMap((one) => one.traces).length]).toEqual([42, 120]);
    await canceller.rpc('portal_cancel_application');
    const morning = await read('needs_today', `what = 'Review the trace'`);
    const open = customers.filter(({ id }) => morning.some(({ user_id }) => user_id === id));
    expect([morning.length, open.length]).toEqual([114, 34]);
    for (const of of open) for (const id of of.traces) await take(of, id);
    expect(await read('needs_today')).toEqual([]);
    const unsignedTrace = { p_trace: unsigned.traces[0], p_status: 'Searching' };
    await expect(by(ann, 'backoffice_move_trace', unsignedTrace)).rejects.toMatchObject({ hint: 'not_open' });

    // Day 1: the same person has two accounts. The letters of the first day have been confirmed.
    await pass(1);
    await post();
    const doubles = await read('doubles', about(stays));
    expect(doubles.map(({ other_id }) => other_id)).toEqual([double.id]);
    await by(bea, 'backoffice_close', { p_user: double.id, p_reason: 'double', p_stays: stays.id, p_why: 'Rang' });
    expect(await double.rpc('portal_user')).toMatchObject({ tags: [14], closed: 'double' });
    await off.rpc('portal_user_update_news', { p_email: false });

    // Day 7: two thirds of the providers answer. Two answers are about somebody of the same name.
    await pass(6);
    const wrong = [firstOf(wrongUnsent), firstOf(wrongSent)];
    for (const one of wrong) await find(one, 'WRONG');
    await by(hal, 'backoffice_undo_find', { p_trace: wrong[0]?.id, p_why: 'Another Ada Lovelace' });
    Object.assign(firstOf(wrongUnsent), { status: 'Provider Contacted', since: 0, answered: undefined });
    const ownTrace = firstOf(ownPension);
    await by(cal, 'backoffice_link_pension', {
      p_trace: ownTrace.id,
      p_pension: await idOf(ownPension, 'pension'),
    });
    const seen = { p_search: ownTrace.search, p_status: 'Pension Found' };
    await by(cal, 'backoffice_move_search', seen);
    Object.assign(ownTrace, { finds: 'pension_found', answered: today });
    const late = new Set([...wrong, ownTrace, ...traces.filter((_, place) => place % 3 === 2)]);
    for (const one of traces) if (isOpen(one) && !late.has(one)) await answer(one);
    await by(dee, 'backoffice_close', { p_user: died.id, p_reason: 'died', p_why: 'Certificate of 3 May' });
    await by(dee, 'backoffice_close', { p_user: mistaken.id, p_reason: 'died', p_why: 'Certificate of 3 May' });
    await by(eli, 'backoffice_reopen', { p_user: mistaken.id, p_why: 'Another customer' });
    await by(eli, 'backoffice_add_task', { p_user: slow.id, p_title: 'Send a payslip', p_due_date: dateIn(10) });
    await by(eli, 'backoffice_add_task', { p_user: complained.id, p_title: 'Ring us' });
    await by(fay, 'backoffice_add_task', { p_user: stopped.id, p_title: 'Of another customer' });
    await by(fay, 'backoffice_stop_message', {
      p_id: await idOf(stopped, 'message', `status = 'waiting' and about like '%task%'`),
    });
    await by(fay, 'backoffice_finish_task', { p_task: await idOf(stopped, 'task') });

    // Day 8: the customers are told. One has moved house, one has married, one message comes back.
    await pass(1);
    await post();
    expect(toldTo(wrongUnsent, 8, wrong[0])).toEqual([]);
    expect(toldTo(wrongSent, 8, wrong[1])).toEqual(['pension_found']);
    expect([toldTo(died, 8), toldTo(stopped, 8), toldTo(off, 8)]).toEqual([[], [], []]);
    const p_id = await idOf(bounced, 'message', `status = 'sent' and about like '%pension_found%'`);
    await by(gus, 'backoffice_note_bounce', { p_id, p_problem: 'No such mailbox' });
    const untold = await read('not_told');
    expect(new Set(untold.map(({ user_id, why }) => `${String(user_id)} ${String(why)}`))).toEqual(
      new Set([`${bounced.id} bounced`, `${off.id} news off`, `${mistaken.id} stopped`, `${stopped.id} stopped`]),
    );
    for (const { id: p_user } of [bounced, mistaken, stopped]) {
      await by(gus, 'backoffice_add_note', { p_user, p_note: 'Told by phone' });
    }
    expect(await read('notes', about(bounced))).toMatchObject([{ written_by: gus, note: 'Told by phone' }]);
    const needsSignature = expect.stringContaining('"needs_signature":true');
    const address = { p_line1: '2 Sample Street', p_city: 'Sampleton', p_postcode: 'EX71 4BB', p_move_in: '2026' };
    expect(await by(gus, 'backoffice_correct_address', { p_user: moved.id, ...address })).toEqual(needsSignature);
    const marriage = { p_user: married.id, p_last_name: 'King', p_why: 'Married' };
    expect(await by(hal, 'backoffice_correct_personal', marriage)).toEqual(needsSignature);
    await by(gus, 'backoffice_request_authorisation', { p_user: moved.id, p_reason: 'address_changed' });
    await by(hal, 'backoffice_request_authorisation', { p_user: married.id, p_reason: 'name_changed' });
    await by(gus, 'backoffice_withdraw_authorisation_request', { p_user: moved.id, p_why: 'Not needed by Aviva' });
    const people = await read('people', `name ilike '%king%' or postcode = 'EX71 4BB'`);
    expect(people.map(({ user_id }) => user_id).toSorted()).toEqual([married.id, moved.id].toSorted());

    // Day 9: the request for a signature arrives and is answered. A document is filed, a letter and a number are read.
    await pass(1);
    await post();
    expect([toldTo(married, 9), toldTo(moved, 9)]).toEqual([['signature_needed'], []]);
    await married.rpc('portal_action_authorisation', authorisation);
    await complained.rpc('portal_task_done', { p_id: await idOf(complained, 'task') });
    expect(await read('needs_today', about(complained))).toMatchObject([{ detail: 'Ring us' }]);
    await by(ann, 'backoffice_finish_task', { p_task: await idOf(complained, 'task') });
    const p_path = `${filed.id}/aviva.pdf`;
    await store(p_path);
    await by(ann, 'backoffice_file_document', { p_user: filed.id, p_path, p_name: 'Letter from Aviva.pdf' });
    const [letter] = await read('items', `${about(questioned)} and item = 'letter'`);
    const read_ = { p_letter: letter?.reference, p_why: 'For Aviva' };
    expect(await by(bea, 'backoffice_signed_authorisation', read_)).toContain('Lovelace');
    const number = await by(bea, 'backoffice_national_insurance', { p_user: questioned.id, p_why: 'Aviva asked' });
    expect(number).toBe('AB100010C');

    // Day 14: the real finds of the two wrong ones. A letter is withdrawn in writing, before the customer has read of a task.
    await pass(5);
    await post();
    expect([toldTo(married, 10), toldTo(filed, 10)]).toEqual([['letter_signed'], ['document']]);
    await by(hal, 'backoffice_undo_find', { p_trace: wrong[1]?.id, p_why: 'Another Ada Lovelace' });
    for (const one of wrong) await answer(one);
    await by(cal, 'backoffice_add_task', { p_user: withdrew.id, p_title: 'Ring us' });
    await by(cal, 'backoffice_close', { p_user: withdrew.id, p_reason: 'withdrawn', p_why: 'Letter of 14 May' });
    await by(cal, 'backoffice_stop_messages', { p_user: stopped.id, p_why: 'Asked by phone' });

    // Day 21: who is late? The providers are asked again.
    await pass(7);
    await post();
    expect(wrong.map((one) => toldTo(one.of, 14, one))).toEqual([['pension_found'], ['pension_found']]);
    expect([toldTo(withdrew, 14), toldTo(slow, 14)]).toEqual([[], ['task_due']]);
    const silent = traces.filter((one) => isOpen(one) && one.answered === undefined);
    const lateOnes = await read('late_to_answer');
    expect(lateOnes.filter(({ what }) => what === 'a search')).toHaveLength(silent.length);
    expect(lateOnes.filter(({ what }) => what !== 'a search')).toMatchObject([
      { user_id: slow.id, what: 'Send a payslip' },
    ]);
    const asked = 'We have written to the provider again';
    for (const { id, by: who } of silent) {
      await by(who, 'backoffice_add_activity', { p_entity_type: 6, p_entity_id: id, p_description: asked });
    }
    await by(cal, 'backoffice_stop_messages', { p_user: stopped.id, p_stops: false });

    // Day 25: they have nothing. What has an answer is finished.
    await pass(4);
    for (const one of silent) {
      one.finds = 'nothing_found';
      await answer(one);
    }
    const [, newest] = await read('items', `${about(stays)} and item = 'pension'`);
    const value = { p_pension: newest?.id, p_status: 'Value requested', p_colour: 'info' };
    await by(dee, 'backoffice_move_pension', value);

    // Day 26: a complaint is answered from the log.
    await pass(1);
    await post();
    for (const one of traces) if (isOpen(one) && one.finds === 'pension_found') await move(one, 'Completed');
    const history = await read('log', about(complained));
    expect(history.map(({ who, what, why }) => [who, what, why])).toEqual(
      expect.arrayContaining([
        [firstOf(complained).by, 'backoffice_move_search', 'Letter came'],
        [eli, 'backoffice_add_task', null],
        [ann, 'backoffice_finish_task', null],
      ]),
    );
    expect(await check('backoffice_copy_customer', { p_user: complained.id })).toMatchObject({});

    // Day 28: the board reads the month, then a customer is erased by letter. No number changes.
    await pass(2);
    await post();
    expect(await read('month')).toEqual(expectedMonths());
    const lines = (await read('log', about(erased))).length;
    await by(fay, 'backoffice_erase', { p_user: erased.id, p_why: 'Letter of 28 May' });
    await post();
    expect(await read('month')).toEqual(expectedMonths());

    // Nothing is left of the erased customer but lines without content.
    expect(toldTo(erased, 28)).toEqual(['data_deleted']);
    expect([await read('people', about(erased)), await read('items', about(erased))]).toEqual([[], []]);
    const left = await read('log', about(erased));
    expect(left.filter(({ what }) => what !== 'backoffice_erase')).toHaveLength(lines);
    for (const line of left) expect(line).toMatchObject({ old: null, new: null, name: null });

    // Each answer was told once, the real find after a wrong one too, or the firm reads that it was not told and why.
    const listed = (await read('not_told')).map(({ reference }) => reference);
    const references = new Map((await read('items', `item = 'trace'`)).map(({ id, reference }) => [id, reference]));
    for (const one of traces) {
      const isUntold = one.answered === undefined || one.of === died || listed.includes(references.get(one.id));
      const expected = one === wrong[1] ? ['pension_found', 'pension_found'] : isUntold ? [] : [one.finds];
      if (one.of !== bounced) expect([one.id, toldTo(one.of, 0, one)]).toEqual([one.id, expected]);
    }
    expect(new Set(told.map(({ what }) => what))).toEqual(new Set(kindsOfNews));

    // Each trace has one status, with its day, and its activity says so.
    for (const of of open.filter((one) => isOpen({ of: one }) && one !== erased)) {
      for (const shown of z.parse(z.array(shownTrace), await of.rpc('portal_user_traces'))) {
        const played = need(traces.find(({ id }) => id === shown.id));
        const day = Date.parse(String(shown.status_dates[shown.status.name]));
        expect([shown.status.name, Math.round((Date.now() - day) / 86_400_000)]).toEqual([
          played.status,
          today - played.since,
        ]);
        const activity = await of.rpc('portal_activity', { p_entity_type: 6, p_entity_id: shown.id });
        const said = z.parse(z.array(z.object({ description: z.string(), date: z.string() })), activity);
        const changes = said.filter(({ description }) => description.startsWith('Status changed to '));
        expect(changes[0]?.description).toBe(`Status changed to ${played.status}`);
        expect(changes.filter(({ description }) => description.endsWith('Pension Found')).length).toBeLessThan(2);
      }
    }

    // Each change has a name, and each act a line.
    expect(await read('log', 'who is null')).toEqual([]);
    const logged = new Set((await read('log')).map(({ who, what }) => `${String(who)}: ${String(what)}`));
    expect([...acts].filter((act) => !logged.has(act))).toEqual([]);
    expect(new Set((await read('log')).map(({ who }) => who))).toEqual(new Set(team));

    expect(await check('backoffice_verify_evidence')).toMatchObject({ problems: [] });

    // The page has all that the month needed, and the month all that the page has.
    expect([...used].toSorted()).toEqual([...documented].toSorted());
    const elsewhere = /^in Supabase: |@pension-trace\/cli letter |^the same with /;
    for (const sql of statements)
      expect(/\bbackoffice_\w+\(|\bfrom office\.\w+/.test(sql) || elsewhere.test(sql), sql).toBe(true);
  });

  // What the firm does goes through the next three, which know only the procedures and views of docs/office.md.

  function note(name: string): void {
    expect(documented).toContain(name);
    used.add(name);
  }

  async function by(person: string, procedure: `backoffice_${string}`, parameters: object): Promise<string> {
    note(procedure);
    const reply = await service.rpc(procedure, { p_by: person, ...parameters });
    acts.add(`${person}: ${procedure}`);
    return typeof reply === 'string' ? reply : JSON.stringify(reply);
  }

  async function read(view: string, where = 'true'): Promise<Row[]> {
    note(`office.${view}`);
    const rows = await service.select(`select to_jsonb(v)::text as row from office.${view} v where ${where}`);
    return rows.map(({ row }) => z.parse(z.record(z.string(), z.unknown()), JSON.parse(String(row))));
  }

  async function check(procedure: `backoffice_${string}`, parameters = {}): Promise<unknown> {
    note(procedure);
    return service.rpc(procedure, parameters);
  }

  async function idOf(of: Customer, item: string, more = 'true'): Promise<string> {
    return String((await read('items', `${about(of)} and item = '${item}' and ${more}`))[0]?.id);
  }

  /** Looks at a new trace and asks a provider. */
  async function take(of: Customer, id: string): Promise<void> {
    const place = traces.length;
    const who = need(team[place % team.length]);
    const finds = place % 3 === 0 ? 'pension_found' : 'nothing_found';
    const one: Trace = { id, of, by: who, finds, search: '', status: '', since: 0 };
    await move(one, 'Searching');
    const p_provider = ['Aviva', 'Aegon', 'Abrdn'][place % 3];
    one.search = await by(who, 'backoffice_add_search', { p_provider, p_trace: id });
    await move(one, 'Provider Contacted');
    traces.push(one);
  }

  async function move(one: Trace, status: string): Promise<void> {
    await by(one.by, 'backoffice_move_trace', { p_trace: one.id, p_status: status });
    Object.assign(one, { status, since: today });
  }

  async function find(one: Trace, p_policy: string): Promise<void> {
    await move(one, 'Pension Found');
    await by(one.by, 'backoffice_add_pension', { p_user: one.of.id, p_provider: 'Aviva', p_policy, p_trace: one.id });
    Object.assign(one, { finds: 'pension_found', answered: today });
  }

  /** A provider answers. */
  async function answer(one: Trace): Promise<void> {
    const p_status = one.finds === 'pension_found' ? 'Pension Found' : 'Nothing Found';
    await by(one.by, 'backoffice_move_search', { p_search: one.search, p_status, p_why: 'Letter came' });
    if (one.finds === 'pension_found') await find(one, `P-${one.id}`);
    else await move(one, p_status);
    one.answered = today;
  }

  /** Sends what is due. Each line says what its reader finds in the portal at that moment. */
  async function post(): Promise<void> {
    for (let due = await claim(database, null); due.length > 0; due = await claim(database, null)) {
      for (const { id, to, news } of due) {
        const reader = need(customers.find(({ email }) => email === to));
        for (const { what, page: _, ...item } of news) {
          expect([what, item, await isTrue(reader, what, item)]).toEqual([what, item, true]);
          told.push({ day: today, to, what, trace: item.trace });
        }
        await service.rpc('backoffice_note_message_sent', { p_id: id });
      }
    }
  }

  async function isTrue(reader: Customer, what: string, item: Row): Promise<boolean> {
    const tags = async () => String(Object(await reader.rpc('portal_user')).tags);
    const has = async (procedure: string, id: unknown) =>
      z.parse(named, await reader.rpc(procedure)).some((row) => row.id === id);
    const traceNow = async () => z.parse(shownTrace, await reader.rpc('portal_user_trace', { p_id: item.trace }));
    switch (what) {
      case 'pension_found':
        return (await traceNow()).pension_id === item.pension && has('portal_user_pensions', item.pension);
      case 'nothing_found':
        return (await traceNow()).status.name === 'Nothing Found';
      case 'search_answered': {
        const searches = await reader.rpc('portal_trace_searches', { p_id: item.trace });
        return z
          .parse(z.array(z.looseObject({ id: z.string(), status: z.object({ name: z.string() }) })), searches)
          .some(({ id, status }) => id === item.search && status.name.endsWith(' Found'));
      }
      case 'task':
      case 'task_due':
        return (await reader.select('select id from public.tasks where done_at is null')).some(
          ({ id }) => id === item.task,
        );
      case 'document':
        return has('portal_user_documents', item.document);
      case 'signature_needed':
        return (await tags()) === '15';
      case 'letter_signed':
        return ['12', '13'].includes(await tags());
      case 'cancelled':
        return (await tags()) === '14';
      case 'data_deleted':
        return (await read('people', about(reader))).length === 0;
      default:
        return false;
    }
  }

  /** What a customer was told since a day, of one trace or of all but searches. */
  function toldTo({ email }: Customer, from: number, one?: Trace): string[] {
    return told
      .filter(({ to, day, what, trace }) => {
        if (to !== email || day < from) return false;
        return one ? trace === one.id && what !== 'search_answered' : trace === undefined;
      })
      .map(({ what }) => what);
  }

  /** The months as the board should read them. Traces were asked for on day 0; signed letters do not get older. */
  function expectedMonths(): Row[] {
    const monthOf = (day: number) =>
      new Date(Date.now() - (today - day) * 86_400_000)
        .toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
        .replace(/\d\d$/, '01');
    const answers = traces.flatMap(({ answered, finds }) => (answered === undefined ? [] : [{ answered, finds }]));
    const months = new Set([today, ...answers.map(({ answered }) => answered)].map(monthOf));
    return [...months]
      .toSorted((a, b) => b.localeCompare(a))
      .map((month) => {
        const own = answers.filter(({ answered }) => monthOf(answered) === month);
        const days = own.map(({ answered }) => answered).toSorted((a, b) => a - b);
        const middle = [(days.length - 1) / 2, days.length / 2].map((place) => days[Math.floor(place)] ?? 0);
        return {
          month,
          signed: month === monthOf(today) ? stages.filter((tag) => tag >= 12).length : 0,
          found: own.filter(({ finds }) => finds === 'pension_found').length,
          nothing: own.filter(({ finds }) => finds === 'nothing_found').length,
          median_days: days.length === 0 ? null : (need(middle[0]) + need(middle[1])) / 2,
        };
      });
  }

  /** Days pass: all rows get older, except signed records, which are sealed. */
  async function pass(days: number): Promise<void> {
    today += days;
    await database.owner(`select private.pass_days(${days})`);
  }

  const store = (path: string) =>
    database.owner(`insert into storage.objects (bucket_id, name) values ('documents', $1)`, [path]);
  const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const about = ({ id }: Customer) => `user_id = '${id}'`;
  const customer = (place: number) => need(customers[place]);
  const sixFrom = (place: number) =>
    [
      customer(place),
      customer(place + 1),
      customer(place + 2),
      customer(place + 3),
      customer(place + 4),
      customer(place + 5),
    ] as const;
  const firstOf = (of: Customer) => need(traces.find((one) => one.of === of));
  /** Whether the firm still works for a trace's customer: the ones whose accounts it closes are customers 4, 5 and 31. */
  const isOpen = ({ of }: Pick<Trace, 'of'>) => ![4, 5, 31].map(customer).includes(of);

  beforeAll(async () => {
    await database.owner(`update public.settings set quiet_from = '00:00', quiet_until = '00:00', answer_days = 14`);
    await database.owner(`insert into public.pension_providers (name) values ('Aviva') on conflict do nothing`);
    for (const sql of passingDays) await database.owner(sql);
    for (const [place, tag] of stages.entries()) {
      // The last two in the portal are one person.
      const person = place === 31 ? 30 : place;
      const [month, day] = [String(1 + (person % 12)).padStart(2, '0'), 10 + Math.floor(person / 12)];
      const details = { p_national_insurance: `AB${100_000 + person}C`, p_date_of_birth: `1960-${month}-${day}` };
      const me = await customerAt(database, tag, { portal_personal: { ...personal, ...details } });
      for (let more = place < 16 ? 3 : 2; place < 32 && more > 0; more -= 1) {
        await me.rpc('portal_create_trace', { ...someTrace, p_employer: `Mill ${more}` });
      }
      const own = tag < 7 ? [] : z.parse(named, await me.rpc('portal_user_traces'));
      customers.push({ ...me, traces: own.map(({ id }) => id) });
    }
  });
});

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('It is missing.');
  return value;
}

/** Makes all times of customers' rows and messages older, those in days of statuses too, without triggers. */
const passingDays = [
  `create function private.older(p_value jsonb, p_days integer) returns jsonb language plpgsql as $$
   begin
     return case jsonb_typeof(p_value)
       when 'object' then coalesce(
         (select jsonb_object_agg(key, private.older(value, p_days)) from jsonb_each(p_value)), '{}'
       )
       when 'string' then case
         when p_value #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\dT'
         then to_jsonb((p_value #>> '{}')::timestamptz - make_interval(hours => 24 * p_days))
         else p_value
       end
       else p_value
     end;
   end
   $$`,
  `create function private.pass_days(p_days integer) returns void language plpgsql
   set session_replication_role = replica as $$
   declare
     v_table regclass;
     v_columns text;
   begin
     for v_table, v_columns in
       select attrelid::regclass, string_agg(format(
         case
           when attname in ('status_dates', 'before_find') then '%1$I = private.older(%1$I, $1)'
           when attname = 'due_date' then '%1$I = %1$I - $1'
           else '%1$I = %1$I - make_interval(hours => 24 * $1)'
         end, attname), ', ')
       from pg_attribute
       where attrelid = any ('{profiles,traces,pensions,searches,tasks,documents,activity,messages,private.office_log}'::regclass[])
         and attnum > 0 and not attisdropped
         and (atttypid = 'timestamptz'::regtype or attname in ('status_dates', 'before_find', 'due_date'))
       group by 1
     loop
       execute format('update %s set %s', v_table, v_columns) using p_days;
     end loop;
   end
   $$`,
];

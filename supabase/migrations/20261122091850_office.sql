-- What the firm reads and what it changes by hand: the log of changes, and the views for the morning.

do $$
declare
  v_table text;
begin
  foreach v_table in array array[
    'profiles', 'addresses', 'traces', 'pensions', 'searches', 'tasks', 'documents', 'office_notes'
  ] loop
    execute format(
      'create trigger log_change after %s update or delete on public.%I
       for each row when (auth.uid() is null) execute function private.log_change()',
      -- A sign-up creates the profile.
      case when v_table <> 'profiles' then 'insert or' else '' end, v_table
    );
  end loop;
end
$$;
-- The lines that a change of a trace or pension adds are part of that change.
create trigger log_change after insert or update or delete on public.activity
for each row when (auth.uid() is null and pg_trigger_depth() = 0) execute function private.log_change();

-- Read with the rights of their owner: who may select from a view needs no rights on the tables, and may call no function.
create schema office;
revoke all on schema office from public;

-- The days of the clock in London on which a view counts.
create view private.clock as
select (now() at time zone 'Europe/London')::date as today, s.answer_days, s.days_off from public.settings s;

-- Customers who were not erased, by name, postcode and every reference that they can say on the phone. Only the end of the
-- National Insurance number.
create view office.people as
select
  p.id as user_id,
  concat_ws(' ', p.first_name, p.last_name) as name,
  p.previous_names,
  p.birth_date,
  '…' || right(p.national_insurance, 3) as national_insurance,
  (select a.postcode from public.addresses a where a.user_id = p.id and a.type = 1) as postcode,
  p.email,
  p.phone,
  array(
    select t.reference from public.traces t where t.user_id = p.id
    union
    select n.reference from public.pensions n where n.user_id = p.id
    union
    select r.reference from public.authorisations a join private.letter_references r using (number) where a.user_id = p.id
  ) as all_references,
  p.tags,
  p.id in (select w.id from private.workable w) as may_be_worked_on,
  p.created_at
from public.profiles p
where p.anonymised_at is null;

-- What customers have, with the ids that the procedures take. The id of a letter is the number of its record.
create view office.items as
select p.user_id, p.name, own.item, own.id, own.reference, own.about, own.status, own.since, own.due_at
from (
  select
    t.user_id, 'trace' as item, t.id::text as id, t.reference, t.name as about, t.status, t.created_date as since,
    cast(null as timestamptz) as due_at
  from public.traces t
  union all
  select n.user_id, 'pension', n.id::text, n.reference, n.name, n.status ->> 'name', n.created_at, null
  from public.pensions n
  union all
  select s.user_id, 'search', s.id::text, coalesce(t.reference, n.reference), s.provider, s.status, s.created_date, null
  from public.searches s
  left join public.traces t on t.id = s.trace_id
  left join public.pensions n on n.id = s.pension_id
  union all
  select
    k.user_id, 'task', k.id::text, null, k.title, case when k.done_at is null then 'open' else 'done' end, k.created_at,
    cast(k.due_date as timestamp) at time zone 'Europe/London'
  from public.tasks k
  union all
  select d.user_id, 'document', d.id::text, null, d.name, 'from the ' || d.added_by, d.created_date, null
  from public.documents d
  union all
  select a.user_id, 'letter', a.number::text, r.reference, a.kind, 'signed', a.signed_at, null
  from public.authorisations a join private.letter_references r using (number)
  where a.erased_at is null
  union all
  select
    m.user_id, 'message', m.id::text, null,
    (
      select string_agg(news.item ->> 'what', ', ' order by news.place)
      from jsonb_array_elements(m.news) with ordinality as news(item, place)
    ),
    m.state, m.created_at, m.due_at
  from public.messages m
) as own
join office.people p on p.user_id = own.user_id
order by own.since desc;

-- Two accounts that seem to be one person's, the older one first, and what they share.
create view office.doubles as
select one.id as user_id, other.id as other_id, one.name, other.name as other_name, shared.what as shares
from (
  select p.*, concat_ws(' ', p.first_name, p.last_name) as name from public.profiles p where p.anonymised_at is null
) as one
join (
  select p.*, concat_ws(' ', p.first_name, p.last_name) as name from public.profiles p where p.anonymised_at is null
) as other on (one.created_at, one.id) < (other.created_at, other.id) and (
  one.national_insurance = other.national_insurance
  or one.birth_date = other.birth_date and lower(one.last_name) = lower(other.last_name)
)
cross join lateral (
  select array_remove(array[
    case when one.national_insurance = other.national_insurance then 'National Insurance number' end,
    case when one.birth_date = other.birth_date then 'date of birth' end,
    case when lower(one.last_name) = lower(other.last_name) then 'last name' end,
    case when lower(one.first_name) = lower(other.first_name) then 'first name' end,
    case when one.phone = other.phone then 'phone' end
  ], null) as what
) as shared;

-- Providers who have not answered a search within settings.answer_days, and customers with an open task whose date is over
-- or who have not signed again for two weeks. A date that ends on a day without work counts until the next day of work.
create view office.late_to_answer as
select late.who, late.due, late.user_id, p.name, late.reference, late.what
from private.clock c
cross join lateral (
  select
    s.provider as who, (s.created_date at time zone 'Europe/London')::date + c.answer_days as due, s.user_id,
    coalesce(t.reference, n.reference) as reference, 'a search' as what
  from public.searches s
  join public.trace_statuses status on status.name = s.status
  left join public.traces t on t.id = s.trace_id
  left join public.pensions n on n.id = s.pension_id
  where status.tells is null and status.colour <> 'success'
  union all
  select 'the customer', k.due_date, k.user_id, null, k.title
  from public.tasks k
  where k.done_at is null
  union all
  select 'the customer', (p.updated_at at time zone 'Europe/London')::date + 14, p.id, null, 'a new signature'
  from public.profiles p
  where p.tags && '{15}'
) as late
join office.people p on p.user_id = late.user_id and p.may_be_worked_on
where exists (
  select from generate_series(late.due, c.today - 1, interval '1 day') as day
  where extract(isodow from day) < 6 and day::date <> all (c.days_off)
);

-- How each trace ended that has an answer: when, the month, what was found, and the days since the customer asked. A trace
-- with a linked pension has found it, whatever its status.
create view private.outcomes as
select
  t.id as trace_id,
  ended.at,
  date_trunc('month', ended.at at time zone 'Europe/London')::date as month,
  ended.tells,
  extract(epoch from ended.at - t.created_date) / 86400 as days
from public.traces t
cross join lateral (
  select answer.tells, answer.at
  from (
    select s.tells, (t.status_dates ->> s.name)::timestamptz
    from public.trace_statuses s
    where s.tells is not null and t.status_dates ? s.name
    union all
    select 'pension_found', (t.before_find ->> 'at')::timestamptz
    where t.pension_id is not null
  ) as answer (tells, at)
  where answer.at is not null
  order by (t.pension_id is not null and answer.tells = 'pension_found') desc, answer.at desc
  limit 1
) as ended;

-- News of the last 90 days about which no email went to the customer, and why. Who has logged in since has seen it in the
-- portal.
create view office.not_told as
select
  news.at, news.user_id, p.name, news.item ->> 'what' as what, news.reference,
  case
    when last.state = 'bounced' then 'bounced'
    when last.state = 'failed' then 'given up'
    when login.row ? 'email_confirmed_at' and login.row ->> 'email_confirmed_at' is null then 'unconfirmed address'
    when own.messages_stopped_at is not null or last.problem in ('Stopped by the firm.', 'The account was closed.')
    then 'stopped'
    when not own.news_email then 'news off'
    else 'was off then'
  end as why,
  coalesce((login.row ->> 'last_sign_in_at')::timestamptz > news.at, false) as has_logged_in_since
from (
  select t.user_id, t.reference, o.at, jsonb_build_object('what', o.tells, 'trace', t.id) as item
  from private.outcomes o
  join public.traces t on t.id = o.trace_id
  join public.trace_statuses s on s.name = t.status
  -- Not an answer that was taken back.
  where t.pension_id is not null or s.tells is not null or s.colour = 'success'
  union all
  select k.user_id, null, k.created_at, jsonb_build_object('what', 'task', 'task', k.id)
  from public.tasks k where k.done_at is null
  union all
  select d.user_id, null, d.created_date, jsonb_build_object('what', 'document', 'document', d.id)
  from public.documents d where d.added_by = 'firm'
  union all
  select p.id, null, p.updated_at, '{"what": "signature_needed"}' from public.profiles p where p.tags && '{15}'
) as news
join office.people p on p.user_id = news.user_id and p.may_be_worked_on
join public.profiles own on own.id = news.user_id
-- Hosts other than Supabase may lack columns of the auth service.
join (select u.id, to_jsonb(u) as row from auth.users u) as login on login.id = news.user_id
left join lateral (
  select m.state, m.problem from public.messages m
  where m.user_id = news.user_id and m.news @> jsonb_build_array(news.item)
  order by m.created_at desc
  limit 1
) as last on true
where news.at > now() - interval '90 days' and coalesce(last.state, 'none') not in ('sent', 'waiting');

-- What needs someone today.
create view office.needs_today as
select todo.what, todo.since, p.user_id, p.name, todo.reference, todo.detail
from (
  select 'Review the trace' as what, t.created_date as since, t.user_id, t.reference, t.name as detail
  from public.traces t
  where t.status = (select s.name from public.trace_statuses s order by s.position limit 1)
  union all
  select 'Link the pension that was found', t.updated_date, t.user_id, t.reference, t.name
  from public.traces t join public.trace_statuses s on s.name = t.status
  where s.tells = 'pension_found' and t.pension_id is null
  union all
  select 'Look at the task that the customer has done', k.done_at, k.user_id, null, k.title
  from public.tasks k
  where k.done_at is not null
  union all
  select 'Ask again: ' || l.who || ' is late', l.due, l.user_id, l.reference, l.what from office.late_to_answer l
  union all
  select 'Tell the customer another way: ' || n.why, n.at, n.user_id, n.reference, n.what
  from office.not_told n
  where n.why in ('bounced', 'given up', 'unconfirmed address') and not n.has_logged_in_since
) as todo
join office.people p on p.user_id = todo.user_id and p.may_be_worked_on
union all
select
  'Erase the customer: it failed', p.erasure_failed_at, p.id, concat_ws(' ', p.first_name, p.last_name), null,
  p.erasure_problem
from public.profiles p
where p.erasure_failed_at is not null
order by since;

-- The same of deleted traces, without the customer, so that an erasure changes no number of the board.
create table private.past_outcomes (
  id bigint primary key generated always as identity,
  month date not null,
  tells text not null,
  days numeric not null
);
alter table private.past_outcomes enable row level security;

create function private.keep_outcome() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.past_outcomes (month, tells, days)
  select month, tells, days from private.outcomes where trace_id = old.id;
  return old;
end
$$;
create trigger keep_outcome before delete on public.traces for each row execute function private.keep_outcome();

-- The months for the board, newest first: letters signed for the first time, traces that found a pension or nothing, and the
-- median of the days from the request to that answer.
create view office.month as
select
  month,
  sum(counted.signed)::integer as signed,
  (count(*) filter (where counted.tells = 'pension_found'))::integer as found,
  (count(*) filter (where counted.tells = 'nothing_found'))::integer as nothing,
  round((percentile_cont(0.5) within group (order by counted.days))::numeric, 1) as median_days
from (
  select
    date_trunc('month', a.signed_at at time zone 'Europe/London')::date as month, 1 as signed, null as tells,
    null as days
  from public.authorisations a
  where a.kind = 'application'
  union all
  select o.month, 0, o.tells, o.days from private.outcomes o
  union all
  select o.month, 0, o.tells, o.days from private.past_outcomes o
) as counted
group by month
order by month desc;

-- Who did what, newest first. Only the end of a National Insurance number.
create view office.log as
select
  l.at, l.who, l.database_role, l.user_id, p.name, l.what, l.kept_in, l.row_id, l.why,
  case
    when l.old ? 'national_insurance'
    then jsonb_set(l.old, '{national_insurance}', to_jsonb('…' || right(l.old ->> 'national_insurance', 3)))
    else l.old
  end as old,
  case
    when l.new ? 'national_insurance'
    then jsonb_set(l.new, '{national_insurance}', to_jsonb('…' || right(l.new ->> 'national_insurance', 3)))
    else l.new
  end as new
from private.office_log l
left join office.people p on p.user_id = l.user_id
order by l.id desc;

-- The firm's own notes, newest first.
create view office.notes as
select n.created_at, n.written_by, n.user_id, p.name, n.note
from public.office_notes n
join office.people p on p.user_id = n.user_id
order by n.created_at desc;

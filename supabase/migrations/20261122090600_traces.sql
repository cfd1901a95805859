-- Traces: requests to find a pension of one employer.

create table public.trace_statuses (
  name text primary key,
  description text not null,
  -- One of the badge colours: neutral, brand, primary, info, success, warning, danger.
  colour text not null default 'warning',
  position smallint not null unique,
  -- What a message tells when a trace gets this status; null for none. A search with such a status is answered.
  tells text check (tells in ('pension_found', 'nothing_found'))
);
insert into public.trace_statuses (position, name, description, colour, tells) values
  (1, 'Awaiting Review', 'We have your request. One of our team will look at it shortly.', 'neutral', null),
  (2, 'Searching', 'We are finding out which provider looks after the pension of this employer.', 'info', null),
  (3, 'Provider Contacted', 'We have written to the provider.', 'primary', null),
  (4, 'Pension Found', 'The provider holds a pension for you. We are asking for its details.', 'brand', 'pension_found'),
  (5, 'Nothing Found', 'The provider holds no pension for you. We will tell you what else can be tried.', 'danger', 'nothing_found'),
  (6, 'Completed', 'This trace is finished. You can see what was found under Your Pensions.', 'success', null),
  (7, 'Duplicate', 'This trace is for the same pension as another of your traces, so they go on together.', 'warning', null);

create table public.traces (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- For the phone, see private.give_reference.
  reference text not null unique,
  -- The employer.
  name text not null,
  title text,
  industry text,
  start_year smallint,
  end_year smallint,
  paying boolean not null default false,
  provider text,
  policy text,
  -- The pension that the trace found, in the customer's list. public.pensions adds the foreign key.
  pension_id uuid,
  -- The customer's address at the time and the employer's: line1, line2, line3, city, postcode.
  address jsonb,
  employer_address jsonb,
  status text not null default 'Awaiting Review' references public.trace_statuses (name) on update cascade,
  -- When the trace got each of its statuses, the last time of each.
  status_dates jsonb not null default '{}',
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  -- For the foreign key of public.searches, which includes the owner.
  unique (id, user_id)
);
create index traces_user_id on public.traces (user_id, created_date);
create index traces_status on public.traces (status);

create trigger give_reference before insert on public.traces for each row execute function private.give_reference();

create function private.note_status_date() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    new.status_dates := new.status_dates || jsonb_build_object(new.status, now());
  end if;
  return new;
end
$$;
create trigger note_status_date before insert or update of status on public.traces
for each row execute function private.note_status_date();

alter table public.trace_statuses enable row level security;
alter table public.traces enable row level security;
create policy own_traces on public.traces for select to authenticated using ((select auth.uid()) = user_id);
create policy second_step_first on public.traces as restrictive for select to authenticated
using (not (select public.portal_is_second_step_due()));
create policy everybody_reads on public.trace_statuses for select to authenticated using (true);

grant select on table public.trace_statuses to authenticated;
-- Realtime announces a change to customers who may read the row, with the columns that they may read.
grant select (id, user_id) on table public.traces to authenticated;
grant select, insert, update, delete on table public.traces, public.trace_statuses to service_role;

-- Checks and formats the values of a form. Returns a row without id.
create function private.trace_values(
  p_user uuid, p_employer text, p_paying boolean, p_title text, p_industry text, p_start_year integer,
  p_end_year integer, p_provider text, p_policy text, p_address jsonb, p_employer_address jsonb
) returns public.traces
language plpgsql stable set search_path = '' as $$
declare
  v_birth date := (select birth_date from public.profiles where id = p_user);
  v_trace public.traces;
begin
  v_trace.name := private.text_field(
    p_employer, 'p_employer', 100, 'Employer should not exceed 100 characters', 'Please enter an employer name'
  );
  v_trace.title := private.text_field(p_title, 'p_title', 100, 'Job title should not exceed 100 characters');
  v_trace.industry := private.text_field(p_industry, 'p_industry', 200, 'Industry should not exceed 200 characters');
  v_trace.paying := coalesce(p_paying, false);
  v_trace.start_year := private.working_year(p_start_year, v_birth, 'p_start_year');
  if not v_trace.paying then
    v_trace.end_year := private.working_year(p_end_year, v_birth, 'p_end_year');
  end if;
  if v_trace.end_year < v_trace.start_year then
    perform private.refuse('PT400', 'End year must be greater than start year.', 'p_end_year');
  end if;
  v_trace.provider := private.text_field(p_provider, 'p_provider', 100, 'Provider should not exceed 100 characters');
  v_trace.policy := private.text_field(p_policy, 'p_policy', 100, 'Policy number should not exceed 100 characters');
  v_trace.address := private.address(p_address, 'p_address.');
  v_trace.employer_address := private.address(p_employer_address, 'p_employer_address.');
  return v_trace;
end
$$;

-- Onboarding moves from 6 to 7; in the portal the tags stay.
create function public.portal_create_trace(
  p_employer text default null, p_paying boolean default false, p_title text default null,
  p_industry text default null, p_start_year integer default null, p_end_year integer default null,
  p_provider text default null, p_policy text default null, p_address jsonb default null,
  p_employer_address jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(
    v_user, 'portal_create_trace',
    p_employer, p_paying::text, p_title, p_industry, p_start_year::text, p_end_year::text, p_provider, p_policy,
    p_address::text, p_employer_address::text
  );
  v_tags integer[];
  v_trace public.traces;
  v_hint text;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_tags := private.move_tag(v_user, 6, 7, '{12,13}');
  v_trace := private.trace_values(
    v_user, p_employer, p_paying, p_title, p_industry, p_start_year, p_end_year, p_provider, p_policy, p_address,
    p_employer_address
  );
  -- move_tag locks the profile: no other request can add a trace after the count.
  if (select count(*) from public.traces where user_id = v_user) >= 500 then
    perform private.refuse('PT409', 'You have 500 traces already. Please contact us to add another.', 'too_many');
  end if;
  insert into public.traces (
    user_id, name, title, industry, start_year, end_year, paying, provider, policy, address, employer_address
  ) values (
    v_user, v_trace.name, v_trace.title, v_trace.industry, v_trace.start_year, v_trace.end_year, v_trace.paying,
    v_trace.provider, v_trace.policy, v_trace.address, v_trace.employer_address
  );
  return private.answer(v_user, 'portal_create_trace', to_jsonb(v_tags));
exception when sqlstate 'PT000' then
  get stacked diagnostics v_hint = pg_exception_hint;
  return private.answer_refused(v_user, 'portal_create_trace', sqlstate, sqlerrm, v_hint);
end
$$;

-- Clears omitted values.
create function public.portal_edit_trace(
  p_id text default null,
  p_employer text default null, p_paying boolean default false, p_title text default null,
  p_industry text default null, p_start_year integer default null, p_end_year integer default null,
  p_provider text default null, p_policy text default null, p_address jsonb default null,
  p_employer_address jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(
    v_user, 'portal_edit_trace',
    p_id, p_employer, p_paying::text, p_title, p_industry, p_start_year::text, p_end_year::text, p_provider, p_policy,
    p_address::text, p_employer_address::text
  );
  v_trace public.traces;
  v_hint text;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  perform private.hold_tag(v_user, 7, 12, 13);
  v_trace := private.trace_values(
    v_user, p_employer, p_paying, p_title, p_industry, p_start_year, p_end_year, p_provider, p_policy, p_address,
    p_employer_address
  );
  update public.traces
  set
    name = v_trace.name, title = v_trace.title, industry = v_trace.industry, start_year = v_trace.start_year,
    end_year = v_trace.end_year, paying = v_trace.paying, provider = v_trace.provider, policy = v_trace.policy,
    address = v_trace.address, employer_address = v_trace.employer_address, updated_date = now()
  where id = private.as_uuid(p_id) and user_id = v_user;
  perform private.need_found(found);
  return private.answer(v_user, 'portal_edit_trace', 'null');
exception when sqlstate 'PT000' then
  get stacked diagnostics v_hint = pg_exception_hint;
  return private.answer_refused(v_user, 'portal_edit_trace', sqlstate, sqlerrm, v_hint);
end
$$;

-- Takes back a trace that was entered by mistake, before the firm has asked anyone about it. Onboarding returns to the form
-- when no trace is left.
create function public.portal_trace_remove(p_id text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_trace_remove', p_id);
  v_tags integer[];
  v_trace public.traces;
  v_hint text;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_tags := private.hold_tag(v_user, 7, 12, 13);
  select * into v_trace from public.traces where id = private.as_uuid(p_id) and user_id = v_user for update;
  perform private.need_found(v_trace.id is not null);
  if v_trace.pension_id is not null
    or v_trace.status <> (select name from public.trace_statuses order by position limit 1)
    or exists (select from public.searches where trace_id = v_trace.id)
  then
    perform private.refuse(
      'PT409', 'We have already started to look for this pension. Please contact us to withdraw the trace.', 'started'
    );
  end if;
  delete from public.activity where user_id = v_user and entity_type = 6 and entity_id = v_trace.id;
  delete from public.traces where id = v_trace.id;
  if 7 = any (v_tags) and not exists (select from public.traces where user_id = v_user) then
    v_tags := private.move_tag(v_user, 7, 6);
  end if;
  return private.answer(v_user, 'portal_trace_remove', to_jsonb(v_tags));
exception when sqlstate 'PT000' then
  get stacked diagnostics v_hint = pg_exception_hint;
  return private.answer_refused(v_user, 'portal_trace_remove', sqlstate, sqlerrm, v_hint);
end
$$;

-- A trace as the portal shows it. A view is planned as part of the query, and finds one trace by its index.
create view private.trace_replies with (security_invoker = true) as
select
  t.user_id, t.id, t.created_date,
  json_build_object(
    'id', t.id, 'reference', t.reference, 'name', t.name, 'title', t.title, 'industry', t.industry,
    'status', json_build_object('name', s.name, 'description', s.description, 'colour', s.colour),
    'start_year', t.start_year, 'end_year', t.end_year, 'paying', t.paying,
    'provider', t.provider, 'policy', t.policy, 'pension_id', t.pension_id,
    'address', t.address, 'employer_address', t.employer_address,
    'status_dates', t.status_dates, 'created_date', t.created_date, 'updated_date', t.updated_date
  ) as reply
from public.traces t
join public.trace_statuses s on s.name = t.status;

-- Oldest first.
create function public.portal_user_traces() returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  return (
    select coalesce(json_agg(t.reply order by t.created_date, t.id), '[]')
    from private.trace_replies t
    where t.user_id = v_user
  );
end
$$;

create function public.portal_user_trace(p_id text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_id uuid := private.as_uuid(p_id);
  v_reply json;
begin
  select t.reply into v_reply from private.trace_replies t where t.id = v_id and t.user_id = v_user;
  if v_reply is null then
    perform private.refuse_missing();
  end if;
  return v_reply;
end
$$;

create function public.portal_trace_count() returns integer
language sql stable security definer set search_path = '' as $$
  select count(t.id)::integer from private.customer() as me left join public.traces t on t.user_id = me
$$;

-- From the form to the list. Without any trace the customer stays. The profile is locked before the traces are read:
-- another tab could otherwise add a trace in between.
create function public.portal_create_trace_cancel() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_create_trace_cancel');
  v_tags integer[];
  v_hint text;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_tags := private.hold_tag(v_user, 6);
  if exists (select from public.traces where user_id = v_user) then
    v_tags := private.move_tag(v_user, 6, 7);
  end if;
  return private.answer(v_user, 'portal_create_trace_cancel', to_jsonb(v_tags));
exception when sqlstate 'PT000' then
  get stacked diagnostics v_hint = pg_exception_hint;
  return private.answer_refused(v_user, 'portal_create_trace_cancel', sqlstate, sqlerrm, v_hint);
end
$$;

-- From the list to the form for another trace.
create function public.portal_trace_add() returns jsonb
language sql security definer set search_path = '' as $$
  select private.take_step('portal_trace_add', 7, 6)
$$;

-- From the list to the question about known pensions.
create function public.portal_trace_continue() returns jsonb
language sql security definer set search_path = '' as $$
  select private.take_step('portal_trace_continue', 7, 8)
$$;

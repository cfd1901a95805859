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
  -- While the trace has found a pension: its provider, status and status_dates before, and when it was found ('at') and
  -- linked ('linked'). For backoffice_undo_find.
  before_find jsonb,
  -- When a find was last taken back: what was told before does not count.
  find_undone_at timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  -- For the foreign key of public.searches, which includes the owner.
  unique (id, user_id)
);
create index traces_user_id on public.traces (user_id, created_date);
create index traces_status on public.traces (status);

create trigger give_reference before insert on public.traces for each row execute function private.give_reference();

-- Whether a status has another name now. Renaming it changes `status` in the rows of traces and searches, which is no news.
create function private.is_renamed(p_status text) returns boolean
language sql stable set search_path = '' as $$
  select p_status is not null and not exists (select from public.trace_statuses where name = p_status)
$$;

create function private.note_status_date() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- An undone find restores the days.
  if tg_op = 'INSERT'
    or new.status <> old.status and new.status_dates = old.status_dates and not private.is_renamed(old.status)
  then
    new.status_dates := new.status_dates || jsonb_build_object(new.status, now());
  end if;
  return new;
end
$$;
create trigger note_status_date before insert or update of status on public.traces
for each row execute function private.note_status_date();

-- What a status and the days of the earlier ones tell: pension_found or nothing_found. A finished trace or search, with a
-- status of the colour success, has the outcome of its last status that tells one. Null without an outcome.
create function private.outcome(p_status text, p_dates jsonb) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select tells from public.trace_statuses where name = p_status),
    (
      select told.tells
      from public.trace_statuses finished, public.trace_statuses told
      where finished.name = p_status and finished.colour = 'success' and p_dates ? told.name and told.tells is not null
      order by p_dates ->> told.name desc
      limit 1
    )
  )
$$;

-- The same of a trace, which has found the pension that is linked to it, whatever its status.
create function private.outcome_of(p_trace public.traces) returns text
language sql stable set search_path = '' as $$
  select case
    when p_trace.pension_id is not null then 'pension_found'
    else private.outcome(p_trace.status, p_trace.status_dates)
  end
$$;

create function private.note_find() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_was_found boolean := private.outcome_of(old) is not distinct from 'pension_found';
  v_is_found boolean := private.outcome_of(new) is not distinct from 'pension_found';
begin
  if private.is_renamed(old.status) then
    return new;
  end if;
  if v_is_found and not v_was_found then
    new.before_find := jsonb_build_object(
      'provider', old.provider, 'status', old.status, 'status_dates', old.status_dates, 'at', now()
    );
  elsif v_was_found and not v_is_found then
    new.before_find := null;
  end if;
  if v_was_found and not v_is_found or old.pension_id is not null and new.pension_id is distinct from old.pension_id then
    new.find_undone_at := now();
  end if;
  if new.pension_id is distinct from old.pension_id then
    new.before_find := new.before_find || jsonb_build_object('linked', now());
  end if;
  return new;
end
$$;
create trigger note_find before update of status, pension_id on public.traces
for each row execute function private.note_find();

-- Renames a key, for the days of a status that has another name.
create function private.with_key(p_dates jsonb, p_old text, p_new text) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when p_dates ? p_old then p_dates - p_old || jsonb_build_object(p_new, p_dates -> p_old)
    else p_dates
  end
$$;

create function private.rename_status_dates() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.traces
  set
    status_dates = private.with_key(status_dates, old.name, new.name),
    before_find = before_find || jsonb_build_object(
      'status', case when before_find ->> 'status' = old.name then new.name else before_find ->> 'status' end,
      'status_dates', private.with_key(before_find -> 'status_dates', old.name, new.name)
    )
  where status_dates ? old.name;
  update public.searches set status_dates = private.with_key(status_dates, old.name, new.name)
  where status_dates ? old.name;
  return null;
end
$$;
create trigger rename_status_dates after update of name on public.trace_statuses
for each row when (old.name <> new.name) execute function private.rename_status_dates();

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
create function private.trace_values(p_user uuid, p_values jsonb) returns public.traces
language plpgsql stable set search_path = '' as $$
declare
  v_birth date := (select birth_date from public.profiles where id = p_user);
  v_trace public.traces;
begin
  v_trace.name := private.text_field(
    p_values ->> 'p_employer', 'p_employer', 100, 'Employer should not exceed 100 characters', 'Please enter an employer name'
  );
  v_trace.title := private.text_field(
    p_values ->> 'p_title', 'p_title', 100, 'Job title should not exceed 100 characters'
  );
  v_trace.industry := private.text_field(
    p_values ->> 'p_industry', 'p_industry', 200, 'Industry should not exceed 200 characters'
  );
  v_trace.paying := coalesce((p_values ->> 'p_paying')::boolean, false);
  v_trace.start_year := private.working_year((p_values ->> 'p_start_year')::integer, v_birth, 'p_start_year');
  if not v_trace.paying then
    v_trace.end_year := private.working_year((p_values ->> 'p_end_year')::integer, v_birth, 'p_end_year');
  end if;
  if v_trace.end_year < v_trace.start_year then
    perform private.refuse('PT400', 'End year must be greater than start year.', 'p_end_year');
  end if;
  v_trace.provider := private.text_field(
    p_values ->> 'p_provider', 'p_provider', 100, 'Provider should not exceed 100 characters'
  );
  v_trace.policy := private.text_field(
    p_values ->> 'p_policy', 'p_policy', 100, 'Policy number should not exceed 100 characters'
  );
  v_trace.address := private.address(p_values -> 'p_address', 'p_address.');
  v_trace.employer_address := private.address(p_values -> 'p_employer_address', 'p_employer_address.');
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
language sql security definer set search_path = '' as $$
  select private.once('portal_create_trace', jsonb_build_object(
    'p_employer', p_employer, 'p_paying', p_paying, 'p_title', p_title, 'p_industry', p_industry,
    'p_start_year', p_start_year, 'p_end_year', p_end_year, 'p_provider', p_provider, 'p_policy', p_policy,
    'p_address', p_address, 'p_employer_address', p_employer_address
  ))
$$;

create function private.portal_create_trace(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_tags integer[];
  v_trace public.traces;
begin
  v_tags := private.move_tag(p_user, 6, 7, '{12,13}');
  v_trace := private.trace_values(p_user, p_values);
  -- move_tag locks the profile: no other request can add a trace after the count.
  if (select count(*) from public.traces where user_id = p_user) >= 500 then
    perform private.refuse('PT409', 'You have 500 traces already. Please contact us to add another.', 'too_many');
  end if;
  insert into public.traces (
    user_id, name, title, industry, start_year, end_year, paying, provider, policy, address, employer_address
  ) values (
    p_user, v_trace.name, v_trace.title, v_trace.industry, v_trace.start_year, v_trace.end_year, v_trace.paying,
    v_trace.provider, v_trace.policy, v_trace.address, v_trace.employer_address
  );
  return to_jsonb(v_tags);
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
language sql security definer set search_path = '' as $$
  select private.once('portal_edit_trace', jsonb_build_object(
    'p_id', p_id, 'p_employer', p_employer, 'p_paying', p_paying, 'p_title', p_title, 'p_industry', p_industry,
    'p_start_year', p_start_year, 'p_end_year', p_end_year, 'p_provider', p_provider, 'p_policy', p_policy,
    'p_address', p_address, 'p_employer_address', p_employer_address
  ))
$$;

create function private.portal_edit_trace(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_trace public.traces;
begin
  perform private.hold_tag(p_user, 7, 12, 13);
  v_trace := private.trace_values(p_user, p_values);
  update public.traces
  set
    name = v_trace.name, title = v_trace.title, industry = v_trace.industry, start_year = v_trace.start_year,
    end_year = v_trace.end_year, paying = v_trace.paying, provider = v_trace.provider, policy = v_trace.policy,
    address = v_trace.address, employer_address = v_trace.employer_address, updated_date = now()
  where id = private.as_uuid(p_values ->> 'p_id') and user_id = p_user;
  perform private.need_found(found);
  return 'null';
end
$$;

-- Takes back a trace that was entered by mistake, while nobody was asked about it. Onboarding returns to the form when no
-- trace is left.
create function public.portal_trace_remove(p_id text default null) returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_trace_remove', jsonb_build_object('p_id', p_id))
$$;

create function private.portal_trace_remove(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_tags integer[];
  v_trace public.traces;
begin
  v_tags := private.hold_tag(p_user, 7, 12, 13);
  select * into v_trace
  from public.traces where id = private.as_uuid(p_values ->> 'p_id') and user_id = p_user
  for update;
  perform private.need_found(v_trace.id is not null);
  if v_trace.pension_id is not null
    or v_trace.status <> (select name from public.trace_statuses order by position limit 1)
    or exists (select from public.searches where trace_id = v_trace.id)
  then
    perform private.refuse(
      'PT409', 'We have already started to look for this pension. Please contact us to withdraw the trace.', 'started'
    );
  end if;
  delete from public.activity where user_id = p_user and entity_type = 6 and entity_id = v_trace.id;
  delete from public.traces where id = v_trace.id;
  if 7 = any (v_tags) and not exists (select from public.traces where user_id = p_user) then
    v_tags := private.move_tag(p_user, 7, 6);
  end if;
  return to_jsonb(v_tags);
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
language sql security definer set search_path = '' as $$
  select private.once('portal_create_trace_cancel')
$$;

create function private.portal_create_trace_cancel(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_tags integer[];
begin
  v_tags := private.hold_tag(p_user, 6);
  if exists (select from public.traces where user_id = p_user) then
    v_tags := private.move_tag(p_user, 6, 7);
  end if;
  return to_jsonb(v_tags);
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

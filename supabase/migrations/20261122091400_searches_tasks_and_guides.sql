-- What the firm shows in the portal: searches, activity, tasks and guides. Entity type 6 is a trace, 7 a pension.

create table public.searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  trace_id uuid,
  pension_id uuid,
  provider text,
  status text not null default 'Searching' references public.trace_statuses (name) on update cascade,
  -- As that of a trace.
  status_dates jsonb not null default '{}',
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  check (num_nonnulls(trace_id, pension_id) = 1),
  -- A search and its trace or pension have the same owner.
  foreign key (trace_id, user_id) references public.traces (id, user_id) on delete cascade,
  foreign key (pension_id, user_id) references public.pensions (id, user_id) on delete cascade
);
create index searches_user_id on public.searches (user_id);
create index searches_trace_id on public.searches (trace_id, user_id, created_date desc);
create index searches_pension_id on public.searches (pension_id, user_id, created_date desc);
create index searches_status on public.searches (status);

-- Requires a customer for whom the firm may work.
create function private.need_work(p_user uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.may_be_worked_on(p_user) then
    perform private.refuse(
      'PT403', 'This customer has no letter that stands, or has left: you may not work for them.', 'not_open'
    );
  end if;
end
$$;

-- Holds the firm's work to what it may do: no status, link or search for a customer for whom it may not work, nothing
-- finished without an outcome, and no provider asked twice at once about the same. A find may always be taken back.
create function private.check_work() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_trace public.traces;
  v_outcome text;
begin
  if auth.uid() is not null or tg_op = 'UPDATE' and private.is_renamed(old.status) then
    return new;
  end if;
  if tg_table_name = 'traces' then
    v_trace := new;
    v_outcome := private.outcome_of(v_trace);
    if v_outcome is distinct from 'pension_found' and private.outcome_of(old) = 'pension_found' then
      return new;
    end if;
  else
    v_outcome := private.outcome(new.status, new.status_dates);
  end if;
  perform private.need_work(new.user_id);
  if v_outcome is null and (tg_op = 'INSERT' or new.status <> old.status)
    and exists (select from public.trace_statuses where name = new.status and colour = 'success')
  then
    perform private.refuse(
      'PT409', format('Say first what was found, or that nothing was found. Then "%s".', new.status), 'no_outcome'
    );
  end if;
  if tg_table_name = 'searches' and tg_op = 'INSERT' then
    -- Two that arrive together queue here.
    perform from public.traces where id = new.trace_id for no key update;
    perform from public.pensions where id = new.pension_id for no key update;
    if exists (
      select from public.searches s
      where (s.trace_id = new.trace_id or s.pension_id = new.pension_id) and lower(s.provider) = lower(new.provider)
        and private.outcome(s.status, s.status_dates) is null
    ) then
      perform private.refuse('PT409', 'This provider is being asked already.', 'duplicate');
    end if;
  end if;
  return new;
end
$$;
create trigger check_work before insert or update of status on public.searches
for each row execute function private.check_work();
create trigger check_work before update of status, pension_id on public.traces
for each row execute function private.check_work();

create trigger note_status_date before insert or update of status on public.searches
for each row execute function private.note_status_date();

create table public.activity (
  id bigint primary key generated always as identity,
  user_id uuid not null references public.profiles (id) on delete cascade,
  entity_type smallint not null check (entity_type in (6, 7)),
  entity_id uuid not null,
  description text not null,
  date timestamptz not null default now()
);
create index activity_entity on public.activity (user_id, entity_type, entity_id, date desc, id desc);

alter table public.searches enable row level security;
alter table public.activity enable row level security;
create policy own_searches on public.searches for select to authenticated using ((select auth.uid()) = user_id);
create policy own_activity on public.activity for select to authenticated using ((select auth.uid()) = user_id);

grant select, insert, update, delete on table public.searches, public.activity to service_role;

-- Logs every change of a trace or pension that the portal shows, by the customer or the firm, except the link from a trace
-- to its pension. Columns that a firm adds are its own.
create function private.note_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_type smallint := case tg_table_name when 'traces' then 6 else 7 end;
  v_old jsonb := case tg_op when 'UPDATE' then to_jsonb(old) end;
  v_new jsonb := to_jsonb(new);
  v_shown constant text[] := '{name,title,industry,start_year,end_year,paying,provider,policy,address,employer_address,type_id,status}';
  -- That of a trace is a name, that of a pension a name with a colour.
  v_status text := coalesce(v_new #>> '{status,name}', v_new ->> 'status');
  v_description text;
begin
  if v_type = 6 and private.is_renamed(v_old ->> 'status') then
    return null;
  elsif v_old is null then
    v_description := case v_type when 6 then 'Trace created' else 'Pension added' end;
  elsif v_status <> coalesce(v_old #>> '{status,name}', v_old ->> 'status', '') then
    v_description := 'Status changed to ' || v_status;
  elsif private.picked(v_old, v_shown) <> private.picked(v_new, v_shown) then
    v_description := 'Details changed';
  else
    return null;
  end if;
  insert into public.activity (user_id, entity_type, entity_id, description)
  values (new.user_id, v_type, new.id, v_description);
  return null;
end
$$;
create trigger note_activity after insert or update on public.traces
for each row execute function private.note_activity();
create trigger note_activity after insert or update on public.pensions
for each row execute function private.note_activity();

-- Work on a trace or pension updates its time, which reaches the open portal as a live change.
create function private.touch_entity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_new jsonb := to_jsonb(new);
  -- An activity names its entity by type and id, a search in a column of its own.
  v_trace uuid := coalesce(v_new ->> 'trace_id', case v_new ->> 'entity_type' when '6' then v_new ->> 'entity_id' end);
  v_pension uuid := coalesce(
    v_new ->> 'pension_id', case v_new ->> 'entity_type' when '7' then v_new ->> 'entity_id' end
  );
begin
  if tg_op = 'UPDATE' and private.is_renamed(to_jsonb(old) ->> 'status') then
    return null;
  end if;
  update public.traces set updated_date = now() where id = v_trace and updated_date <> now();
  update public.pensions set updated_at = now() where id = v_pension and updated_at <> now();
  return null;
end
$$;
create trigger touch_entity after insert or update on public.activity
for each row execute function private.touch_entity();
create trigger touch_entity after insert or update of provider, status, updated_date on public.searches
for each row execute function private.touch_entity();

-- The owner of a trace or pension; null when there is none.
create function private.owner_of(p_entity_type integer, p_entity uuid) returns uuid
language sql stable set search_path = '' as $$
  select user_id from public.traces where p_entity_type = 6 and id = p_entity
  union all
  select user_id from public.pensions where p_entity_type = 7 and id = p_entity
$$;

-- Requires the portal, and an entity that the customer owns. Returns its id.
create function private.need_entity(p_user uuid, p_entity_type integer, p_id text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_id uuid := private.as_uuid(p_id);
  v_is_open boolean;
  v_is_own boolean;
begin
  select
    p.tags && '{12,13}',
    case p_entity_type
      when 6 then exists (select from public.traces t where t.id = v_id and t.user_id = p_user)
      when 7 then exists (select from public.pensions n where n.id = v_id and n.user_id = p_user)
    end
  into v_is_open, v_is_own
  from public.profiles p where p.id = p_user;
  if v_is_open is not true then
    perform private.refuse_step();
  end if;
  if v_is_own is not true then
    perform private.refuse_missing();
  end if;
  return v_id;
end
$$;

-- The newest 500, newest first. Each half has an index of its own.
create function private.searches_json(p_user uuid, p_entity_type integer, p_id text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_entity uuid := private.need_entity(p_user, p_entity_type, p_id);
  v_trace uuid := case p_entity_type when 6 then v_entity end;
  v_pension uuid := case p_entity_type when 7 then v_entity end;
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', s.id,
          'provider', s.provider,
          'status', jsonb_build_object('name', s.status),
          'created_date', s.created_date,
          'updated_date', s.updated_date
        )
        order by s.created_date desc, s.id
      ),
      '[]'
    )
    from (
      select * from public.searches where trace_id = v_trace and user_id = p_user
      union all
      select * from public.searches where pension_id = v_pension and user_id = p_user
      order by created_date desc, id
      limit 500
    ) as s
  );
end
$$;

create function public.portal_trace_searches(p_id text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.searches_json(private.customer(), 6, p_id);
end
$$;

create function public.portal_pension_searches(p_id text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.searches_json(private.customer(), 7, p_id);
end
$$;

-- The newest 500, newest first.
create function public.portal_activity(p_entity_type integer default null, p_entity_id text default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_entity uuid := private.need_entity(v_user, p_entity_type, p_entity_id);
begin
  return (
    select coalesce(
      jsonb_agg(jsonb_build_object('description', a.description, 'date', a.date) order by a.date desc, a.id desc),
      '[]'
    )
    from (
      select * from public.activity
      where user_id = v_user and entity_type = p_entity_type and entity_id = v_entity
      order by date desc, id desc
      limit 500
    ) as a
  );
end
$$;

-- Clients read tasks and guides directly and get their changes live.
create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  title text not null,
  description text,
  due_date date,
  -- The page on which the task is done. Without it, the task links to the trace that its text names.
  page text check (page in ('documents', 'profile', 'support')),
  -- When the customer said that it is done. The firm finishes it with `backoffice_finish_task`.
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index tasks_user_id on public.tasks (user_id, due_date);

-- Marks an own task as done, or open again. The time of the first call stays.
create function public.portal_task_done(p_id text default null, p_done boolean default true) returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_task_done', jsonb_build_object('p_id', p_id, 'p_done', p_done))
$$;

create function private.portal_task_done(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.hold_tag(p_user, 12, 13);
  update public.tasks
  set done_at = case when coalesce((p_values ->> 'p_done')::boolean, true) then coalesce(done_at, now()) end
  where id = private.as_uuid(p_values ->> 'p_id') and user_id = p_user;
  perform private.need_found(found);
  return 'null';
end
$$;

create table public.guides (
  -- Part of the guide's URL.
  id text primary key check (id ~ '^[a-z0-9-]{1,80}$'),
  title text not null,
  -- Markdown.
  content text not null,
  created_date timestamptz not null default now(),
  -- recommended: 2 for a recommended guide. icon: book, briefcase, calculator, clock, compass, file, help, chart,
  -- target or users. description: a line for the card.
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object')
);
create index guides_created_date on public.guides (created_date desc);

alter table public.tasks enable row level security;
alter table public.guides enable row level security;
create policy own_tasks on public.tasks for select to authenticated using ((select auth.uid()) = user_id);
create policy second_step_first on public.tasks as restrictive for select to authenticated
using (not (select public.portal_is_second_step_due()));
create policy everybody_reads on public.guides for select to authenticated using (true);

grant select on table public.tasks, public.guides to authenticated;
grant select, insert, update, delete on table public.tasks, public.guides to service_role;

-- Realtime announces a deleted row to everyone who may read the table, because row-level security cannot check it. So
-- deletions are not published. A row here says which customer's row of which table was deleted; without a customer, it was
-- a row for everyone.
create table public.removals (
  id bigint primary key generated always as identity,
  user_id uuid references public.profiles (id) on delete cascade,
  removed_from text not null,
  removed_at timestamptz not null default now()
);
create index removals_user_id on public.removals (user_id, removed_from);
alter table public.removals enable row level security;
create policy own_removals on public.removals for select to authenticated
using (user_id is null or (select auth.uid()) = user_id);
create policy second_step_first on public.removals as restrictive for select to authenticated
using (user_id is null or not (select public.portal_is_second_step_due()));
grant select on table public.removals to authenticated;

create function private.note_removal() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := to_jsonb(old) ->> 'user_id';
begin
  -- Nobody is left to tell when the whole account is deleted.
  if v_user is null or exists (select from public.profiles where id = v_user) then
    -- The newest is enough. Skips what another transaction holds, so that two batches cannot deadlock.
    delete from public.removals where id in (
      select id from public.removals
      where user_id is not distinct from v_user and removed_from = tg_table_name
      for update skip locked
    );
    insert into public.removals (user_id, removed_from) values (v_user, tg_table_name);
  end if;
  return null;
end
$$;
create trigger note_removal after delete on public.tasks for each row execute function private.note_removal();
create trigger note_removal after delete on public.guides for each row execute function private.note_removal();
create trigger note_removal after delete on public.traces for each row execute function private.note_removal();
create trigger note_removal after delete on public.pensions for each row execute function private.note_removal();

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime
    add table public.tasks, public.guides, public.traces, public.pensions, public.removals;
    alter publication supabase_realtime set (publish = 'insert, update');
  end if;
end
$$;

create function private.give_first_tasks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.tasks (user_id, title, description, due_date, page)
  select new.id, task.title, task.description, private.open_day(private.today() + task.days), task.page
  from public.settings
  cross join (
    values
      (
        'Check your contact details',
        'Providers write to the address that they know. Please look under Profile whether your phone number and '
        'every address of earlier years are there.',
        7,
        'profile'
      ),
      (
        'Look for old payslips and letters',
        'The name of a scheme or a policy number on old paper makes a search much quicker. You can add it to your '
        'trace at any time.',
        21,
        'documents'
      )
  ) as task (title, description, days, page)
  where gives_first_tasks;
  return null;
end
$$;
-- Once per account: signing gives 12 for the first time, and restoring an application starts from 14.
create trigger give_first_tasks after update of tags on public.profiles
for each row when (11 = any (old.tags) and 12 = any (new.tags)) execute function private.give_first_tasks();

-- Guides that contain the typed text, or have words that start with each typed word; all guides for an empty query.
-- Matching titles first, then the newest; at most 200.
create function public.search(p_query text default '') returns jsonb
language sql stable set search_path = '' as $$
  with sought as (
    select lower(btrim(typed)) as typed, to_tsquery('english', (
      select string_agg(word[1] || ':*', ' & ') from regexp_matches(typed, '[A-Za-z0-9]+', 'g') as word
    )) as words
    from (select left(coalesce(p_query, ''), 200) as typed) as query
  ),
  found as (
    select g as guide, row_number() over (
      order by position(s.typed in lower(g.title)) > 0 desc, g.created_date desc, g.id
    ) as place
    from public.guides g, sought s
    where position(s.typed in lower(g.title || E'\n' || g.content)) > 0
      or to_tsvector('english', g.title || ' ' || g.content) @@ s.words
  )
  select coalesce(jsonb_agg(to_jsonb(guide) order by place), '[]') from found where place <= 200
$$;

-- Tasks and guides. Clients read both tables directly and get their changes live.

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  title text not null,
  description text,
  due_date date,
  -- Where the task is done. A task without it leads to the trace that its text names.
  page text check (page in ('documents', 'profile', 'support')),
  created_at timestamptz not null default now()
);
create index tasks_user_id on public.tasks (user_id, due_date);

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

-- A live deletion reaches its owner only with the whole old row.
alter table public.tasks replica identity full;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.tasks, public.guides, public.traces, public.pensions;
  end if;
end
$$;

create function private.give_first_tasks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.tasks (user_id, title, description, due_date, page)
  select new.id, task.title, task.description, current_date + task.days, task.page
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
-- Matching titles first, then the newest.
create function public.search(p_query text default '') returns jsonb
language sql stable set search_path = '' as $$
  with sought as (
    select lower(btrim(typed)) as typed, to_tsquery('english', (
      select string_agg(word[1] || ':*', ' & ') from regexp_matches(typed, '[A-Za-z0-9]+', 'g') as word
    )) as words
    from (select left(coalesce(p_query, ''), 200) as typed) as query
  )
  select coalesce(
    jsonb_agg(to_jsonb(g) order by position(s.typed in lower(g.title)) > 0 desc, g.created_date desc, g.id),
    '[]'
  )
  from public.guides g, sought s
  where position(s.typed in lower(g.title || E'\n' || g.content)) > 0
    or to_tsvector('english', g.title || ' ' || g.content) @@ s.words
$$;

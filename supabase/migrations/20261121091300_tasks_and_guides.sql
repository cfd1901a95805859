-- What customers are asked to do, and what they can read. Both tables are read directly, and their changes are told
-- live.

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  title text not null,
  description text,
  due_date date,
  created_at timestamptz not null default now()
);
create index tasks_user_id on public.tasks (user_id, due_date);

create table public.guides (
  -- Stands in the guide's address.
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
create policy everybody_reads on public.guides for select to authenticated using (true);

revoke all on table public.tasks, public.guides from public, anon, authenticated, service_role;
grant select on table public.tasks, public.guides to authenticated;
grant select, insert, update, delete on table public.tasks, public.guides to service_role;

-- Without the whole old row a change that takes a task away cannot be told to its owner.
alter table public.tasks replica identity full;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.tasks, public.guides;
  end if;
end
$$;

-- The guides that hold what was typed, or begin words with every word of it; all of them when nothing was typed.
-- Those with a fitting title come first, then the newest.
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

revoke all on function public.search from public, anon, authenticated, service_role;
grant execute on function public.search to authenticated;

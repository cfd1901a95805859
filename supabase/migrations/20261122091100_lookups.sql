-- Suggestions for the forms: pension providers, industries, and sample addresses for development.

create table public.pension_providers (
  name text primary key
);

-- UK Standard Industrial Classification of economic activities 2007.
create table public.industries (
  code text primary key check (code ~ '^[0-9]{5}$'),
  name text not null
);

-- The addresses of the function `address` when no address service is configured.
create table public.sample_addresses (
  id integer primary key generated always as identity,
  line1 text not null,
  line2 text not null default '',
  line3 text not null default '',
  city text not null,
  postcode text not null,
  unique (postcode, line1, line2)
);

alter table public.pension_providers enable row level security;
alter table public.industries enable row level security;
alter table public.sample_addresses enable row level security;
create policy everybody_reads on public.pension_providers for select to authenticated using (true);
create policy everybody_reads on public.industries for select to authenticated using (true);
create policy everybody_reads on public.sample_addresses for select to authenticated using (true);

grant select on table public.pension_providers, public.industries, public.sample_addresses to authenticated;
grant select, insert, update, delete on table
  public.pension_providers, public.industries, public.sample_addresses
to service_role;

-- The rank of a name for a typed text in lower case: 0 starts with it, 1 has a word that starts with it, 2 contains it,
-- null does not match.
create function private.match_rank(p_name text, p_typed text) returns integer
language sql immutable set search_path = '' as $$
  select case
    when p_typed = '' then null
    when starts_with(lower(p_name), p_typed) then 0
    when position(' ' || p_typed in lower(p_name)) > 0 then 1
    when position(p_typed in lower(p_name)) > 0 then 2
  end
$$;

-- The best 20 matches. The typed text is cut to 200 characters: every row is compared with it, and no name is longer.
create function public.portal_provider_search(p_name text default '') returns jsonb
language sql stable security definer set search_path = '' as $$
  with sought as materialized (select lower(btrim(left(p_name, 200))) as typed)
  select coalesce(jsonb_agg(found.name order by found.rank, lower(found.name)), '[]')
  from (
    select p.name, private.match_rank(p.name, s.typed) as rank
    from public.pension_providers p, sought s
    where private.match_rank(p.name, s.typed) is not null
    order by 2, lower(p.name)
    limit 20
  ) as found
$$;

create function public.portal_sic_search(p_name text default '') returns jsonb
language sql stable security definer set search_path = '' as $$
  with sought as materialized (select lower(btrim(left(p_name, 200))) as typed)
  select coalesce(jsonb_agg(found.name order by found.rank, lower(found.name)), '[]')
  from (
    select i.name, min(private.match_rank(i.name, s.typed)) as rank
    from public.industries i, sought s
    where private.match_rank(i.name, s.typed) is not null
    group by i.name
    order by 2, lower(i.name)
    limit 20
  ) as found
$$;

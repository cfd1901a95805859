-- What the forms offer while somebody types: pension providers, industries, and addresses for development.

create table public.pension_providers (
  name text primary key
);

-- UK Standard Industrial Classification of economic activities 2007.
create table public.industries (
  code text primary key check (code ~ '^[0-9]{5}$'),
  name text not null
);

-- Addresses that the function `address` knows when no address service is set up.
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

revoke all on table public.pension_providers, public.industries, public.sample_addresses
from public, anon, authenticated, service_role;
grant select on table public.pension_providers, public.industries, public.sample_addresses to authenticated;
grant select, insert, update, delete on table
  public.pension_providers, public.industries, public.sample_addresses
to service_role;

-- At most 20 of the names that contain what was typed: first those that begin with it, then those in which a word
-- does. Expects lower case.
create function private.match_rank(p_name text, p_typed text) returns integer
language sql immutable set search_path = '' as $$
  select case
    when p_typed = '' then null
    when starts_with(lower(p_name), p_typed) then 0
    when position(' ' || p_typed in lower(p_name)) > 0 then 1
    when position(p_typed in lower(p_name)) > 0 then 2
  end
$$;

create function public.portal_provider_search(p_name text default '') returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(found.name order by found.rank, lower(found.name)), '[]')
  from (
    select p.name, private.match_rank(p.name, lower(btrim(p_name))) as rank
    from public.pension_providers p
    where private.match_rank(p.name, lower(btrim(p_name))) is not null
    order by 2, lower(p.name)
    limit 20
  ) as found
$$;

create function public.portal_sic_search(p_name text default '') returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(found.name order by found.rank, lower(found.name)), '[]')
  from (
    select i.name, min(private.match_rank(i.name, lower(btrim(p_name)))) as rank
    from public.industries i
    where private.match_rank(i.name, lower(btrim(p_name))) is not null
    group by i.name
    order by 2, lower(i.name)
    limit 20
  ) as found
$$;

revoke all on all functions in schema private from public;
revoke all on function public.portal_provider_search, public.portal_sic_search
from public, anon, authenticated, service_role;
grant execute on function public.portal_provider_search, public.portal_sic_search to authenticated;

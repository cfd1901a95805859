-- Every row is compared with what was typed: a text of a megabyte would keep the server busy for seconds. No name is
-- longer than 200 characters. `search` has had this bound from the beginning.

create or replace function public.portal_provider_search(p_name text default '') returns jsonb
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

create or replace function public.portal_sic_search(p_name text default '') returns jsonb
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

-- A list of traces costs no more than the same query written by hand. A function that is called for each row cannot be
-- folded into the query around it; building jsonb only to write it out again is work for nothing; and a statement in
-- `execute` is planned anew each time.

drop function public.portal_user_traces();
create function public.portal_user_traces() returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  return (
    select coalesce(
      json_agg(
        json_build_object(
          'id', t.id,
          'name', t.name,
          'title', t.title,
          'industry', t.industry,
          'status', json_build_object('name', s.name, 'description', s.description, 'colour', s.colour),
          'start_year', t.start_year,
          'end_year', t.end_year,
          'paying', t.paying,
          'provider', t.provider,
          'policy', t.policy,
          'address', t.address,
          'employer_address', t.employer_address,
          'created_date', t.created_date,
          'updated_date', t.updated_date
        )
        order by t.created_date, t.id
      ),
      '[]'
    )
    from public.traces t
    join public.trace_statuses s on s.name = t.status
    where t.user_id = v_user
  );
end
$$;
revoke all on function public.portal_user_traces from public, anon, authenticated, service_role;
grant execute on function public.portal_user_traces to authenticated;

-- The same answer: a table that a host may lack is looked for only when the statement is reached.
create or replace function public.portal_is_second_step_due() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2' then
    return false;
  end if;
  -- Other hosts than Supabase may have no two-step sign-in.
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified');
end
$$;

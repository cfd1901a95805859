-- Two-step sign-in: whoever has set it up gets to nothing with a password alone, whatever program asks.

-- Whether the caller has an authenticator app whose code this session has not been given: the access level in the
-- token is aal1, the next one aal2. Row-level security asks it, and so may the caller.
create function public.portal_is_second_step_due() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_is_due boolean := false;
begin
  if nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2' then
    return false;
  end if;
  -- Other hosts than Supabase may have no two-step sign-in.
  if to_regclass('auth.mfa_factors') is not null then
    execute 'select exists (select from auth.mfa_factors where user_id = $1 and status = ''verified'')'
    into v_is_due using (select auth.uid());
  end if;
  return v_is_due;
end
$$;

-- The signed-in customer: every procedure of the portal begins with it.
create or replace function private.customer() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_customer uuid := (select auth.uid());
begin
  if v_customer is null then
    perform private.refuse('PT401', 'Please log in to continue.', 'signed_out');
  end if;
  if public.portal_is_second_step_due() then
    perform private.refuse(
      'PT403', 'Please log out and log in again with the code of your authenticator app.', 'second_step'
    );
  end if;
  return v_customer;
end
$$;

-- What is read or stored without a procedure.
create policy second_step_first on public.pensions as restrictive for select to authenticated
using (not (select public.portal_is_second_step_due()));
create policy second_step_first on public.tasks as restrictive for select to authenticated
using (not (select public.portal_is_second_step_due()));
create policy "Customers pass the second step first" on storage.objects as restrictive for all to authenticated
using (bucket_id <> 'documents' or not (select public.portal_is_second_step_due()))
with check (bucket_id <> 'documents' or not (select public.portal_is_second_step_due()));

revoke all on all functions in schema private from public;
revoke all on function public.portal_is_second_step_due from public, anon, authenticated, service_role;
grant execute on function public.portal_is_second_step_due to authenticated;

-- An erased customer is erased from the auth service's own log too: it names whoever signed up, logged in or out.

create or replace function private.erase_login(p_user uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_table text;
  v_email text := (select email from auth.users where id = p_user);
begin
  update auth.users
  set
    email = format('erased-%s@example.invalid', p_user),
    phone = null,
    encrypted_password = '',
    raw_user_meta_data = '{}'
  where id = p_user;
  foreach v_table in array array['identities', 'mfa_factors', 'one_time_tokens', 'refresh_tokens', 'sessions'] loop
    if to_regclass('auth.' || v_table) is not null then
      execute format('delete from auth.%I where user_id::text = $1', v_table) using p_user::text;
    end if;
  end loop;
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries
             where strpos(payload::text, $1) > 0 or strpos(lower(payload::text), lower($2)) > 0'
    using p_user::text, v_email;
  end if;
end
$$;

revoke all on all functions in schema private from public;

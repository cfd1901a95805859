-- A customer's own copy of everything that the firm holds about them. The back office makes it on request; customers
-- make their own where `settings.offers_data_copy` is on.

-- The log of copies: who asked, and which database role made it.
create table public.data_copies (
  id bigint primary key generated always as identity,
  user_id uuid not null references public.profiles (id) on delete cascade,
  asked_by text not null check (asked_by in ('customer', 'firm')),
  copied_by text not null,
  copied_at timestamptz not null default now()
);
create index data_copies_user_id on public.data_copies (user_id, copied_at);
alter table public.data_copies enable row level security;
grant select on table public.data_copies to service_role;

-- A customer's rows of a table of the auth service, with the named columns only: the others are secrets. Hosts other than
-- Supabase may lack some of the tables and columns. `p_condition` may use $1, the id, and $2, the email address.
create function private.copied_login(
  p_table text, p_columns text[], p_condition text, p_user uuid, p_email text
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_rows jsonb := '[]';
begin
  if to_regclass('auth.' || p_table) is not null then
    execute format(
      $query$
        select coalesce(jsonb_agg((
          select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(to_jsonb(t)) where key = any ($3)
        )), '[]') from auth.%I t where %s
      $query$,
      p_table, p_condition
    ) into v_rows using p_user, p_email, p_columns;
  end if;
  return v_rows;
end
$$;

-- Whether a line of the auth service's log is about a customer: it names their id as its actor or subject, or it names
-- their address and no account at all. Addresses change hands, ids do not.
create function private.is_audit_line_of(p_line jsonb, p_user uuid, p_email text) returns boolean
language sql immutable set search_path = '' as $$
  with named as (
    select private.as_uuid(id) as account
    from unnest(array[p_line ->> 'actor_id', p_line -> 'traits' ->> 'user_id']) as id
    -- The service itself.
    where id <> '00000000-0000-0000-0000-000000000000'
  )
  select exists (select from named where account = p_user)
    or not exists (select from named where account is not null)
    and lower(nullif(p_email, '')) in (
      coalesce(lower(p_line ->> 'actor_username'), ''), coalesce(lower(p_line -> 'traits' ->> 'user_email'), '')
    )
$$;

-- Every row about a customer, by table, with all of its columns except secrets. The firm cannot read drafts, so its copy
-- only names their forms. `format` changes when a reader must change. A test compares the tables with the database and
-- with an erasure.
create function private.copy_of_customer(p_user uuid, p_asked_by text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_id text := p_user::text;
  v_email text := (select email from auth.users where id = p_user);
  v_tables jsonb;
begin
  select jsonb_object_agg(name, rows) into v_tables from (
    select 'profiles' as name, jsonb_agg(to_jsonb(t) - 'unsubscribe_token') as rows from public.profiles t where t.id = p_user
    union all
    select 'addresses', jsonb_agg(to_jsonb(t) order by t.created_at) from public.addresses t where t.user_id = p_user
    union all
    select 'traces', jsonb_agg(to_jsonb(t) order by t.created_date) from public.traces t where t.user_id = p_user
    union all
    select 'pensions', jsonb_agg(to_jsonb(t) order by t.created_at) from public.pensions t where t.user_id = p_user
    union all
    select 'searches', jsonb_agg(to_jsonb(t) order by t.created_date) from public.searches t where t.user_id = p_user
    union all
    select 'activity', jsonb_agg(to_jsonb(t) order by t.id) from public.activity t where t.user_id = p_user
    union all
    select 'tasks', jsonb_agg(to_jsonb(t) order by t.created_at) from public.tasks t where t.user_id = p_user
    union all
    select 'drafts', jsonb_agg(case p_asked_by when 'customer' then to_jsonb(t) else to_jsonb(t) - 'typed' end order by t.form)
    from public.drafts t where t.user_id = p_user
    union all
    -- The letters that the customer signed. The salt only protects a digest.
    select 'authorisations', jsonb_agg(to_jsonb(t) || jsonb_build_object('signer', t.signer - 'salt') order by t.number)
    from public.authorisations t where t.user_id = p_user
    union all
    select 'documents', jsonb_agg(to_jsonb(t) order by t.created_date) from public.documents t where t.user_id = p_user
    union all
    select 'removed_documents', jsonb_agg(to_jsonb(t) order by t.removed_at) from public.removed_documents t
    where t.user_id = p_user
    union all
    select 'messages', jsonb_agg(to_jsonb(t) order by t.created_at) from public.messages t where t.user_id = p_user
    union all
    -- The files themselves: `name` is the path in the bucket, which the storage service signs.
    select 'storage.objects', jsonb_agg(jsonb_build_object(
      'bucket_id', t.bucket_id, 'name', t.name, 'metadata', t.metadata, 'created_at', t.created_at
    ) order by t.name)
    from storage.objects t where t.bucket_id = 'documents' and t.name like v_id || '/%'
    union all
    select 'files_to_remove', jsonb_agg(to_jsonb(t) order by t.url) from public.files_to_remove t
    where starts_with(t.url, v_id || '/')
    union all
    select 'invites', jsonb_agg(to_jsonb(t) order by t.created_at) from public.invites t
    where lower(t.email) = lower(v_email)
    union all
    select 'national_insurance_reads', jsonb_agg(to_jsonb(t) order by t.id) from public.national_insurance_reads t
    where t.user_id = p_user
    union all
    select 'erasures', jsonb_agg(to_jsonb(t) order by t.id) from public.erasures t where t.user_id = p_user
    union all
    select 'data_copies', jsonb_agg(to_jsonb(t) order by t.id) from public.data_copies t where t.user_id = p_user
    union all
    -- What the firm changed, without the people who did.
    select 'private.office_log', jsonb_agg(to_jsonb(t) - '{who,database_role,why}'::text[] order by t.id)
    from private.office_log t where t.user_id = p_user
    union all
    select 'office_notes', jsonb_agg(to_jsonb(t) order by t.created_at) filter (where p_asked_by = 'firm')
    from public.office_notes t where t.user_id = p_user
    union all
    select 'answered_requests', jsonb_agg(to_jsonb(t) - '{key,payload_sha256}'::text[] order by t.created_at)
    from public.answered_requests t where t.user_id = p_user
    union all
    select 'removals', jsonb_agg(to_jsonb(t) order by t.id) from public.removals t where t.user_id = p_user
    union all
    select 'auth.users', private.copied_login(
      'users', '{id,email,phone,raw_user_meta_data,created_at,updated_at,last_sign_in_at}', 't.id = $1', p_user, v_email
    )
    union all
    select 'auth.identities', private.copied_login(
      'identities', '{provider,identity_data,created_at,last_sign_in_at}', 't.user_id = $1', p_user, v_email
    )
    union all
    select 'auth.sessions', private.copied_login(
      'sessions', '{created_at,updated_at,refreshed_at,aal,ip,user_agent}', 't.user_id = $1', p_user, v_email
    )
    union all
    select 'auth.mfa_factors', private.copied_login(
      'mfa_factors', '{friendly_name,factor_type,status,phone,created_at}', 't.user_id = $1', p_user, v_email
    )
    union all
    select 'auth.audit_log_entries', private.copied_login(
      'audit_log_entries', '{payload,created_at,ip_address}',
      'private.is_audit_line_of(t.payload::jsonb, $1, $2)', p_user, v_email
    )
  ) as copied (name, rows);
  select jsonb_object_agg(key, case when value = 'null' then '[]' else value end) into v_tables
  from jsonb_each(v_tables);
  return jsonb_build_object('format', 1, 'made_at', now(), 'customer', p_user, 'tables', v_tables);
end
$$;

-- Logs a copy and makes it.
create function private.copy_customer(p_user uuid, p_asked_by text) returns jsonb
language plpgsql set search_path = '' as $$
begin
  insert into public.data_copies (user_id, asked_by, copied_by)
  values (p_user, p_asked_by, coalesce(nullif(current_setting('role', true), 'none'), session_user));
  return private.copy_of_customer(p_user, p_asked_by);
end
$$;

-- For a customer who asks the firm for their data.
create function public.backoffice_copy_customer(p_user text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (select id from public.profiles where id = private.as_uuid(p_user));
begin
  perform private.need_found(v_user is not null);
  return private.copy_customer(v_user, 'firm');
end
$$;

-- The caller's own copy, with any tags, where the firm offers it. Only with a password entered just now, and at most five
-- times in a day.
create function public.portal_data_copy() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  if not (select offers_data_copy from public.settings) then
    perform private.refuse_missing();
  end if;
  perform private.queue(v_user);
  if private.is_erased(v_user) then
    perform private.refuse_step();
  end if;
  if not private.count_request('portal_data_copy', v_user::text) or (
    select count(*) from public.data_copies
    where user_id = v_user and asked_by = 'customer' and copied_at > now() - interval '1 day'
  ) >= 5 then
    return private.answer_refusal(
      'PT429', 'You have asked for your data several times today. Please try again tomorrow.', 'too_often'
    );
  end if;
  begin
    perform private.require_confirmation();
  exception when sqlstate 'PT403' then
    return private.answer_refusal(
      'PT403', 'Please enter your password again to confirm that it is you.', 'unconfirmed'
    );
  end;
  return private.copy_customer(v_user, 'customer');
end
$$;

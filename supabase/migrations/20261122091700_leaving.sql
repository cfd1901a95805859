-- Cancelling an application, restoring it, and erasing a customer's data.

create function public.portal_cancel_application() returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_cancel_application')
$$;

create function private.portal_cancel_application(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_tags integer[];
begin
  update public.profiles
  set tags = '{14}', tags_before_cancelling = tags, cancelled_at = now(), updated_at = now()
  where id = p_user and tags && '{12,13}'
  returning tags into v_tags;
  if not found then
    perform private.refuse_step();
  end if;
  return to_jsonb(v_tags);
end
$$;

-- Restores the earlier tags within the time limit. Also cancels a pending erasure, even after the limit.
create function public.portal_restore_application() returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_restore_application')
$$;

create function private.portal_restore_application(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_window interval := (select restore_window from public.settings);
  v_tags integer[];
begin
  update public.profiles
  set
    tags = tags_before_cancelling, tags_before_cancelling = null, cancelled_at = null, erasure_asked_at = null,
    erasure_due_at = null, erasure_failed_at = null, erasure_problem = null, updated_at = now()
  where id = p_user and tags @> '{14}' and tags_before_cancelling is not null and closed_as is null
    and (cancelled_at >= now() - v_window or erasure_due_at is not null)
  returning tags into v_tags;
  if not found then
    if exists (
      select from public.profiles
      where id = p_user and tags @> '{14}' and tags_before_cancelling is not null and closed_as is null
    ) then
      perform private.refuse(
        'PT403',
        format(
          'An application can only be restored within %s days of being cancelled.',
          round(extract(epoch from v_window) / 86400)
        ),
        'restore_window'
      );
    end if;
    perform private.refuse_step();
  end if;
  return to_jsonb(v_tags);
end
$$;

-- Removes the personal content of signed records; digests, agreements and the chain stay. The trigger
-- keep_authorisation refuses it unless an erasure was asked for.
create function private.erase_authorisations(p_user uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_numbers bigint[];
begin
  with erased as (
    update public.authorisations
    set signature = null, screenshot = null, evidence = null, signer = null, erased_at = now()
    where user_id = p_user and erased_at is null
    returning number
  )
  select coalesce(array_agg(number order by number), '{}') into v_numbers from erased;
  update public.erasures
  set
    user_id = null,
    erased_by = coalesce(nullif(current_setting('role', true), 'none'), session_user),
    erased_at = now(),
    authorisations = v_numbers
  where user_id = p_user;
end
$$;

-- Lists a customer's files to remove: their documents, and uploads that were never listed. Tells a firm that erases by SQL
-- what is left for it to do; the screens have the function `document` remove the files in the same call.
create function private.list_files(p_user uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_count integer;
begin
  insert into public.files_to_remove (url)
  select url from public.documents where user_id = p_user
  union
  select name from storage.objects where bucket_id = 'documents' and name like p_user::text || '/%'
  on conflict do nothing;
  select count(*) into v_count from public.files_to_remove where starts_with(url, p_user || '/');
  if v_count > 0 then
    raise notice 'Still stored: % files of the customer %. Remove those of public.files_to_remove.', v_count, p_user;
  end if;
end
$$;

-- A deleted account also loses its files, its invites, the lines of the auth service's log and the content of its signed
-- records. With signed records it must have been erased first, see `backoffice_erase`.
create function private.erase_with_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_files(old.id);
  delete from public.invites where lower(email) = lower(old.email);
  perform private.erase_log(old.id, old.email);
  perform private.erase_authorisations(old.id);
  perform private.empty_office_log(old.id);
  return null;
end
$$;
create trigger erase_with_profile after delete on public.profiles
for each row execute function private.erase_with_profile();

-- Removes a customer's lines from the auth service's log. Hosts other than Supabase may have none.
create function private.erase_log(p_user uuid, p_email text) returns void
language plpgsql set search_path = '' as $$
begin
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries where private.is_audit_line_of(payload::jsonb, $1, $2)'
    using p_user, p_email;
  end if;
end
$$;

-- Disables the login and removes its personal data, also what the firm noted in `raw_app_meta_data`, and from the auth
-- service's log. Hosts other than Supabase may lack some of these tables and columns.
create function private.erase_login(p_user uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_table text;
  v_columns text;
  v_email text := (select email from auth.users where id = p_user);
begin
  -- Pending changes and tokens: email_change, phone_change, recovery_token and so on. The auth service reads them as
  -- empty texts, not as null.
  select string_agg(format('%I = %L', attname, case atttypid when 'jsonb'::regtype then '{}' else '' end), ', ')
  into v_columns
  from pg_attribute
  where attrelid = 'auth.users'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and (
    attname ~ '(_change|token)(_new|_current)?$' and atttypid in ('text'::regtype, 'varchar'::regtype)
    or attname in ('raw_app_meta_data', 'raw_user_meta_data') and atttypid = 'jsonb'::regtype
  );
  if v_columns is not null then
    execute format('update auth.users set %s where id = $1', v_columns) using p_user;
  end if;
  update auth.users
  set
    -- Random: a known address could be registered first, and would stop the erasure.
    email = format('erased-%s@example.invalid', gen_random_uuid()),
    phone = null,
    encrypted_password = ''
  where id = p_user;
  foreach v_table in array array[
    'identities', 'mfa_factors', 'one_time_tokens', 'flow_state', 'refresh_tokens', 'sessions'
  ] loop
    if to_regclass('auth.' || v_table) is not null then
      execute format('delete from auth.%I where user_id::text = $1', v_table) using p_user::text;
    end if;
  end loop;
  perform private.erase_log(p_user, v_email);
end
$$;

-- Takes the first two locks of an erasure, see `private.queue`. A customer's change takes a weaker lock on the login, so
-- take the stronger one first. Returns the customer.
create function private.hold_login(p_user uuid) returns uuid
language plpgsql set search_path = '' as $$
begin
  perform private.queue(p_user);
  perform from auth.users where id = p_user for update;
  return p_user;
end
$$;

-- Erases a customer who asked for it, in the portal or by a letter to the firm: the one road of both. A second erasure
-- erases nothing and is not logged.
create function private.erase_customer(p_user uuid, p_asked_by text default 'customer') returns void
language plpgsql set search_path = '' as $$
declare
  v_email text := (select email from public.profiles where id = p_user);
  -- Only where messages are sent: elsewhere nothing would ever take the address away again.
  v_recipient text := case when private.sends_messages() then private.message_address(p_user) end;
begin
  perform private.list_files(p_user);
  delete from public.documents where user_id = p_user;
  delete from public.tasks where user_id = p_user;
  delete from public.activity where user_id = p_user;
  -- Before the traces and pensions that the firm's work on a search locks after it.
  delete from public.searches where user_id = p_user;
  delete from public.traces where user_id = p_user;
  delete from public.pensions where user_id = p_user;
  -- The deletions above have noted themselves for open pages.
  delete from public.removals where user_id = p_user;
  delete from public.addresses where user_id = p_user;
  delete from public.national_insurance_reads where user_id = p_user;
  delete from public.data_copies where user_id = p_user;
  delete from public.removed_documents where user_id = p_user;
  delete from public.office_notes where user_id = p_user;
  -- Confirms the erasure to the address alone, which the message loses when it has ended, or after a day.
  delete from public.messages where user_id = p_user;
  insert into public.messages (email, language, kind, news, due_at)
  select v_recipient, language, 'security', '[{"what": "data_deleted"}]', now()
  from public.profiles
  where id = p_user and anonymised_at is null and v_recipient is not null;
  perform private.announce_message();
  delete from public.invites where lower(email) = lower(v_email);
  delete from public.answered_requests where user_id = p_user;
  insert into public.erasures (user_id, asked_by, asked_at)
  select id, p_asked_by, coalesce(erasure_asked_at, now())
  from public.profiles
  where id = p_user and anonymised_at is null;
  perform private.erase_authorisations(p_user);
  perform private.erase_login(p_user);
  update public.profiles
  set
    first_name = null, last_name = null, email = null, title = null, previous_names = '{}', birth_date = null,
    national_insurance = null, phone = null, reason = null, marketing_email = false, marketing_text = false,
    marketing_post = false, tags = '{14}', tags_before_cancelling = null, closed_as = null, closed_at = null,
    double_of = null, tags_before_closing = null, sign_again_reason = null, sign_again_words = null,
    sign_again_old_letter = null, erasure_asked_at = null, erasure_due_at = null,
    erasure_failed_at = null, erasure_problem = null, unsubscribe_token = gen_random_uuid(), language = default,
    anonymised_at = now(), updated_at = now()
  where id = p_user;
  perform private.empty_office_log(p_user);
end
$$;

-- Erases the caller's own data, after cancelling. Only with a password entered just now. It cannot be undone. With
-- settings.erasure_delay_days it waits and returns when it is due: until then portal_restore_application withdraws it.
create function public.anonymize_user(p_id text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.hold_login(private.customer());
  -- A repeat after the erasure: its answer has gone with the customer's other rows. Counted here, because a refusal takes
  -- back all that follows `begin`.
  v_answer jsonb := case
    when private.is_erased(v_user) and private.as_uuid(p_id) = v_user then 'null'
    else private.earlier_answer(v_user, 'anonymize_user', jsonb_build_array(p_id))
  end;
  v_days integer := (select erasure_delay_days from public.settings);
  v_due timestamptz;
  v_hint text;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  if private.as_uuid(p_id) is distinct from v_user then
    perform private.refuse_missing();
  end if;
  perform private.hold_tag(v_user, 14);
  perform private.require_confirmation();

  -- Without earlier tags there is no way back, and nothing to wait for.
  update public.profiles
  set
    erasure_asked_at = coalesce(erasure_asked_at, now()),
    erasure_due_at = coalesce(erasure_due_at, now() + make_interval(days => v_days)),
    updated_at = now()
  where id = v_user and v_days > 0 and tags_before_cancelling is not null
  returning erasure_due_at into v_due;
  if v_due is not null then
    return private.answer(v_user, 'anonymize_user', jsonb_build_object('erasure_due', v_due));
  end if;
  perform private.erase_customer(v_user);
  return private.answer(v_user, 'anonymize_user', 'null');
exception when sqlstate 'PT000' then
  get stacked diagnostics v_hint = pg_exception_hint;
  return private.answer_refused(v_user, 'anonymize_user', sqlstate, sqlerrm, v_hint);
end
$$;

-- Carries out the erasures that are due, and returns how many. For a job; running it again is safe. A failed
-- erasure is noted in its profile and does not block the others; the next run tries it again.
create function private.erase_due_customers() returns integer
language plpgsql set search_path = '' as $$
declare
  v_user uuid;
  v_count integer := 0;
  v_problem text;
  v_constraint text;
begin
  for v_user in select id from public.profiles where erasure_due_at <= now() order by id loop
    begin
      perform private.hold_login(v_user);
      -- Read again: another run may have erased the customer, or the customer withdrawn it.
      perform from public.profiles
      where id = v_user and erasure_due_at <= now() and tags @> '{14}' and anonymised_at is null
      for no key update;
      if found then
        perform private.erase_customer(v_user);
        v_count := v_count + 1;
      end if;
    exception when others then
      get stacked diagnostics v_constraint = constraint_name;
      v_problem := concat_ws(' ', sqlstate, nullif(v_constraint, ''));
      raise warning 'The customer % could not be erased: %', v_user, v_problem;
      update public.profiles set erasure_failed_at = now(), erasure_problem = v_problem where id = v_user;
    end;
  end loop;
  return v_count;
end
$$;

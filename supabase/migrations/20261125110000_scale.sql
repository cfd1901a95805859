-- Cheaper versions of frequent functions. Rules, messages, limits and locks are those of the functions they replace.

-- Called by every procedure: without a query for the caller.
create or replace function private.customer() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_customer uuid := auth.uid();
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

-- Returns null for a malformed id, so that it gets the same answer as a missing row.
create or replace function private.as_uuid(p_id text) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  if p_id ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    return p_id::uuid;
  end if;
  return null;
end
$$;

-- The request's idempotency key; null without a valid one.
create or replace function private.request_key() returns text
language plpgsql stable set search_path = '' as $$
declare
  v_key text := private.request_header('idempotency-key');
begin
  if v_key ~ '^[A-Za-z0-9-]{8,64}$' then
    return v_key;
  end if;
  return null;
end
$$;

-- Returns the answer of the same earlier request, or null for a new one, which it counts. Reads the customer's
-- requests once.
create or replace function private.earlier_answer(p_user uuid, p_procedure text, variadic p_payload text[] default '{}')
returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_key text := private.request_key();
  v_digest text;
  v_earlier_digest text;
  v_earlier_reply jsonb;
  v_recent integer;
  v_has_old boolean;
begin
  perform private.queue(p_user);
  select
    max(payload_sha256) filter (where procedure = p_procedure and key = v_key),
    (array_agg(reply) filter (where procedure = p_procedure and key = v_key))[1],
    count(*) filter (where created_at > now() - interval '1 hour'),
    bool_or(created_at < now() - interval '48 hours')
  into v_earlier_digest, v_earlier_reply, v_recent, v_has_old
  from public.answered_requests where user_id = p_user;
  -- No form sends more: not worth a digest.
  if pg_column_size(p_payload) <= 100000 then
    v_digest := private.digest(to_jsonb(p_payload)::text || (select salt from private.request_salt));
    if v_earlier_digest = v_digest then
      return coalesce(v_earlier_reply, 'null');
    end if;
  end if;

  if v_has_old then
    delete from public.answered_requests where user_id = p_user and created_at < now() - interval '48 hours';
  end if;
  if v_recent >= 500 then
    return private.answer_refusal(
      'PT429',
      'You have made many changes in a short time. Please wait a few minutes and try again.',
      'too_often'
    );
  end if;
  if v_key is null or v_earlier_digest is not null or v_digest is null then
    v_key := gen_random_uuid();
  end if;
  insert into public.answered_requests (user_id, procedure, key, payload_sha256)
  values (p_user, p_procedure, v_key, coalesce(v_digest, ''));
  return case
    when v_digest is null then
      private.answer_refusal('PT413', 'This is too much text. Please shorten it and try again.', 'too_long')
    when v_earlier_digest is not null then private.answer_refusal(
      'PT409', 'This was already sent with other details. Please reload the page and try again.', 'key_reused'
    )
  end;
end
$$;

-- Stores the answer under the request's key, if it has one, and returns it.
create or replace function private.answer(p_user uuid, p_procedure text, p_reply jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_key text := private.request_key();
begin
  update public.answered_requests
  set reply = p_reply
  where user_id = p_user and procedure = p_procedure and key = v_key;
  return p_reply;
end
$$;

-- Trims and normalises a text; null when nothing is left. Refuses invisible characters. Trimmed plain ASCII, the usual
-- text, is returned at once.
create or replace function private.clean_text(p_value text, p_field text) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_space constant text := '[\u0009-\u000d \u2028\u2029]+';
  v_text text;
begin
  if p_value is null or p_value ~ '^[!-~]([ -~]*[!-~])?$' then
    return p_value;
  end if;
  v_text := regexp_replace(
    private.plain_spaces(normalize(p_value)), format('^%1$s|%1$s$', v_space), '', 'g'
  );
  if v_text ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]' then
    perform private.refuse('PT400', 'Please enter plain text on one line.', p_field);
  end if;
  return nullif(v_text, '');
end
$$;

-- A year of employment or contribution: from the year of the eighteenth birthday to the current year.
create or replace function private.working_year(p_year integer, p_birth date, p_field text) returns integer
language plpgsql stable set search_path = '' as $$
declare
  v_birth integer;
  v_first integer;
  v_last integer;
begin
  if p_year is null then
    return null;
  end if;
  v_birth := extract(year from p_birth);
  v_first := coalesce(v_birth + 18, 1900);
  v_last := extract(year from private.today());
  if p_year < v_birth and p_year between 1000 and 9999 then
    perform private.refuse('PT400', 'Please enter a valid year that is after your birth year.', p_field);
  end if;
  if v_birth is not null and p_year < v_first and p_year between 1000 and 9999 then
    perform private.refuse('PT400', 'Please enter a valid year that is after you can legally contribute.', p_field);
  end if;
  if p_year not between v_first and v_last then
    perform private.refuse('PT400', format('Please enter a valid year between %s and %s', v_first, v_last), p_field);
  end if;
  return p_year;
end
$$;

-- A trace as the portal shows it. A view is planned as part of the query, and finds one trace by its index.
create view private.trace_replies with (security_invoker = true) as
select
  t.user_id, t.id, t.created_date,
  json_build_object(
    'id', t.id, 'name', t.name, 'title', t.title, 'industry', t.industry,
    'status', json_build_object('name', s.name, 'description', s.description, 'colour', s.colour),
    'start_year', t.start_year, 'end_year', t.end_year, 'paying', t.paying,
    'provider', t.provider, 'policy', t.policy, 'pension_id', t.pension_id,
    'address', t.address, 'employer_address', t.employer_address,
    'created_date', t.created_date, 'updated_date', t.updated_date
  ) as reply
from public.traces t
join public.trace_statuses s on s.name = t.status;

-- Oldest first.
create or replace function public.portal_user_traces() returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  return (
    select coalesce(json_agg(t.reply order by t.created_date, t.id), '[]')
    from private.trace_replies t
    where t.user_id = v_user
  );
end
$$;

create or replace function public.portal_user_trace(p_id text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_id uuid := private.as_uuid(p_id);
  v_reply json;
begin
  select t.reply into v_reply from private.trace_replies t where t.id = v_id and t.user_id = v_user;
  if v_reply is null then
    perform private.refuse_missing();
  end if;
  return v_reply;
end
$$;

drop function private.traces_json(uuid, uuid);

-- Oldest first.
create or replace function public.portal_user_pensions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'name', p.name,
          'type', jsonb_build_object('type', t.type, 'description', t.description),
          'status', p.status, 'provider', p.provider, 'policy', p.policy,
          'start_year', p.start_year, 'end_year', p.end_year, 'paying', p.paying, 'address', p.address,
          'created_at', p.created_at, 'updated_at', p.updated_at
        )
        order by p.created_at, p.id
      ),
      '[]'
    )
    from public.pensions p
    join public.pension_types t on t.id = p.type_id
    where p.user_id = v_user
  );
end
$$;

drop function private.pension_json(public.pensions);

-- Requires the portal, and an entity that the customer owns. Returns its id.
create or replace function private.need_entity(p_user uuid, p_entity_type integer, p_id text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_id uuid := private.as_uuid(p_id);
  v_is_open boolean;
  v_is_own boolean;
begin
  select
    p.tags && '{12,13}',
    case p_entity_type
      when 6 then exists (select from public.traces t where t.id = v_id and t.user_id = p_user)
      when 7 then exists (select from public.pensions n where n.id = v_id and n.user_id = p_user)
    end
  into v_is_open, v_is_own
  from public.profiles p where p.id = p_user;
  if v_is_open is not true then
    perform private.refuse_step();
  end if;
  if v_is_own is not true then
    perform private.refuse_missing();
  end if;
  return v_id;
end
$$;

-- The newest 500, newest first. Each half has an index of its own.
create or replace function private.searches_json(p_user uuid, p_entity_type integer, p_id text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_entity uuid := private.need_entity(p_user, p_entity_type, p_id);
  v_trace uuid := case p_entity_type when 6 then v_entity end;
  v_pension uuid := case p_entity_type when 7 then v_entity end;
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', s.id,
          'provider', s.provider,
          'status', jsonb_build_object('name', s.status),
          'created_date', s.created_date,
          'updated_date', s.updated_date
        )
        order by s.created_date desc, s.id
      ),
      '[]'
    )
    from (
      select * from public.searches where trace_id = v_trace and user_id = p_user
      union all
      select * from public.searches where pension_id = v_pension and user_id = p_user
      order by created_date desc, id
      limit 500
    ) as s
  );
end
$$;

create or replace function public.portal_trace_searches(p_id text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.searches_json(private.customer(), 6, p_id);
end
$$;

create or replace function public.portal_pension_searches(p_id text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.searches_json(private.customer(), 7, p_id);
end
$$;

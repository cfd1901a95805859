-- What every other migration stands on: settings, refusals, the caller, and answers that are given only once.
-- `private` is not among the schemas that the API exposes. Nobody but the owner may use what is in it.

create schema private;
revoke all on schema private from public;

-- One row: how strict this firm is. Changed by its owner or the service role.
create table public.settings (
  is_only_row boolean primary key default true check (is_only_row),
  -- 'standard' is the specification to the letter, 'inclusive' follows GOV.UK guidance on names and phone numbers.
  rules text not null default 'standard' check (rules in ('standard', 'inclusive')),
  -- Customers born after it are not asked to authorise HMRC.
  hmrc_cut_off date not null default date '1962-04-05',
  restore_window interval not null default interval '14 days',
  -- As it stands in what customers sign.
  company_name text not null default 'the company that runs this service'
);
insert into public.settings default values;

alter table public.settings enable row level security;
revoke all on table public.settings from public, anon, authenticated, service_role;
grant select, update on table public.settings to service_role;

-- Refuses a request in words for people. PostgREST answers PTnnn with the HTTP status nnn; the hint is for programs.
create function private.refuse(p_code text, p_message text, p_hint text default '') returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = p_code, message = p_message, hint = coalesce(p_hint, '');
end
$$;

-- The signed-in customer.
create function private.customer() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_customer uuid := (select auth.uid());
begin
  if v_customer is null then
    perform private.refuse('PT401', 'Please log in to continue.', 'signed_out');
  end if;
  return v_customer;
end
$$;

-- The same answer for a row that is missing and a row that is somebody else's.
create function private.refuse_missing() returns void
language sql set search_path = '' as $$
  select private.refuse('PT404', 'We could not find what you asked for.', 'missing')
$$;

-- Null for what is no identifier, so that it gets the answer of a row that is not there.
create function private.as_uuid(p_id text) returns uuid
language sql immutable set search_path = '' as $$
  select case
    when p_id ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then p_id::uuid
  end
$$;

-- The specification's dates are British ones, whatever the server's own time zone.
create function private.today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'Europe/London')::date
$$;

create function private.is_standard() returns boolean
language sql stable set search_path = '' as $$
  select rules = 'standard' from public.settings
$$;

-- A request header by its lower-case name; null when there is none or no request.
create function private.request_header(p_name text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return nullif(current_setting('request.headers', true), '')::jsonb ->> p_name;
exception when invalid_text_representation then
  return null;
end
$$;

-- Answers already given, so that a request that is sent again changes nothing. The key travels as a header and not
-- as a parameter: it belongs to the sending, not to what is sent, every procedure keeps the signature that the
-- specification gives it, and a backend that knows nothing of keys is called unchanged.
create table public.answered_requests (
  user_id uuid not null references auth.users (id) on delete cascade,
  procedure text not null,
  key text not null check (key ~ '^[A-Za-z0-9-]{8,64}$'),
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, procedure, key)
);
alter table public.answered_requests enable row level security;
revoke all on table public.answered_requests from public, anon, authenticated, service_role;

-- The answer given to this request before, or null when it is new. Of two that race, the second waits at the
-- primary key until the first is committed and then finds its answer; were the first refused, the second is new.
create function private.earlier_answer(p_user uuid, p_procedure text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_key text := private.request_header('idempotency-key');
  v_reply jsonb;
begin
  if v_key is null or v_key !~ '^[A-Za-z0-9-]{8,64}$' then
    return null;
  end if;

  insert into public.answered_requests (user_id, procedure, key)
  values (p_user, p_procedure, v_key)
  on conflict do nothing;

  if not found then
    select reply into v_reply
    from public.answered_requests
    where user_id = p_user and procedure = p_procedure and key = v_key;
    return coalesce(v_reply, 'null');
  end if;

  delete from public.answered_requests where user_id = p_user and created_at < now() - interval '48 hours';
  if (
    select count(*) from public.answered_requests where user_id = p_user and created_at > now() - interval '1 hour'
  ) > 500 then
    perform private.refuse(
      'PT429',
      'You have made many changes in a short time. Please wait a few minutes and try again.',
      'too_often'
    );
  end if;
  return null;
end
$$;

-- Keeps the answer beside the request's key, if it has one, and returns it.
create function private.answer(p_user uuid, p_procedure text, p_reply jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  update public.answered_requests
  set reply = p_reply
  where user_id = p_user and procedure = p_procedure and key = private.request_header('idempotency-key');
  return p_reply;
end
$$;

revoke all on all functions in schema private from public;

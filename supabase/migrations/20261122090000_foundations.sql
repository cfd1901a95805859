-- Shared foundations: default privileges, settings, errors, and the signed-in customer.

-- Closed until granted. Supabase grants every new object to its API roles, and PostgreSQL grants every new function to
-- PUBLIC. The grant to PUBLIC is global: a revoke `in schema` does not remove it.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

-- The API does not expose `private`. Only the owner may use it.
create schema private;
revoke all on schema private from public;

-- One row. Changed by the owner or the service role.
create table public.settings (
  is_only_row boolean primary key default true check (is_only_row),
  -- 'standard' follows the specification exactly, 'inclusive' follows GOV.UK guidance on names and phone numbers.
  rules text not null default 'standard' check (rules in ('standard', 'inclusive')),
  -- Customers born after this date are not asked to authorise HMRC.
  hmrc_cut_off date not null default date '1962-04-05',
  restore_window interval not null default interval '14 days',
  -- How many days a customer who asked for the deletion of their data can change their mind. 0 deletes at once, as the
  -- specification says. More needs the job of optional/retention.sql, which deletes what is due.
  erasure_delay_days integer not null default 0 check (erasure_delay_days between 0 and 30),
  -- The name in the letter that customers sign. Until the firm has set it, no one can read or sign the letter.
  company_name text check (company_name ~ '\S'),
  -- The postal address in that letter, one line of it in each line.
  company_address text check (length(company_address) between 1 and 500),
  -- Whether every new customer gets the first tasks. Off: the firm's back-office creates tasks.
  gives_first_tasks boolean not null default false,
  -- Whether a pension needs its provider, years and policy number. Off for the optional variant of the form, which
  -- may be empty.
  requires_pension_details boolean not null default true,
  -- Whether customers may make a copy of their own data. The back office can always make one.
  offers_data_copy boolean not null default false,
  -- How long a message waits for further changes of the same customer after the first. The embedded backend has 0.
  message_delay interval not null default interval '15 minutes' check (message_delay >= interval '0'),
  -- Between these hours, by the clock in Europe/London, only messages about the log-in go. Equal: at any hour.
  quiet_from time not null default '21:00',
  quiet_until time not null default '08:00',
  -- The days beside weekends on which no one is there, bank holidays for example. The portal has them in `config.daysOff`.
  days_off date[] not null default '{}',
  -- After how many days a provider is late to answer. The portal promises it in `config.promises.answerTime`.
  answer_days integer not null default 42 check (answer_days > 0),
  -- How customers reach the firm, in one line at the end of each message: a phone number, an address for email.
  message_contact text check (length(message_contact) between 1 and 300 and message_contact !~ '[[:cntrl:]]'),
  -- How many requests without login one client may send per procedure and window.
  request_limit integer not null default 60 check (request_limit > 0),
  request_window interval not null default interval '10 minutes' check (request_window >= interval '1 second'),
  -- The header in which the firm's edge sends the client's address; Supabase's edge is Cloudflare. Without this header
  -- the last address in x-forwarded-for counts, which the nearest proxy wrote.
  client_address_header text not null default 'cf-connecting-ip'
);
insert into public.settings default values;

alter table public.settings enable row level security;
grant select, update on table public.settings to service_role;

-- Raises an error with a message for people. PostgREST maps PTnnn to HTTP status nnn. The hint is for programs.
create function private.refuse(p_code text, p_message text, p_hint text default '') returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = p_code, message = p_message, hint = coalesce(p_hint, '');
end
$$;

-- The answer is the same for a missing row and another customer's row.
create function private.refuse_missing() returns void
language sql set search_path = '' as $$
  select private.refuse('PT404', 'We could not find what you asked for.', 'missing')
$$;

create function private.need_found(p_found boolean) returns void
language plpgsql set search_path = '' as $$
begin
  if not p_found then
    perform private.refuse_missing();
  end if;
end
$$;

-- Returns null for a malformed id, so that it gets the same answer as a missing row.
create function private.as_uuid(p_id text) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  if p_id ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    return p_id::uuid;
  end if;
  return null;
end
$$;

-- The specification's dates are British dates, whatever the server's time zone.
create function private.today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'Europe/London')::date
$$;

-- The first day of the firm's work from this day on, or, with the step -1, the last one up to it.
create function private.open_day(p_day date, p_step integer default 1) returns date
language plpgsql stable set search_path = '' as $$
declare
  v_day date := p_day;
  v_days_off date[] := (select days_off from public.settings);
begin
  while extract(isodow from v_day) > 5 or v_day = any (v_days_off) loop
    v_day := v_day + p_step;
  end loop;
  return v_day;
end
$$;

create function private.is_standard() returns boolean
language sql stable set search_path = '' as $$
  select rules = 'standard' from public.settings
$$;

-- The request's headers by their lower-case names; null outside a request.
create function private.request_headers() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return nullif(current_setting('request.headers', true), '')::jsonb;
exception when invalid_text_representation then
  return null;
end
$$;

create function private.request_header(p_name text) returns text
language sql stable set search_path = '' as $$
  select private.request_headers() ->> p_name
$$;

-- Gives a row a random reference of the form XXXX-XXXX, which a customer can spell on the phone: without characters that
-- look or sound alike. Security definer: the service role inserts rows as well.
create function private.give_reference() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_characters constant text := '23456789ACDEFHJKMNPRTUVWXY';
  -- Bytes 6 and 8 of a UUID are not random.
  v_random bytea := uuid_send(gen_random_uuid());
begin
  new.reference := coalesce(new.reference, (
    select overlay(string_agg(substr(v_characters, get_byte(v_random, place) % 26 + 1, 1), '' order by place) placing '-' from 5 for 0)
    from unnest('{0,1,2,3,4,5,9,10}'::integer[]) as place
  ));
  return new;
end
$$;

create function private.digest(p_text text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(p_text, 'UTF8')), 'hex')
$$;

-- Whether the caller has an authenticator app but this session has not confirmed its code: the token says aal1 and the
-- next level is aal2. Row-level security asks, and the caller may ask too.
create function public.portal_is_second_step_due() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2' then
    return false;
  end if;
  -- Hosts other than Supabase may have no two-step sign-in.
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified');
end
$$;

-- The signed-in customer. Every procedure of the portal calls it first.
create function private.customer() returns uuid
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

-- Requires a customer who entered their password within the last 5 minutes and, where two-step sign-in is on, a code as
-- well. The auth service says so in its token: "amr": [{"method": "password", "timestamp": 1780000000}]. A refreshed
-- token keeps the old times. The screen sends the token of a second session, which leaves the running one as it is.
create function private.require_confirmation() returns void
language plpgsql stable set search_path = '' as $$
declare
  v_claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  v_recent text[] := array(
    select entry ->> 'method'
    from jsonb_path_query(v_claims, 'strict $.amr[*] ? (@.timestamp.type() == "number")', silent => true) as entry
    where (entry ->> 'timestamp')::numeric > extract(epoch from now() - interval '5 minutes')
  );
begin
  if 'password' = any (v_recent) and (
    v_claims ->> 'aal' is distinct from 'aal2'
    or exists (select from unnest(v_recent) as method where method = 'totp' or starts_with(method, 'mfa/'))
  ) then
    return;
  end if;
  perform private.refuse(
    'PT403', 'Please enter your password again to confirm that it is you. Nothing has been deleted.', 'unconfirmed'
  );
end
$$;

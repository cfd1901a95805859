-- Requests: limits for procedures without login, and answers that are kept for repeated requests.

create table private.request_counts (
  what text not null,
  -- A salted hash: the table identifies no client.
  who text not null,
  window_start timestamptz not null,
  window_end timestamptz not null,
  count integer not null,
  primary key (what, who, window_start)
);
create index request_counts_window_end on private.request_counts (window_end);
create table private.request_salt (
  is_only_row boolean primary key default true check (is_only_row),
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.request_salt default values;
alter table private.request_counts enable row level security;
alter table private.request_salt enable row level security;

-- Counts one request and returns whether it is within the limit of a window. A client's first request in a window deletes
-- counts whose window is over.
create function private.count_within(p_what text, p_who text, p_limit integer, p_window interval) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_seconds double precision := extract(epoch from p_window);
  v_start timestamptz := to_timestamp(floor(extract(epoch from clock_timestamp()) / v_seconds) * v_seconds);
  v_count integer;
begin
  insert into private.request_counts as counted (what, who, window_start, window_end, count)
  values (
    p_what, private.digest(p_who || (select salt from private.request_salt)),
    v_start, to_timestamp(extract(epoch from v_start) + v_seconds), 1
  )
  on conflict (what, who, window_start) do update set count = counted.count + 1
  returning count into v_count;
  if v_count = 1 then
    delete from private.request_counts
    where (what, who, window_start) in (
      select what, who, window_start from private.request_counts
      where window_end <= clock_timestamp()
      limit 1000
      for update skip locked
    );
  end if;
  return v_count <= p_limit;
end
$$;

-- The same with the limit of `settings`, or with `p_times` that limit.
create function private.count_request(p_what text, p_who text, p_times integer default 1) returns boolean
language sql set search_path = '' as $$
  select private.count_within(p_what, p_who, request_limit * p_times, request_window) from public.settings
$$;

-- The client's address in a request's headers; null when it is missing or malformed.
create function private.address_in(p_headers jsonb) returns inet
language plpgsql stable set search_path = '' as $$
begin
  -- With the cast: RETURN would convert the text after the block, where no handler catches the error.
  return btrim(coalesce(
    p_headers ->> (select lower(client_address_header) from public.settings),
    (regexp_match(p_headers ->> 'x-forwarded-for', '([^,]+)$'))[1]
  ))::inet;
exception when invalid_text_representation then
  return null;
end
$$;

-- The address of the client of this request.
create function private.request_address() returns inet
language sql stable set search_path = '' as $$
  select private.address_in(private.request_headers())
$$;

-- The networks that an address counts for, and how many times the limit each may ask. One client may own a whole IPv6 /64,
-- and may get many of them from its provider's /48. All requests without an address count as one client.
create function private.networks_of(p_address inet) returns table (network text, times integer)
language sql stable set search_path = '' as $$
  with client as materialized (select p_address as address)
  select coalesce(host(case when family(address) = 6 then network(set_masklen(address, 64)) else address end), 'unknown'), 1
  from client
  union all
  select network(set_masklen(address, 48))::text, 10 from client where family(address) = 6
$$;

-- Counts one request of a client without login and returns whether it is within the limit.
create function private.count_client(p_what text, p_address inet) returns boolean
language sql set search_path = '' as $$
  select bool_and(private.count_request(p_what, network, times)) from private.networks_of(p_address)
$$;

-- For procedures without login.
create function private.limit_requests(p_what text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.count_client(p_what, private.request_address()) then
    perform private.refuse('PT429', 'Too many tries. Please wait a few minutes and try again.', 'too_often');
  end if;
end
$$;

-- An error rolls back the whole request, its count included. A procedure that a client may use for guessing returns
-- the status and message of an error instead of raising it.
create function private.answer_refusal(p_code text, p_message text, p_hint text) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform set_config('response.status', right(p_code, 3), true);
  return jsonb_build_object('code', p_code, 'message', p_message, 'hint', p_hint, 'details', null);
end
$$;

create function private.answer_missing() returns jsonb
language sql set search_path = '' as $$
  select private.answer_refusal('PT404', 'We could not find what you asked for.', 'missing')
$$;

-- For server functions with the service-role key: counts a request and returns whether it may go on. `p_who` is any
-- value that identifies the client. The id of an erased customer may ask nothing, and leaves no count.
create function public.backoffice_count_request(p_what text, p_who text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(p_what, '') = '' or coalesce(p_who, '') = '' then
    perform private.refuse('PT400', 'Please say what is asked, and by whom.', 'p_what');
  end if;
  if private.as_uuid(p_who) is not null and private.is_erased(private.as_uuid(p_who)) then
    return false;
  end if;
  return private.count_request('function ' || p_what, p_who);
end
$$;

-- Every change of a customer, with its answer by idempotency key: a repeated request changes nothing. The key is a
-- header and not a parameter, so every procedure keeps the signature of the specification. A request without a key gets
-- a random one, so that it counts towards the limit.
create table public.answered_requests (
  user_id uuid not null references auth.users (id) on delete cascade,
  procedure text not null,
  key text not null check (key ~ '^[A-Za-z0-9-]{8,64}$'),
  -- A salted digest of the parameters: a key belongs to one payload.
  payload_sha256 text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, procedure, key)
);
alter table public.answered_requests enable row level security;

-- The request's idempotency key; null without a valid one.
create function private.request_key() returns text
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

-- Runs a customer's requests one after another. Every function that locks a customer's rows takes its locks in this order:
-- this one, the login, the profile, their other rows. So requests cannot deadlock.
create function private.queue(p_user uuid) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(p_user::text, 0))
$$;

-- Returns the answer of the same earlier request, or null for a new one, which it counts. When two race, the second waits
-- and then gets the answer of the first. If the first was refused, the second is new. A refusal counts as well, see
-- `private.once`. Reads the customer's requests once.
create function private.earlier_answer(p_user uuid, p_procedure text, p_values jsonb) returns jsonb
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
  -- A token can outlive an erasure: nothing is noted of what it asks.
  if private.is_erased(p_user) then
    perform private.refuse_step();
  end if;
  perform private.forget_recipients();
  select
    max(payload_sha256) filter (where procedure = p_procedure and key = v_key),
    (array_agg(reply) filter (where procedure = p_procedure and key = v_key))[1],
    count(*) filter (where created_at > now() - interval '1 hour'),
    bool_or(created_at < now() - interval '48 hours')
  into v_earlier_digest, v_earlier_reply, v_recent, v_has_old
  from public.answered_requests where user_id = p_user;
  -- No form sends more: not worth a digest.
  if pg_column_size(p_values) <= 100000 then
    v_digest := private.digest(p_values::text || (select salt from private.request_salt));
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

-- For the error handler of a procedure that writes: the changes are rolled back, and the error is returned instead of
-- raised, so that the request still counts. Frees the request's key, so that a corrected request may use it.
create function private.answer_refused(p_user uuid, p_procedure text, p_code text, p_message text, p_hint text)
returns jsonb
language plpgsql set search_path = '' as $$
begin
  update public.answered_requests
  set key = gen_random_uuid()::text
  where user_id = p_user and procedure = p_procedure and key = private.request_key();
  return private.answer_refusal(p_code, p_message, p_hint);
end
$$;

-- Stores the answer under the request's key, if it has one, and returns it.
create function private.answer(p_user uuid, p_procedure text, p_reply jsonb) returns jsonb
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

-- A customer's procedure that writes. Runs `private.<p_procedure>(customer, values)`, or `private.<p_runs>`, once for each
-- idempotency key, and returns its answer. `p_values` are the parameters, null for those that are not sent. An error is
-- returned, and what was written is rolled back.
create function private.once(p_procedure text, p_values jsonb default '{}', p_runs text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, p_procedure, p_values);
  v_hint text;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  execute format('select private.%I($1, $2)', coalesce(p_runs, p_procedure)) into v_answer using v_user, p_values;
  return private.answer(v_user, p_procedure, v_answer);
exception when sqlstate 'PT000' then
  get stacked diagnostics v_hint = pg_exception_hint;
  return private.answer_refused(v_user, p_procedure, sqlstate, sqlerrm, v_hint);
end
$$;

-- Requests: limits for procedures without login, and answers that are kept for repeated requests.

create table private.request_counts (
  what text not null,
  -- A salted hash: the table identifies no client.
  who text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (what, who, window_start)
);
create index request_counts_window_start on private.request_counts (window_start);
create table private.request_salt (
  is_only_row boolean primary key default true check (is_only_row),
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.request_salt default values;
alter table private.request_counts enable row level security;
alter table private.request_salt enable row level security;

-- Counts one request and returns whether it is within the limit. A client's first request in a window deletes counts
-- of past windows.
create function private.count_request(p_what text, p_who text) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_seconds double precision;
  v_limit integer;
  v_window timestamptz;
  v_count integer;
begin
  select extract(epoch from request_window), request_limit into v_seconds, v_limit from public.settings;
  v_window := to_timestamp(floor(extract(epoch from clock_timestamp()) / v_seconds) * v_seconds);
  insert into private.request_counts as counted (what, who, window_start, count)
  values (p_what, private.digest(p_who || (select salt from private.request_salt)), v_window, 1)
  on conflict (what, who, window_start) do update set count = counted.count + 1
  returning count into v_count;
  if v_count = 1 then
    delete from private.request_counts
    where (what, who, window_start) in (
      select what, who, window_start from private.request_counts
      where window_start < v_window
      limit 1000
      for update skip locked
    );
  end if;
  return v_count <= v_limit;
end
$$;

-- The client's address; null when it is missing or malformed.
create function private.request_address() returns inet
language plpgsql stable set search_path = '' as $$
begin
  -- With the cast: RETURN would convert the text after the block, where no handler catches the error.
  return btrim(coalesce(
    private.request_header((select lower(client_address_header) from public.settings)),
    (regexp_match(private.request_header('x-forwarded-for'), '([^,]+)$'))[1]
  ))::inet;
exception when invalid_text_representation then
  return null;
end
$$;

-- What counts as one client. One client may own a whole IPv6 /64, so only that half counts. All requests without an
-- address count as one client.
create function private.client_address() returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select host(case when family(address) = 6 then network(set_masklen(address, 64)) else address end)
      from private.request_address() as address
    ),
    'unknown'
  )
$$;

-- For procedures without login.
create function private.limit_requests(p_what text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.count_request(p_what, private.client_address()) then
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
-- value that identifies the client.
create function public.backoffice_count_request(p_what text, p_who text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(p_what, '') = '' or coalesce(p_who, '') = '' then
    perform private.refuse('PT400', 'Please say what is asked, and by whom.', 'p_what');
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
language sql stable set search_path = '' as $$
  select key from private.request_header('idempotency-key') as key where key ~ '^[A-Za-z0-9-]{8,64}$'
$$;

-- Returns the answer of the same earlier request, or null for a new one. When two race, the second waits at the primary
-- key until the first commits and then returns its answer. If the first is refused, the second is new.
create function private.earlier_answer(p_user uuid, p_procedure text, variadic p_payload text[] default '{}')
returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_key text := private.request_key();
  v_digest text := private.digest(to_jsonb(p_payload)::text || (select salt from private.request_salt));
  v_earlier public.answered_requests;
begin
  insert into public.answered_requests (user_id, procedure, key, payload_sha256)
  values (p_user, p_procedure, coalesce(v_key, gen_random_uuid()::text), v_digest)
  on conflict do nothing;

  if not found then
    select * into v_earlier
    from public.answered_requests
    where user_id = p_user and procedure = p_procedure and key = v_key;
    if v_earlier.payload_sha256 <> v_digest then
      perform private.refuse(
        'PT409', 'This was already sent with other details. Please reload the page and try again.', 'key_reused'
      );
    end if;
    return coalesce(v_earlier.reply, 'null');
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

-- Stores the answer under the request's key, if it has one, and returns it.
create function private.answer(p_user uuid, p_procedure text, p_reply jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  update public.answered_requests
  set reply = p_reply
  where user_id = p_user and procedure = p_procedure and key = private.request_key();
  return p_reply;
end
$$;

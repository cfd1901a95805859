-- How often what needs no login may be asked: a link may be guessed at, and an address lookup costs the firm money.

alter table public.settings
  -- So many times in a window, for each client and procedure.
  add column request_limit integer not null default 60 check (request_limit > 0),
  add column request_window interval not null default interval '10 minutes' check (request_window >= interval '1 second'),
  -- The header in which the firm's own edge gives the client's address; Supabase's is Cloudflare. Where there is none
  -- of that name the last of x-forwarded-for counts, which is what the nearest proxy saw.
  add column client_address_header text not null default 'cf-connecting-ip';

create table private.request_counts (
  what text not null,
  -- A salted hash: the table names nobody.
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
revoke all on table private.request_counts, private.request_salt from public, anon, authenticated, service_role;

-- Counts one request, and tells whether it is within the limit. The first of a client in a window takes away what is
-- left of windows that are over.
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

-- Where a request comes from. Whoever has an address of version 6 has some thousands of millions of them: the first
-- half counts. Everything without an address is one client.
create function private.client_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  v_address inet;
begin
  v_address := btrim(coalesce(
    private.request_header((select lower(client_address_header) from public.settings)),
    (regexp_match(private.request_header('x-forwarded-for'), '([^,]+)$'))[1]
  ));
  if family(v_address) = 6 then
    v_address := network(set_masklen(v_address, 64));
  end if;
  return coalesce(host(v_address), 'unknown');
exception when invalid_text_representation then
  return 'unknown';
end
$$;

-- For procedures that anybody may call.
create function private.limit_requests(p_what text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.count_request(p_what, private.client_address()) then
    perform private.refuse('PT429', 'Too many tries. Please wait a few minutes and try again.', 'too_often');
  end if;
end
$$;

-- An error takes back all that its request did, its count too. Where somebody may be guessing, the refusal is an answer
-- with the status and the words of an error instead.
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

create or replace function public.portal_welcome_back(p_id text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_invite jsonb;
begin
  perform private.limit_requests('portal_welcome_back');
  select jsonb_build_object('email', email, 'name', name) into v_invite
  from public.invites
  where id = private.as_uuid(p_id);
  if v_invite is null then
    return private.answer_refusal(
      'PT404', 'We could not find this invitation. You can log in or sign up without it.', 'missing'
    );
  end if;
  return v_invite;
end
$$;

-- Null for a link that fits nobody.
create or replace function private.customer_by_link(p_id text, p_email text) returns uuid
language sql stable set search_path = '' as $$
  select id
  from public.profiles
  where id = private.as_uuid(p_id) and lower(email) = lower(btrim(p_email)) and anonymised_at is null
$$;

create or replace function public.marketing(p_id text default null, p_email text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid;
begin
  perform private.limit_requests('marketing');
  v_user := private.customer_by_link(p_id, p_email);
  if v_user is null then
    return private.answer_missing();
  end if;
  return (
    select private.marketing_json(p)
      || jsonb_build_object('number', '••••• ' || right(regexp_replace(p.phone, '[^0-9]', '', 'g'), 4))
    from public.profiles p
    where p.id = v_user
  );
end
$$;

create or replace function public.marketing_update(
  p_id text default null, p_email text default null, p_marketing jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid;
  v_answer jsonb;
begin
  perform private.limit_requests('marketing_update');
  v_user := private.customer_by_link(p_id, p_email);
  if v_user is null then
    return private.answer_missing();
  end if;
  v_answer := private.earlier_answer(v_user, 'marketing_update');
  if v_answer is not null then
    return v_answer;
  end if;
  if (
    select count(*)
    from unnest(array['email', 'text', 'post']) as channel
    where jsonb_typeof(p_marketing -> channel) = 'boolean'
  ) < 3 then
    perform private.refuse('PT400', 'Please choose for e-mail, text and post', 'p_marketing');
  end if;
  update public.profiles
  set
    marketing_email = (p_marketing ->> 'email')::boolean,
    marketing_text = (p_marketing ->> 'text')::boolean,
    marketing_post = (p_marketing ->> 'post')::boolean,
    updated_at = now()
  where id = v_user;
  return private.answer(v_user, 'marketing_update', 'null');
end
$$;

-- For server functions, with the service-role key: whether somebody may go on. `p_who` is anything that names them.
create function public.backoffice_count_request(p_what text, p_who text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(p_what, '') = '' or coalesce(p_who, '') = '' then
    perform private.refuse('PT400', 'Please say what is asked, and by whom.', 'p_what');
  end if;
  return private.count_request('function ' || p_what, p_who);
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.backoffice_count_request from public, anon, authenticated, service_role;
grant execute on function public.backoffice_count_request to service_role;

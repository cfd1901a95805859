-- The customer, from sign-up to the end of 'processing': profile, tags, addresses, invites.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text,
  last_name text,
  email text,
  -- 1 Mr, 2 Mrs, 3 Miss, 4 Mx, 5 Dr, 6 Ms, 7 Prof, 8 Rev.
  title smallint check (title between 1 and 8),
  previous_names text[] not null default '{}',
  birth_date date,
  national_insurance text,
  phone text,
  -- Why the customer came, 1 to 10. Answering starts the processing.
  reason smallint check (reason between 1 and 10),
  -- Marketing by these channels is off until the customer says yes.
  marketing_email boolean not null default false,
  marketing_text boolean not null default false,
  marketing_post boolean not null default false,
  admin boolean not null default false,
  first_visit boolean not null default true,
  -- Where the customer stands: 1 personal, 2 address, 3 why, 4 processing, 5 not eligible, 6 create trace, 7 traces,
  -- 8 known pensions, 9 add pension, 10 pensions, 11 authorisation, 12 portal for the first time, 13 portal,
  -- 14 cancelled, 15 a new authorisation is wanted.
  tags integer[] not null default '{1}' check (cardinality(tags) > 0 and array_position(tags, null) is null),
  -- What a cancelled application goes back to.
  tags_before_cancelling integer[],
  cancelled_at timestamptz,
  anonymised_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_email on public.profiles (email);

create table public.addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  line1 text not null,
  line2 text,
  line3 text,
  city text not null,
  postcode text not null,
  country text not null default 'United Kingdom',
  -- 1 current, 2 previous.
  type smallint not null check (type in (1, 2)),
  -- Years.
  start_date smallint,
  end_date smallint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_user_id on public.addresses (user_id);

-- People the firm has written to. The id is the `id` of the link to /login.
create table public.invites (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  created_at timestamptz not null default now()
);

alter table public.profiles enable row level security;
alter table public.addresses enable row level security;
alter table public.invites enable row level security;
create policy own_profile on public.profiles for select to authenticated using ((select auth.uid()) = id);
create policy own_addresses on public.addresses for select to authenticated using ((select auth.uid()) = user_id);

-- Customers reach these three through procedures only: a National Insurance number never leaves the server.
revoke all on table public.profiles, public.addresses, public.invites from public, anon, authenticated, service_role;
grant select, insert, update, delete on table public.profiles, public.addresses, public.invites to service_role;

-- A name as somebody signed up with it, made to fit.
create function private.sign_up_name(p_meta jsonb, p_name text) returns text
language sql immutable set search_path = '' as $$
  select nullif(btrim(left(btrim(regexp_replace(
    p_meta ->> p_name, '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]', '', 'g'
  )), 30)), '')
$$;

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, first_name, last_name, email)
  values (
    new.id,
    private.sign_up_name(new.raw_user_meta_data, 'first_name'),
    private.sign_up_name(new.raw_user_meta_data, 'last_name'),
    new.email
  )
  on conflict (id) do update set email = excluded.email;
  return new;
exception when others then
  -- Nobody is kept from signing up: portal_user makes the profile when it finds none.
  raise warning 'No profile for the user %: %', new.id, sqlerrm;
  return new;
end
$$;

create trigger create_profile after insert or update of email on auth.users
for each row execute function private.create_profile();

insert into public.profiles (id, first_name, last_name, email)
select
  id,
  private.sign_up_name(raw_user_meta_data, 'first_name'),
  private.sign_up_name(raw_user_meta_data, 'last_name'),
  email
from auth.users
on conflict (id) do nothing;

-- Replaces one tag by another. Check and change are one statement: of two tabs that race, the second finds the tag
-- gone. `p_also` are tags with which the step is allowed as well and changes nothing.
create function private.move_tag(p_user uuid, p_from integer, p_to integer, p_also integer[] default '{}')
returns integer[]
language plpgsql set search_path = '' as $$
declare
  v_tags integer[];
begin
  update public.profiles
  set tags = array_replace(tags, p_from, p_to), updated_at = now()
  where id = p_user and tags && (p_also || p_from)
  returning tags into v_tags;
  if not found then
    perform private.refuse_step();
  end if;
  return v_tags;
end
$$;

-- Allows a step to those who hold one of the tags, and keeps the tags as they are until the request is done.
create function private.hold_tag(p_user uuid, variadic p_tags integer[]) returns integer[]
language plpgsql set search_path = '' as $$
declare
  v_tags integer[];
begin
  select tags into v_tags from public.profiles where id = p_user and tags && p_tags for no key update;
  if not found then
    perform private.refuse_step();
  end if;
  return v_tags;
end
$$;

-- The same for what is only read: nothing has to be kept from changing.
create function private.need_tag(p_user uuid, variadic p_tags integer[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.profiles where id = p_user and tags && p_tags) then
    perform private.refuse_step();
  end if;
end
$$;

create function private.refuse_step() returns void
language sql set search_path = '' as $$
  select private.refuse(
    'PT403',
    'This step is not open to you at the moment. Please reload the page to carry on where you are.',
    'wrong_tag'
  )
$$;

create function private.address_json(p_address public.addresses) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_address.id,
    'line1', p_address.line1,
    'line2', p_address.line2,
    'line3', p_address.line3,
    'city', p_address.city,
    'postcode', p_address.postcode,
    'country', p_address.country,
    'type', jsonb_build_object(
      'id', p_address.type,
      'name', case p_address.type when 1 then 'Current Address' else 'Previous Address' end
    ),
    'start_date', p_address.start_date::text,
    'end_date', p_address.end_date::text
  )
$$;

-- The current address first, then the most recent.
create function private.addresses_json(p_user uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(private.address_json(a) order by a.type, a.start_date desc nulls last, a.created_at, a.id), '[]'
  )
  from public.addresses a
  where a.user_id = p_user
$$;

create function public.portal_welcome_back(p_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_invite jsonb;
begin
  select jsonb_build_object('email', email, 'name', name) into v_invite
  from public.invites
  where id = private.as_uuid(p_id);
  if v_invite is null then
    perform private.refuse(
      'PT404', 'We could not find this invitation. You can log in or sign up without it.', 'missing'
    );
  end if;
  return v_invite;
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.portal_welcome_back from public, anon, authenticated, service_role;
grant execute on function public.portal_welcome_back to anon, authenticated;

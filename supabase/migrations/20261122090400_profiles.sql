-- Profiles with their tags, addresses and invites.

-- Why the firm asks for a new signature. The page and the email have a sentence for each.
create table private.sign_again_reasons (
  reason text primary key,
  place smallint not null unique,
  -- What becomes of the earlier letter unless the firm says otherwise: 'kept' is valid until the new one is signed,
  -- 'dropped' is no longer used.
  old_letter text not null check (old_letter in ('kept', 'dropped'))
);
alter table private.sign_again_reasons enable row level security;
insert into private.sign_again_reasons (place, reason, old_letter) values
  (1, 'name_changed', 'kept'),
  (2, 'address_changed', 'kept'),
  (3, 'details_corrected', 'kept'),
  (4, 'signature_unclear', 'dropped'),
  (5, 'newer_needed', 'kept'),
  (6, 'wording_changed', 'kept');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text,
  last_name text,
  email text,
  -- 1 Mr, 2 Mrs, 3 Miss, 4 Mx, 5 Dr, 6 Ms, 7 Prof, 8 Rev.
  title smallint check (title between 1 and 8),
  previous_names text[] not null default '{}',
  birth_date date,
  -- As `private.national_insurance` writes it.
  national_insurance text check (
    national_insurance ~ '^[ABCEGHJ-PRSTW-Z][ABCEGHJ-NPRSTW-Z][0-9]{6}[A-D]$'
    and national_insurance !~ '^(BG|GB|KN|NK|NT|TN|ZZ)'
  ),
  phone text,
  -- Why the customer came, 1 to 10. The answer starts the processing.
  reason smallint check (reason between 1 and 10),
  -- Marketing is off until the customer opts in.
  marketing_email boolean not null default false,
  marketing_text boolean not null default false,
  marketing_post boolean not null default false,
  -- The switch 'Email me when there is news'. Messages about the log-in do not depend on it.
  news_email boolean not null default true,
  -- When the firm stopped this customer's messages.
  messages_stopped_at timestamptz,
  -- In the link that switches news off without login. Random: it cannot be guessed from another customer's.
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  -- The language of the customer's page, for messages: a BCP 47 tag.
  language text not null default 'en-GB' check (language ~ '^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8}){0,7}$'),
  admin boolean not null default false,
  first_visit boolean not null default true,
  -- The customer's step: 1 personal, 2 address, 3 why, 4 processing, 5 not eligible, 6 create trace, 7 traces,
  -- 8 known pensions, 9 add pension, 10 pensions, 11 authorisation, 12 portal for the first time, 13 portal,
  -- 14 cancelled, 15 new authorisation requested.
  tags integer[] not null default '{1}' check (
    cardinality(tags) > 0 and tags <@ '{1,2,3,4,5,6,7,8,9,10,11,12,13,14,15}'
  ),
  -- The tags before the cancellation, which restoring brings back.
  tags_before_cancelling integer[],
  cancelled_at timestamptz,
  -- Why the firm closed the account, which then has tag 14 and no way back for the customer: the customer died, withdrew
  -- the letter in writing, or has the account `double_of`, which stays.
  closed_as text check (closed_as in ('died', 'withdrawn', 'double')),
  closed_at timestamptz,
  double_of uuid references public.profiles (id) on delete set null,
  -- The tags that `backoffice_reopen` brings back.
  tags_before_closing integer[],
  -- Why the firm asks for a new signature, its own words for the page, and what becomes of the earlier letter, null
  -- without one. All null unless the customer has tag 15.
  sign_again_reason text references private.sign_again_reasons (reason),
  sign_again_words text,
  sign_again_old_letter text check (sign_again_old_letter in ('kept', 'dropped')),
  -- When the customer asked for a delayed erasure, and when it is due.
  erasure_asked_at timestamptz,
  erasure_due_at timestamptz,
  -- When the job last failed to erase, and why: the SQLSTATE and what it names, without values. It tries again.
  erasure_failed_at timestamptz,
  erasure_problem text,
  anonymised_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(closed_as, closed_at, tags_before_closing) in (0, 3)),
  check (double_of is null or closed_as = 'double' and double_of <> id)
);
create index profiles_double_of on public.profiles (double_of);
create index profiles_email on public.profiles (email);
create index profiles_erasure_due_at on public.profiles (erasure_due_at) where erasure_due_at is not null;
create index profiles_sign_again_reason on public.profiles (sign_again_reason);

-- The reason ends with the request, however the tag goes. A closed account keeps it for its opening.
create function private.end_signing_request() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.sign_again_reason := null;
  new.sign_again_words := null;
  new.sign_again_old_letter := null;
  return new;
end
$$;
create trigger end_signing_request before update of tags on public.profiles
for each row when (15 <> all (new.tags || new.tags_before_closing)) execute function private.end_signing_request();

create table public.addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  line1 text not null,
  line2 text,
  line3 text,
  city text not null,
  -- As `private.postcode` writes it.
  postcode text not null check (
    postcode ~ '^(GIR 0AA|[A-PR-UWYZ]([0-9]{1,2}|[0-9][A-Z]|[A-HK-Y][0-9]{1,2}|[A-HK-Y][0-9][A-Z]) [0-9][ABD-HJLNP-UW-Z]{2})$'
  ),
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
create unique index addresses_current on public.addresses (user_id) where type = 1;

-- People whom the firm has invited. The id is the `id` in the link to /login.
create table public.invites (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  created_at timestamptz not null default now()
);
create index invites_email on public.invites (lower(email));

-- Each time that a customer asked for their whole National Insurance number, for the firm to look into.
create table public.national_insurance_reads (
  id bigint primary key generated always as identity,
  user_id uuid not null references public.profiles (id) on delete cascade,
  read_at timestamptz not null default now(),
  address inet,
  session_id text
);
create index national_insurance_reads_user_id on public.national_insurance_reads (user_id);

alter table public.profiles enable row level security;
alter table public.addresses enable row level security;
alter table public.invites enable row level security;
alter table public.national_insurance_reads enable row level security;
create policy own_profile on public.profiles for select to authenticated using ((select auth.uid()) = id);
create policy own_addresses on public.addresses for select to authenticated using ((select auth.uid()) = user_id);

-- Customers reach these tables through procedures only: a National Insurance number leaves the server only through
-- `portal_national_insurance`.
grant select, insert, update, delete on table public.profiles, public.addresses, public.invites to service_role;
grant select on table public.national_insurance_reads to service_role;

-- A name from the sign-up, cleaned as `private.person_name` does and shortened to fit.
create function private.sign_up_name(p_meta jsonb, p_name text) returns text
language sql immutable set search_path = '' as $$
  select nullif(btrim(left(regexp_replace(private.exact_line(p_meta ->> p_name), ' +', ' ', 'g'), 30)), '')
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
  -- A failure must not block the sign-up: portal_user creates a missing profile.
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

-- Checks and formats the names and the phone number that the firm changes by hand as those of a form, by the rules of
-- `settings`. Names of the sign-up are checked in `portal_personal`. The address for emails only follows the log-in, which
-- tells the old address of a change.
create function private.check_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.email is distinct from old.email
    and new.email is distinct from (select email from auth.users where id = new.id)
  then
    perform private.refuse(
      'PT409',
      'The email address is that of the log-in. Change it in Supabase under Authentication, Users: this follows, and the old '
      'address is told.',
      'email'
    );
  end if;
  if 1 = any (new.tags) then
    return new;
  end if;
  if new.first_name is distinct from old.first_name then
    new.first_name := private.person_name(new.first_name, 'p_first_name', 'first name');
  end if;
  if new.last_name is distinct from old.last_name then
    new.last_name := private.person_name(new.last_name, 'p_last_name', 'last name');
  end if;
  if new.previous_names is distinct from old.previous_names then
    new.previous_names := private.previous_names(to_jsonb(new.previous_names));
  end if;
  if new.phone is distinct from old.phone then
    new.phone := private.phone(new.phone);
  end if;
  return new;
end
$$;
create trigger check_profile before update of first_name, last_name, previous_names, phone, email on public.profiles
for each row when (new.anonymised_at is null) execute function private.check_profile();

-- Whether nothing may be noted of a customer any more: their data or their account was deleted.
create function private.is_erased(p_user uuid) returns boolean
language sql stable set search_path = '' as $$
  select not exists (select from public.profiles where id = p_user and anonymised_at is null)
$$;

create function private.refuse_step() returns void
language sql set search_path = '' as $$
  select private.refuse(
    'PT403',
    'This step is not open to you at the moment. Please reload the page to carry on where you are.',
    'wrong_tag'
  )
$$;

-- Requires one of the tags and locks the profile until the request ends.
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

-- Replaces one tag by another. The lock lasts until the request ends: when two tabs race, the second finds the tag gone.
-- `p_also` are tags that allow the step and stay as they are.
create function private.move_tag(p_user uuid, p_from integer, p_to integer, p_also integer[] default '{}')
returns integer[]
language plpgsql set search_path = '' as $$
declare
  v_tags integer[] := private.hold_tag(p_user, variadic p_also || p_from);
begin
  if p_from = any (v_tags) then
    update public.profiles
    set tags = array_replace(tags, p_from, p_to), updated_at = now()
    where id = p_user
    returning tags into v_tags;
  end if;
  return v_tags;
end
$$;

-- Requires one of the tags, for reading: without a lock.
create function private.need_tag(p_user uuid, variadic p_tags integer[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.profiles where id = p_user and tags && p_tags) then
    perform private.refuse_step();
  end if;
end
$$;

-- A whole procedure that only replaces one tag by another.
create function private.take_step(p_procedure text, p_from integer, p_to integer) returns jsonb
language sql set search_path = '' as $$
  select private.once(p_procedure, jsonb_build_object('from', p_from, 'to', p_to), 'step')
$$;

create function private.step(p_user uuid, p_values jsonb) returns jsonb
language sql set search_path = '' as $$
  select to_jsonb(private.move_tag(p_user, (p_values ->> 'from')::integer, (p_values ->> 'to')::integer))
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

-- The address in a letter of authority; null without one.
create function private.letter_address(p_user uuid) returns uuid
language sql stable set search_path = '' as $$
  select id from public.addresses where user_id = p_user and type = 1
$$;

-- A customer's details as they appear in a letter of authority.
create function private.signer_of(p_user uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'title', p.title,
    'first_name', p.first_name,
    'last_name', p.last_name,
    'previous_names', to_jsonb(p.previous_names),
    'birth_date', p.birth_date,
    'national_insurance', p.national_insurance,
    'company_name', s.company_name,
    'company_address', s.company_address,
    'address', (
      select jsonb_build_object(
        'line1', a.line1, 'line2', a.line2, 'line3', a.line3, 'city', a.city, 'postcode', a.postcode
      )
      from public.addresses a
      where a.id = private.letter_address(p.id)
    )
  )
  from public.profiles p, public.settings s
  where p.id = p_user
$$;

-- The invite behind a link.
create function public.portal_welcome_back(p_id text) returns jsonb
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

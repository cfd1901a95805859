-- Suggestions for the forms: pension providers, industries, and sample addresses for development.

-- The portal shows the contacts on the page of a pension with this provider. The firm fills in what it has checked.
create table public.pension_providers (
  name text primary key,
  phone text check (phone ~ '^[0-9+() -]{3,30}$'),
  email text check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  website text check (char_length(website) <= 300 and website ~ '^https://[^[:space:]]+$'),
  -- One line of the address in each line.
  postal_address text check (char_length(postal_address) between 1 and 500)
);

-- UK Standard Industrial Classification of economic activities 2007.
create table public.industries (
  code text primary key check (code ~ '^[0-9]{5}$'),
  name text not null
);

-- The addresses of the function `address` when no address service is configured.
create table public.sample_addresses (
  id integer primary key generated always as identity,
  line1 text not null,
  line2 text not null default '',
  line3 text not null default '',
  city text not null,
  postcode text not null,
  unique (postcode, line1, line2)
);

alter table public.pension_providers enable row level security;
alter table public.industries enable row level security;
alter table public.sample_addresses enable row level security;
create policy everybody_reads on public.pension_providers for select to authenticated using (true);
create policy everybody_reads on public.industries for select to authenticated using (true);
create policy everybody_reads on public.sample_addresses for select to authenticated using (true);

grant select on table public.pension_providers, public.industries, public.sample_addresses to authenticated;
grant select, insert, update, delete on table
  public.pension_providers, public.industries, public.sample_addresses
to service_role;

-- The rank of a name for a typed text in lower case: 0 starts with it, 1 has a word that starts with it, 2 contains it,
-- null does not match.
create function private.match_rank(p_name text, p_typed text) returns integer
language sql immutable set search_path = '' as $$
  select case
    when p_typed = '' then null
    when starts_with(lower(p_name), p_typed) then 0
    when position(' ' || p_typed in lower(p_name)) > 0 then 1
    when position(p_typed in lower(p_name)) > 0 then 2
  end
$$;

-- The best 20 matches. The typed text is cut to 200 characters: every row is compared with it, and no name is longer.
create function public.portal_provider_search(p_name text default '') returns jsonb
language sql stable security definer set search_path = '' as $$
  with sought as materialized (select lower(btrim(left(p_name, 200))) as typed)
  select coalesce(jsonb_agg(found.name order by found.rank, lower(found.name)), '[]')
  from (
    select p.name, private.match_rank(p.name, s.typed) as rank
    from public.pension_providers p, sought s
    where private.match_rank(p.name, s.typed) is not null
    order by 2, lower(p.name)
    limit 20
  ) as found
$$;

create function public.portal_sic_search(p_name text default '') returns jsonb
language sql stable security definer set search_path = '' as $$
  with sought as materialized (select lower(btrim(left(p_name, 200))) as typed)
  select coalesce(jsonb_agg(found.name order by found.rank, lower(found.name)), '[]')
  from (
    select i.name, min(private.match_rank(i.name, s.typed)) as rank
    from public.industries i, sought s
    where private.match_rank(i.name, s.typed) is not null
    group by i.name
    order by 2, lower(i.name)
    limit 20
  ) as found
$$;

-- Unsent form values, for a reload or another device. The firm cannot read them.

create table public.drafts (
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- The form. After a slash: the row that it edits.
  form text not null,
  -- The typed text by field.
  typed jsonb not null check (jsonb_typeof(typed) = 'object'),
  updated_at timestamptz not null default now(),
  primary key (user_id, form)
);
alter table public.drafts enable row level security;
create policy own_drafts on public.drafts for select to authenticated using ((select auth.uid()) = user_id);

-- The fields of a form that are kept, as the form declares them; null for any other form. Never a password, a National
-- Insurance number, a code, an agreement or a signature.
create function private.draft_fields(p_form text) returns text[]
language sql immutable set search_path = '' as $$
  select case
    when p_form = 'personal-details' then array[
      'title', 'firstName', 'lastName', 'previousNames', 'previousName', 'phoneNumber', 'day', 'month', 'year'
    ]
    when p_form = 'address' then array[
      'mode', 'searchPostcode', 'line1', 'line2', 'line3', 'city', 'postcode'
    ]
    when p_form ~ '^address/[A-Za-z0-9-]{0,36}$' then array[
      'type', 'mode', 'searchPostcode', 'line1', 'line2', 'line3', 'city', 'postcode', 'startYear', 'endYear'
    ]
    when p_form ~ '^trace(/[A-Za-z0-9-]{1,36})?$' then array[
      'employer', 'title', 'industry', 'isPaying', 'startYear', 'endYear',
      'hasOtherAddress', 'line1', 'line2', 'line3', 'city', 'postcode',
      'hasOwnAddress', 'ownLine1', 'ownLine2', 'ownLine3', 'ownCity', 'ownPostcode',
      'provider', 'policy'
    ]
    when p_form ~ '^pension(/[A-Za-z0-9-]{1,36})?$' then array[
      'provider', 'policy', 'hasNoPolicy', 'isPaying', 'startYear', 'endYear',
      'hasOtherAddress', 'line1', 'line2', 'line3', 'city', 'postcode'
    ]
  end
$$;

-- The tags with which a form is open.
create function private.draft_tags(p_form text) returns integer[]
language sql immutable set search_path = '' as $$
  select case
    when p_form in ('personal-details', 'address') then private.correction_tags()
    when p_form = 'trace' then '{6,12,13,15}'
    when p_form ~ '^trace/' then '{7,12,13,15}'
    when p_form = 'pension' then '{9,12,13,15}'
    when p_form ~ '^pension/' then '{10,12,13,15}'
    else '{12,13,15}'
  end
$$;

-- The caller's drafts, the newest first.
create function public.portal_drafts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  return (
    select coalesce(
      jsonb_agg(jsonb_build_object('form', form, 'typed', typed) order by updated_at desc, form), '[]'
    )
    from public.drafts
    where user_id = v_user
  );
end
$$;

-- Keeps typed values over earlier ones of the form; null deletes the draft. A repeat has the same effect, so there is no
-- idempotency key. A customer may send two a second over a minute, and one every two seconds over an hour: the page sends
-- one a second after a pause in typing, and keeps what is refused until later. Refusals are returned, so that they count.
create function public.portal_draft_keep(p_form text default null, p_values jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_hint text;
begin
  -- The page may still save what was typed.
  if private.is_erased(v_user) then
    return 'null';
  end if;
  if not private.count_within('draft minute', v_user::text, 120, interval '1 minute')
    or not private.count_within('draft hour', v_user::text, 1800, interval '1 hour')
  then
    return private.answer_refusal(
      'PT429', 'You have made many changes in a short time. Please wait a few minutes and try again.', 'too_often'
    );
  end if;
  begin
    perform private.keep_draft(v_user, p_form, p_values);
    return 'null';
  exception when sqlstate 'PT000' then
    get stacked diagnostics v_hint = pg_exception_hint;
    return private.answer_refusal(sqlstate, sqlerrm, v_hint);
  end;
end
$$;

create function private.keep_draft(p_user uuid, p_form text, p_values jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_fields text[] := private.draft_fields(p_form);
  v_typed jsonb;
begin
  if v_fields is null then
    perform private.refuse('PT400', 'This form cannot be kept.', 'p_form');
  end if;
  if pg_column_size(p_values) > 100000 then
    perform private.refuse('PT400', 'This is too long to be kept.', 'p_values');
  end if;
  if p_values is null or jsonb_typeof(p_values) = 'null' then
    delete from public.drafts where user_id = p_user and form = p_form;
    return;
  end if;
  if jsonb_typeof(p_values) <> 'object' then
    perform private.refuse('PT400', 'These values cannot be kept.', 'p_values');
  end if;
  -- Holds the profile, so that a step that is sent at the same time deletes what is kept here. When that step came
  -- first, its form is closed: nothing is kept, and the page that is still saving needs no error.
  perform from public.profiles where id = p_user and tags && private.draft_tags(p_form) for no key update;
  if not found then
    return;
  end if;

  select coalesce(jsonb_object_agg(key, value), '{}') into v_typed
  from jsonb_each(p_values)
  where key = any (v_fields) and jsonb_typeof(value) <> 'object';
  insert into public.drafts as kept (user_id, form, typed)
  values (p_user, p_form, v_typed)
  on conflict (user_id, form) do update set typed = kept.typed || excluded.typed, updated_at = now()
  returning kept.typed into v_typed;
  if octet_length(v_typed::text) > 8000 then
    perform private.refuse('PT400', 'This is too long to be kept.', 'p_values');
  end if;

  -- The newest 20, for at most 90 days.
  delete from public.drafts
  where user_id = p_user and (
    updated_at < now() - interval '90 days'
    or form not in (
      select form from public.drafts
      where user_id = p_user
      order by updated_at desc, form = p_form desc
      limit 20
    )
  );
end
$$;

-- Sending a step, cancelling an application and an erasure delete drafts.
create function private.delete_closed_drafts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.drafts
  where user_id = new.id and (new.anonymised_at is not null or not new.tags && private.draft_tags(form));
  return null;
end
$$;
create trigger delete_closed_drafts after update of tags, anonymised_at on public.profiles
for each row execute function private.delete_closed_drafts();

-- Saving a new row deletes the draft of the form that the trigger names. `portal_personal` and `portal_address` delete
-- theirs, and the client that of an edited row.
create function private.delete_sent_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.drafts where user_id = new.user_id and form = tg_argv[0];
  return null;
end
$$;
create trigger delete_sent_draft after insert on public.traces
for each row execute function private.delete_sent_draft('trace');
create trigger delete_sent_draft after insert on public.pensions
for each row execute function private.delete_sent_draft('pension');
create trigger delete_sent_draft after insert on public.addresses
for each row execute function private.delete_sent_draft('address/');

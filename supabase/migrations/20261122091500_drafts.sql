-- What customers typed and have not sent yet, so that a reload or another device loses nothing. The firm cannot read it.

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

-- The fields of a form that are kept; null for any other form. Never a password, a National Insurance number, a code, an
-- agreement or a signature.
create function private.draft_fields(p_form text) returns text[]
language sql immutable set search_path = '' as $$
  select case
    when p_form = 'personal-details' then array[
      'title', 'firstName', 'lastName', 'previousNames', 'previousName', 'phoneNumber', 'day', 'month', 'year'
    ]
    when p_form ~ '^address(/[A-Za-z0-9-]{0,36})?$' then array[
      'mode', 'searchPostcode', 'line1', 'line2', 'line3', 'city', 'postcode', 'type', 'startYear', 'endYear'
    ]
    when p_form ~ '^(trace|pension)(/[A-Za-z0-9-]{1,36})?$' then array[
      'employer', 'title', 'industry', 'provider', 'policy', 'startYear', 'endYear', 'isPaying', 'hasOtherAddress',
      'line1', 'line2', 'line3', 'city', 'postcode'
    ]
  end
$$;

-- The tags with which a form is open.
create function private.draft_tags(p_form text) returns integer[]
language sql immutable set search_path = '' as $$
  select case
    when p_form = 'personal-details' then '{1}'::integer[]
    when p_form = 'address' then '{2}'
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
-- idempotency key.
create function public.portal_draft_keep(p_form text default null, p_values jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_fields text[] := private.draft_fields(p_form);
  v_typed jsonb;
begin
  if v_fields is null then
    perform private.refuse('PT400', 'This form cannot be kept.', 'p_form');
  end if;
  if p_values is null or jsonb_typeof(p_values) = 'null' then
    delete from public.drafts where user_id = v_user and form = p_form;
    return 'null';
  end if;
  if jsonb_typeof(p_values) <> 'object' then
    perform private.refuse('PT400', 'These values cannot be kept.', 'p_values');
  end if;
  -- Holds the profile, so that a step that is sent at the same time deletes what is kept here. When that step came
  -- first, its form is closed: nothing is kept, and the page that is still saving needs no error.
  perform from public.profiles where id = v_user and tags && private.draft_tags(p_form) for no key update;
  if not found then
    return 'null';
  end if;

  select coalesce(jsonb_object_agg(key, value), '{}') into v_typed
  from jsonb_each(p_values)
  where key = any (v_fields) and jsonb_typeof(value) <> 'object';
  insert into public.drafts as kept (user_id, form, typed)
  values (v_user, p_form, v_typed)
  on conflict (user_id, form) do update set typed = kept.typed || excluded.typed, updated_at = now()
  returning kept.typed into v_typed;
  if octet_length(v_typed::text) > 8000 then
    perform private.refuse('PT400', 'This is too long to be kept.', 'p_values');
  end if;

  -- The newest 20, for at most 90 days.
  delete from public.drafts
  where user_id = v_user and (
    updated_at < now() - interval '90 days'
    or form not in (
      select form from public.drafts
      where user_id = v_user
      order by updated_at desc, form = p_form desc
      limit 20
    )
  );
  return 'null';
end
$$;

-- A step that was sent, a cancelled application and an erasure close forms.
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

-- A new row was the draft of the form that its trigger names. The form of an edited row is deleted by the client.
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

-- A migration of a later version, for the upgrade test only: each kind of change that meets the rows of an earlier one.

-- A setting that each firm already has a value for.
alter table public.settings add column letter_title text;
update public.settings set letter_title = 'Letter for ' || coalesce(company_name, 'us');
alter table public.settings alter column letter_title set not null;

-- A column of a table with rows, filled from another, with a check of the old rows.
alter table public.documents add column extension text;
update public.documents set extension = lower(substring(name from '\.(\w+)$'));
alter table public.documents add constraint documents_extension_check check (extension ~ '^[a-z]+$');

-- A column of the sealed records, which no statement may change.
alter table public.authorisations add column channel text not null default 'portal';

-- A table of its own, filled from the profiles.
create table public.greetings (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  greeting text not null
);
insert into public.greetings (user_id, greeting)
select id, 'Dear ' || first_name from public.profiles where first_name is not null;
alter table public.greetings enable row level security;
create policy own_greetings on public.greetings for select to authenticated using ((select auth.uid()) = user_id);
grant select on table public.greetings to authenticated;

create function private.erase_greeting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.greetings where user_id = new.id;
  return null;
end
$$;
create trigger erase_greeting after update of anonymised_at on public.profiles
for each row when (new.anonymised_at is not null) execute function private.erase_greeting();

-- A procedure that answers more than before: the earlier one gets another name.
alter function public.portal_user() set schema private;
alter function private.portal_user() rename to user_before_greetings;
create function public.portal_user() returns jsonb
language sql security definer set search_path = '' as $$
  select private.user_before_greetings()
    || jsonb_build_object('greeting', (select greeting from public.greetings where user_id = private.customer()))
$$;
grant execute on function public.portal_user to authenticated;
revoke execute on function private.user_before_greetings from authenticated;

-- A replaced function, and a dropped one.
create or replace function private.refuse_missing() returns void
language sql set search_path = '' as $$
  select private.refuse('PT404', 'We could not find what you looked for.', 'missing')
$$;
drop function public.backoffice_count_request(text, text);

-- Procedures for the firm's back office, which calls them with the service role or writes to the tables directly. They
-- also raise errors with readable messages, because constraint errors would show tables and columns. `p_by` is the person
-- who acts, and `p_why` the reason for the firm's log, which customers never see.

create function private.known_status(p_status text) returns text
language plpgsql stable set search_path = '' as $$
begin
  if p_status is null or not exists (select from public.trace_statuses where name = p_status) then
    perform private.refuse('PT400', format('There is no status "%s".', left(p_status, 100)), 'p_status');
  end if;
  return p_status;
end
$$;

-- A text that the firm writes for a customer: required, with any number of lines.
create function private.firm_text(p_value text, p_field text, p_max integer, p_words text) returns text
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(btrim(p_value), '') = '' then
    perform private.refuse('PT400', format('Please enter a %s', p_words), p_field);
  end if;
  if char_length(p_value) > p_max then
    perform private.refuse('PT400', format('The %s should not exceed %s characters', p_words, p_max), p_field);
  end if;
  return p_value;
end
$$;

create function public.backoffice_move_trace(
  p_by text, p_trace text, p_status text, p_why text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_status text;
begin
  perform private.act(p_by, p_why);
  v_status := private.known_status(p_status);
  update public.traces set status = v_status, updated_date = now() where id = private.as_uuid(p_trace);
  perform private.need_found(found);
end
$$;

-- Links a trace to the pension that it found, one of the same customer; null removes the link alone. A trace without a provider
-- takes the pension's. The portal's page of the trace then starts with the pension.
create function public.backoffice_link_pension(
  p_by text, p_trace text, p_pension text, p_why text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_pension public.pensions;
begin
  perform private.act(p_by, p_why);
  if p_pension is not null then
    select p.* into v_pension
    from public.pensions p
    join public.traces t on t.user_id = p.user_id and t.id = private.as_uuid(p_trace)
    where p.id = private.as_uuid(p_pension);
    perform private.need_found(found);
  end if;
  update public.traces
  set pension_id = v_pension.id, provider = coalesce(provider, v_pension.provider), updated_date = now()
  where id = private.as_uuid(p_trace);
  perform private.need_found(found);
end
$$;

-- Adds a pension that the firm found, from a provider of public.pension_providers, and links the trace that found it. `p_name`
-- is the scheme's, `p_type` a name of public.pension_types. The contact is of this pension, where it is another than the
-- provider's. Returns the id of the pension.
create function public.backoffice_add_pension(
  p_by text, p_user text, p_provider text, p_policy text default null, p_trace text default null,
  p_name text default null, p_type text default 'Deferred', p_phone text default null, p_email text default null,
  p_website text default null, p_postal_address text default null, p_why text default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.as_uuid(p_user);
  v_type smallint := (select id from public.pension_types where type = p_type);
  v_contact jsonb := jsonb_strip_nulls(jsonb_build_object(
    'phone', p_phone, 'email', p_email, 'website', p_website, 'postal_address', p_postal_address
  ));
  v_problem text := private.contact_problem(v_contact);
  v_pension uuid;
begin
  perform private.act(p_by, p_why);
  perform private.need_found(exists (select from public.profiles where id = v_user));
  perform private.need_work(v_user);
  if not exists (select from public.pension_providers where name = p_provider) then
    perform private.refuse('PT400', format('There is no provider "%s" in the list.', left(p_provider, 100)), 'p_provider');
  end if;
  if v_type is null then
    perform private.refuse('PT400', format('There is no type "%s".', left(p_type, 100)), 'p_type');
  end if;
  if v_problem is not null then
    perform private.refuse('PT400', 'Please enter a contact that customers can use', 'p_' || v_problem);
  end if;
  if exists (select from public.traces where id = private.as_uuid(p_trace) and pension_id is not null) then
    perform private.refuse('PT409', 'This trace has found a pension already.', 'duplicate');
  end if;
  insert into public.pensions (user_id, name, provider, policy, type_id, contact)
  values (
    v_user,
    coalesce(private.text_field(p_name, 'p_name', 100, 'The name should not exceed 100 characters'), p_provider),
    p_provider,
    private.text_field(p_policy, 'p_policy', 100, 'Policy number should not exceed 100 characters'),
    v_type,
    case when v_contact <> '{}' then v_contact || jsonb_build_object('name', coalesce(p_name, p_provider)) end
  )
  returning id into v_pension;
  if p_trace is not null then
    perform public.backoffice_link_pension(p_by, p_trace, v_pension::text, p_why);
  end if;
  return v_pension;
end
$$;

-- Takes back a find as if it had not been: the trace has the provider, the status and the days of before, its log says
-- nothing of it, and no message tells it. A pension that the firm added for it is deleted.
create function public.backoffice_undo_find(p_by text, p_trace text, p_why text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_trace public.traces;
  v_pension public.pensions;
  v_before jsonb;
begin
  perform private.act(p_by, p_why);
  select * into v_trace from public.traces where id = private.as_uuid(p_trace) for update;
  perform private.need_found(found);
  if private.outcome_of(v_trace) is distinct from 'pension_found' then
    perform private.refuse('PT409', 'This trace has not found a pension.', 'not_found');
  end if;
  v_before := coalesce(v_trace.before_find, jsonb_build_object(
    'status', (select name from public.trace_statuses order by position limit 1), 'at', v_trace.created_date
  ));
  select * into v_pension from public.pensions where id = v_trace.pension_id;
  update public.traces
  set
    pension_id = null,
    -- Not what the customer has typed since.
    provider = case
      when v_pension.id is null or provider is not distinct from v_pension.provider then v_before ->> 'provider'
      else provider
    end,
    status = v_before ->> 'status',
    status_dates = coalesce(
      v_before -> 'status_dates', jsonb_build_object(v_before ->> 'status', v_trace.created_date)
    ),
    updated_date = now()
  where id = v_trace.id;
  delete from public.activity
  where user_id = v_trace.user_id and entity_type = 6 and entity_id = v_trace.id and (
    date >= (v_before ->> 'at')::timestamptz and starts_with(description, 'Status changed to ')
    or date in (now(), (v_before ->> 'at')::timestamptz, (v_before ->> 'linked')::timestamptz)
    and description = 'Details changed'
  );
  if v_pension.added_by = 'firm' and not exists (select from public.traces where pension_id = v_pension.id) then
    delete from public.activity
    where user_id = v_trace.user_id and entity_type = 7 and entity_id = v_pension.id;
    delete from public.pensions where id = v_pension.id;
  end if;
end
$$;

-- A pension has a status of the firm's own words, with the colour of its badge.
create function public.backoffice_move_pension(
  p_by text, p_pension text, p_status text, p_colour text default 'neutral', p_why text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_status text;
begin
  perform private.act(p_by, p_why);
  v_status := private.firm_text(p_status, 'p_status', 100, 'status');
  if p_colour is null
    or p_colour not in ('neutral', 'brand', 'primary', 'info', 'success', 'warning', 'danger')
  then
    perform private.refuse('PT400', format('There is no colour "%s".', left(p_colour, 100)), 'p_colour');
  end if;
  update public.pensions
  set status = jsonb_build_object('name', v_status, 'colour', p_colour), updated_at = now()
  where id = private.as_uuid(p_pension);
  perform private.need_found(found);
end
$$;

-- For a trace or a pension, not both. Returns the id of the search.
create function public.backoffice_add_search(
  p_by text, p_provider text, p_trace text default null, p_pension text default null,
  p_status text default 'Searching', p_why text default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_trace uuid := private.as_uuid(p_trace);
  v_pension uuid := private.as_uuid(p_pension);
  v_user uuid := coalesce(private.owner_of(6, v_trace), private.owner_of(7, v_pension));
  v_search uuid;
begin
  perform private.act(p_by, p_why);
  if num_nonnulls(v_trace, v_pension) > 1 then
    perform private.refuse('PT400', 'A search belongs to a trace or to a pension, not to both.', 'p_pension');
  end if;
  perform private.need_found(v_user is not null);
  insert into public.searches (user_id, trace_id, pension_id, provider, status)
  values (
    v_user, v_trace, v_pension,
    private.firm_text(p_provider, 'p_provider', 100, 'provider'),
    private.known_status(p_status)
  )
  returning id into v_search;
  return v_search;
end
$$;

create function public.backoffice_move_search(
  p_by text, p_search text, p_status text, p_why text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_status text;
begin
  perform private.act(p_by, p_why);
  v_status := private.known_status(p_status);
  update public.searches set status = v_status, updated_date = now() where id = private.as_uuid(p_search);
  perform private.need_found(found);
end
$$;

-- Adds a line to the log of a trace (6) or a pension (7).
create function public.backoffice_add_activity(
  p_by text, p_entity_type integer, p_entity_id text, p_description text, p_why text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_entity uuid := private.as_uuid(p_entity_id);
  v_user uuid := private.owner_of(p_entity_type, v_entity);
begin
  perform private.act(p_by, p_why);
  perform private.need_found(v_user is not null);
  insert into public.activity (user_id, entity_type, entity_id, description)
  values (v_user, p_entity_type, v_entity, private.firm_text(p_description, 'p_description', 2000, 'description'));
end
$$;

-- A date on which the firm is closed becomes the next day of its work. Returns the id of the task.
create function public.backoffice_add_task(
  p_by text, p_user text, p_title text, p_description text default null, p_due_date date default null,
  p_why text default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_task uuid;
begin
  perform private.act(p_by, p_why);
  if char_length(p_description) > 5000 then
    perform private.refuse('PT400', 'The description should not exceed 5000 characters', 'p_description');
  end if;
  if (select count(*) from public.tasks where user_id = private.as_uuid(p_user)) >= 500 then
    perform private.refuse('PT409', 'This customer has 500 tasks already. Please finish some first.', 'too_many');
  end if;
  insert into public.tasks (user_id, title, description, due_date)
  select id, private.firm_text(p_title, 'p_title', 200, 'title'), p_description, private.open_day(p_due_date)
  from public.profiles
  where id = private.as_uuid(p_user)
  returning id into v_task;
  perform private.need_found(v_task is not null);
  return v_task;
end
$$;

-- Lists a document of the firm, which the customer is told about and cannot delete. First upload the file to the customer's
-- folder of the bucket: `p_path` is its path there, CUSTOMER-ID/NAME.pdf. Returns the id of the document.
create function public.backoffice_file_document(
  p_by text, p_user text, p_path text, p_name text, p_why text default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.as_uuid(p_user);
begin
  perform private.act(p_by, p_why);
  -- Two that arrive together queue here, so that they get different names.
  perform from public.profiles where id = v_user and anonymised_at is null for no key update;
  perform private.need_found(found);
  perform private.need_file(v_user, p_path);
  return (private.add_document(v_user, p_name, p_path, 'firm')).id;
end
$$;

-- Deletes a finished task.
create function public.backoffice_finish_task(p_by text, p_task text, p_why text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.act(p_by, p_why);
  delete from public.tasks where id = private.as_uuid(p_task);
  perform private.need_found(found);
end
$$;

-- Erases a customer who asked the firm for it, as in the portal: the log-in ends, signed records keep only their digests,
-- and one email confirms it. Only then may the account be deleted. It cannot be undone.
create function public.backoffice_erase(p_by text, p_user text, p_why text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.as_uuid(p_user);
begin
  perform private.act(p_by, p_why);
  perform private.hold_login(v_user);
  perform private.need_found(not private.is_erased(v_user));
  perform private.log_act(v_user, 'erasures');
  perform private.erase_customer(v_user, 'firm');
end
$$;

-- Closes an account: the customer died, withdrew the letter in writing, or has another account, `p_stays`. Signed
-- records name their customer, so nothing is merged. Instead of the portal the customer sees the reason, and cannot restore
-- the application. Waiting messages stop, except those about the log-in.
create function public.backoffice_close(
  p_by text, p_user text, p_reason text, p_stays text default null, p_why text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.as_uuid(p_user);
  v_stays uuid := private.as_uuid(p_stays);
begin
  perform private.act(p_by, p_why);
  if p_reason is null or p_reason not in ('died', 'withdrawn', 'double') then
    perform private.refuse('PT400', 'The reason is died, withdrawn or double.', 'p_reason');
  end if;
  if (p_reason = 'double') <> (p_stays is not null) or p_reason = 'double' and not exists (
    select from public.profiles
    where id = v_stays and id <> v_user and anonymised_at is null and closed_as is null
  ) then
    perform private.refuse('PT400', 'Please name the open account that stays, for a double only.', 'p_stays');
  end if;
  update public.profiles
  set
    tags = '{14}', tags_before_closing = tags, closed_as = p_reason, closed_at = now(), double_of = v_stays,
    updated_at = now()
  where id = v_user and anonymised_at is null and closed_as is null;
  perform private.need_found(found);
  update public.messages set state = 'stopped', ended_at = now(), problem = 'The account was closed.'
  where user_id = v_user and state = 'waiting' and kind <> 'security';
end
$$;

-- Undoes `backoffice_close`: the account is where it was.
create function public.backoffice_reopen(p_by text, p_user text, p_why text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_tags integer[];
begin
  perform private.act(p_by, p_why);
  update public.profiles
  set
    tags = tags_before_closing, tags_before_closing = null, closed_as = null, closed_at = null, double_of = null,
    updated_at = now()
  where id = private.as_uuid(p_user) and closed_as is not null
  returning tags into v_tags;
  perform private.need_found(found);
  return to_jsonb(v_tags);
end
$$;

-- Takes back such a request: the letter that the customer signed before stands, and the portal opens again.
create function public.backoffice_withdraw_authorisation_request(
  p_by text, p_user text, p_why text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_tags integer[];
begin
  perform private.act(p_by, p_why);
  update public.profiles
  set tags = '{13}', updated_at = now()
  where id = private.as_uuid(p_user) and 15 = any (tags)
    and exists (select from public.authorisations a where a.user_id = profiles.id and a.erased_at is null)
  returning tags into v_tags;
  perform private.need_found(found);
  return to_jsonb(v_tags);
end
$$;

-- Asks a customer in the portal to sign again. The portal reopens once they have signed. The page and the email say the
-- reason, one of private.sign_again_reasons, and what becomes of the earlier letter: 'kept', valid until the new one is
-- signed, or 'dropped', no longer used; by default as the reason says. `p_words` are the firm's own, for the page alone.
create function public.backoffice_request_authorisation(
  p_by text, p_user text, p_reason text, p_words text default null, p_old_letter text default null,
  p_why text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.as_uuid(p_user);
  v_reasons text := (select string_agg(reason, ', ' order by place) from private.sign_again_reasons);
  v_has_letter boolean := exists (
    select from public.authorisations where user_id = v_user and erased_at is null
  );
  v_tags integer[];
begin
  perform private.act(p_by, p_why);
  if p_reason is null then
    perform private.refuse('PT400', format('Please give a reason, one of: %s.', v_reasons), 'p_reason');
  end if;
  if not exists (select from private.sign_again_reasons where reason = p_reason) then
    perform private.refuse(
      'PT400', format('There is no reason "%s". Use one of: %s.', left(p_reason, 100), v_reasons), 'p_reason'
    );
  end if;
  if char_length(p_words) > 500 then
    perform private.refuse('PT400', 'The words should not exceed 500 characters', 'p_words');
  end if;
  if p_old_letter not in ('kept', 'dropped') then
    perform private.refuse('PT400', 'Say "kept" or "dropped" for the earlier letter.', 'p_old_letter');
  end if;
  update public.profiles
  set
    tags = '{15}',
    sign_again_reason = p_reason,
    sign_again_words = case when p_words ~ '\S' then btrim(p_words) end,
    sign_again_old_letter = case when v_has_letter then coalesce(
      p_old_letter, (select old_letter from private.sign_again_reasons where reason = p_reason)
    ) end,
    updated_at = now()
  where id = v_user and tags && '{12,13}'
  returning tags into v_tags;
  perform private.need_found(found);
  if p_old_letter is not null and not v_has_letter then
    perform private.refuse('PT409', 'This customer has no earlier letter.', 'p_old_letter');
  end if;
  return to_jsonb(v_tags);
end
$$;

-- The firm's own notes about a customer, who never sees them.
create table public.office_notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  note text not null,
  written_by text not null,
  created_at timestamptz not null default now()
);
create index office_notes_user_id on public.office_notes (user_id, created_at);
alter table public.office_notes enable row level security;
grant select on table public.office_notes to service_role;

-- Returns the id of the note.
create function public.backoffice_add_note(p_by text, p_user text, p_note text, p_why text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_note uuid;
begin
  perform private.act(p_by, p_why);
  insert into public.office_notes (user_id, note, written_by)
  select id, private.firm_text(p_note, 'p_note', 5000, 'note'), current_setting('office.by')
  from public.profiles
  where id = private.as_uuid(p_user) and anonymised_at is null
  returning id into v_note;
  perform private.need_found(found);
  return v_note;
end
$$;

-- A customer's whole National Insurance number. Logged.
create function public.backoffice_national_insurance(p_by text, p_user text, p_why text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_profile public.profiles;
begin
  perform private.act(p_by, p_why);
  select * into v_profile from public.profiles where id = private.as_uuid(p_user) and anonymised_at is null;
  perform private.need_found(found);
  perform private.log_act(v_profile.id);
  return v_profile.national_insurance;
end
$$;

-- A signed letter as its signer has it, by its reference or the number of its record. Logged.
create function public.backoffice_signed_authorisation(p_by text, p_letter text, p_why text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_letter text := upper(btrim(p_letter));
  v_record public.authorisations;
begin
  perform private.act(p_by, p_why);
  select * into v_record
  from public.authorisations
  where erased_at is null and number = case
    when v_letter ~ '^[0-9]{1,18}$' then v_letter::bigint
    else (select number from private.letter_references where reference = v_letter)
  end;
  perform private.need_found(found);
  perform private.log_act(v_record.user_id, 'authorisations', v_record.number::text);
  return private.signed_authorisation(v_record);
end
$$;

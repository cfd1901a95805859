-- Emails to customers about their own traces and their account. Triggers write them when the transaction of a change
-- ends, and the server function `notify` sends them.

-- The kinds of news in a message. The words are in templates/messageTexts.ts.
create table private.message_kinds (
  what text primary key,
  -- 'news' and 'reminder' end with the switch 'Email me when there is news'. 'notice' is what a customer must know: it
  -- goes with the switch off and after the firm's stop. 'security' does too, at once and at any hour.
  kind text not null check (kind in ('news', 'reminder', 'notice', 'security')),
  -- The page of the site to which the button leads: the first whose ids are known. Empty: no button.
  pages text[] not null,
  -- Of several in one message, the first gives the subject and the button.
  place smallint not null unique
);
alter table private.message_kinds enable row level security;
insert into private.message_kinds (place, what, kind, pages) values
  (1, 'signature_needed', 'notice', '{/action/authorisation}'),
  (2, 'cancelled', 'notice', '{/cancelled-application}'),
  (3, 'pension_found', 'news', '{/portal/pension/:pension,/portal/trace/:trace,/portal}'),
  (4, 'nothing_found', 'news', '{/portal/trace/:trace,/portal}'),
  (5, 'search_answered', 'news', '{/portal/pension/:pension,/portal/trace/:trace,/portal}'),
  (6, 'task', 'news', '{/portal}'),
  (7, 'task_due', 'reminder', '{/portal}'),
  (8, 'document', 'news', '{/portal/documents}'),
  (9, 'letter_signed', 'news', '{/portal/documents}'),
  (10, 'restored', 'news', '{/portal}'),
  (11, 'password_changed', 'security', '{/portal/profile}'),
  (12, 'email_changed', 'security', '{}'),
  (13, 'second_step_changed', 'security', '{/portal/profile}'),
  (14, 'data_deleted', 'security', '{}');

create table public.messages (
  -- Also the idempotency key for the mail service.
  id uuid primary key default gen_random_uuid(),
  -- Null for the confirmation of an erasure.
  user_id uuid references public.profiles (id) on delete cascade,
  -- A recipient other than the customer's current address: the old address after a change of it, and the address of a
  -- customer whose data was deleted, until that message has ended.
  email text,
  -- The language of a message without a customer.
  language text check (language ~ '^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8}){0,7}$'),
  -- As in private.message_kinds. 'news' and 'notice' wait for settings.message_delay and collect further changes,
  -- 'reminder' is about the date of a task, 'security' goes at once.
  kind text not null check (kind in ('news', 'reminder', 'notice', 'security')),
  -- What it says, oldest first, with the ids of its rows: {"what": "pension_found", "trace": "…", "pension": "…"},
  -- {"what": "task", "task": "…", "date": "2026-12-03"},
  -- {"what": "signature_needed", "reason": "newer_needed", "old_letter": "kept"}. Never a name, an employer, a provider or a number.
  news jsonb not null check (jsonb_typeof(news) = 'array'),
  -- The task of a reminder. No foreign key: the message stays when the task is finished.
  task_id uuid,
  -- 'failed' was given up, 'bounced' was returned by the recipient's mail server after it was sent.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'stopped', 'bounced')),
  -- When it may be taken, for the first time or again. Taking it moves this to the end of the lease.
  due_at timestamptz not null,
  attempts integer not null default 0,
  first_tried_at timestamptz,
  -- Why the last attempt failed, without personal data.
  problem text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null))
);
create index messages_user_id on public.messages (user_id, created_at);
create index messages_due_at on public.messages (due_at) where state = 'waiting';
create index messages_email on public.messages (created_at) where email is not null;
create index messages_sent_at on public.messages (ended_at) where state = 'sent';
create index messages_task_id on public.messages (task_id) where task_id is not null;
create index messages_collecting on public.messages (user_id, kind)
where kind in ('news', 'notice') and state = 'waiting' and attempts = 0;

alter table public.messages enable row level security;
grant select on table public.messages to service_role;

-- Whether an account of the auth service has a confirmed address. Hosts other than Supabase may confirm none.
create function private.is_confirmed(p_login jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select not p_login ? 'email_confirmed_at' or p_login ->> 'email_confirmed_at' is not null
$$;

-- The address of an ended message is not needed any more.
create function private.forget_recipient() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.email := null;
  return new;
end
$$;
create trigger forget_recipient before update on public.messages
for each row when (new.state <> 'waiting') execute function private.forget_recipient();

-- Ends what waits with an address of its own, also where the job that sends has stopped: the confirmation of an erasure
-- after a day, a message to an old address after a week. The next change of any customer or by the firm calls it, and the
-- job of optional/retention.sql.
create function private.forget_recipients() returns void
language sql set search_path = '' as $$
  update public.messages
  set state = 'failed', ended_at = now(), problem = 'Not sent in time.'
  where id in (
    select id from public.messages
    where email is not null and created_at < now() - interval '1 day'
      and (user_id is null or created_at < now() - interval '7 days')
    for update skip locked
  )
$$;

-- When messages were last asked for, to the day.
create table private.message_sender (
  is_only_row boolean primary key default true check (is_only_row),
  asked_at timestamptz not null
);
alter table private.message_sender enable row level security;

-- Whether something takes and sends messages here, also before the first one was sent: it has asked for some, or the job of
-- optional/messages.sql is installed.
create function private.sends_messages() returns boolean
language sql stable set search_path = '' as $$
  select to_regprocedure('private.send_messages()') is not null
    or exists (select from private.message_sender where asked_at > now() - interval '30 days')
    or exists (select from public.messages where state = 'sent' and ended_at > now() - interval '30 days')
$$;

-- The confirmed address of a customer; null without one.
create function private.message_address(p_user uuid) returns text
language sql stable set search_path = '' as $$
  select u.email from auth.users u where u.id = p_user and private.is_confirmed(to_jsonb(u))
$$;

-- Notifies a listening host. Only where messages are sent without delay, because a notification serialises commits.
create function private.announce_message() returns void
language plpgsql set search_path = '' as $$
begin
  if (select message_delay from public.settings) = interval '0' then
    perform pg_notify('message_waiting', '');
  end if;
end
$$;

-- Whether a message of this kind may go to a customer with these settings.
create function private.is_wanted(p_kind text, p_profile public.profiles) returns boolean
language sql immutable set search_path = '' as $$
  select p_kind in ('notice', 'security') or p_profile.news_email and p_profile.messages_stopped_at is null
$$;

-- Adds one change to a message of its kind that collects the customer's changes, or begins one. Waits for no other
-- transaction, so that batches that meet on the same customers cannot deadlock: while another one holds the message, the
-- change gets a message of its own, and the first to be claimed takes in the others.
create function private.tell(p_user uuid, p_news jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_kind text := (select kind from private.message_kinds where what = p_news ->> 'what');
begin
  if not exists (
    select from public.profiles p
    where p.id = p_user and p.anonymised_at is null and private.is_wanted(v_kind, p)
      and private.message_address(p.id) is not null
  ) then
    return;
  end if;
  update public.messages
  set news = case when news @> jsonb_build_array(p_news) or jsonb_array_length(news) >= 50 then news else news || p_news end
  where id = (
    select id from public.messages
    where user_id = p_user and kind = v_kind and kind in ('news', 'notice') and state = 'waiting' and attempts = 0
    order by due_at
    limit 1
    for update skip locked
  );
  if not found then
    insert into public.messages (user_id, kind, news, due_at)
    select p_user, v_kind, jsonb_build_array(p_news), now() + message_delay from public.settings;
  end if;
  perform private.announce_message();
end
$$;

-- Writes a message about a change of the log-in: none while the same one is waiting, and at most three a day. `p_email` is
-- another recipient.
create function private.tell_security(p_user uuid, p_what text, p_email text default null) returns void
language plpgsql set search_path = '' as $$
declare
  v_news jsonb := jsonb_build_array(jsonb_build_object('what', p_what));
begin
  insert into public.messages (user_id, email, kind, news, due_at)
  select p.id, p_email, 'security', v_news, now()
  from public.profiles p
  where p.id = p_user and p.anonymised_at is null and coalesce(p_email, private.message_address(p.id)) is not null
    and not exists (
      select from public.messages
      where user_id = p.id and kind = 'security' and state = 'waiting' and news = v_news
        and email is not distinct from p_email
        -- Not one that is being sent.
        and (attempts = 0 or problem is not null)
    )
    and (
      select count(*) from public.messages
      where user_id = p.id and kind = 'security' and news = v_news and created_at > now() - interval '1 day'
    ) < 3;
  if found then
    perform private.announce_message();
  end if;
end
$$;

-- The triggers below are deferred to the end of the transaction, so that they see all of its changes.

-- A letter signed, a new signature needed, with its reason and what becomes of the earlier letter, an application
-- cancelled, with the last day on which it can be restored, or restored.
create function private.tell_step() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_what text;
  v_window interval := (select restore_window from public.settings);
begin
  for v_what in
    select what from (values
      -- Not when the firm withdrew its request for a new signature.
      (1, 'letter_signed', old.tags && '{11,15}' and new.tags && '{12,13}' and exists (
        select from public.authorisations where user_id = new.id and signed_at = now()
      )),
      (2, 'restored', 14 = any (old.tags) and 14 <> all (new.tags) and old.closed_as is null),
      (3, 'signature_needed', 15 <> all (old.tags) and 15 = any (new.tags)),
      (4, 'cancelled', 14 <> all (old.tags) and 14 = any (new.tags) and new.closed_as is null)
    ) as step (place, what, is_taken)
    where is_taken order by place
  loop
    perform private.tell(new.id, jsonb_strip_nulls(jsonb_build_object(
      'what', v_what,
      'date', case v_what when 'cancelled' then ((new.cancelled_at + v_window) at time zone 'Europe/London')::date end,
      'reason', case v_what when 'signature_needed' then new.sign_again_reason end,
      'old_letter', case v_what when 'signature_needed' then new.sign_again_old_letter end
    )));
  end loop;
  return null;
end
$$;
create constraint trigger tell_step after update of tags on public.profiles
deferrable initially deferred
for each row when (old.tags is distinct from new.tags) execute function private.tell_step();

-- A pension found, or nothing found. A find that was told is told again only after it was taken back.
create function private.tell_trace() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_before text := case tg_op when 'UPDATE' then private.outcome_of(old) end;
  v_news jsonb := jsonb_build_object('what', private.outcome_of(new), 'trace', new.id);
begin
  if v_news ->> 'what' is null
    or tg_op = 'UPDATE' and private.is_renamed(old.status)
    or v_before = v_news ->> 'what' and old.pension_id is not distinct from new.pension_id
    or v_news ->> 'what' = 'pension_found' and exists (
      select from public.messages
      where user_id = new.user_id and news @> jsonb_build_array(v_news) and (
        -- One that is being sent.
        state = 'waiting' and attempts > 0
        or state = 'sent' and ended_at >= coalesce(new.find_undone_at, '-infinity')
      )
    )
  then
    return null;
  end if;
  perform private.tell(new.user_id, v_news);
  return null;
end
$$;
create constraint trigger tell_trace after insert or update of status, pension_id on public.traces
deferrable initially deferred
for each row execute function private.tell_trace();

-- A provider's answer to a search.
create function private.tell_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (tg_op = 'INSERT' or old.status <> new.status and not private.is_renamed(old.status))
    and exists (select from public.trace_statuses where name = new.status and tells is not null)
  then
    perform private.tell(new.user_id, jsonb_strip_nulls(jsonb_build_object(
      'what', 'search_answered', 'search', new.id, 'trace', new.trace_id, 'pension', new.pension_id
    )));
  end if;
  return null;
end
$$;
create constraint trigger tell_search after insert or update of status on public.searches
deferrable initially deferred
for each row execute function private.tell_search();

create function private.tell_document() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(new.user_id, jsonb_build_object('what', 'document', 'document', new.id));
  return null;
end
$$;
create constraint trigger tell_document after insert on public.documents
deferrable initially deferred
for each row when (new.added_by = 'firm') execute function private.tell_document();

-- A new task, and a reminder three days before its date, or on the last working day of the firm before that, when the quiet
-- hours end: the customer can then ask. The reminder moves with the date, and is deleted when the task is done or deleted.
create function private.tell_task() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_task public.tasks := coalesce(new, old);
begin
  delete from public.messages where task_id = v_task.id and state = 'waiting' and attempts = 0;
  -- Done, finished or deleted since, also in the same transaction.
  select * into v_task from public.tasks where id = v_task.id and done_at is null;
  if not found then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform private.tell(
      v_task.user_id,
      jsonb_strip_nulls(jsonb_build_object('what', 'task', 'task', v_task.id, 'date', v_task.due_date))
    );
  end if;
  insert into public.messages (user_id, kind, news, task_id, due_at)
  select
    v_task.user_id, 'reminder',
    jsonb_build_array(jsonb_build_object('what', 'task_due', 'task', v_task.id, 'date', v_task.due_date)),
    v_task.id, (day + quiet_until) at time zone 'Europe/London'
  from public.settings, private.open_day(v_task.due_date - 3, -1) as day
  where day > private.today();
  return null;
end
$$;
create constraint trigger tell_task after insert or update of due_date, done_at or delete on public.tasks
deferrable initially deferred
for each row execute function private.tell_task();

-- The log-in: a failure must not block the auth service.
create function private.tell_login() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.encrypted_password is distinct from new.encrypted_password
    and old.encrypted_password <> '' and new.encrypted_password <> ''
  then
    perform private.tell_security(new.id, 'password_changed');
  end if;
  -- To the old address: the owner of the new one has confirmed it.
  if old.email <> new.email and private.is_confirmed(to_jsonb(old)) then
    perform private.tell_security(new.id, 'email_changed', old.email);
  end if;
  return null;
exception when others then
  raise warning 'No message about the log-in of %: %', new.id, sqlerrm;
  return null;
end
$$;
create constraint trigger tell_login after update of email, encrypted_password on auth.users
deferrable initially deferred
for each row execute function private.tell_login();

create function private.tell_second_step() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := coalesce(new.user_id, old.user_id);
begin
  if (tg_op <> 'INSERT' and old.status::text = 'verified') <> (tg_op <> 'DELETE' and new.status::text = 'verified') then
    perform private.tell_security(v_user, 'second_step_changed');
  end if;
  return null;
exception when others then
  raise warning 'No message about the second step of %: %', v_user, sqlerrm;
  return null;
end
$$;
do $$
begin
  -- Hosts other than Supabase may have no two-step sign-in.
  if to_regclass('auth.mfa_factors') is not null then
    create constraint trigger tell_second_step after insert or update or delete on auth.mfa_factors
    deferrable initially deferred
    for each row execute function private.tell_second_step();
  end if;
end
$$;

-- Switching news off, or the firm's stop, ends the news that waits. Reminders are checked when they are due.
create function private.stop_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.messages set state = 'stopped', ended_at = now()
  where user_id = new.id and kind = 'news' and state = 'waiting';
  return null;
end
$$;
create trigger stop_news after update of news_email, messages_stopped_at on public.profiles
for each row when (not new.news_email or new.messages_stopped_at is not null) execute function private.stop_news();

-- Whether only messages about the log-in are sent now, by the firm's clock.
create function private.is_quiet(p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select case
    when quiet_from <= quiet_until then clock >= quiet_from and clock < quiet_until
    else clock >= quiet_from or clock < quiet_until
  end
  from public.settings, cast(p_at at time zone 'Europe/London' as time) as clock
$$;

-- The page of the site that shows one change, without the site's address; null for none.
create function private.message_page(p_news jsonb) returns text
language sql stable set search_path = '' as $$
  select replace(replace(page, ':pension', coalesce(p_news ->> 'pension', '')), ':trace', coalesce(p_news ->> 'trace', ''))
  from private.message_kinds k, unnest(k.pages) with ordinality as listed(page, place)
  where k.what = p_news ->> 'what'
    and (page not like '%:pension' or p_news ? 'pension') and (page not like '%:trace' or p_news ? 'trace')
  order by listed.place
  limit 1
$$;

-- One change as it is now, with the current date and pension; null when it is not true any more. Nothing about traces,
-- tasks and documents is told to a customer for whom the firm may not work.
create function private.current_news(p_user uuid, p_item jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_what text := p_item ->> 'what';
  -- None of a closed account.
  v_tags integer[] := (select tags from public.profiles where id = p_user and closed_as is null);
begin
  return case
    when v_what in ('password_changed', 'email_changed', 'second_step_changed', 'data_deleted') then p_item
    when v_what = 'cancelled' then case when 14 = any (v_tags) then p_item end
    when v_what = 'restored' then case when 14 <> all (v_tags) then p_item end
    when v_what = 'signature_needed' then case when 15 = any (v_tags) then p_item end
    when v_what = 'letter_signed' then case when v_tags && '{12,13}' then p_item end
    when not private.may_be_worked_on(p_user) then null
    when v_what in ('pension_found', 'nothing_found') then (
      select p_item || jsonb_strip_nulls(jsonb_build_object('pension', t.pension_id))
      from public.traces t
      where t.id = private.as_uuid(p_item ->> 'trace') and private.outcome_of(t) = v_what
    )
    when v_what = 'search_answered' then (
      select p_item from public.searches s join public.trace_statuses status on status.name = s.status
      where s.id = private.as_uuid(p_item ->> 'search') and (status.tells is not null or status.colour = 'success')
    )
    when v_what in ('task', 'task_due') then (
      select p_item - 'date' || jsonb_strip_nulls(jsonb_build_object('date', due_date))
      from public.tasks where id = private.as_uuid(p_item ->> 'task') and done_at is null
    )
    when v_what = 'document' then (
      select p_item from public.documents where id = private.as_uuid(p_item ->> 'document')
    )
  end;
end
$$;

-- For the server function `notify`: takes messages that are due and gives them a lease. A message whose lease ends without
-- a note is taken again, with the same id. Concurrent calls take different messages. A message says what is true now: the
-- rest of it is dropped, and one with nothing left is stopped. Returns what the mail needs, and nothing else of the
-- customer; each change has its page, the most important one first. `p_at` is for tests.
create function public.backoffice_claim_messages(
  p_limit integer default 20, p_lease_seconds integer default 300, p_at timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_at timestamptz := coalesce(p_at, now());
  v_is_quiet boolean := private.is_quiet(v_at);
  v_messages jsonb;
begin
  perform private.forget_recipients();
  insert into private.message_sender as sender (asked_at) values (now())
  on conflict (is_only_row) do update set asked_at = now() where sender.asked_at < now() - interval '1 day';
  with due as materialized (
    select id, user_id, kind, attempts from public.messages
    where state = 'waiting' and due_at <= v_at and (kind = 'security' or not v_is_quiet)
    order by kind = 'security' desc, due_at, id
    limit least(greatest(p_limit, 1), 100)
    for update skip locked
  ),
  -- What other transactions told the same customers meanwhile, see private.tell.
  beside as materialized (
    select m.id from public.messages m
    where m.kind in ('news', 'notice') and m.state = 'waiting' and m.attempts = 0
      and (m.user_id, m.kind) in (select user_id, kind from due where attempts = 0)
    for update skip locked
  ),
  held as (
    select
      m.id, m.user_id, m.news, m.due_at,
      first_value(m.id) over (
        partition by m.user_id, m.kind, case when m.kind in ('news', 'notice') and m.attempts = 0 then null else m.id end
        order by m.due_at, m.id
      ) as told_in
    from public.messages m
    where m.id in (select id from due union select id from beside)
  ),
  joined as (
    delete from public.messages where id in (select id from held where id <> told_in)
  ),
  told as (
    select told_in as id, jsonb_agg(item order by due_at, held_id, place) as news
    from (
      select distinct on (h.told_in, item) h.told_in, h.id as held_id, h.due_at, e.place, item
      from held h, jsonb_array_elements(h.news) with ordinality as e(stored, place),
        private.current_news(h.user_id, e.stored) as item
      where item is not null
      order by h.told_in, item, h.due_at, h.id, e.place
    ) as items
    group by told_in
  ),
  known as (
    select
      m.id,
      coalesce(m.email, private.message_address(m.user_id)) as recipient,
      coalesce(m.language, p.language) as language,
      p.first_name,
      p.unsubscribe_token,
      told.news,
      case
        when m.first_tried_at <= v_at - interval '1 day' then 'failed'
        when coalesce(m.email, private.message_address(m.user_id)) is null then 'stopped'
        when not private.is_wanted(m.kind, p) then 'stopped'
        when told.news is null then 'stopped'
        else 'waiting'
      end as state
    from held
    join public.messages m using (id)
    left join told using (id)
    left join public.profiles p on p.id = m.user_id
    where held.id = held.told_in
  ),
  taken as (
    update public.messages m
    set
      state = known.state,
      news = coalesce(known.news, m.news),
      problem = case when known.news is null then 'Nothing in it was true any more.' else m.problem end,
      ended_at = case when known.state <> 'waiting' then v_at end,
      attempts = m.attempts + (known.state = 'waiting')::integer,
      first_tried_at = coalesce(m.first_tried_at, v_at),
      due_at = v_at + make_interval(secs => least(greatest(p_lease_seconds, 30), 3600))
    from known
    where m.id = known.id
    returning m.id, m.attempts, m.kind, m.news, m.state, known.recipient, known.language, known.first_name,
      known.unsubscribe_token
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id,
    'attempt', attempts,
    'to', recipient,
    'language', language,
    'first_name', first_name,
    'kind', kind,
    'news', (
      select jsonb_agg(item || jsonb_build_object('page', private.message_page(item)) order by k.place, e.place)
      from jsonb_array_elements(news) with ordinality as e(item, place)
      left join private.message_kinds k on k.what = item ->> 'what'
    ),
    'unsubscribe', case when kind in ('news', 'reminder') then unsubscribe_token end
  ) order by kind = 'security' desc, id), '[]') into v_messages
  from taken where state = 'waiting';
  return (
    select jsonb_build_object(
      'messages', v_messages, 'firm', jsonb_build_object('name', company_name, 'contact', message_contact)
    )
    from public.settings
  );
end
$$;

-- Notes that a message was sent, also when it was stopped or given up in the meantime. Repeating it changes nothing.
create function public.backoffice_note_message_sent(p_id text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.messages set state = 'sent', ended_at = now(), problem = null
  where id = private.as_uuid(p_id) and attempts > 0 and state not in ('sent', 'bounced');
end
$$;

-- Writes a line of the firm's log for another state of a message.
create function private.log_message(p_message public.messages, p_state text) returns void
language sql set search_path = '' as $$
  select private.log_act(
    p_message.user_id, 'messages', p_message.id::text,
    jsonb_build_object('state', p_message.state), jsonb_build_object('state', p_state)
  )
$$;

-- Notes that the recipient's mail server returned a message after it was sent. Repeating it changes nothing.
create function public.backoffice_note_bounce(p_by text, p_id text, p_problem text, p_why text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_message public.messages;
begin
  perform private.act(p_by, p_why);
  select * into v_message from public.messages where id = private.as_uuid(p_id) and attempts > 0 for update;
  perform private.need_found(found);
  update public.messages
  set
    state = 'bounced', ended_at = coalesce(ended_at, now()),
    problem = left(private.firm_text(p_problem, 'p_problem', 1000, 'reason of the bounce'), 200)
  where id = v_message.id;
  if v_message.state <> 'bounced' then
    perform private.log_message(v_message, 'bounced');
  end if;
end
$$;

-- Stops one message that waits, whatever it says.
create function public.backoffice_stop_message(p_by text, p_id text, p_why text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_message public.messages;
begin
  perform private.act(p_by, p_why);
  select * into v_message from public.messages where id = private.as_uuid(p_id) for update;
  perform private.need_found(found);
  if v_message.state <> 'waiting' then
    perform private.refuse(
      'PT409', format('This message does not wait any more. Its state is "%s".', v_message.state), 'ended'
    );
  end if;
  update public.messages set state = 'stopped', ended_at = now(), problem = 'Stopped by the firm.'
  where id = v_message.id;
  perform private.log_message(v_message, 'stopped');
end
$$;

-- Notes that an attempt failed: tried again after 1 minute, then 4, 16, 64 and so on, up to 6 hours, and given up a day after
-- the first attempt, or at once for an error that stays. The note of an earlier attempt changes nothing. `p_at` is for
-- tests.
create function public.backoffice_note_message_failed(
  p_id text, p_attempt integer, p_problem text, p_is_final boolean default false, p_at timestamptz default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_at timestamptz := coalesce(p_at, now());
  v_next timestamptz := v_at + least(
    interval '1 minute' * 4 ^ (least(greatest(p_attempt, 1), 10) - 1), interval '6 hours'
  );
begin
  update public.messages
  set
    due_at = v_next,
    problem = left(p_problem, 200),
    state = case when p_is_final or v_next >= first_tried_at + interval '1 day' then 'failed' else state end,
    ended_at = case when p_is_final or v_next >= first_tried_at + interval '1 day' then v_at end
  where id = private.as_uuid(p_id) and attempts = p_attempt and state = 'waiting';
end
$$;

-- For the firm: stops one customer's news and reminders, or starts them again. What a customer must know, and messages
-- about the log-in, are still sent.
create function public.backoffice_stop_messages(
  p_by text, p_user text, p_stops boolean default true, p_why text default null
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.act(p_by, p_why);
  update public.profiles
  set messages_stopped_at = case when p_stops then coalesce(messages_stopped_at, now()) end, updated_at = now()
  where id = private.as_uuid(p_user);
  perform private.need_found(found);
end
$$;

-- Switches off the news of the customer to whom a message's token belongs. Returns whether they were on; null for an
-- unknown token.
create function private.unsubscribe(p_token text) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_user uuid;
  v_was_on boolean;
begin
  select id, news_email into v_user, v_was_on
  from public.profiles where unsubscribe_token = private.as_uuid(p_token)
  for update;
  if v_was_on then
    update public.profiles set news_email = false, updated_at = now() where id = v_user;
  end if;
  return v_was_on;
end
$$;

-- For the button of a mail program, through the function notify, which passes the headers of its request. Returns false
-- for an unknown token. Counts only those: a mail service asks for many customers from one address.
create function public.backoffice_unsubscribe(p_token text, p_headers jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if private.unsubscribe(p_token) is not null then
    return 'true';
  end if;
  if not private.count_client('unsubscribe', private.address_in(p_headers)) then
    return private.answer_refusal('PT429', 'Too many tries. Please wait a few minutes and try again.', 'too_often');
  end if;
  return 'false';
end
$$;

-- For the link in a message, without login. Stores no idempotency key: a repeat has the same effect.
create function public.news_unsubscribe(p_token text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_was_on boolean;
begin
  perform private.limit_requests('news_unsubscribe');
  v_was_on := private.unsubscribe(p_token);
  if v_was_on is null then
    return private.answer_missing();
  end if;
  return to_jsonb(v_was_on);
end
$$;

-- The switch 'Email me when there is news'.
create function public.portal_user_update_news(p_email boolean default null) returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_user_update_news', jsonb_build_object('p_email', p_email))
$$;

create function private.portal_user_update_news(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.hold_tag(p_user, 12, 13);
  if p_values ->> 'p_email' is null then
    perform private.refuse('PT400', 'Please choose whether we email you', 'p_email');
  end if;
  update public.profiles set news_email = (p_values ->> 'p_email')::boolean, updated_at = now() where id = p_user;
  return 'null';
end
$$;

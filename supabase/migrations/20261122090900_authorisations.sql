-- What customers sign: the evidence that a provider or a court may ask for.

-- One row per signing. No foreign keys: evidence outlives the account.
create table public.authorisations (
  number bigint primary key,
  user_id uuid not null,
  kind text not null check (kind in ('application', 'action')),
  data_protection boolean not null,
  hmrc_authorised boolean not null,
  -- Data URLs, and their digests, which stay after an erasure.
  signature text,
  signature_sha256 text not null,
  screenshot text,
  screenshot_sha256 text,
  -- Why a submitted screenshot was not stored: 'not-an-image' or 'too-large'.
  screenshot_problem text,
  -- How it was signed, see `private.evidence`.
  evidence jsonb,
  evidence_sha256 text,
  -- Id, version, name and full text of each part of the letter's body, in order, and of each agreement.
  letter jsonb not null,
  agreements jsonb not null,
  signed_at timestamptz not null default now(),
  -- Each record seals the one before it: a changed, removed or inserted record breaks every later seal.
  previous_hash text not null,
  hash text not null unique,
  erased_at timestamptz,
  -- The signer's details at the time, as a letter of authority needs them. The salt protects the digest, which stays
  -- after an erasure, against guessing.
  signer jsonb,
  signer_sha256 text,
  -- Seals the time of an erasure, which the hash of the signing cannot contain.
  erasure_hash text
);
create index authorisations_user_id on public.authorisations (user_id, number);

-- The reference of each letter for the phone, see private.give_reference. Apart from the evidence, whose every column is
-- sealed.
create table private.letter_references (
  number bigint primary key,
  reference text not null unique
);
alter table private.letter_references enable row level security;
create trigger give_reference before insert on private.letter_references
for each row execute function private.give_reference();

-- The end of the chain, stored apart from it.
create table private.authorisation_head (
  is_only_row boolean primary key default true check (is_only_row),
  number bigint not null,
  hash text not null
);
insert into private.authorisation_head (number, hash) values (0, repeat('0', 64));

alter table public.authorisations enable row level security;
alter table private.authorisation_head enable row level security;
create policy own_authorisations on public.authorisations for select to authenticated
using ((select auth.uid()) = user_id);

grant select on table public.authorisations to service_role;

-- The log of erasures: who asked, who erased, when, and which signed records. The erasure clears `user_id`.
create table public.erasures (
  id bigint primary key generated always as identity,
  user_id uuid,
  asked_by text not null check (asked_by in ('customer', 'firm')),
  asked_at timestamptz not null default now(),
  -- The database role of the request that erased.
  erased_by text,
  erased_at timestamptz,
  authorisations bigint[] not null default '{}'
);
create index erasures_user_id on public.erasures (user_id);
alter table public.erasures enable row level security;
grant select on table public.erasures to service_role;

create function private.authorisation_hash(p_record public.authorisations) returns text
language sql stable set search_path = '' as $$
  select private.digest(jsonb_build_array(
    p_record.previous_hash,
    p_record.number,
    p_record.user_id,
    p_record.kind,
    p_record.data_protection,
    p_record.hmrc_authorised,
    p_record.signature_sha256,
    p_record.screenshot_sha256,
    p_record.screenshot_problem,
    p_record.evidence_sha256,
    p_record.letter,
    p_record.agreements,
    to_char(p_record.signed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
    p_record.signer_sha256
  )::text)
$$;

create function private.erasure_hash(p_record public.authorisations) returns text
language sql stable set search_path = '' as $$
  select private.digest(jsonb_build_array(
    p_record.hash, to_char(p_record.erased_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')
  )::text)
  where p_record.erased_at is not null
$$;

-- Gives a record its number, its digests and its seal.
create function private.seal_authorisation() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_end record;
begin
  -- The lock lasts until the transaction ends, so that the chain never forks.
  perform from private.authorisation_head for update;
  -- Earlier rows of the same statement have not moved the head yet: their number is higher.
  select number, hash into v_end from (
    select number, hash from private.authorisation_head
    union all
    (select number, hash from public.authorisations order by number desc limit 1)
  ) as ends order by number desc limit 1;
  new.number := v_end.number + 1;
  new.previous_hash := v_end.hash;
  new.signature_sha256 := private.digest(new.signature);
  new.screenshot_sha256 := private.digest(new.screenshot);
  new.evidence_sha256 := private.digest(new.evidence::text);
  new.signer := private.signer_of(new.user_id)
    || jsonb_build_object('salt', gen_random_uuid()::text || gen_random_uuid()::text);
  new.signer_sha256 := private.digest(new.signer::text);
  new.erased_at := null;
  new.erasure_hash := null;
  new.hash := private.authorisation_hash(new);
  return new;
end
$$;

-- Moves the head after the insert: a row that `on conflict do nothing` leaves out has run the trigger before it.
create function private.move_authorisation_head() returns trigger
language plpgsql set search_path = '' as $$
begin
  update private.authorisation_head set number = new.number, hash = new.hash where hash = new.previous_hash;
  if not found then
    raise exception 'The end of the chain of authorisations is not the one before number %.', new.number;
  end if;
  return null;
end
$$;

-- The only allowed change removes the personal content and keeps its digests, and only when an erasure was asked for.
create function private.keep_authorisation() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_content constant text[] := '{signature,screenshot,evidence,signer,erased_at,erasure_hash}';
begin
  if tg_op = 'UPDATE' then
    if new.signature is null and new.screenshot is null and new.evidence is null and new.signer is null
      and old.erased_at is null and new.erased_at is not null
      and exists (select from public.erasures where user_id = old.user_id)
      and to_jsonb(new) - v_content = to_jsonb(old) - v_content
    then
      new.erasure_hash := private.erasure_hash(new);
      return new;
    end if;
  end if;
  raise exception using errcode = 'PT403', message = 'An authorisation cannot be changed or removed.';
end
$$;
create trigger seal_authorisation before insert on public.authorisations
for each row execute function private.seal_authorisation();
create trigger move_authorisation_head after insert on public.authorisations
for each row execute function private.move_authorisation_head();
create trigger keep_authorisation before update or delete on public.authorisations
for each row execute function private.keep_authorisation();
create trigger keep_authorisations before truncate on public.authorisations
for each statement execute function private.keep_authorisation();

-- How it was signed: of the header `x-evidence` the texts `method` ('drawn' or 'typed'), `screenshot` ('taken', 'faint'
-- when it is hard to read, or why there is none) and `wording` (a digest), `translated` when a translator had changed the
-- words on the page, `faint` when ink and paper of the signature are hard to tell apart, and under `seen` what the server
-- itself saw. Other keys are dropped. Null when the header is missing, malformed, or longer than any
-- real one.
create function private.evidence() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_header text := private.request_header('x-evidence');
  v_sent jsonb;
  v_claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if length(v_header) > 8000 then
    return null;
  end if;
  v_sent := v_header::jsonb;
  if coalesce(v_sent -> 'method', '0') not in ('"drawn"', '"typed"')
    or jsonb_typeof(v_sent -> 'screenshot') is distinct from 'string' or length(v_sent ->> 'screenshot') > 100
  then
    return null;
  end if;
  return jsonb_build_object(
    'method', v_sent -> 'method',
    'screenshot', v_sent -> 'screenshot',
    'wording', case when jsonb_typeof(v_sent -> 'wording') = 'string' then v_sent -> 'wording' end,
    'seen', jsonb_build_object(
      'at', now(),
      'address', private.request_address(),
      'aal', v_claims ->> 'aal',
      'session_id', v_claims ->> 'session_id'
    )
  ) || case when v_sent -> 'translated' = 'true' then '{"translated": true}'::jsonb else '{}'::jsonb end
    || case when v_sent -> 'faint' = 'true' then '{"faint": true}'::jsonb else '{}'::jsonb end;
exception when invalid_text_representation or untranslatable_character then
  return null;
end
$$;

-- The whole of a signing procedure, which moves one tag to another. Not by private.once, which would copy the pictures.
create function private.sign(
  p_procedure text, p_kind text, p_from integer, p_to integer, p_data_protection boolean, p_hmrc_authorised boolean,
  p_signature text, p_screenshot text
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_user uuid := private.customer();
  -- Without the screenshot, which differs when the customer tries again. No valid signature is longer than what is
  -- compared.
  v_answer jsonb := private.earlier_answer(
    v_user, p_procedure,
    jsonb_build_array(p_data_protection, p_hmrc_authorised, private.digest(left(p_signature, 700000)))
  );
  v_needs_hmrc boolean;
  v_problem text;
  v_evidence jsonb;
  v_wording jsonb;
  v_number bigint;
  v_tags integer[];
  v_hint text;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  -- The tag first, and the cheap checks before the pictures: an account that may not sign costs nothing.
  v_tags := private.move_tag(v_user, p_from, p_to);
  if private.letter_address(v_user) is null then
    perform private.refuse(
      'PT409', 'Your letter needs the address where you live now. Please add it, then read and sign the letter.', 'address'
    );
  end if;
  v_needs_hmrc := private.needs_hmrc(v_user);
  if p_data_protection is not true or v_needs_hmrc and p_hmrc_authorised is not true then
    perform private.refuse('PT400', 'Please agree to all terms before proceeding.', 'p_data_protection');
  end if;
  v_problem := private.image_problem(p_signature, 'png|jpeg', 500000, 5000);
  if v_problem = 'missing' then
    perform private.refuse('PT400', 'Please provide your signature before proceeding.', 'p_signature');
  elsif v_problem is not null then
    perform private.refuse(
      'PT400', 'Your signature could not be read. Please clear it and sign again.', 'p_signature'
    );
  end if;
  v_evidence := private.evidence();
  if v_evidence is null then
    perform private.refuse(
      'PT400', 'We need to know how you signed. Please reload the page and sign again.', 'evidence'
    );
  end if;
  v_wording := private.wording_of(v_user);
  if v_evidence ->> 'wording' is distinct from v_wording ->> 'wording' then
    perform private.refuse(
      'PT409', 'The wording has changed. Please read the new wording below, agree to it, and send it again.', 'wording'
    );
  end if;
  v_problem := private.image_problem(p_screenshot, 'png', 10000000, 30000);
  -- A bad screenshot does not block signing: the record states its problem.
  insert into public.authorisations (
    user_id, kind, data_protection, hmrc_authorised, signature, screenshot, screenshot_problem, evidence,
    letter, agreements
  ) values (
    v_user, p_kind, true, v_needs_hmrc, p_signature,
    case when v_problem is null then p_screenshot end,
    nullif(v_problem, 'missing'),
    v_evidence,
    v_wording -> 'letter',
    v_wording -> 'agreements'
  )
  returning number into v_number;
  insert into private.letter_references (number) values (v_number);
  return private.answer(v_user, p_procedure, to_jsonb(v_tags));
exception when sqlstate 'PT000' then
  get stacked diagnostics v_hint = pg_exception_hint;
  return private.answer_refused(v_user, p_procedure, sqlstate, sqlerrm, v_hint);
end
$$;

create function public.portal_authorisation(
  p_data_protection boolean default false,
  p_hmrc_authorised boolean default false,
  p_signature text default null,
  p_screenshot text default null
) returns jsonb
language sql security definer set search_path = '' as $$
  select private.sign(
    'portal_authorisation', 'application', 11, 12, p_data_protection, p_hmrc_authorised, p_signature, p_screenshot
  )
$$;

-- When the back-office requests a new authorisation. Reopens the portal.
create function public.portal_action_authorisation(
  p_data_protection boolean default false,
  p_hmrc_authorised boolean default false,
  p_signature text default null,
  p_screenshot text default null
) returns jsonb
language sql security definer set search_path = '' as $$
  select private.sign(
    'portal_action_authorisation', 'action', 15, 13, p_data_protection, p_hmrc_authorised, p_signature, p_screenshot
  )
$$;

-- The customers for whom the firm may work: in the portal, and while a new signature is awaited if the letter before it
-- stands. The one place that says so. A view, because who reads the views of `office` may call no function.
create view private.workable with (security_invoker = true) as
select p.id
from public.profiles p
where p.anonymised_at is null and (
  p.tags && '{12,13}'
  or p.tags && '{15}' and p.sign_again_old_letter is distinct from 'dropped'
    and exists (select from public.authorisations a where a.user_id = p.id and a.erased_at is null)
);

create function private.may_be_worked_on(p_user uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.workable where id = p_user)
$$;

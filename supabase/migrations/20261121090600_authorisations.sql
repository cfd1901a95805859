-- What customers signed: the evidence that a provider, or a court, may ask for.

-- The texts that are agreed to. A new wording is a new version: rows are added and never changed, and the newest
-- version of each is the one in force. `{company}` stands for the firm's name.
create table public.agreements (
  id text not null,
  version integer not null check (version > 0),
  name text not null,
  text text not null,
  -- Asked only of those born on or before settings.hmrc_cut_off.
  is_hmrc boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (id, version)
);
insert into public.agreements (id, version, is_hmrc, name, text) values
  (
    'data-protection', 1, false, 'Data protection',
    'I authorise {company} to keep the personal details that I have given and to share them with pension providers, '
    'scheme administrators, former employers and tracing services, for the sole purpose of finding my pensions. '
    'They may give {company} information about any pension that they hold for me. This authority covers information '
    'only: nobody may move, change or take a pension because of it. I can withdraw it at any time.'
  ),
  (
    'hmrc', 1, true, 'HM Revenue & Customs',
    'I authorise {company} to ask HM Revenue & Customs, with my name, address, date of birth and National Insurance '
    'number, which pension schemes I was a member of while I was contracted out of the State Earnings-Related '
    'Pension Scheme (SERPS), and I authorise HM Revenue & Customs to tell {company}. This authority covers '
    'information only. I can withdraw it at any time.'
  );

-- One row per signing. Nothing has a foreign key here: evidence outlives the account.
create table public.authorisations (
  number bigint primary key,
  user_id uuid not null,
  kind text not null check (kind in ('application', 'action')),
  data_protection boolean not null,
  hmrc_authorised boolean not null,
  -- Data URLs, and their digests, which stay when a customer's data is erased.
  signature text,
  signature_sha256 text not null,
  screenshot text,
  screenshot_sha256 text,
  -- Why a screenshot that was sent is not here: 'not-an-image' or 'too-large'.
  screenshot_problem text,
  -- The request header `x-evidence`: how it was signed, which versions were shown, why a screenshot is missing.
  evidence jsonb,
  evidence_sha256 text,
  -- Id, version, name and full text of what was agreed to.
  agreements jsonb not null,
  signed_at timestamptz not null default now(),
  -- Each record seals the one before it: one that is changed, left out or put in breaks every later seal.
  previous_hash text not null,
  hash text not null unique,
  erased_at timestamptz
);
create index authorisations_user_id on public.authorisations (user_id, number);

alter table public.agreements enable row level security;
alter table public.authorisations enable row level security;
create policy everybody_reads on public.agreements for select to authenticated using (true);
create policy own_authorisations on public.authorisations for select to authenticated
using ((select auth.uid()) = user_id);

revoke all on table public.agreements, public.authorisations from public, anon, authenticated, service_role;
grant select on table public.agreements to authenticated;
grant select, insert on table public.agreements to service_role;
grant select on table public.authorisations to service_role;

create function private.digest(p_text text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(p_text, 'UTF8')), 'hex')
$$;

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
    p_record.agreements,
    to_char(p_record.signed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')
  )::text)
$$;

create function private.seal_authorisation() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_last public.authorisations;
begin
  -- One at a time, until the transaction ends: a chain has no forks.
  perform pg_advisory_xact_lock(hashtext('public.authorisations'));
  select * into v_last from public.authorisations order by number desc limit 1;
  new.number := coalesce(v_last.number, 0) + 1;
  new.previous_hash := coalesce(v_last.hash, repeat('0', 64));
  new.signature_sha256 := private.digest(new.signature);
  new.screenshot_sha256 := private.digest(new.screenshot);
  new.evidence_sha256 := private.digest(new.evidence::text);
  new.hash := private.authorisation_hash(new);
  return new;
end
$$;
create trigger seal_authorisation before insert on public.authorisations
for each row execute function private.seal_authorisation();

-- Records stay as they are. The one change allowed takes the personal content out and leaves its digests.
create function private.keep_authorisation() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_content constant text[] := '{signature,screenshot,evidence,erased_at}';
begin
  if tg_op = 'UPDATE' then
    if new.signature is null and new.screenshot is null and new.evidence is null and new.erased_at is not null
      and to_jsonb(new) - v_content = to_jsonb(old) - v_content
    then
      return new;
    end if;
  end if;
  raise exception using errcode = 'PT403', message = 'An authorisation cannot be changed or removed.';
end
$$;
create trigger keep_authorisation before update or delete on public.authorisations
for each row execute function private.keep_authorisation();
create trigger keep_authorisations before truncate on public.authorisations
for each statement execute function private.keep_authorisation();

-- What is wrong with an image in a data URL: 'missing', 'not-an-image', 'too-large', or null. The declared type has to
-- be the real one.
create function private.image_problem(p_url text, p_max_bytes integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_parts text[] := regexp_match(left(p_url, 30), '^data:image/(png|jpeg);base64,');
  v_bytes bytea;
begin
  if coalesce(p_url, '') = '' then
    return 'missing';
  end if;
  -- Not even decoded when it is longer than any image of that size.
  if length(p_url) > p_max_bytes / 3 * 4 + 100 then
    return 'too-large';
  end if;
  if v_parts is null then
    return 'not-an-image';
  end if;
  v_bytes := decode(substr(p_url, position(',' in p_url) + 1), 'base64');
  if length(v_bytes) > p_max_bytes then
    return 'too-large';
  end if;
  if v_parts[1] = 'png' and substr(v_bytes, 1, 8) = '\x89504e470d0a1a0a'
    or v_parts[1] = 'jpeg' and substr(v_bytes, 1, 3) = '\xffd8ff'
  then
    return null;
  end if;
  return 'not-an-image';
exception when invalid_parameter_value then
  return 'not-an-image';
end
$$;

-- The header `x-evidence`; null when there is none, or it is no JSON object, or it is longer than any honest one.
create function private.evidence() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_header text := private.request_header('x-evidence');
begin
  if length(v_header) > 8000 or jsonb_typeof(v_header::jsonb) <> 'object' then
    return null;
  end if;
  return v_header::jsonb;
exception when invalid_text_representation or untranslatable_character then
  return null;
end
$$;

-- While a date of birth is not known the agreement is asked for: it may be needed.
create function private.needs_hmrc(p_user uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(p.birth_date <= s.hmrc_cut_off, true)
  from public.settings s
  left join public.profiles p on p.id = p_user
$$;

-- What a customer agrees to: of each agreement asked of them the version that was shown, or else the newest.
create function private.agreements_of(p_user uuid, p_evidence jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_shown jsonb := case when jsonb_typeof(p_evidence -> 'agreements') = 'array' then p_evidence -> 'agreements' end;
begin
  if exists (
    select
    from jsonb_array_elements(v_shown) as shown
    where exists (select from public.agreements a where a.id = shown ->> 'id')
      and not exists (
        select from public.agreements a where a.id = shown ->> 'id' and a.version::text = shown ->> 'version'
      )
  ) then
    perform private.refuse(
      'PT409', 'The wording of an agreement has changed. Please reload the page and read it again.', 'agreement_version'
    );
  end if;
  return (
    select jsonb_agg(
      jsonb_build_object(
        'id', agreed.id,
        'version', agreed.version,
        'name', agreed.name,
        'text', replace(agreed.text, '{company}', (select company_name from public.settings))
      )
      order by agreed.is_hmrc, agreed.id
    )
    from (
      select distinct on (a.id) a.*
      from public.agreements a
      left join jsonb_array_elements(v_shown) as shown
        on shown ->> 'id' = a.id and shown ->> 'version' = a.version::text
      where not a.is_hmrc or private.needs_hmrc(p_user)
      order by a.id, (shown is not null) desc, a.version desc
    ) as agreed
  );
end
$$;

-- The agreements that the caller is asked to agree to, in the words that will be kept.
create function public.portal_agreements() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.agreements_of(private.customer(), null);
end
$$;

create function private.sign(
  p_user uuid, p_kind text, p_data_protection boolean, p_hmrc_authorised boolean, p_signature text, p_screenshot text
) returns void
language plpgsql set search_path = '' as $$
declare
  v_needs_hmrc boolean := private.needs_hmrc(p_user);
  v_signature_problem text := private.image_problem(p_signature, 500000);
  v_screenshot_problem text := private.image_problem(p_screenshot, 10000000);
  v_evidence jsonb := private.evidence();
begin
  if p_data_protection is not true or v_needs_hmrc and p_hmrc_authorised is not true then
    perform private.refuse('PT400', 'Please agree to all terms before proceeding.', 'p_data_protection');
  end if;
  if v_signature_problem = 'missing' then
    perform private.refuse('PT400', 'Please provide your signature before proceeding.', 'p_signature');
  elsif v_signature_problem is not null then
    perform private.refuse(
      'PT400', 'Your signature could not be read. Please clear it and sign again.', 'p_signature'
    );
  end if;
  -- A picture that failed keeps nobody from signing: the record says what was wrong with it.
  insert into public.authorisations (
    user_id, kind, data_protection, hmrc_authorised, signature, screenshot, screenshot_problem, evidence, agreements
  ) values (
    p_user, p_kind, true, v_needs_hmrc, p_signature,
    case when v_screenshot_problem is null then p_screenshot end,
    nullif(v_screenshot_problem, 'missing'),
    v_evidence,
    private.agreements_of(p_user, v_evidence)
  );
end
$$;

create function public.portal_authorisation(
  p_data_protection boolean default false,
  p_hmrc_authorised boolean default false,
  p_signature text default null,
  p_screenshot text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_authorisation');
  v_tags integer[];
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_tags := private.move_tag(v_user, 11, 12);
  perform private.sign(v_user, 'application', p_data_protection, p_hmrc_authorised, p_signature, p_screenshot);
  return private.answer(v_user, 'portal_authorisation', to_jsonb(v_tags));
end
$$;

-- When the back-office asks for a new authorisation. The portal opens again.
create function public.portal_action_authorisation(
  p_data_protection boolean default false,
  p_hmrc_authorised boolean default false,
  p_signature text default null,
  p_screenshot text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_action_authorisation');
  v_tags integer[];
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_tags := private.move_tag(v_user, 15, 13);
  perform private.sign(v_user, 'action', p_data_protection, p_hmrc_authorised, p_signature, p_screenshot);
  return private.answer(v_user, 'portal_action_authorisation', to_jsonb(v_tags));
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.portal_agreements, public.portal_authorisation, public.portal_action_authorisation
from public, anon, authenticated, service_role;
grant execute on function
  public.portal_agreements, public.portal_authorisation, public.portal_action_authorisation
to authenticated;

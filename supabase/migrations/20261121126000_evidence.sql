-- What is signed names the signer, every column of a record is sealed, and a record that was taken off the end of the
-- chain leaves a mark.

-- Which rule a record was sealed by: 1 until this migration, 2 since. Old records stay verifiable by their own.
alter table public.authorisations
  add column hash_version smallint not null default 1,
  -- Who signed, as the firm knew them then: what a letter of authority has to say. The salt keeps its digest, which
  -- stays after the erasure, from being guessed. Null in records of version 1.
  add column signer jsonb,
  add column signer_sha256 text,
  -- Seals the moment of an erasure, which no hash of the signing can hold.
  add column erasure_hash text;

-- The end of the chain, kept apart from it.
create table private.authorisation_head (
  is_only_row boolean primary key default true check (is_only_row),
  number bigint not null,
  hash text not null
);
alter table private.authorisation_head enable row level security;
insert into private.authorisation_head (number, hash)
select coalesce(max(a.number), 0), coalesce((array_agg(a.hash order by a.number desc))[1], repeat('0', 64))
from public.authorisations a;

-- Every wording has a seal over itself and the wording that was added before it.
alter table public.agreements add column place integer unique, add column seal text;
create table private.agreement_head (
  is_only_row boolean primary key default true check (is_only_row),
  place integer not null,
  seal text not null
);
alter table private.agreement_head enable row level security;
insert into private.agreement_head (place, seal) values (0, repeat('0', 64));

create function private.agreement_seal(p_agreement public.agreements, p_previous text) returns text
language sql stable set search_path = '' as $$
  select private.digest(jsonb_build_array(
    p_previous,
    p_agreement.place,
    p_agreement.id,
    p_agreement.version,
    p_agreement.name,
    p_agreement.text,
    p_agreement.is_hmrc,
    to_char(p_agreement.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')
  )::text)
$$;

create function private.seal_agreement() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_head private.agreement_head;
begin
  select * into v_head from private.agreement_head for update;
  new.place := v_head.place + 1;
  new.seal := private.agreement_seal(new, v_head.seal);
  update private.agreement_head set place = new.place, seal = new.seal;
  return new;
end
$$;

-- The wordings that there are already.
do $$
declare
  v_agreement public.agreements;
  v_seal text := repeat('0', 64);
  v_place integer := 0;
begin
  for v_agreement in select * from public.agreements order by created_at, id, version loop
    v_place := v_place + 1;
    v_agreement.place := v_place;
    v_seal := private.agreement_seal(v_agreement, v_seal);
    update public.agreements
    set place = v_place, seal = v_seal
    where id = v_agreement.id and version = v_agreement.version;
  end loop;
  update private.agreement_head set place = v_place, seal = v_seal;
end
$$;
alter table public.agreements alter column place set not null, alter column seal set not null;

create function private.keep_agreement() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception using
    errcode = 'PT403',
    message = 'The wording of an agreement cannot be changed or removed. Add a new version instead.';
end
$$;
create trigger seal_agreement before insert on public.agreements
for each row execute function private.seal_agreement();
create trigger keep_agreement before update or delete on public.agreements
for each row execute function private.keep_agreement();
create trigger keep_agreements before truncate on public.agreements
for each statement execute function private.keep_agreement();

-- Who somebody is, as it stands in a letter of authority.
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
    'address', (
      select jsonb_build_object(
        'line1', a.line1, 'line2', a.line2, 'line3', a.line3, 'city', a.city, 'postcode', a.postcode
      )
      from public.addresses a
      where a.user_id = p.id and a.type = 1
      order by a.start_date desc nulls last, a.created_at, a.id
      limit 1
    )
  )
  from public.profiles p, public.settings s
  where p.id = p_user
$$;

-- Version 2 says which version it is, and holds the digest of the signer.
create or replace function private.authorisation_hash(p_record public.authorisations) returns text
language sql stable set search_path = '' as $$
  select private.digest((
    jsonb_build_array(
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
    )
    || case
      when p_record.hash_version = 1 then jsonb_build_array()
      else jsonb_build_array(p_record.hash_version, p_record.signer_sha256)
    end
  )::text)
$$;

create function private.erasure_hash(p_record public.authorisations) returns text
language sql stable set search_path = '' as $$
  select private.digest(jsonb_build_array(
    p_record.hash, to_char(p_record.erased_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')
  )::text)
  where p_record.erased_at is not null
$$;

create or replace function private.seal_authorisation() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_head private.authorisation_head;
begin
  -- One at a time, until the transaction ends: a chain has no forks.
  select * into v_head from private.authorisation_head for update;
  new.number := v_head.number + 1;
  new.previous_hash := v_head.hash;
  new.hash_version := 2;
  new.signature_sha256 := private.digest(new.signature);
  new.screenshot_sha256 := private.digest(new.screenshot);
  new.evidence_sha256 := private.digest(new.evidence::text);
  new.signer := private.signer_of(new.user_id)
    || jsonb_build_object('salt', gen_random_uuid()::text || gen_random_uuid()::text);
  new.signer_sha256 := private.digest(new.signer::text);
  new.erased_at := null;
  new.erasure_hash := null;
  new.hash := private.authorisation_hash(new);
  update private.authorisation_head set number = new.number, hash = new.hash;
  return new;
end
$$;

create or replace function private.keep_authorisation() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_content constant text[] := '{signature,screenshot,evidence,signer,erased_at,erasure_hash}';
begin
  if tg_op = 'UPDATE' then
    if new.signature is null and new.screenshot is null and new.evidence is null and new.signer is null
      and old.erased_at is null and new.erased_at is not null
      and to_jsonb(new) - v_content = to_jsonb(old) - v_content
    then
      new.erasure_hash := private.erasure_hash(new);
      return new;
    end if;
  end if;
  raise exception using errcode = 'PT403', message = 'An authorisation cannot be changed or removed.';
end
$$;

create or replace function private.erase_authorisations(p_user uuid) returns void
language sql set search_path = '' as $$
  update public.authorisations
  set signature = null, screenshot = null, evidence = null, signer = null, erased_at = now()
  where user_id = p_user and erased_at is null
$$;

-- What was erased before this migration is sealed as it is now.
alter table public.authorisations disable trigger keep_authorisation;
update public.authorisations a set erasure_hash = private.erasure_hash(a) where a.erased_at is not null;
alter table public.authorisations enable trigger keep_authorisation;

-- Everything that is not as it was left, a line each: the table, the number or place of the row, and what is wrong.
create function private.evidence_problems() returns table (kept_in text, place bigint, problem text)
language sql stable set search_path = '' as $$
  with sealed as (
    select
      a.*,
      private.authorisation_hash(a) as expected_hash,
      private.erasure_hash(a) as expected_erasure,
      coalesce(lag(a.hash) over chain, repeat('0', 64)) as expected_previous,
      coalesce(lag(a.number) over chain, 0) as last_number
    from public.authorisations a
    window chain as (order by a.number)
  ),
  worded as (
    select
      w,
      private.agreement_seal(w, coalesce(lag(w.seal) over chain, repeat('0', 64))) as expected_seal,
      coalesce(lag(w.place) over chain, 0) as last_place
    from public.agreements w
    window chain as (order by w.place)
  )
  select 'authorisations', missing, 'is missing'
  from sealed, generate_series(last_number + 1, number - 1) as missing
  union all
  select 'authorisations', number, 'has a number that no record can have' from sealed where number <= last_number
  union all
  select 'authorisations', number, 'does not follow from the record before it'
  from sealed where previous_hash <> expected_previous and number = last_number + 1
  union all
  select 'authorisations', number, 'was changed after it was sealed' from sealed where hash <> expected_hash
  union all
  select 'authorisations', number, 'says that it was erased at another time, or not at all'
  from sealed where erasure_hash is distinct from expected_erasure
  union all
  select 'authorisations', sealed.number, format('has another %s than was signed', part.name)
  from sealed
  cross join lateral (values
    ('signature', sealed.signature, sealed.signature_sha256),
    ('picture of the page', sealed.screenshot, sealed.screenshot_sha256),
    ('evidence', sealed.evidence::text, sealed.evidence_sha256),
    ('signer', sealed.signer::text, sealed.signer_sha256)
  ) as part (name, content, digest)
  where case
    when sealed.erased_at is null then private.digest(part.content) is distinct from part.digest
    else part.content is not null
  end
  union all
  select
    'authorisations', number,
    format('was agreed to in words (%s, version %s) that are kept no more', agreed ->> 'id', agreed ->> 'version')
  from sealed, jsonb_array_elements(case when jsonb_typeof(agreements) = 'array' then agreements end) as agreed
  where not exists (
    select from public.agreements w where w.id = agreed ->> 'id' and w.version::text = agreed ->> 'version'
  )
  union all
  select 'authorisations', missing, 'is missing from the end'
  from private.authorisation_head head,
    generate_series((select coalesce(max(number), 0) + 1 from sealed), head.number) as missing
  union all
  select 'authorisations', (select max(number) from sealed), 'is not the record that was sealed last'
  where (select hash from sealed order by number desc limit 1) is distinct from
    (select nullif(head.hash, repeat('0', 64)) from private.authorisation_head head)
    and (select max(number) from sealed) >= coalesce((select number from private.authorisation_head), 0)
  union all
  select 'agreements', missing, 'is missing' from worded, generate_series(last_place + 1, (w).place - 1) as missing
  union all
  select 'agreements', (w).place, 'was changed after it was sealed' from worded where (w).seal <> expected_seal
  union all
  select 'agreements', missing, 'is missing from the end'
  from private.agreement_head head,
    generate_series((select coalesce(max(place), 0) + 1 from public.agreements), head.place) as missing
  union all
  select 'agreements', (select max(w.place) from public.agreements w), 'is not the wording that was sealed last'
  where (select w.seal from public.agreements w order by w.place desc limit 1) is distinct from
    (select nullif(head.seal, repeat('0', 64)) from private.agreement_head head)
    and (select max(w.place) from public.agreements w) >=
      coalesce((select head.place from private.agreement_head head), 0)
$$;

-- The same for programs, with the end of the chain. A firm that wrote the end down elsewhere gives it back: whoever
-- owns the database could seal a whole chain anew, and would not have that hash in it.
create function public.backoffice_verify_evidence(p_known_number bigint default null, p_known_hash text default null)
returns jsonb
language sql stable security definer set search_path = '' as $$
  with problems as (
    select p.* from private.evidence_problems() p
    union all
    select 'authorisations', p_known_number, 'is not the record whose hash was written down'
    where p_known_number is not null
      and not exists (
        select from public.authorisations a where a.number = p_known_number and a.hash = lower(p_known_hash)
      )
  )
  select jsonb_build_object(
    'authorisations', (select count(*) from public.authorisations),
    'agreements', (select count(*) from public.agreements),
    'newest', (
      select jsonb_build_object('number', a.number, 'hash', a.hash)
      from public.authorisations a order by a.number desc limit 1
    ),
    'problems', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('kept_in', p.kept_in, 'place', p.place, 'problem', p.problem)
          order by p.kept_in desc, p.place, p.problem
        )
        from problems p
      ),
      '[]'
    )
  )
$$;

create or replace function public.backoffice_check_authorisations() returns setof bigint
language sql stable security definer set search_path = '' as $$
  select distinct p.place from private.evidence_problems() p where p.kept_in = 'authorisations' order by 1
$$;

revoke all on table private.authorisation_head, private.agreement_head
from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public;
revoke all on function public.backoffice_verify_evidence from public, anon, authenticated, service_role;
grant execute on function public.backoffice_verify_evidence to service_role;

-- The customer's copies of signed records, the verification of both chains, and the anchor outside of the database.

-- Number, time and seal, newest first. Nothing personal, so that a page may keep it.
create function public.portal_signed_authorisations() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  perform private.need_tag(v_user, 12, 13, 15);
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'number', a.number, 'reference', r.reference, 'kind', a.kind, 'signed_at', a.signed_at, 'hash', a.hash
        )
        order by a.number desc
      ),
      '[]'
    )
    from public.authorisations a
    left join private.letter_references r on r.number = a.number
    where a.user_id = v_user and a.erased_at is null
  );
end
$$;

-- A record as its signer has it.
create function private.signed_authorisation(p_record public.authorisations) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'number', p_record.number,
    'reference', (select reference from private.letter_references where number = p_record.number),
    'kind', p_record.kind,
    'signed_at', p_record.signed_at,
    'method', p_record.evidence ->> 'method',
    'letter', p_record.letter,
    'agreements', p_record.agreements,
    'signer', p_record.signer - 'salt',
    'signature', p_record.signature,
    'hash', p_record.hash
  )
$$;

-- One whole record. A provider acts only on a letter with a National Insurance number, so this is the only procedure
-- that returns it: one record at a time, to its owner.
create function public.portal_signed_authorisation(p_number bigint default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_record public.authorisations;
begin
  perform private.need_tag(v_user, 12, 13, 15);
  select a.* into v_record
  from public.authorisations a
  where a.number = p_number and a.user_id = v_user and a.erased_at is null;
  perform private.need_found(found);
  return private.signed_authorisation(v_record);
end
$$;

-- Every deviation in the two chains: the table, the number or place of the row, and the problem.
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
  select 'authorisations', number, 'has another time of erasure than the record of erasures, or none'
  from sealed where erasure_hash is distinct from expected_erasure
  union all
  select 'authorisations', number, 'was erased without a record of the erasure'
  from sealed
  where erased_at is not null and not exists (select from public.erasures where number = any (authorisations))
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
    format('was agreed to in words (%s, version %s) that are missing from the table agreements', agreed ->> 'id', agreed ->> 'version')
  from sealed
  cross join lateral (values (sealed.letter), (sealed.agreements)) as words (list)
  cross join lateral jsonb_array_elements(case when jsonb_typeof(list) = 'array' then list end) as agreed
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

-- The deviations as JSON, with the end of the chain. A firm that noted an earlier end elsewhere passes it in: the owner
-- of the database could reseal a whole chain, but not with that hash in it.
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

-- The numbers of the authorisations that deviate.
create function public.backoffice_check_authorisations() returns setof bigint
language sql stable security definer set search_path = '' as $$
  select distinct p.place from private.evidence_problems() p where p.kept_in = 'authorisations' order by 1
$$;

-- Called at each signing with the end of the chain. A firm replaces it to note the end outside of the database, with
-- pg_net for example; see supabase/README.md. An error here refuses the signing.
create function private.anchor(p_number bigint, p_hash text) returns void
language sql set search_path = '' as $$
  select pg_notify('authorisation_sealed', p_number || ':' || p_hash)
$$;

create function private.anchor_authorisation() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.anchor(new.number, new.hash);
  return null;
end
$$;
create trigger anchor_authorisation after insert on public.authorisations
for each row execute function private.anchor_authorisation();

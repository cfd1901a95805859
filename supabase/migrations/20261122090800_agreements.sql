-- The words of the letter that customers sign: its body, and the agreements that they tick. A new wording is a new
-- version; rows are added and never changed.

create table public.agreements (
  id text not null,
  version integer not null check (version > 0),
  name text not null,
  -- `{company}` stands for the firm's name.
  text text not null,
  -- Only for customers born on or before settings.hmrc_cut_off.
  is_hmrc boolean not null default false,
  -- The place of a part of the letter's body. The name of the first part is the letter's title. 0 for an agreement that
  -- customers tick.
  letter_place integer not null default 0 check (letter_place >= 0),
  created_at timestamptz not null default now(),
  -- The row's place in the chain, without gaps, and a seal over the row and the seal before it.
  place integer not null unique,
  seal text not null,
  primary key (id, version)
);

-- The end of the chain, stored apart from it.
create table private.agreement_head (
  is_only_row boolean primary key default true check (is_only_row),
  place integer not null,
  seal text not null
);
insert into private.agreement_head (place, seal) values (0, repeat('0', 64));

alter table public.agreements enable row level security;
alter table private.agreement_head enable row level security;
create policy everybody_reads on public.agreements for select to authenticated using (true);

grant select on table public.agreements to authenticated;
grant select, insert on table public.agreements to service_role;

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
    p_agreement.letter_place,
    to_char(p_agreement.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')
  )::text)
$$;

-- Gives a row its place and seal. Earlier rows of the same statement have not moved the head yet: their place is higher.
create function private.seal_agreement() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_end record;
begin
  -- The lock lasts until the transaction ends, so that the chain never forks.
  perform from private.agreement_head for update;
  select place, seal into v_end from (
    select place, seal from private.agreement_head
    union all
    (select place, seal from public.agreements order by place desc limit 1)
  ) as ends order by place desc limit 1;
  new.place := v_end.place + 1;
  new.seal := private.agreement_seal(new, v_end.seal);
  return new;
end
$$;

-- Moves the head after the insert: a row that `on conflict do nothing` leaves out has run the trigger before it.
create function private.move_agreement_head() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.agreement_head set place = new.place, seal = new.seal where place = new.place - 1;
  if not found then
    raise exception 'The end of the chain of agreements is not the one before place %.', new.place;
  end if;
  return null;
end
$$;

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
create trigger move_agreement_head after insert on public.agreements
for each row execute function private.move_agreement_head();
create trigger keep_agreement before update or delete on public.agreements
for each row execute function private.keep_agreement();
create trigger keep_agreements before truncate on public.agreements
for each statement execute function private.keep_agreement();

insert into public.agreements (id, version, letter_place, is_hmrc, name, text) values
  ('letter', 1, 1, false, 'Letter of authority', 'I authorise {company} to look for my pensions.'),
  (
    'letter-allows', 1, 2, false, 'What it allows',
    '{company} may give pension providers, scheme administrators, former employers and tracing services the details that '
    'I have given, and they may tell {company} about any pension that they hold for me.'
  ),
  (
    'letter-hmrc', 1, 3, true, 'Lost SERPS pensions',
    '{company} will also ask HM Revenue & Customs (HMRC) about pensions that I may have lost while I was contracted out '
    'of the State Earnings-Related Pension Scheme (SERPS).'
  ),
  (
    'letter-limits', 1, 4, false, 'What it does not allow',
    'This letter is for information only. Nobody may move, change or take a pension because of it.'
  ),
  (
    'letter-withdraw', 1, 5, false, 'If I change my mind',
    'I can withdraw this letter at any time by writing to {company}.'
  ),
  (
    'data-protection', 1, 0, false, 'Data protection',
    'I authorise {company} to keep the personal details that I have given and to share them as this letter allows, only '
    'to find my pensions.'
  ),
  (
    'hmrc', 1, 0, true, 'HM Revenue & Customs',
    'I authorise {company} to ask HM Revenue & Customs about my SERPS pensions, and HM Revenue & Customs to answer.'
  );

-- An unknown date of birth requires the agreement: it may be needed.
create function private.needs_hmrc(p_user uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(p.birth_date <= s.hmrc_cut_off, true)
  from public.settings s
  left join public.profiles p on p.id = p_user
$$;

-- What a customer is asked to sign: the firm's name and address, the newest version of each part of the letter and of
-- each agreement, and the signer's details that the letter shows. `wording` is the digest of the words and of all details
-- of the signer: the client sends it back with the signature, so that what is sealed is what was shown. It is salted,
-- because the details include a number that is easy to guess.
create function private.wording_of(p_user uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  -- Developers recognise this refusal by its code: no other has it.
  if (select company_name from public.settings) is null then
    perform private.refuse(
      'PT424', 'You cannot sign this letter yet, because our name is missing from it. Please contact us.', 'company_name'
    );
  end if;
  return (
    with newest as (
      select distinct on (a.id) a.* from public.agreements a order by a.id, a.version desc
    ),
    parts as (
      select
        newest.*,
        jsonb_build_object(
          'id', newest.id,
          'version', newest.version,
          'name', newest.name,
          'text', replace(newest.text, '{company}', s.company_name)
        ) as part
      from newest, public.settings s
      where not newest.is_hmrc or private.needs_hmrc(p_user)
    ),
    asked as (
      select
        s.company_name,
        s.company_address,
        (
          select coalesce(jsonb_agg(part order by letter_place, id), '[]') from parts where letter_place > 0
        ) as letter,
        (
          select coalesce(jsonb_agg(part order by is_hmrc, id), '[]') from parts where letter_place = 0
        ) as agreements
      from public.settings s
    )
    select jsonb_build_object(
      'company_name', company_name,
      'company_address', company_address,
      'letter', letter,
      'agreements', agreements,
      'signer', private.signer_of(p_user) - '{birth_date,national_insurance,company_name,company_address}'::text[],
      'wording', private.digest(
        jsonb_build_array(company_name, company_address, letter, agreements, private.signer_of(p_user))::text
        || (select salt from private.request_salt)
      )
    )
    from asked
  );
end
$$;

-- The same for the caller, and why a customer with tag 15 is asked to sign again.
create function public.portal_agreements() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  return private.wording_of(v_user) || coalesce((
    select jsonb_build_object('sign_again', jsonb_build_object(
      'reason', sign_again_reason, 'words', sign_again_words, 'old_letter', sign_again_old_letter
    ))
    from public.profiles where id = v_user and sign_again_reason is not null
  ), '{}');
end
$$;

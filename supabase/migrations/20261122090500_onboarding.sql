-- From personal details to the end of processing, the end of the first visit, and the customer's own profile.

create function private.birth_date(p_value text) returns date
language plpgsql stable set search_path = '' as $$
declare
  v_field constant text := 'p_date_of_birth';
  v_today date := private.today();
  v_parts text[] := regexp_match(p_value, '^\s*([0-9]{4})-([0-9]{2})-([0-9]{2})\s*$');
  v_days integer;
  v_date date;
begin
  if coalesce(btrim(p_value), '') = '' then
    perform private.refuse('PT400', 'Please enter a day', v_field);
  end if;
  if v_parts is null or v_parts[1] = '0000' then
    perform private.refuse(
      'PT400', format('Please enter a valid year (1900 to %s)', extract(year from v_today)), v_field
    );
  end if;
  if v_parts[2]::integer not between 1 and 12 then
    perform private.refuse('PT400', 'Please enter a valid month (1 to 12 months)', v_field);
  end if;
  v_date := make_date(v_parts[1]::integer, v_parts[2]::integer, 1);
  v_days := extract(day from v_date + interval '1 month' - interval '1 day');
  if v_parts[3]::integer not between 1 and v_days then
    perform private.refuse('PT400', format('Please enter a valid day (1 to %s days in this month)', v_days), v_field);
  end if;
  v_date := v_date + (v_parts[3]::integer - 1);
  if v_date > v_today then
    perform private.refuse('PT400', 'Date of birth cannot be in the future', v_field);
  end if;
  if v_date < date '1900-01-01' then
    perform private.refuse('PT400', 'Date of birth cannot be before 1900', v_field);
  end if;
  if v_date > (v_today - interval '18 years')::date then
    perform private.refuse('PT400', 'You must be at least 18 years old', v_field);
  end if;
  return v_date;
end
$$;

-- The tags with which a customer may correct their answers: until they have signed, and before they sign again.
create function private.correction_tags() returns integer[]
language sql immutable set search_path = '' as $$
  select '{1,2,3,4,5,6,7,8,9,10,11,15}'::integer[]
$$;

-- Whether the customer's pensions may be traced. True leads to the first trace, false to 'not eligible', and null
-- keeps the customer waiting. Asked when the reason is sent, and again after a correction, where only false counts.
-- Customers who trace another person's pension (reasons 1 and 9) are not eligible: a signature authorises the signer's
-- own pensions only. A firm with other criteria replaces this function.
create function public.portal_is_eligible(p_user uuid) returns boolean
language sql stable set search_path = '' as $$
  select reason not in (1, 9) from public.profiles where id = p_user
$$;

-- After a correction, a customer who was eligible may no longer be. When the decision fails, the customer stays where they
-- are. Returns the tags.
create function private.decide_again(p_user uuid) returns integer[]
language plpgsql set search_path = '' as $$
declare
  v_tags integer[];
begin
  begin
    update public.profiles
    set
      tags = array(
        select distinct case when tag in (6, 7, 8, 9, 10, 11, 15) then 5 else tag end as tag
        from unnest(tags) as tag order by tag
      ),
      updated_at = now()
    where id = p_user and tags && '{6,7,8,9,10,11,15}' and public.portal_is_eligible(p_user) is false;
  exception when others then
    raise warning 'The eligibility of % could not be decided: %', p_user, sqlerrm;
  end;
  select tags into v_tags from public.profiles where id = p_user;
  return v_tags;
end
$$;

-- Also corrects earlier answers, with the tags of a later step. Names that are not sent stay as they are, and are
-- required and checked like new ones. Without `p_national_insurance` a correction keeps the number.
create function public.portal_personal(
  p_date_of_birth text default null,
  p_national_insurance text default null,
  p_phone_number text default null,
  p_title integer default null,
  p_first_name text default null,
  p_last_name text default null,
  p_previous_names jsonb default null
) returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_personal', jsonb_build_object(
    'p_date_of_birth', p_date_of_birth, 'p_national_insurance', p_national_insurance, 'p_phone_number', p_phone_number,
    'p_title', p_title, 'p_first_name', p_first_name, 'p_last_name', p_last_name, 'p_previous_names', p_previous_names
  ))
$$;

create function private.portal_personal(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_is_own_step boolean;
  v_title integer := p_values ->> 'p_title';
  v_known public.profiles;
  v_first_name text;
  v_last_name text;
begin
  v_is_own_step := 1 = any (private.hold_tag(p_user, variadic private.correction_tags()));
  select * into v_known from public.profiles where id = p_user;

  if v_title is null and private.is_standard() or v_title not between 1 and 8 then
    perform private.refuse('PT400', 'Please select a title', 'p_title');
  end if;
  v_first_name := private.person_name(
    coalesce(p_values ->> 'p_first_name', v_known.first_name), 'p_first_name', 'first name'
  );
  v_last_name := private.person_name(coalesce(p_values ->> 'p_last_name', v_known.last_name), 'p_last_name', 'last name');
  update public.profiles
  set
    title = v_title,
    first_name = case when p_values ->> 'p_first_name' is null then first_name else v_first_name end,
    last_name = case when p_values ->> 'p_last_name' is null then last_name else v_last_name end,
    previous_names = case
      when p_values -> 'p_previous_names' = 'null' then previous_names
      else private.previous_names(p_values -> 'p_previous_names')
    end,
    phone = private.phone(p_values ->> 'p_phone_number'),
    birth_date = private.birth_date(p_values ->> 'p_date_of_birth'),
    national_insurance = private.national_insurance(
      coalesce(p_values ->> 'p_national_insurance', case when not v_is_own_step then national_insurance end)
    ),
    tags = array_replace(tags, 1, 2),
    updated_at = now()
  where id = p_user;
  delete from public.drafts where user_id = p_user and form = 'personal-details';
  return to_jsonb(private.decide_again(p_user));
end
$$;

-- Also corrects the address of the letter, with the tags of another step.
create function public.portal_address(
  p_line1 text default null,
  p_line2 text default null,
  p_line3 text default null,
  p_city text default null,
  p_postcode text default null
) returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_address', jsonb_build_object(
    'line1', p_line1, 'line2', p_line2, 'line3', p_line3, 'city', p_city, 'postcode', p_postcode
  ))
$$;

create function private.portal_address(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.move_tag(p_user, 2, 3, private.correction_tags());

  insert into public.addresses as kept (id, user_id, line1, line2, line3, city, postcode, type)
  select
    coalesce(private.letter_address(p_user), gen_random_uuid()),
    p_user, a.line1, a.line2, a.line3, a.city, a.postcode, 1
  from jsonb_to_record(private.address(p_values, 'p_')) as a (line1 text, line2 text, line3 text, city text, postcode text)
  on conflict (id) do update set
    line1 = excluded.line1, line2 = excluded.line2, line3 = excluded.line3, city = excluded.city,
    postcode = excluded.postcode, updated_at = now()
  where kept.user_id = p_user;
  delete from public.drafts where user_id = p_user and form = 'address';
  return to_jsonb(private.decide_again(p_user));
end
$$;

-- A customer who is not eligible (5) may change the answer: the firm then decides again.
create function public.portal_why(p_reason integer default null) returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_why', jsonb_build_object('p_reason', p_reason))
$$;

create function private.portal_why(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_reason integer := p_values ->> 'p_reason';
  v_tags integer[];
begin
  v_tags := private.move_tag(p_user, 3, 4, '{5}');

  if v_reason is null or v_reason not between 1 and 10 then
    perform private.refuse('PT400', 'Please choose one of the reasons', 'p_reason');
  end if;
  update public.profiles
  set reason = v_reason, tags = array_replace(tags, 5, 4)
  where id = p_user
  returning tags into v_tags;
  return to_jsonb(v_tags);
end
$$;

-- Ends 'processing' once there is a decision. When the decision fails, the customer keeps waiting.
create function private.finish_processing(p_user uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update public.profiles
  set tags = array_replace(tags, 4, case when decision.is_eligible then 6 else 5 end), updated_at = now()
  from (select public.portal_is_eligible(p_user) as is_eligible) as decision
  where id = p_user and tags @> '{4}' and reason is not null and decision.is_eligible is not null;
exception when others then
  raise warning 'The eligibility of % could not be decided: %', p_user, sqlerrm;
end
$$;

-- The language of the page that sent the request, its first tag; null without one. Pages send theirs as `Accept-Language`.
create function private.page_language() returns text
language sql stable set search_path = '' as $$
  select substring(header from '^\s*([a-zA-Z]{2,8}(?:-[a-zA-Z0-9]{1,8}){0,7})(?![a-zA-Z0-9-])')
  from private.request_header('accept-language') as header
$$;

-- Answers with any tags. Stores the page's language.
create function public.portal_user() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_profile public.profiles;
  v_language text := private.page_language();
begin
  select * into v_profile from public.profiles where id = v_user;
  if not found then
    insert into public.profiles (id, email) select id, email from auth.users where id = v_user on conflict do nothing;
    select * into v_profile from public.profiles where id = v_user;
    if not found then
      perform private.refuse('PT401', 'Please log in to continue.', 'signed_out');
    end if;
  end if;
  if v_profile.tags @> '{4}' then
    perform private.finish_processing(v_user);
    select * into v_profile from public.profiles where id = v_user;
  end if;
  if v_profile.language <> v_language then
    update public.profiles set language = v_language where id = v_user and anonymised_at is null;
  end if;
  return jsonb_build_object(
    'id', v_profile.id,
    'title', v_profile.title,
    'first_name', v_profile.first_name,
    'last_name', v_profile.last_name,
    'previous_names', v_profile.previous_names,
    'email', v_profile.email,
    'phone', v_profile.phone,
    'birth_date', v_profile.birth_date,
    'reason', v_profile.reason,
    -- For the customer to recognise the number before signing. `portal_national_insurance` returns the whole of it.
    'national_insurance_ending', right(v_profile.national_insurance, 3),
    'addresses', private.addresses_json(v_user),
    'signature', (
      select signature from public.authorisations where user_id = v_user order by number desc limit 1
    ),
    'marketing', jsonb_build_object(
      'email', v_profile.marketing_email, 'text', v_profile.marketing_text, 'post', v_profile.marketing_post
    ),
    'news_email', v_profile.news_email,
    'admin', v_profile.admin,
    'first_visit', v_profile.first_visit,
    'erasure_due', v_profile.erasure_due_at,
    -- Null unless there is an application to restore.
    'cancelled_at', case
      when v_profile.tags_before_cancelling is not null and v_profile.closed_as is null then v_profile.cancelled_at
    end,
    'restorable_until', case
      when v_profile.tags_before_cancelling is not null and v_profile.closed_as is null
      then v_profile.cancelled_at + (select restore_window from public.settings)
    end,
    -- Why the firm closed the account; null when it did not.
    'closed', v_profile.closed_as,
    'tags', v_profile.tags
  );
end
$$;

-- The caller's whole National Insurance number, to check it before signing and to put it in a letter to a provider.
-- Logged, and limited per customer.
create function public.portal_national_insurance() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  perform private.need_tag(v_user, variadic private.correction_tags() || '{12,13}');
  if not private.count_request('portal_national_insurance', v_user::text) then
    return private.answer_refusal('PT429', 'Too many tries. Please wait a few minutes and try again.', 'too_often');
  end if;
  insert into public.national_insurance_reads (user_id, address, session_id)
  values (
    v_user,
    private.request_address(),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id'
  );
  return (select to_jsonb(national_insurance) from public.profiles where id = v_user);
end
$$;

-- Ends the first visit. Repeating it changes nothing.
create function public.portal_end_tour() returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_end_tour')
$$;

create function private.portal_end_tour(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_tags integer[];
begin
  v_tags := private.move_tag(p_user, 12, 13, '{13}');
  update public.profiles set first_visit = false where id = p_user;
  return to_jsonb(v_tags);
end
$$;

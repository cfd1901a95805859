-- Corrections by the firm of what a customer told it, checked as the customer's own forms are. `needs_signature` in the reply
-- says whether the letter that the customer signed has other details now. `backoffice_request_authorisation` then asks for
-- a new one.

-- Requires a customer and locks the profile.
create function private.hold_customer(p_user text) returns public.profiles
language plpgsql set search_path = '' as $$
declare
  v_profile public.profiles;
begin
  perform private.queue(private.as_uuid(p_user));
  select * into v_profile from public.profiles
  where id = private.as_uuid(p_user) and anonymised_at is null
  for no key update;
  perform private.need_found(found);
  return v_profile;
end
$$;

-- Whether the details in the last letter that a customer signed are not theirs any more; false without a letter.
create function private.needs_signature(p_user uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((
    select signer - v_not_theirs is distinct from private.signer_of(p_user) - v_not_theirs
    from public.authorisations, cast('{salt,company_name,company_address}' as text[]) as v_not_theirs
    where user_id = p_user and erased_at is null
    order by number desc
    limit 1
  ), false)
$$;

create function private.corrected(p_user uuid) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return jsonb_build_object(
    'tags', to_jsonb(private.decide_again(p_user)), 'needs_signature', private.needs_signature(p_user)
  );
end
$$;

-- Corrects personal details. What is not sent stays as it is.
create function public.backoffice_correct_personal(
  p_by text, p_user text,
  p_date_of_birth text default null, p_national_insurance text default null, p_phone_number text default null,
  p_title integer default null, p_first_name text default null, p_last_name text default null,
  p_previous_names jsonb default null, p_why text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_profile public.profiles;
begin
  perform private.act(p_by, p_why);
  v_profile := private.hold_customer(p_user);
  if p_title not between 1 and 8 then
    perform private.refuse('PT400', 'Please select a title', 'p_title');
  end if;
  update public.profiles
  set
    title = coalesce(p_title, title),
    first_name = case
      when p_first_name is null then first_name else private.person_name(p_first_name, 'p_first_name', 'first name')
    end,
    last_name = case
      when p_last_name is null then last_name else private.person_name(p_last_name, 'p_last_name', 'last name')
    end,
    previous_names = case
      when p_previous_names is null then previous_names else private.previous_names(p_previous_names)
    end,
    phone = case when p_phone_number is null then phone else private.phone(p_phone_number) end,
    birth_date = case when p_date_of_birth is null then birth_date else private.birth_date(p_date_of_birth) end,
    national_insurance = case
      when p_national_insurance is null then national_insurance else private.national_insurance(p_national_insurance)
    end,
    updated_at = now()
  where id = v_profile.id;
  return private.corrected(v_profile.id);
end
$$;

-- Gives a customer another current address, in which they live since the year `p_move_in`. The one before stays as a previous
-- address. The same address again changes nothing.
create function public.backoffice_correct_address(
  p_by text, p_user text,
  p_line1 text default null, p_line2 text default null, p_line3 text default null, p_city text default null,
  p_postcode text default null, p_move_in text default null, p_why text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_profile public.profiles;
  v_address public.addresses;
begin
  perform private.act(p_by, p_why);
  v_profile := private.hold_customer(p_user);
  v_address := private.address_values(jsonb_build_object(
    'line1', p_line1, 'line2', p_line2, 'line3', p_line3, 'city', p_city, 'postcode', p_postcode,
    'p_type', 1, 'p_move_in', p_move_in
  ));
  if exists (
    select from public.addresses
    where user_id = v_profile.id and type = 1
      and (line1, line2, line3, city, postcode)
        is not distinct from (v_address.line1, v_address.line2, v_address.line3, v_address.city, v_address.postcode)
  ) then
    return private.corrected(v_profile.id);
  end if;
  if (select count(*) from public.addresses where user_id = v_profile.id) >= 50 then
    perform private.refuse('PT409', 'This customer has 50 addresses already. Please delete one first.', 'too_many');
  end if;
  perform private.end_current_address(v_profile.id, null, v_address.start_date);
  insert into public.addresses (user_id, line1, line2, line3, city, postcode, type, start_date)
  values (
    v_profile.id, v_address.line1, v_address.line2, v_address.line3, v_address.city, v_address.postcode, 1,
    v_address.start_date
  );
  return private.corrected(v_profile.id);
end
$$;

-- The steps from personal details to processing, and the end of the first visit.

create function public.portal_personal(
  p_date_of_birth text default null,
  p_national_insurance text default null,
  p_phone_number text default null,
  p_title integer default null,
  p_first_name text default null,
  p_last_name text default null,
  p_previous_names jsonb default '[]'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_personal');
  v_tags integer[];
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_tags := private.move_tag(v_user, 1, 2);

  if p_title is null and private.is_standard() or p_title not between 1 and 8 then
    perform private.refuse('PT400', 'Please select a title', 'p_title');
  end if;
  -- A name that is not sent is the one of the profile, which has to be as good as a new one.
  update public.profiles
  set
    title = p_title,
    first_name = private.person_name(coalesce(p_first_name, first_name), 'p_first_name', 'first name'),
    last_name = private.person_name(coalesce(p_last_name, last_name), 'p_last_name', 'last name'),
    previous_names = private.previous_names(p_previous_names),
    phone = private.phone(p_phone_number),
    birth_date = private.birth_date(p_date_of_birth),
    national_insurance = private.national_insurance(p_national_insurance)
  where id = v_user;
  return private.answer(v_user, 'portal_personal', to_jsonb(v_tags));
end
$$;

create function public.portal_address(
  p_line1 text default null,
  p_line2 text default null,
  p_line3 text default null,
  p_city text default null,
  p_postcode text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_address');
  v_tags integer[];
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_tags := private.move_tag(v_user, 2, 3);

  insert into public.addresses (user_id, line1, line2, line3, city, postcode, type)
  select v_user, a.line1, a.line2, a.line3, a.city, a.postcode, 1
  from jsonb_to_record(private.address(jsonb_build_object(
    'line1', p_line1, 'line2', p_line2, 'line3', p_line3, 'city', p_city, 'postcode', p_postcode
  ), 'p_')) as a (line1 text, line2 text, line3 text, city text, postcode text);
  return private.answer(v_user, 'portal_address', to_jsonb(v_tags));
end
$$;

create function public.portal_why(p_reason integer default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_why');
  v_tags integer[];
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_tags := private.move_tag(v_user, 3, 4);

  if p_reason is null or p_reason not between 1 and 10 then
    perform private.refuse('PT400', 'Please choose one of the reasons', 'p_reason');
  end if;
  update public.profiles set reason = p_reason where id = v_user;
  return private.answer(v_user, 'portal_why', to_jsonb(v_tags));
end
$$;

-- Ends the first visit. Called again it changes nothing.
create function public.portal_end_tour() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_end_tour');
  v_tags integer[];
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_tags := private.move_tag(v_user, 12, 13, '{13}');
  update public.profiles set first_visit = false where id = v_user;
  return private.answer(v_user, 'portal_end_tour', to_jsonb(v_tags));
end
$$;

revoke all on function public.portal_personal, public.portal_address, public.portal_why, public.portal_end_tour
from public, anon, authenticated, service_role;
grant execute on function public.portal_personal, public.portal_address, public.portal_why, public.portal_end_tour
to authenticated;

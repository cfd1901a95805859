-- The end of 'processing', and the profile as its owner sees it. portal_user answers whatever the tags are.

-- Who may have pensions traced. True leads on to the first trace, false to 'not eligible', and null keeps the
-- customer waiting. Those who look for somebody else's pension (reasons 1 and 9) are not eligible: what is signed
-- authorises the signer's own pensions only. A firm with other criteria replaces this function.
create function public.portal_is_eligible(p_user uuid) returns boolean
language sql stable set search_path = '' as $$
  select reason not in (1, 9) from public.profiles where id = p_user
$$;

-- Moves a customer on from 'processing' once there is a decision. A decision that fails leaves them waiting.
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

create function public.portal_user() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_profile public.profiles;
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
  return jsonb_build_object(
    'id', v_profile.id,
    'first_name', v_profile.first_name,
    'last_name', v_profile.last_name,
    'email', v_profile.email,
    'phone', v_profile.phone,
    'birth_date', v_profile.birth_date,
    'addresses', private.addresses_json(v_user),
    'signature', (
      select signature from public.authorisations where user_id = v_user order by number desc limit 1
    ),
    'marketing', jsonb_build_object(
      'email', v_profile.marketing_email, 'text', v_profile.marketing_text, 'post', v_profile.marketing_post
    ),
    'admin', v_profile.admin,
    'first_visit', v_profile.first_visit,
    'tags', v_profile.tags
  );
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.portal_is_eligible, public.portal_user from public, anon, authenticated, service_role;
grant execute on function public.portal_user to authenticated;

-- Marketing preferences: in the portal, and by the link of an e-mail, which needs no login.

-- The settings travel as text.
create function private.marketing_json(p_profile public.profiles) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'email', p_profile.marketing_email::text,
    'text', p_profile.marketing_text::text,
    'post', p_profile.marketing_post::text
  )
$$;

create function public.portal_user_settings_marketing() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  perform private.need_tag(v_user, 12, 13);
  return (select private.marketing_json(p) from public.profiles p where p.id = v_user);
end
$$;

create function public.portal_user_update_marketing(
  p_email boolean default null, p_text boolean default null, p_post boolean default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_user_update_marketing');
begin
  if v_answer is not null then
    return v_answer;
  end if;
  perform private.hold_tag(v_user, 12, 13);
  if p_email is null or p_text is null or p_post is null then
    perform private.refuse('PT400', 'Please choose for e-mail, text and post', 'p_marketing');
  end if;
  update public.profiles
  set marketing_email = p_email, marketing_text = p_text, marketing_post = p_post, updated_at = now()
  where id = v_user;
  return private.answer(v_user, 'portal_user_update_marketing', 'null');
end
$$;

-- The customer behind a link: both parts have to fit. Which one does not is nobody's business.
create function private.customer_by_link(p_id text, p_email text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_user uuid;
begin
  select id into v_user
  from public.profiles
  where id = private.as_uuid(p_id) and lower(email) = lower(btrim(p_email)) and anonymised_at is null;
  if v_user is null then
    perform private.refuse_missing();
  end if;
  return v_user;
end
$$;

-- A link may have been passed on: it shows no more than the end of the number that texts go to.
create function public.marketing(p_id text default null, p_email text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer_by_link(p_id, p_email);
begin
  return (
    select private.marketing_json(p)
      || jsonb_build_object('number', '••••• ' || right(regexp_replace(p.phone, '[^0-9]', '', 'g'), 4))
    from public.profiles p
    where p.id = v_user
  );
end
$$;

create function public.marketing_update(
  p_id text default null, p_email text default null, p_marketing jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer_by_link(p_id, p_email);
  v_answer jsonb := private.earlier_answer(v_user, 'marketing_update');
begin
  if v_answer is not null then
    return v_answer;
  end if;
  if (
    select count(*)
    from unnest(array['email', 'text', 'post']) as channel
    where jsonb_typeof(p_marketing -> channel) = 'boolean'
  ) < 3 then
    perform private.refuse('PT400', 'Please choose for e-mail, text and post', 'p_marketing');
  end if;
  update public.profiles
  set
    marketing_email = (p_marketing ->> 'email')::boolean,
    marketing_text = (p_marketing ->> 'text')::boolean,
    marketing_post = (p_marketing ->> 'post')::boolean,
    updated_at = now()
  where id = v_user;
  return private.answer(v_user, 'marketing_update', 'null');
end
$$;

revoke all on all functions in schema private from public;
revoke all on function
  public.portal_user_settings_marketing, public.portal_user_update_marketing, public.marketing,
  public.marketing_update
from public, anon, authenticated, service_role;
grant execute on function public.portal_user_settings_marketing, public.portal_user_update_marketing to authenticated;
grant execute on function public.marketing, public.marketing_update to anon, authenticated;

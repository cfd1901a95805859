-- Marketing preferences: in the portal, and through an e-mail link without login.

-- The values are sent as text.
create function private.marketing_json(p_profile public.profiles) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'email', p_profile.marketing_email::text,
    'text', p_profile.marketing_text::text,
    'post', p_profile.marketing_post::text
  )
$$;

create function private.set_marketing(p_user uuid, p_marketing jsonb) returns void
language plpgsql set search_path = '' as $$
begin
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
  where id = p_user;
end
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
language sql security definer set search_path = '' as $$
  select private.once('portal_user_update_marketing', jsonb_build_object(
    'email', p_email, 'text', p_text, 'post', p_post
  ))
$$;

create function private.portal_user_update_marketing(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.hold_tag(p_user, 12, 13);
  perform private.set_marketing(p_user, p_values);
  return 'null';
end
$$;

-- The customer behind a link; null unless both parts match.
create function private.customer_by_link(p_id text, p_email text) returns uuid
language sql stable set search_path = '' as $$
  select id
  from public.profiles
  where id = private.as_uuid(p_id) and lower(email) = lower(btrim(p_email)) and anonymised_at is null
$$;

-- Links get forwarded: the answer shows only the last four digits of the number for texts.
create function public.marketing(p_id text default null, p_email text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid;
begin
  perform private.limit_requests('marketing');
  v_user := private.customer_by_link(p_id, p_email);
  if v_user is null then
    return private.answer_missing();
  end if;
  return (
    select private.marketing_json(p)
      || jsonb_build_object('number', '••••• ' || right(regexp_replace(p.phone, '[^0-9]', '', 'g'), 4))
    from public.profiles p
    where p.id = v_user
  );
end
$$;

-- Stores no idempotency key: a repeat has the same effect, and calls by link must not use up the customer's own limit.
create function public.marketing_update(
  p_id text default null, p_email text default null, p_marketing jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid;
begin
  perform private.limit_requests('marketing_update');
  v_user := private.customer_by_link(p_id, p_email);
  if v_user is null then
    return private.answer_missing();
  end if;
  perform private.set_marketing(v_user, p_marketing);
  return 'null';
end
$$;

-- The ways between the question about known pensions, the form for a pension, the list of pensions, and signing.

create function public.portal_known_pensions_add() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_known_pensions_add');
begin
  if v_answer is not null then
    return v_answer;
  end if;
  return private.answer(v_user, 'portal_known_pensions_add', to_jsonb(private.move_tag(v_user, 8, 9)));
end
$$;

create function public.portal_known_pensions_continue() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_known_pensions_continue');
begin
  if v_answer is not null then
    return v_answer;
  end if;
  return private.answer(v_user, 'portal_known_pensions_continue', to_jsonb(private.move_tag(v_user, 8, 11)));
end
$$;

-- Leaves the form: to the list when it is not empty, otherwise to the question.
create function public.portal_pension_cancel() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_pension_cancel');
  v_has_pensions boolean;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_has_pensions := exists (select from public.pensions where user_id = v_user);
  return private.answer(
    v_user,
    'portal_pension_cancel',
    to_jsonb(private.move_tag(v_user, 9, case when v_has_pensions then 10 else 8 end, '{12,13}'))
  );
end
$$;

create function public.portal_pension_count() returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  return (select count(*) from public.pensions where user_id = v_user);
end
$$;

create function public.portal_pension_continue() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_pension_continue');
begin
  if v_answer is not null then
    return v_answer;
  end if;
  return private.answer(v_user, 'portal_pension_continue', to_jsonb(private.move_tag(v_user, 10, 11)));
end
$$;

-- From the list to the form for another pension.
create function public.portal_pension_add() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_pension_add');
begin
  if v_answer is not null then
    return v_answer;
  end if;
  return private.answer(v_user, 'portal_pension_add', to_jsonb(private.move_tag(v_user, 10, 9)));
end
$$;

revoke all on function
  public.portal_known_pensions_add, public.portal_known_pensions_continue, public.portal_pension_cancel,
  public.portal_pension_count, public.portal_pension_continue, public.portal_pension_add
from public, anon, authenticated, service_role;
grant execute on function
  public.portal_known_pensions_add, public.portal_known_pensions_continue, public.portal_pension_cancel,
  public.portal_pension_count, public.portal_pension_continue, public.portal_pension_add
to authenticated;

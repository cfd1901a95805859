-- Leaving a form depends on the list behind it. The customer's row is held before the list is looked at: between the
-- two, another tab could otherwise add to it, and the customer would be led past what they had just entered.

create or replace function public.portal_create_trace_cancel() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_create_trace_cancel');
  v_tags integer[];
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_tags := private.hold_tag(v_user, 6);
  if exists (select from public.traces where user_id = v_user) then
    v_tags := private.move_tag(v_user, 6, 7);
  end if;
  return private.answer(v_user, 'portal_create_trace_cancel', to_jsonb(v_tags));
end
$$;

create or replace function public.portal_pension_cancel() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_pension_cancel');
  v_has_pensions boolean;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  perform private.hold_tag(v_user, 9, 12, 13);
  v_has_pensions := exists (select from public.pensions where user_id = v_user);
  return private.answer(
    v_user,
    'portal_pension_cancel',
    to_jsonb(private.move_tag(v_user, 9, case when v_has_pensions then 10 else 8 end, '{12,13}'))
  );
end
$$;

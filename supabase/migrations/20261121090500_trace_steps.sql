-- The ways between the form for a trace, the list of traces, and the question about known pensions.

-- Leaves the form: to the list when it is not empty; with no trace yet the customer stays.
create function public.portal_create_trace_cancel() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_create_trace_cancel');
  v_tags integer[];
begin
  if v_answer is not null then
    return v_answer;
  end if;
  if exists (select from public.traces where user_id = v_user) then
    v_tags := private.move_tag(v_user, 6, 7);
  else
    v_tags := private.hold_tag(v_user, 6);
  end if;
  return private.answer(v_user, 'portal_create_trace_cancel', to_jsonb(v_tags));
end
$$;

create function public.portal_trace_count() returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  return (select count(*) from public.traces where user_id = v_user);
end
$$;

-- From the list to the question about known pensions.
create function public.portal_trace_continue() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_trace_continue');
begin
  if v_answer is not null then
    return v_answer;
  end if;
  return private.answer(v_user, 'portal_trace_continue', to_jsonb(private.move_tag(v_user, 7, 8)));
end
$$;

-- From the list to the form for another trace.
create function public.portal_trace_add() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_answer jsonb := private.earlier_answer(v_user, 'portal_trace_add');
begin
  if v_answer is not null then
    return v_answer;
  end if;
  return private.answer(v_user, 'portal_trace_add', to_jsonb(private.move_tag(v_user, 7, 6)));
end
$$;

revoke all on function
  public.portal_create_trace_cancel, public.portal_trace_count, public.portal_trace_continue, public.portal_trace_add
from public, anon, authenticated, service_role;
grant execute on function
  public.portal_create_trace_cancel, public.portal_trace_count, public.portal_trace_continue, public.portal_trace_add
to authenticated;

-- What a portal needs of a back-office to be alive. Only the service role may call these; a firm's own back-office
-- calls them, or writes to the tables itself.

create function public.backoffice_move_trace(p_trace text, p_status text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.trace_statuses where name = p_status) then
    perform private.refuse('PT400', format('There is no status %s.', p_status), 'p_status');
  end if;
  update public.traces set status = p_status, updated_date = now() where id = private.as_uuid(p_trace);
  if not found then
    perform private.refuse_missing();
  end if;
end
$$;

-- Of a trace or of a pension: one of the two. Returns the id of the search.
create function public.backoffice_add_search(
  p_provider text, p_trace text default null, p_pension text default null, p_status text default 'Searching'
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_trace uuid := private.as_uuid(p_trace);
  v_pension uuid := private.as_uuid(p_pension);
  v_user uuid := coalesce(private.owner_of(6, v_trace), private.owner_of(7, v_pension));
  v_search uuid;
begin
  if v_user is null then
    perform private.refuse_missing();
  end if;
  insert into public.searches (user_id, trace_id, pension_id, provider, status)
  values (v_user, v_trace, v_pension, p_provider, p_status)
  returning id into v_search;
  return v_search;
end
$$;

create function public.backoffice_move_search(p_search text, p_status text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.searches set status = p_status, updated_date = now() where id = private.as_uuid(p_search);
  if not found then
    perform private.refuse_missing();
  end if;
end
$$;

-- A line in the log of a trace (6) or a pension (7).
create function public.backoffice_add_activity(p_entity_type integer, p_entity_id text, p_description text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_entity uuid := private.as_uuid(p_entity_id);
  v_user uuid := private.owner_of(p_entity_type, v_entity);
begin
  if v_user is null then
    perform private.refuse_missing();
  end if;
  insert into public.activity (user_id, entity_type, entity_id, description)
  values (v_user, p_entity_type, v_entity, p_description);
end
$$;

-- Returns the id of the task.
create function public.backoffice_add_task(
  p_user text, p_title text, p_description text default null, p_due_date date default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_task uuid;
begin
  insert into public.tasks (user_id, title, description, due_date)
  select id, p_title, p_description, p_due_date from public.profiles where id = private.as_uuid(p_user)
  returning id into v_task;
  if v_task is null then
    perform private.refuse_missing();
  end if;
  return v_task;
end
$$;

-- A task that is done is gone.
create function public.backoffice_finish_task(p_task text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.tasks where id = private.as_uuid(p_task);
  if not found then
    perform private.refuse_missing();
  end if;
end
$$;

-- Asks a customer in the portal to sign again: the portal opens again once they have.
create function public.backoffice_request_authorisation(p_user text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_tags integer[];
begin
  update public.profiles
  set tags = '{15}', updated_at = now()
  where id = private.as_uuid(p_user) and tags && '{12,13}'
  returning tags into v_tags;
  if not found then
    perform private.refuse_missing();
  end if;
  return to_jsonb(v_tags);
end
$$;

-- The numbers of the authorisations that are not as they were signed; none when the chain is whole. A last record
-- that was taken off leaves no mark: a firm that keeps the newest hash elsewhere can tell that as well.
create function public.backoffice_check_authorisations() returns setof bigint
language sql stable security definer set search_path = '' as $$
  select sealed.number
  from (
    select
      a.*,
      private.authorisation_hash(a) as expected_hash,
      coalesce(lag(a.hash) over chain, repeat('0', 64)) as expected_previous,
      coalesce(lag(a.number) over chain, 0) + 1 as expected_number
    from public.authorisations a
    window chain as (order by a.number)
  ) as sealed
  where sealed.hash <> sealed.expected_hash
    or sealed.previous_hash <> sealed.expected_previous
    or sealed.number <> sealed.expected_number
    or sealed.erased_at is null and (
      private.digest(sealed.signature) is distinct from sealed.signature_sha256
      or private.digest(sealed.screenshot) is distinct from sealed.screenshot_sha256
      or private.digest(sealed.evidence::text) is distinct from sealed.evidence_sha256
    )
  order by sealed.number
$$;

revoke all on function
  public.backoffice_move_trace, public.backoffice_add_search, public.backoffice_move_search,
  public.backoffice_add_activity, public.backoffice_add_task, public.backoffice_finish_task,
  public.backoffice_request_authorisation, public.backoffice_check_authorisations
from public, anon, authenticated, service_role;
grant execute on function
  public.backoffice_move_trace, public.backoffice_add_search, public.backoffice_move_search,
  public.backoffice_add_activity, public.backoffice_add_task, public.backoffice_finish_task,
  public.backoffice_request_authorisation, public.backoffice_check_authorisations
to service_role;

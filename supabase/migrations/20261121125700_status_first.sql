-- A status that there is not is refused whatever it was meant for.

create or replace function public.backoffice_move_trace(p_trace text, p_status text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_status text := private.known_status(p_status);
begin
  update public.traces set status = v_status, updated_date = now() where id = private.as_uuid(p_trace);
  if not found then
    perform private.refuse_missing();
  end if;
end
$$;

create or replace function public.backoffice_move_search(p_search text, p_status text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_status text := private.known_status(p_status);
begin
  update public.searches set status = v_status, updated_date = now() where id = private.as_uuid(p_search);
  if not found then
    perform private.refuse_missing();
  end if;
end
$$;

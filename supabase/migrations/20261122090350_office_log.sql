-- Who did what at the firm. Triggers on the tables of customers write the log; ..1850_office.sql lists them.

-- One line for each change by the firm, and for each reading of a whole National Insurance number or a letter. An erasure
-- empties `why`, `old` and `new`; the line stays.
create table private.office_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  -- The person, as `p_by` names them; null for a change without a procedure.
  who text,
  database_role text not null,
  -- The customer. No foreign key: the line outlives the account.
  user_id uuid,
  -- The procedure, or 'insert', 'update' or 'delete' by hand.
  what text not null,
  -- The table and the key of the changed row; null for a reading.
  kept_in text,
  row_id text,
  -- The reason, as `p_why` gives it.
  why text,
  -- The columns that changed: only `new` of a new row, only `old` of a deleted one.
  old jsonb,
  new jsonb
);
create index office_log_user_id on private.office_log (user_id, at);
create index office_log_at on private.office_log (at);
alter table private.office_log enable row level security;

-- The role of the request, or of the session without one.
create function private.database_role() returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('role', true), 'none'), session_user)
$$;

-- Keeps who acts, and why, until the transaction ends. Every procedure with which the firm changes something for a customer
-- calls it first.
create function private.act(p_by text, p_why text default null) returns void
language plpgsql set search_path = '' as $$
begin
  perform
    set_config('office.by', private.text_field(
      p_by, 'p_by', 100, 'The name of the person who acts should not exceed 100 characters',
      'Please say who acts: the name of a person at the firm'
    ), true),
    set_config('office.why', private.text_field(
      p_why, 'p_why', 500, 'The reason for the log should not exceed 500 characters'
    ), true);
  perform private.forget_recipients();
end
$$;

-- Writes a line of the log with the person, the reason and the procedure of this transaction. `p_by_hand` is what the line
-- says outside of a procedure.
create function private.log_act(
  p_user uuid, p_kept_in text default null, p_row text default null, p_old jsonb default null, p_new jsonb default null,
  p_by_hand text default null
) returns void
language plpgsql set search_path = '' as $$
declare
  v_callers text;
begin
  get diagnostics v_callers = pg_context;
  insert into private.office_log (who, database_role, user_id, what, kept_in, row_id, why, old, new)
  values (
    nullif(current_setting('office.by', true), ''), private.database_role(), p_user,
    coalesce(substring(v_callers from 'function public\.(backoffice_\w+)\('), p_by_hand), p_kept_in, p_row,
    nullif(current_setting('office.why', true), ''), p_old, p_new
  );
end
$$;

-- For the triggers: logs a change of a customer's row while no customer is signed in, in Supabase Studio for example. Not
-- what a customer does without login or through a server function, and not the rows that an erasure removes.
create function private.log_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_callers text;
  v_old jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_new jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_row jsonb := coalesce(v_new, v_old);
  v_user uuid := coalesce(v_row ->> 'user_id', v_row ->> 'id');
  v_changed text[];
begin
  get diagnostics v_callers = pg_context;
  if private.database_role() in ('anon', 'authenticated')
    or v_callers ~ 'function public\.(backoffice_unsubscribe|backoffice_list_upload)\('
    or tg_table_name <> 'profiles' and (private.is_erased(v_user) or v_callers ~ 'function private\.erase_customer\(')
  then
    return null;
  end if;
  v_changed := array(
    select key from jsonb_object_keys(v_row) as key
    where v_old -> key is distinct from v_new -> key
      and key not in ('updated_at', 'updated_date', 'unsubscribe_token', 'erasure_failed_at', 'erasure_problem')
  );
  if cardinality(v_changed) > 0 then
    perform private.log_act(
      v_user, tg_table_name, v_row ->> 'id',
      case when not private.is_erased(v_user) then private.picked(v_old, v_changed) end,
      case when not private.is_erased(v_user) then private.picked(v_new, v_changed) end,
      lower(tg_op)
    );
  end if;
  return null;
end
$$;

create function private.picked(p_row jsonb, p_keys text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, value) from jsonb_each(p_row) where key = any (p_keys)
$$;

-- For an erasure. The request for it keeps its reason.
create function private.empty_office_log(p_user uuid) returns void
language sql set search_path = '' as $$
  update private.office_log
  set old = null, new = null, why = case when kept_in = 'erasures' then why end
  where user_id = p_user
$$;

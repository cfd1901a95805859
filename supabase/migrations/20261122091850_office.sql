-- What the firm reads and what it changes by hand: the log of changes, and the views for the morning.

do $$
declare
  v_table text;
begin
  foreach v_table in array array[
    'profiles', 'addresses', 'traces', 'pensions', 'searches', 'tasks', 'documents', 'office_notes'
  ] loop
    execute format(
      'create trigger log_change after %s update or delete on public.%I
       for each row when (auth.uid() is null) execute function private.log_change()',
      -- A sign-up creates the profile.
      case when v_table <> 'profiles' then 'insert or' else '' end, v_table
    );
  end loop;
end
$$;
-- The lines that a change of a trace or pension adds are part of that change.
create trigger log_change after insert or update or delete on public.activity
for each row when (auth.uid() is null and pg_trigger_depth() = 0) execute function private.log_change();

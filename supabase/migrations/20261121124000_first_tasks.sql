-- What a customer can usefully do in the portal from the first day, for a firm that wants every new customer asked.

-- Off: a firm's own back-office says what is to be done. The example application switches it on.
alter table public.settings add column gives_first_tasks boolean not null default false;

create function private.give_first_tasks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.tasks (user_id, title, description, due_date)
  select new.id, task.title, task.description, current_date + task.days
  from public.settings
  cross join (
    values
      (
        'Check your contact details',
        'Providers write to the address that they know. Please look under Profile whether your phone number and '
        'every address of earlier years are there.',
        7
      ),
      (
        'Look for old payslips and letters',
        'The name of a scheme or a policy number on old paper makes a search much quicker. You can add it to your '
        'trace at any time.',
        21
      )
  ) as task (title, description, days)
  where gives_first_tasks;
  return null;
end
$$;
-- Once in the life of an account: signing gives 12 for the first time, restoring an application comes from 14.
create trigger give_first_tasks after update of tags on public.profiles
for each row when (11 = any (old.tags) and 12 = any (new.tags)) execute function private.give_first_tasks();

revoke all on all functions in schema private from public;

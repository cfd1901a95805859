-- Pensions that the customer knows about or that the firm found.

create table public.pension_types (
  id smallint primary key,
  type text not null unique,
  description text not null
);
insert into public.pension_types (id, type, description) values
  (1, 'Active', 'You or your employer are still paying into this pension.'),
  (2, 'Deferred', 'Nobody is paying into this pension any more. It is kept for you until you take it.'),
  (3, 'In Payment', 'This pension is being paid to you.'),
  (4, 'Transferred', 'This pension has been moved to another provider.');

-- The first value of a contact that is not as public.pension_providers requires it; null for a good contact.
create function private.contact_problem(p_contact jsonb) returns text
language sql immutable set search_path = '' as $$
  select key
  from jsonb_each_text(p_contact)
  left join (values
    ('name', '.', 100), ('phone', '^[0-9+() -]{3,30}$', 30), ('email', '^[^@[:space:]]+@[^@[:space:]]+$', 254),
    ('website', '^https://[^[:space:]]+$', 300), ('postal_address', '.', 500)
  ) as rule (name, pattern, size) on rule.name = key
  where value is not null and not coalesce(value ~ pattern and char_length(value) <= size, false)
  limit 1
$$;

create table public.pensions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- For the phone, see private.give_reference.
  reference text not null unique,
  -- The provider's name until the firm gives the pension a better name. Both are null when the optional form is empty.
  name text,
  provider text,
  policy text,
  start_year smallint,
  end_year smallint,
  paying boolean not null default false,
  -- The customer's address at the time: line1, line2, line3, city, postcode.
  address jsonb,
  -- Read with its type as `type:pension_types(type, description)`. The firm may set `status`: name and colour.
  type_id smallint not null references public.pension_types (id),
  status jsonb,
  -- Whom the customer asks about this pension, where it is not the provider's contact of public.pension_providers: name,
  -- phone, email, website and postal_address, with one line of it in each line.
  contact jsonb,
  added_by text not null default 'firm' check (added_by in ('customer', 'firm')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id)
);
create index pensions_user_id on public.pensions (user_id, created_at);
create index pensions_type_id on public.pensions (type_id);

create trigger give_reference before insert on public.pensions for each row execute function private.give_reference();

-- A trigger and not a constraint, which would run as the back office: that may not call private functions.
create function private.check_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_problem text := private.contact_problem(new.contact);
begin
  if v_problem is not null then
    perform private.refuse('PT400', format('Please check the %s of the contact.', replace(v_problem, '_', ' ')), 'contact');
  end if;
  return new;
end
$$;
create trigger check_contact before insert or update of contact on public.pensions
for each row when (new.contact is not null) execute function private.check_contact();

-- A trace and the pension that it found have the same owner.
alter table public.traces add foreign key (pension_id, user_id) references public.pensions (id, user_id)
on delete set null (pension_id);
create index traces_pension_id on public.traces (pension_id, user_id);

alter table public.pension_types enable row level security;
alter table public.pensions enable row level security;
create policy own_pensions on public.pensions for select to authenticated using ((select auth.uid()) = user_id);
create policy second_step_first on public.pensions as restrictive for select to authenticated
using (not (select public.portal_is_second_step_due()));
create policy everybody_reads on public.pension_types for select to authenticated using (true);

grant select on table public.pensions, public.pension_types to authenticated;
grant select, insert, update, delete on table public.pensions, public.pension_types to service_role;

-- Checks and formats the values of a form. Returns a row without id. With `p_has_no_policy`, the customer has no policy
-- number: it may then be null although it is required.
create function private.pension_values(p_user uuid, p_values jsonb) returns public.pensions
language plpgsql stable set search_path = '' as $$
declare
  v_birth date := (select birth_date from public.profiles where id = p_user);
  v_required boolean := (select requires_pension_details from public.settings);
  v_pension public.pensions;
begin
  v_pension.provider := private.text_field(
    p_values ->> 'p_provider', 'p_provider', 100, 'Provider should not exceed 100 characters',
    case when v_required then 'Please enter a provider' end
  );
  v_pension.policy := private.text_field(
    p_values ->> 'p_policy', 'p_policy', 100, 'Policy number should not exceed 100 characters',
    case when v_required and (p_values ->> 'p_has_no_policy')::boolean is not true then 'Please enter a policy number' end
  );
  v_pension.paying := coalesce((p_values ->> 'p_paying')::boolean, false);
  if v_required and p_values ->> 'p_start_year' is null then
    perform private.refuse('PT400', 'Please enter a start year', 'p_start_year');
  end if;
  v_pension.start_year := private.working_year((p_values ->> 'p_start_year')::integer, v_birth, 'p_start_year');
  if not v_pension.paying then
    if v_required and p_values ->> 'p_end_year' is null then
      perform private.refuse('PT400', 'Please enter a end year', 'p_end_year');
    end if;
    v_pension.end_year := private.working_year((p_values ->> 'p_end_year')::integer, v_birth, 'p_end_year');
  end if;
  if v_pension.end_year <= v_pension.start_year then
    perform private.refuse('PT400', 'End year must be greater than start year.', 'p_end_year');
  end if;
  v_pension.address := private.address(p_values -> 'p_address', 'p_address.');
  v_pension.type_id := case when v_pension.paying then 1 else 2 end;
  return v_pension;
end
$$;

-- Onboarding moves from 9 to 10; in the portal the tags stay.
create function public.portal_create_pension(
  p_provider text default null,
  p_policy text default null,
  p_start_year integer default null,
  p_end_year integer default null,
  p_paying boolean default false,
  p_address jsonb default null,
  p_has_no_policy boolean default false
) returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_create_pension', jsonb_build_object(
    'p_provider', p_provider, 'p_policy', p_policy, 'p_start_year', p_start_year, 'p_end_year', p_end_year,
    'p_paying', p_paying, 'p_address', p_address, 'p_has_no_policy', p_has_no_policy
  ))
$$;

create function private.portal_create_pension(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_tags integer[];
  v_pension public.pensions;
begin
  v_tags := private.move_tag(p_user, 9, 10, '{12,13}');

  v_pension := private.pension_values(p_user, p_values);
  if (select count(*) from public.pensions where user_id = p_user) >= 500 then
    perform private.refuse('PT409', 'You have 500 pensions already. Please contact us to add another.', 'too_many');
  end if;
  insert into public.pensions (
    user_id, added_by, name, provider, policy, start_year, end_year, paying, address, type_id
  ) values (
    p_user, 'customer', v_pension.provider, v_pension.provider, v_pension.policy, v_pension.start_year,
    v_pension.end_year, v_pension.paying, v_pension.address, v_pension.type_id
  );
  return to_jsonb(v_tags);
end
$$;

-- Clears omitted values. Keeps a type or name that the firm gave.
create function public.portal_edit_pension(
  p_id text default null,
  p_provider text default null,
  p_policy text default null,
  p_start_year integer default null,
  p_end_year integer default null,
  p_paying boolean default false,
  p_address jsonb default null,
  p_has_no_policy boolean default false
) returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_edit_pension', jsonb_build_object(
    'p_id', p_id, 'p_provider', p_provider, 'p_policy', p_policy, 'p_start_year', p_start_year,
    'p_end_year', p_end_year, 'p_paying', p_paying, 'p_address', p_address, 'p_has_no_policy', p_has_no_policy
  ))
$$;

create function private.portal_edit_pension(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_pension public.pensions;
begin
  perform private.hold_tag(p_user, 10, 12, 13);

  v_pension := private.pension_values(p_user, p_values);
  update public.pensions
  set
    name = case when name is not distinct from provider then v_pension.provider else name end,
    provider = v_pension.provider, policy = v_pension.policy, start_year = v_pension.start_year,
    end_year = v_pension.end_year, paying = v_pension.paying, address = v_pension.address,
    type_id = case when type_id in (1, 2) then v_pension.type_id else type_id end,
    updated_at = now()
  where id = private.as_uuid(p_values ->> 'p_id') and user_id = p_user;
  perform private.need_found(found);
  return 'null';
end
$$;

-- Takes back a pension that was entered by mistake, before the firm has asked anyone about it or added anything.
-- Onboarding returns to the question when no pension is left.
create function public.portal_pension_remove(p_id text default null) returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_pension_remove', jsonb_build_object('p_id', p_id))
$$;

create function private.portal_pension_remove(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_tags integer[];
  v_pension public.pensions;
begin
  v_tags := private.hold_tag(p_user, 10, 12, 13);
  select * into v_pension
  from public.pensions where id = private.as_uuid(p_values ->> 'p_id') and user_id = p_user
  for update;
  perform private.need_found(v_pension.id is not null);
  if v_pension.added_by <> 'customer' or v_pension.status is not null
    or v_pension.name is distinct from v_pension.provider
    or exists (select from public.searches where pension_id = v_pension.id)
    or exists (select from public.traces where pension_id = v_pension.id)
  then
    perform private.refuse(
      'PT409', 'We have already worked on this pension, so it cannot be removed here. Please contact us.', 'started'
    );
  end if;
  delete from public.activity where user_id = p_user and entity_type = 7 and entity_id = v_pension.id;
  delete from public.pensions where id = v_pension.id;
  if 10 = any (v_tags) and not exists (select from public.pensions where user_id = p_user) then
    v_tags := private.move_tag(p_user, 10, 8);
  end if;
  return to_jsonb(v_tags);
end
$$;

-- Oldest first.
create function public.portal_user_pensions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'reference', p.reference, 'name', p.name,
          'type', jsonb_build_object('type', t.type, 'description', t.description),
          'status', p.status, 'provider', p.provider, 'policy', p.policy,
          'start_year', p.start_year, 'end_year', p.end_year, 'paying', p.paying, 'address', p.address,
          'contact', p.contact, 'created_at', p.created_at, 'updated_at', p.updated_at
        )
        order by p.created_at, p.id
      ),
      '[]'
    )
    from public.pensions p
    join public.pension_types t on t.id = p.type_id
    where p.user_id = v_user
  );
end
$$;

create function public.portal_pension_count() returns integer
language sql stable security definer set search_path = '' as $$
  select count(p.id)::integer from private.customer() as me left join public.pensions p on p.user_id = me
$$;

-- The answers to the question about known pensions.
create function public.portal_known_pensions_add() returns jsonb
language sql security definer set search_path = '' as $$
  select private.take_step('portal_known_pensions_add', 8, 9)
$$;

create function public.portal_known_pensions_continue() returns jsonb
language sql security definer set search_path = '' as $$
  select private.take_step('portal_known_pensions_continue', 8, 11)
$$;

-- From the form to the list, or back to the question when the list is empty. Locks the profile first, like
-- portal_create_trace_cancel.
create function public.portal_pension_cancel() returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_pension_cancel')
$$;

create function private.portal_pension_cancel(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_has_pensions boolean;
begin
  perform private.hold_tag(p_user, 9, 12, 13);
  v_has_pensions := exists (select from public.pensions where user_id = p_user);
  return to_jsonb(private.move_tag(p_user, 9, case when v_has_pensions then 10 else 8 end, '{12,13}'));
end
$$;

-- From the list to the form for another pension.
create function public.portal_pension_add() returns jsonb
language sql security definer set search_path = '' as $$
  select private.take_step('portal_pension_add', 10, 9)
$$;

-- From the list to signing.
create function public.portal_pension_continue() returns jsonb
language sql security definer set search_path = '' as $$
  select private.take_step('portal_pension_continue', 10, 11)
$$;

-- The customer's current and previous addresses.

-- A typed year; null when empty.
create function private.address_year(p_year text, p_field text) returns integer
language plpgsql stable set search_path = '' as $$
declare
  v_last integer := extract(year from private.today());
  v_year text := private.plain_line(p_year);
begin
  if v_year !~ '^[0-9]{4}$' or v_year::integer not between 1900 and v_last then
    perform private.refuse('PT400', format('Please enter a valid year between 1900 and %s', v_last), p_field);
  end if;
  return v_year::integer;
end
$$;

-- Checks and formats the values of a form. Returns a row without id.
create function private.address_values(p_values jsonb) returns public.addresses
language plpgsql stable set search_path = '' as $$
declare
  v_address public.addresses := jsonb_populate_record(null::public.addresses, private.address(p_values, 'p_'));
  v_type integer := p_values ->> 'p_type';
begin
  if v_type is null or v_type not in (1, 2) then
    perform private.refuse('PT400', 'Please choose whether this is a current or a previous address', 'p_type');
  end if;
  v_address.type := v_type;
  v_address.start_date := private.address_year(p_values ->> 'p_move_in', 'p_move_in');
  v_address.end_date := private.address_year(p_values ->> 'p_move_out', 'p_move_out');
  if v_address.end_date < v_address.start_date then
    perform private.refuse('PT400', 'Moved Out must not be before Moved In', 'p_move_out');
  end if;
  return v_address;
end
$$;

-- A customer has one current address: an earlier one becomes a previous address, until the year in which they moved.
create function private.end_current_address(p_user uuid, p_new uuid, p_moved integer) returns void
language sql set search_path = '' as $$
  update public.addresses
  set
    type = 2,
    end_date = coalesce(end_date, case when start_date is null or start_date <= p_moved then p_moved end),
    updated_at = now()
  where user_id = p_user and type = 1 and id is distinct from p_new
$$;

create function public.portal_user_addresses() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.addresses_json(private.customer());
end
$$;

create function public.portal_address_add(
  p_line1 text default null,
  p_line2 text default null,
  p_line3 text default null,
  p_city text default null,
  p_postcode text default null,
  p_type integer default null,
  p_move_in text default null,
  p_move_out text default null
) returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_address_add', jsonb_build_object(
    'line1', p_line1, 'line2', p_line2, 'line3', p_line3, 'city', p_city, 'postcode', p_postcode,
    'p_type', p_type, 'p_move_in', p_move_in, 'p_move_out', p_move_out
  ))
$$;

create function private.portal_address_add(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_address public.addresses;
begin
  perform private.hold_tag(p_user, 12, 13);

  v_address := private.address_values(p_values);
  if (select count(*) from public.addresses where user_id = p_user) >= 50 then
    perform private.refuse('PT409', 'You have 50 addresses already. Please contact us to add another.', 'too_many');
  end if;
  if v_address.type = 1 then
    perform private.end_current_address(p_user, null, v_address.start_date);
  end if;
  insert into public.addresses (user_id, line1, line2, line3, city, postcode, type, start_date, end_date)
  values (
    p_user, v_address.line1, v_address.line2, v_address.line3, v_address.city, v_address.postcode, v_address.type,
    v_address.start_date, v_address.end_date
  );
  return 'null';
end
$$;

create function public.portal_address_edit(
  p_id text default null,
  p_line1 text default null,
  p_line2 text default null,
  p_line3 text default null,
  p_city text default null,
  p_postcode text default null,
  p_type integer default null,
  p_move_in text default null,
  p_move_out text default null
) returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_address_edit', jsonb_build_object(
    'p_id', p_id, 'line1', p_line1, 'line2', p_line2, 'line3', p_line3, 'city', p_city, 'postcode', p_postcode,
    'p_type', p_type, 'p_move_in', p_move_in, 'p_move_out', p_move_out
  ))
$$;

create function private.portal_address_edit(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_address public.addresses;
  v_id uuid := private.as_uuid(p_values ->> 'p_id');
begin
  perform private.hold_tag(p_user, 12, 13);

  v_address := private.address_values(p_values);
  perform private.need_found(exists (select from public.addresses where id = v_id and user_id = p_user));
  if v_address.type = 1 then
    perform private.end_current_address(p_user, v_id, v_address.start_date);
  elsif v_id = private.letter_address(p_user) then
    perform private.refuse(
      'PT409',
      'This is your current address. Please add the one where you live now: this one then becomes a previous address.',
      'p_type'
    );
  end if;
  update public.addresses
  set
    line1 = v_address.line1, line2 = v_address.line2, line3 = v_address.line3, city = v_address.city,
    postcode = v_address.postcode, type = v_address.type, start_date = v_address.start_date,
    end_date = v_address.end_date, updated_at = now()
  where id = v_id and user_id = p_user;
  return 'null';
end
$$;

create function public.portal_address_delete(p_id text default null) returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_address_delete', jsonb_build_object('p_id', p_id))
$$;

create function private.portal_address_delete(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.hold_tag(p_user, 12, 13);
  if private.as_uuid(p_values ->> 'p_id') = private.letter_address(p_user) then
    perform private.refuse(
      'PT409', 'This is your current address, and your letter of authority needs it. Change it instead.', 'address_needed'
    );
  end if;
  delete from public.addresses where id = private.as_uuid(p_values ->> 'p_id') and user_id = p_user;
  perform private.need_found(found);
  return 'null';
end
$$;

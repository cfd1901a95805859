-- The other rules of the specification (section 5) on the server, with its messages.

-- Keeps the number as typed, without a label such as 'Mobile:' or 'tel:', with spaces instead of slashes, and +44 in
-- the place of 44. Mobile or landline (Ofcom, National Telephone Numbering Plan); inclusive rules add 02 and 03 numbers.
create function private.phone(p_value text) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_typed text := nullif(regexp_replace(regexp_replace(regexp_replace(
    private.exact_line(p_value), '^[^0-9+()]*[:.] *', ''), ' */ *', ' ', 'g'), '^[ .,;]+|[ .,;]+$', '', 'g'), '');
  v_compact text := regexp_replace(private.without_dashes(v_typed), '[ ().]', '', 'g');
  v_plus text := case when v_compact ~ '^440?[1237][0-9]{8,9}$' then '+' else '' end;
  v_phone text := v_plus || v_typed;
  v_number text := regexp_replace(v_plus || v_compact, '^(\+|00)440?', '0');
  v_allowed text := case
    when private.is_standard() then '^0(7[0-9]{9}|1[0-9]{8,9})$'
    else '^0([237][0-9]{9}|1[0-9]{8,9})$'
  end;
begin
  if v_phone is null then
    perform private.refuse('PT400', 'Please enter a phone number', 'p_phone_number');
  end if;
  if char_length(v_phone) > 30
    or v_number !~ v_allowed
  then
    perform private.refuse('PT400', 'Please enter a valid UK phone number or landline', 'p_phone_number');
  end if;
  return v_phone;
end
$$;

-- Returns upper case without spaces and stray punctuation. The prefixes are those of HMRC's manual NIM39110.
create function private.national_insurance(p_value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_line text := private.exact_line(p_value);
  v_number text := regexp_replace(
    private.without_dashes(v_line), '[ !-/:-@\[-`{-~\u00ab\u00b7\u00bb\u2000-\u206f]', '', 'g'
  );
begin
  if v_line is null then
    perform private.refuse('PT400', 'Please enter a national insurance number', 'p_national_insurance');
  end if;
  -- Check before upper(), which turns some letters of other alphabets into A to Z.
  if v_number ~ '[^A-Za-z0-9]'
    or upper(v_number) !~ '^[ABCEGHJ-PRSTW-Z][ABCEGHJ-NPRSTW-Z][0-9]{6}[A-D]$'
    or upper(v_number) ~ '^(BG|GB|KN|NK|NT|TN|ZZ)'
  then
    perform private.refuse('PT400', 'Please enter a valid national insurance number', 'p_national_insurance');
  end if;
  return upper(v_number);
end
$$;

-- 'sw1a-1aa' becomes 'SW1A 1AA'. The formats are those of Royal Mail's Postcode Address File. Any letter may end the
-- first half, because new districts use letters outside the original set.
create function private.postcode(p_value text, p_field text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_postcode text := regexp_replace(private.without_dashes(private.exact_line(p_value)), '[ .,]', '', 'g');
begin
  if coalesce(v_postcode, '') = '' then
    perform private.refuse('PT400', 'Please enter a postcode', p_field);
  end if;
  if v_postcode ~ '[^A-Za-z0-9]' or upper(v_postcode) !~ (
    '^(GIR0AA|[A-PR-UWYZ]([0-9]{1,2}|[0-9][A-Z]|[A-HK-Y][0-9]{1,2}|[A-HK-Y][0-9][A-Z])[0-9][ABD-HJLNP-UW-Z]{2})$'
  ) then
    perform private.refuse('PT400', 'Please enter a valid postcode', p_field);
  end if;
  return regexp_replace(upper(v_postcode), '(...)$', ' \1');
end
$$;

-- Formats an address. `p_prefix` starts the field name in errors: 'p_' or 'p_address.'.
create function private.address(p_address jsonb, p_prefix text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if p_address is null or jsonb_typeof(p_address) = 'null' then
    return null;
  end if;
  if jsonb_typeof(p_address) <> 'object' then
    perform private.refuse('PT400', 'Please enter the first line of your address', p_prefix || 'line1');
  end if;
  return jsonb_build_object(
    'line1', private.text_field(
      p_address ->> 'line1', p_prefix || 'line1', 100,
      'Address line 1 should not exceed 100 characters', 'Please enter the first line of your address'
    ),
    'line2', private.text_field(
      p_address ->> 'line2', p_prefix || 'line2', 100, 'Address line 2 should not exceed 100 characters'
    ),
    'line3', private.text_field(
      p_address ->> 'line3', p_prefix || 'line3', 100, 'Address line 3 should not exceed 100 characters'
    ),
    'city', private.text_field(
      p_address ->> 'city', p_prefix || 'city', 50,
      'City name should not exceed 50 characters', 'Please enter a city'
    ),
    'postcode', private.postcode(p_address ->> 'postcode', p_prefix || 'postcode')
  );
end
$$;

-- A year of employment or contribution: from the year of the eighteenth birthday to the current year.
create function private.working_year(p_year integer, p_birth date, p_field text) returns integer
language plpgsql stable set search_path = '' as $$
declare
  v_birth integer;
  v_first integer;
  v_last integer;
begin
  if p_year is null then
    return null;
  end if;
  v_birth := extract(year from p_birth);
  v_first := coalesce(v_birth + 18, 1900);
  v_last := extract(year from private.today());
  if p_year < v_birth and p_year between 1000 and 9999 then
    perform private.refuse('PT400', 'Please enter a valid year that is after your birth year.', p_field);
  end if;
  if v_birth is not null and p_year < v_first and p_year between 1000 and 9999 then
    perform private.refuse('PT400', 'Please enter a valid year that is after you can legally contribute.', p_field);
  end if;
  if p_year not between v_first and v_last then
    perform private.refuse('PT400', format('Please enter a valid year between %s and %s', v_first, v_last), p_field);
  end if;
  return p_year;
end
$$;

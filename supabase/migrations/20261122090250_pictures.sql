-- The checks before a picture of a signature or a page is stored.

-- A number of four bytes, the most significant first. `p_at` counts from 0.
create function private.uint32(p_bytes bytea, p_at bigint) returns bigint
language sql immutable strict set search_path = '' as $$
  select get_byte(p_bytes, p_at::integer)::bigint << 24 | get_byte(p_bytes, p_at::integer + 1) << 16
    | get_byte(p_bytes, p_at::integer + 2) << 8 | get_byte(p_bytes, p_at::integer + 3)
$$;

-- Whether the bytes have the structure of one whole PNG with sides of 1 to `p_max_side` pixels and at most 100 million
-- pixels: the signature, a header, data, and chunks that end with the last byte (W3C, PNG third edition, section 5). At
-- most 4,000 chunks: browsers write 8 kB into each. The pixels are not unpacked: `npx @pension-trace/cli verify` does.
create function private.is_png(p_bytes bytea, p_max_side integer) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_size constant bigint := length(p_bytes);
  v_at bigint := 8;
  v_length bigint;
  v_type bytea;
  v_has_data boolean := false;
begin
  if v_size < 57 or substr(p_bytes, 1, 16) <> '\x89504e470d0a1a0a0000000d49484452'
    or private.uint32(p_bytes, 16) not between 1 and p_max_side
    or private.uint32(p_bytes, 20) not between 1 and p_max_side
    or private.uint32(p_bytes, 16) * private.uint32(p_bytes, 20) > 100000000
  then
    return false;
  end if;
  for chunk in 1..4000 loop
    -- Length, type, content, checksum.
    exit when v_at + 12 > v_size;
    v_length := private.uint32(p_bytes, v_at);
    v_type := substr(p_bytes, v_at::integer + 5, 4);
    v_at := v_at + v_length + 12;
    if v_type = 'IDAT' then
      v_has_data := v_has_data or v_length > 0;
    elsif v_type = 'IEND' then
      return v_has_data and v_length = 0 and v_at = v_size;
    end if;
  end loop;
  return false;
end
$$;

-- Whether the bytes have the structure of one JPEG with sides of 1 to `p_max_side` pixels: at most 200 segments with
-- tables and one frame, then a scan with data, and the end of the picture in the last two bytes (ITU-T T.81, annex B).
-- Frames that no browser shows are refused. The data of the scan are not read.
create function private.is_jpeg(p_bytes bytea, p_max_side integer) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_size constant integer := length(p_bytes);
  -- Counts from 0.
  v_at integer := 2;
  v_marker integer;
  v_length integer;
  -- Of the markers 192 (frame), 196 (Huffman tables) and 219 (quantisation tables).
  v_seen integer[] := '{}';
begin
  if v_size < 4 or substr(p_bytes, 1, 2) <> '\xffd8' or substr(p_bytes, v_size - 1, 2) <> '\xffd9' then
    return false;
  end if;
  for segment in 1..200 loop
    exit when v_at + 4 > v_size or get_byte(p_bytes, v_at) <> 255;
    v_marker := get_byte(p_bytes, v_at + 1);
    if v_marker = 255 then
      -- Fill byte: skip it.
      v_at := v_at + 1;
      continue;
    elsif v_marker < 192 or v_marker between 208 and 217 then
      return false;
    end if;
    v_length := get_byte(p_bytes, v_at + 2) << 8 | get_byte(p_bytes, v_at + 3);
    if v_length < 2 or v_at + 2 + v_length > v_size then
      return false;
    end if;
    if v_marker = 218 then
      return v_seen @> array[192, 196, 219]
        and v_length >= 8 and v_length = 6 + 2 * get_byte(p_bytes, v_at + 4)
        and v_at + 2 + v_length < v_size - 2;
    elsif v_marker between 192 and 207 and v_marker <> 196 then
      -- A frame: baseline, extended or progressive. Precision, height, width, and three bytes for each component.
      if v_marker > 194 or 192 = any (v_seen) or v_length < 11
        or (get_byte(p_bytes, v_at + 5) << 8 | get_byte(p_bytes, v_at + 6)) not between 1 and p_max_side
        or (get_byte(p_bytes, v_at + 7) << 8 | get_byte(p_bytes, v_at + 8)) not between 1 and p_max_side
        or get_byte(p_bytes, v_at + 9) not between 1 and 4
        or v_length <> 8 + 3 * get_byte(p_bytes, v_at + 9)
      then
        return false;
      end if;
      v_marker := 192;
    end if;
    if v_marker in (192, 196, 219) and v_marker <> all (v_seen) then
      v_seen := v_seen || v_marker;
    end if;
    v_at := v_at + 2 + v_length;
  end loop;
  return false;
end
$$;

-- The problem with an image in a data URL: 'missing', 'not-an-image', 'too-large', or null. `p_types` is 'png' or
-- 'png|jpeg'. The declared type must be the real one, and the base64 exactly what encoding gives.
create function private.image_problem(p_url text, p_types text, p_max_bytes integer, p_max_side integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_parts text[] := regexp_match(left(p_url, 30), '^data:image/(' || p_types || ');base64,');
  v_text text;
  v_bytes bytea;
begin
  if coalesce(p_url, '') = '' then
    return 'missing';
  end if;
  -- Too long for any image of that size: not decoded.
  if length(p_url) > p_max_bytes / 3 * 4 + 100 then
    return 'too-large';
  end if;
  if v_parts is null then
    return 'not-an-image';
  end if;
  v_text := substr(p_url, position(',' in p_url) + 1);
  v_bytes := decode(v_text, 'base64');
  if length(v_bytes) > p_max_bytes then
    return 'too-large';
  end if;
  if translate(encode(v_bytes, 'base64'), E'\n', '') = v_text
    and (
      v_parts[1] = 'png' and private.is_png(v_bytes, p_max_side)
      or v_parts[1] = 'jpeg' and private.is_jpeg(v_bytes, p_max_side)
    )
  then
    return null;
  end if;
  return 'not-an-image';
exception when invalid_parameter_value then
  return 'not-an-image';
end
$$;

-- The pictures of signatures and pages: what the database looks at before it stores one.

-- A number of four bytes, the most significant first. `p_at` counts from 0.
create function private.uint32(p_bytes bytea, p_at bigint) returns bigint
language sql immutable strict set search_path = '' as $$
  select get_byte(p_bytes, p_at::integer)::bigint << 24 | get_byte(p_bytes, p_at::integer + 1) << 16
    | get_byte(p_bytes, p_at::integer + 2) << 8 | get_byte(p_bytes, p_at::integer + 3)
$$;

-- Whether the bytes are one whole PNG with sides of 1 to `p_max_side` pixels: the signature, a header, data, and chunks
-- that end with the last byte (W3C, PNG third edition, section 5). The pixels are not unpacked.
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
  then
    return false;
  end if;
  -- Length, type, content, checksum.
  while v_at + 12 <= v_size loop
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

-- Whether the bytes are one whole JPEG with sides of 1 to `p_max_side` pixels: segments that end with the last byte, with
-- tables, one frame and at least one scan (ITU-T T.81, annex B). Frames that no browser shows are refused. The pixels are
-- not unpacked.
create function private.is_jpeg(p_bytes bytea, p_max_side integer) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_size constant integer := length(p_bytes);
  -- Counts from 0.
  v_at integer := 2;
  v_next integer;
  v_marker integer;
  v_length integer;
  -- Of the markers 192 (frame), 196 (Huffman tables), 218 (scan) and 219 (quantisation tables). 208 to 215 restart a
  -- scan, 216 starts the picture, 217 ends it.
  v_seen integer[] := '{}';
begin
  if substr(p_bytes, 1, 2) <> '\xffd8' then
    return false;
  end if;
  while v_at + 2 <= v_size and get_byte(p_bytes, v_at) = 255 loop
    v_marker := get_byte(p_bytes, v_at + 1);
    if v_marker = 217 then
      return 218 = any (v_seen) and v_at + 2 = v_size;
    elsif v_marker = 255 then
      -- Fills up.
      v_at := v_at + 1;
      continue;
    elsif v_marker < 192 or v_marker between 208 and 216 or v_at + 4 > v_size then
      return false;
    end if;
    v_length := get_byte(p_bytes, v_at + 2) << 8 | get_byte(p_bytes, v_at + 3);
    v_next := v_at + 2 + v_length;
    if v_length < 2 or v_next > v_size then
      return false;
    end if;
    if v_marker between 192 and 207 and v_marker <> 196 then
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
    elsif v_marker = 218 then
      -- A scan, after its tables and the frame. Its data end at a marker that neither escapes nor restarts.
      if not v_seen @> array[192, 196, 219]
        or v_length < 8 or v_length <> 6 + 2 * get_byte(p_bytes, v_at + 4)
      then
        return false;
      end if;
      v_at := v_next;
      loop
        -- A thousand bytes at a time: a copy of the rest for each marker would take minutes.
        v_length := position('\xff'::bytea in substr(p_bytes, v_at + 1, 1000));
        if v_length = 0 then
          v_at := v_at + 1000;
        else
          v_at := v_at + v_length - 1;
          exit when v_at + 2 > v_size
            or get_byte(p_bytes, v_at + 1) not in (0, 208, 209, 210, 211, 212, 213, 214, 215);
          v_at := v_at + 2;
        end if;
        exit when v_at >= v_size;
      end loop;
      if v_at = v_next then
        return false;
      end if;
      v_next := v_at;
    end if;
    if v_marker in (192, 196, 218, 219) and v_marker <> all (v_seen) then
      v_seen := v_seen || v_marker;
    end if;
    v_at := v_next;
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

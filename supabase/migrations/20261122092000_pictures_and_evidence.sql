-- What comes with a signature: its picture, the picture of the letter, and how it was signed.

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

-- The problem with an image in a data URL: 'missing', 'not-an-image', 'too-large', or null. The declared type must be
-- the real one.
create function private.image_problem(p_url text, p_max_bytes integer, p_max_side integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_parts text[] := regexp_match(left(p_url, 30), '^data:image/(png|jpeg);base64,');
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
  v_bytes := decode(substr(p_url, position(',' in p_url) + 1), 'base64');
  if length(v_bytes) > p_max_bytes then
    return 'too-large';
  end if;
  if v_parts[1] = 'png' and private.is_png(v_bytes, p_max_side)
    or v_parts[1] = 'jpeg' and substr(v_bytes, 1, 3) = '\xffd8ff'
  then
    return null;
  end if;
  return 'not-an-image';
exception when invalid_parameter_value then
  return 'not-an-image';
end
$$;

-- How it was signed: the header `x-evidence` (JSON with `method`, `screenshot` and `wording`), and under `seen` what
-- the server itself saw. Null when the header is missing, malformed, or longer than any real one.
create function private.evidence() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_header text := private.request_header('x-evidence');
  v_sent jsonb;
  v_claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if length(v_header) > 8000 then
    return null;
  end if;
  v_sent := v_header::jsonb;
  if jsonb_typeof(v_sent) is distinct from 'object'
    or coalesce(v_sent ->> 'method', '') not in ('drawn', 'typed')
    or jsonb_typeof(v_sent -> 'screenshot') is distinct from 'string'
  then
    return null;
  end if;
  return v_sent || jsonb_build_object('seen', jsonb_build_object(
    'at', now(),
    'address', private.request_address(),
    'aal', v_claims ->> 'aal',
    'session_id', v_claims ->> 'session_id'
  ));
exception when invalid_text_representation or untranslatable_character then
  return null;
end
$$;

-- Called at each signing with the end of the chain. A firm replaces it to note the end outside of the database, with
-- pg_net for example; see supabase/README.md. An error here refuses the signing.
create function private.anchor(p_number bigint, p_hash text) returns void
language sql set search_path = '' as $$
  select pg_notify('authorisation_sealed', p_number || ':' || p_hash)
$$;

create function private.anchor_authorisation() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.anchor(new.number, new.hash);
  return null;
end
$$;
create trigger anchor_authorisation after insert on public.authorisations
for each row execute function private.anchor_authorisation();

-- The customer's own copy of what they signed.

-- What there is: number, moment and seal, newest first. Nothing personal, so that a page may keep it.
create function public.portal_signed_authorisations() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  perform private.need_tag(v_user, 12, 13, 15);
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('number', a.number, 'kind', a.kind, 'signed_at', a.signed_at, 'hash', a.hash)
        order by a.number desc
      ),
      '[]'
    )
    from public.authorisations a
    where a.user_id = v_user and a.erased_at is null
  );
end
$$;

-- One of them whole. A provider acts on a letter only with a National Insurance number on it, so that this is the one
-- procedure that returns it: to nobody but its owner, one record at a time, for the letter that is made of it at once.
-- Records of the first rule do not say who signed: theirs is the signer as the firm knows them now.
create function public.portal_signed_authorisation(p_number bigint default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
  v_record jsonb;
begin
  perform private.need_tag(v_user, 12, 13, 15);
  select jsonb_build_object(
    'number', a.number,
    'kind', a.kind,
    'signed_at', a.signed_at,
    'method', a.evidence ->> 'method',
    'agreements', a.agreements,
    'signer', coalesce(a.signer - 'salt', private.signer_of(v_user)),
    'is_signer_sealed', a.signer is not null,
    'signature', a.signature,
    'hash', a.hash
  )
  into v_record
  from public.authorisations a
  where a.number = p_number and a.user_id = v_user and a.erased_at is null;
  if v_record is null then
    perform private.refuse_missing();
  end if;
  return v_record;
end
$$;

revoke all on function public.portal_signed_authorisations, public.portal_signed_authorisation
from public, anon, authenticated, service_role;
grant execute on function public.portal_signed_authorisations, public.portal_signed_authorisation to authenticated;

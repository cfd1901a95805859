-- The firm's name in the letter has no default: until the firm has set it, no one can read or sign the letter.

alter table public.settings
  alter column company_name drop default,
  alter column company_name drop not null;
update public.settings set company_name = null
where company_name = 'the company that runs this service' or company_name !~ '\S';
alter table public.settings add constraint settings_company_name_check check (company_name ~ '\S');

-- The code is the sign for developers: no other refusal has it.
create function private.need_company_name() returns void
language plpgsql stable set search_path = '' as $$
begin
  if (select company_name from public.settings) is null then
    perform private.refuse(
      'PT424', 'You cannot sign this letter yet, because our name is missing from it. Please contact us.', 'company_name'
    );
  end if;
end
$$;

create or replace function public.portal_agreements() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  perform private.need_company_name();
  return private.wording_of(v_user);
end
$$;

-- Also for a client that never reads the letter.
create function private.refuse_unnamed_letter() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.need_company_name();
  return new;
end
$$;
create trigger refuse_unnamed_letter before insert on public.authorisations
for each row execute function private.refuse_unnamed_letter();

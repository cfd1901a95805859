-- The firm's name in the letter has no default: until the firm has set it, no one can read or sign the letter.

alter table public.settings
  alter column company_name drop default,
  alter column company_name drop not null;
update public.settings set company_name = null
where company_name = 'the company that runs this service' or company_name !~ '\S';
alter table public.settings add constraint settings_company_name_check check (company_name ~ '\S');

-- Reading the letter and signing it both ask for its wording.
alter function private.wording_of(uuid) rename to wording_with_name;

-- Developers recognise this refusal by its code: no other has it.
create function private.wording_of(p_user uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if (select company_name from public.settings) is null then
    perform private.refuse(
      'PT424', 'You cannot sign this letter yet, because our name is missing from it. Please contact us.', 'company_name'
    );
  end if;
  return private.wording_with_name(p_user);
end
$$;

-- The years of a pension are required (specification section 5): the start always, the end unless somebody still pays
-- in. A firm whose form asks for neither, the optional variant, says so here.

alter table public.settings add column asks_pension_years boolean not null default true;

create or replace function private.pension_values(
  p_user uuid, p_provider text, p_policy text, p_start_year integer, p_end_year integer, p_paying boolean,
  p_address jsonb
) returns public.pensions
language plpgsql stable set search_path = '' as $$
declare
  v_birth date := (select birth_date from public.profiles where id = p_user);
  v_asks_years boolean := (select asks_pension_years from public.settings);
  v_pension public.pensions;
begin
  v_pension.provider := private.text_field(
    p_provider, 'p_provider', 100, 'Provider should not exceed 100 characters', 'Please enter a provider'
  );
  v_pension.policy := private.text_field(
    p_policy, 'p_policy', 100, 'Policy number should not exceed 100 characters'
  );
  v_pension.paying := coalesce(p_paying, false);
  if v_asks_years and p_start_year is null then
    perform private.refuse('PT400', 'Please enter a start year', 'p_start_year');
  end if;
  v_pension.start_year := private.working_year(p_start_year, v_birth, 'p_start_year');
  if not v_pension.paying then
    if v_asks_years and p_end_year is null then
      perform private.refuse('PT400', 'Please enter a end year', 'p_end_year');
    end if;
    v_pension.end_year := private.working_year(p_end_year, v_birth, 'p_end_year');
  end if;
  if v_pension.end_year <= v_pension.start_year then
    perform private.refuse('PT400', 'End year must be greater than start year.', 'p_end_year');
  end if;
  v_pension.address := private.address(p_address, 'p_address.');
  v_pension.type_id := case when v_pension.paying then 1 else 2 end;
  return v_pension;
end
$$;

revoke all on all functions in schema private from public;

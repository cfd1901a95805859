-- A document is listed once somebody has looked into it. SQL cannot read a stored file: the server function `document`
-- does, as the service role, and then gives the file its row.

drop function public.portal_document_add(text, text);

-- Gives a stored file its row, under a name that is not taken. The file is named by its id and not by its path: what
-- takes its place after it was looked into is another file.
create function public.backoffice_add_document(p_file uuid default null, p_name text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_path text;
  v_user uuid;
  v_answer jsonb;
  v_name text;
  v_free text;
  v_number integer := 1;
  v_document public.documents;
begin
  select o.name, p.id into v_path, v_user
  from storage.objects o
  join public.profiles p on p.id = private.as_uuid((storage.foldername(o.name))[1])
  where o.bucket_id = 'documents' and o.id = p_file;
  if not found then
    perform private.refuse_missing();
  end if;

  v_answer := private.earlier_answer(v_user, 'backoffice_add_document');
  if v_answer is not null then
    return v_answer;
  end if;
  -- Two files that arrive together wait for each other here, so that they do not take the same name.
  perform private.hold_tag(v_user, 12, 13);
  v_name := private.text_field(
    p_name, 'p_name', 255, 'The name of a file should not exceed 255 characters', 'Please choose a file'
  );
  if lower(v_name) !~ '.\.(pdf|docx?|jpe?g|png|gif)$' then
    perform private.refuse('PT415', 'Please choose a PDF, Word, JPG, PNG or GIF file', 'p_name');
  end if;
  v_free := v_name;
  while exists (select from public.documents where user_id = v_user and lower(name) = lower(v_free)) loop
    v_number := v_number + 1;
    v_free := regexp_replace(v_name, '(\.\w+)$', format(' (%s)\1', v_number));
  end loop;

  insert into public.documents (user_id, name, url) values (v_user, v_free, v_path)
  on conflict (url) do nothing
  returning * into v_document;
  if v_document.id is null then
    perform private.refuse('PT409', 'This document has been added already.', 'duplicate');
  end if;
  return private.answer(
    v_user,
    'backoffice_add_document',
    jsonb_build_object('id', v_document.id, 'name', v_document.name, 'url', v_document.url)
  );
end
$$;

revoke all on function public.backoffice_add_document from public, anon, authenticated, service_role;
grant execute on function public.backoffice_add_document to service_role;

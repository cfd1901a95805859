-- Customers' documents: files in a private bucket, with a row each. A file's folder is its owner's id.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'documents', 'documents', false, 10485760,
  array[
    'application/pdf', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'image/jpeg', 'image/png', 'image/gif'
  ]
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- The file name that the owner sees.
  name text not null,
  -- A path in the bucket `documents`, which needs a signed URL, or an https address. A customer opens it: no other scheme.
  url text not null unique check (
    url ~ '^https://[^\s\\]+$' or url ~ '^[0-9a-f-]{36}/[^:\\]+$' and url !~ '(^|/)\.{0,2}(/|$)'
  ),
  created_date timestamptz not null default now(),
  -- Customers can remove what they added themselves.
  added_by text not null default 'firm' check (added_by in ('customer', 'firm'))
);
create index documents_user_id on public.documents (user_id, created_date);

-- Stored files that nothing needs any more. SQL cannot delete a file: the server function `document` does it in the same
-- call as a removal or an erasure, and the back office through the storage service. The row goes with its file.
create table public.files_to_remove (
  url text primary key,
  requested_at timestamptz not null default now()
);

-- The log of documents that customers removed.
create table public.removed_documents (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null,
  created_date timestamptz not null,
  removed_at timestamptz not null default now()
);
create index removed_documents_user_id on public.removed_documents (user_id, removed_at);
alter table public.removed_documents enable row level security;
grant select on table public.removed_documents to service_role;

-- A file that is listed later is not removed.
create function private.keep_listed_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.files_to_remove where url = new.url;
  return null;
end
$$;
-- A document in the bucket has its file, in the customer's own folder. An https address cannot be checked.
create function private.need_file(p_user uuid, p_url text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_url ~ '^https:' or starts_with(p_url, p_user || '/') and exists (
    select from storage.objects where bucket_id = 'documents' and name = p_url
  ) then
    return;
  end if;
  perform private.refuse('PT404', 'There is no such file in the folder of this customer.', 'url');
end
$$;

create function private.check_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.need_file(new.user_id, new.url);
  return null;
end
$$;
create trigger check_file after insert or update of url, user_id on public.documents
for each row execute function private.check_file();
create trigger keep_listed_file after insert or update of url on public.documents
for each row execute function private.keep_listed_file();

alter table public.documents enable row level security;
alter table public.files_to_remove enable row level security;
create policy own_documents on public.documents for select to authenticated using ((select auth.uid()) = user_id);

grant select, insert, update, delete on table public.documents, public.files_to_remove to service_role;

-- How many files a customer has. LIKE with a value that is known at planning uses the storage service's own index.
create function private.file_count(p_folder text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  v_pattern text := p_folder || '/%';
begin
  return (select count(*) from storage.objects where bucket_id = 'documents' and name like v_pattern);
end
$$;

-- For the bucket's policy: whether the caller is in the portal and has fewer than 200 files.
create function public.portal_may_upload() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles where id = (select auth.uid()) and tags && '{12,13}')
    and private.file_count((select auth.uid())::text) < 200
$$;

-- For the bucket's policy: the listed files of the caller. Until its inspection an upload stays in quarantine: its owner
-- can neither read it nor get a link to it. None while the second step is due: a path may contain a name.
create function public.portal_readable_files() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(url), '{}') from public.documents
  where user_id = (select auth.uid()) and starts_with(url, (select auth.uid()) || '/')
    and not (select public.portal_is_second_step_due())
$$;

-- Each function runs once for a query, and the names are found by index: one check a file took a second with 300,000.
create policy "Customers see their own documents" on storage.objects for select to authenticated
using (bucket_id = 'documents' and name = any ((select public.portal_readable_files())::text[]));
-- FOLDER/KEY.EXTENSION with no other folder, and no name that leads elsewhere.
create policy "Customers add documents in their own folder" on storage.objects for insert to authenticated
with check (
  bucket_id = 'documents'
  and (storage.foldername(name))[1] = (select auth.uid())::text
  and name ~* '^[0-9a-f-]{36}/[a-z0-9_-]{1,100}\.(pdf|docx?|jpe?g|png|gif)$'
  and (select public.portal_may_upload())
);
create policy "Customers pass the second step first" on storage.objects as restrictive for all to authenticated
using (bucket_id <> 'documents' or not (select public.portal_is_second_step_due()))
with check (bucket_id <> 'documents' or not (select public.portal_is_second_step_due()));

create function private.forget_removed_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.files_to_remove where url = old.name;
  return null;
end
$$;
create trigger forget_removed_file after delete on storage.objects
for each row when (old.bucket_id = 'documents') execute function private.forget_removed_file();

-- A signed upload link leaves no row behind, and its upload passes no policy. So every stored file is counted here, and
-- files for an erased customer and paths that lead elsewhere are refused.
create function private.limit_files() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_folder text := (storage.foldername(new.name))[1];
  v_is_erased boolean;
begin
  if new.name ~ '(^|/)\.{0,2}(/|$)' then
    perform private.refuse('PT400', 'This is not the path of a file.', 'name');
  end if;
  -- Locks the profile, so that files that arrive together are counted one after another.
  select anonymised_at is not null into v_is_erased
  from public.profiles where id = private.as_uuid(v_folder) for no key update;
  if v_is_erased then
    perform private.refuse_missing();
  end if;
  if private.file_count(v_folder) > 200 then
    perform private.refuse('PT409', 'You have 200 files already. Please contact us to add another.', 'too_many');
  end if;
  return null;
end
$$;
create trigger limit_files after insert on storage.objects
for each row when (new.bucket_id = 'documents') execute function private.limit_files();

-- Cleans the name of a file, as `plainFileName` of src/domain/fileName.ts does, without the folders before it.
create function private.file_name(p_name text) returns text
language sql immutable set search_path = '' as $$
  select nullif(regexp_replace(
    private.plain_line(private.without_zero_width(p_name)), '^(.*[/\\\uff0f\uff3c] *|[A-Za-z]:)', ''
  ), '')
$$;

-- Lists a file of the bucket under its name, with a number when the customer has a document of that name.
create function private.add_document(p_user uuid, p_name text, p_path text, p_added_by text) returns public.documents
language plpgsql set search_path = '' as $$
declare
  v_name text := private.text_field(
    private.file_name(p_name), 'p_name', 255, 'The name of a file should not exceed 255 characters', 'Please choose a file'
  );
  v_free text := v_name;
  v_number integer := 1;
  v_document public.documents;
begin
  if lower(v_name) !~ '.\.(pdf|docx?|jpe?g|png|gif)$' then
    perform private.refuse('PT415', 'Please choose a PDF, Word, JPG, PNG or GIF file', 'p_name');
  end if;
  while exists (select from public.documents where user_id = p_user and lower(name) = lower(v_free)) loop
    v_number := v_number + 1;
    v_free := regexp_replace(v_name, '(\.\w+)$', format(' (%s)\1', v_number));
  end loop;
  insert into public.documents (user_id, name, url, added_by) values (p_user, v_free, p_path, p_added_by)
  on conflict (url) do nothing
  returning * into v_document;
  if v_document.id is null then
    perform private.refuse('PT409', 'This document has been added already.', 'duplicate');
  end if;
  return v_document;
end
$$;

-- Lists a customer's upload, under a name that is still free. SQL cannot read a stored file: the server function `document`
-- inspects it first and then calls this as the service role. It passes the file's id and not its path: another file
-- could have replaced it at that path after the inspection.
create function public.backoffice_list_upload(p_file uuid default null, p_name text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_path text;
  v_user uuid;
  v_answer jsonb;
  v_document public.documents;
begin
  select o.name, p.id into v_path, v_user
  from storage.objects o
  join public.profiles p on p.id = private.as_uuid((storage.foldername(o.name))[1])
  where o.bucket_id = 'documents' and o.id = p_file;
  perform private.need_found(found);

  v_answer := private.earlier_answer(v_user, 'backoffice_list_upload', jsonb_build_array(p_file, p_name));
  if v_answer is not null then
    return v_answer;
  end if;
  -- Two files that arrive together queue here, so that they get different names.
  perform private.hold_tag(v_user, 12, 13);
  v_document := private.add_document(v_user, p_name, v_path, 'customer');
  return private.answer(
    v_user,
    'backoffice_list_upload',
    jsonb_build_object('id', v_document.id, 'name', v_document.name, 'url', v_document.url)
  );
end
$$;

-- Newest first.
create function public.portal_user_documents() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  perform private.need_tag(v_user, 12, 13);
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', d.id, 'name', d.name, 'url', d.url, 'created_date', d.created_date, 'added_by', d.added_by
        )
        order by d.created_date desc, d.id
      ),
      '[]'
    )
    from public.documents d
    where d.user_id = v_user
  );
end
$$;

-- The newest 500 documents that the customer removed, newest first.
create function public.portal_removed_documents() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user uuid := private.customer();
begin
  perform private.need_tag(v_user, 12, 13);
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('id', r.id, 'name', r.name, 'removed_at', r.removed_at) order by r.removed_at desc, r.id
      ),
      '[]'
    )
    from (
      select * from public.removed_documents where user_id = v_user order by removed_at desc, id limit 500
    ) as r
  );
end
$$;

-- Removes a document that the customer added themselves: the row at once, the file through `files_to_remove`. Its open links
-- end with the file.
create function public.portal_document_remove(p_id text default null) returns jsonb
language sql security definer set search_path = '' as $$
  select private.once('portal_document_remove', jsonb_build_object('p_id', p_id))
$$;

create function private.portal_document_remove(p_user uuid, p_values jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_document public.documents;
begin
  perform private.hold_tag(p_user, 12, 13);
  delete from public.documents
  where id = private.as_uuid(p_values ->> 'p_id') and user_id = p_user
  returning * into v_document;
  perform private.need_found(v_document.id is not null);
  if v_document.added_by <> 'customer' then
    perform private.refuse('PT409', 'We added this document for you, so it cannot be removed here. Please contact us if it is not yours.', 'not_own');
  end if;
  insert into public.files_to_remove (url) values (v_document.url) on conflict do nothing;
  insert into public.removed_documents (id, user_id, name, created_date)
  values (v_document.id, p_user, v_document.name, v_document.created_date);
  return 'null';
end
$$;

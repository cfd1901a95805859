-- Optional: deletes data that the backend no longer needs, every night, and the data of customers whose erasure is due
-- (settings.erasure_delay_days), every hour. Run it in the SQL editor after switching on the extension pg_cron under
-- Database > Extensions. Running it again is safe.

-- Returns what was deleted, for the job's log: numbers, no personal data.
create or replace function private.apply_retention() returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_answers integer;
  v_counts integer;
  v_files integer;
  v_drafts integer;
  v_messages integer;
begin
  delete from public.answered_requests where created_at < now() - interval '48 hours';
  get diagnostics v_answers = row_count;

  delete from private.request_counts where window_end < now();
  get diagnostics v_counts = row_count;

  delete from public.drafts where updated_at < now() - interval '90 days';
  get diagnostics v_drafts = row_count;

  perform private.forget_recipients();
  delete from public.messages where ended_at < now() - interval '1 year';
  get diagnostics v_messages = row_count;

  -- With the lock, a file that is listed in this moment is either seen here or taken off the list by its trigger.
  lock table public.files_to_remove in share row exclusive mode;
  -- Uploads that were never listed. SQL cannot delete a stored file: the back-office removes what is on this list.
  insert into public.files_to_remove (url)
  select o.name from storage.objects o
  where o.bucket_id = 'documents' and o.created_at < now() - interval '1 day'
    and not exists (select from public.documents d where d.url = o.name)
  on conflict do nothing;
  get diagnostics v_files = row_count;

  return jsonb_build_object(
    'answered_requests', v_answers, 'request_counts', v_counts, 'files_to_remove', v_files, 'drafts', v_drafts,
    'messages', v_messages
  );
end
$$;

-- 03:15 UTC. A job of the same name is replaced.
select cron.schedule('pension-trace-retention', '15 3 * * *', 'select private.apply_retention()');

-- Five past every hour. The job's owner appears in public.erasures as `erased_by`.
select cron.schedule('pension-trace-erasures', '5 * * * *', 'select private.erase_due_customers()');

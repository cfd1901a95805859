-- Optional: calls the server function `notify` every minute, which sends the messages that are due. A call that is lost, or
-- two at once, are safe: see public.backoffice_claim_messages.
--
-- 1. Switch on the extensions pg_net and pg_cron under Database > Extensions.
-- 2. Set the function's secrets and deploy it, see docs/going-live.md.
-- 3. Put its URL and its secret into the Vault:
--      select vault.create_secret('https://YOUR-PROJECT-REF.supabase.co/functions/v1/notify', 'notify_url');
--      select vault.create_secret('THE-NOTIFY_SECRET-OF-THE-FUNCTION', 'notify_secret');
-- 4. Run this file in the SQL editor. Running it again is safe.

-- Calls the function only if a message is due. Without the secrets it fails, which the job's log shows.
create or replace function private.send_messages() returns void
language plpgsql set search_path = '' as $$
declare
  v_url text := (select decrypted_secret from vault.decrypted_secrets where name = 'notify_url');
  v_secret text := (select decrypted_secret from vault.decrypted_secrets where name = 'notify_secret');
begin
  if v_url is null or v_secret is null then
    raise exception 'The Vault needs the secrets notify_url and notify_secret, see supabase/optional/messages.sql.';
  end if;
  if exists (
    select from public.messages
    where state = 'waiting' and due_at <= now() and (kind = 'security' or not private.is_quiet(now()))
  ) then
    perform net.http_post(
      url := v_url,
      headers := jsonb_build_object('Authorization', 'Bearer ' || v_secret, 'Content-Type', 'application/json'),
      body := '{}'::jsonb,
      timeout_milliseconds := 60000
    );
  end if;
end
$$;

-- Every minute. A job of the same name is replaced.
select cron.schedule('pension-trace-messages', '* * * * *', 'select private.send_messages()');

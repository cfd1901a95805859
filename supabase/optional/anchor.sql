-- Optional: sends the end of the chain of signed records to the server function `anchor` at each signing, and the newest
-- one again every hour, because a request of pg_net is lost when the function is down. Sending it again is safe.
--
-- 1. Switch on the extensions pg_net and pg_cron under Database > Extensions.
-- 2. Set the function's secrets and deploy it, see docs/going-live.md.
-- 3. Put its URL and its secret into the Vault:
--      select vault.create_secret('https://YOUR-PROJECT-REF.supabase.co/functions/v1/anchor', 'anchor_url');
--      select vault.create_secret('THE-ANCHOR_SECRET-OF-THE-FUNCTION', 'anchor_secret');
-- 4. Run this file in the SQL editor. Running it again is safe.

-- Sends number and hash, and nothing of the customer. Without its secrets it refuses the signing.
create or replace function private.anchor(p_number bigint, p_hash text) returns void
language plpgsql set search_path = '' as $$
declare
  v_url text := (select decrypted_secret from vault.decrypted_secrets where name = 'anchor_url');
  v_secret text := (select decrypted_secret from vault.decrypted_secrets where name = 'anchor_secret');
begin
  if v_url is null or v_secret is null then
    raise exception 'The Vault needs the secrets anchor_url and anchor_secret, see supabase/optional/anchor.sql.';
  end if;
  perform net.http_post(
    url := v_url,
    headers := jsonb_build_object('Authorization', 'Bearer ' || v_secret, 'Content-Type', 'application/json'),
    body := jsonb_build_object('number', p_number, 'hash', p_hash),
    timeout_milliseconds := 30000
  );
end
$$;

-- Ten past every hour. A job of the same name is replaced.
select cron.schedule(
  'pension-trace-anchor', '10 * * * *',
  'select private.anchor(number, hash) from private.authorisation_head where number > 0'
);

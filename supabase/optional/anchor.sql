-- Optional: sends the end of the chain of signed records to the server function `anchor` at each signing. Every hour it
-- sends again each end that was not stored, or that has no time stamp though newer ones have: a request of pg_net is lost
-- when the function or the time-stamping service is down. Sending an end again is safe.
--
-- 1. Switch on the extensions pg_net and pg_cron under Database > Extensions.
-- 2. Set the function's secrets and deploy it, see docs/going-live.md.
-- 3. Put its URL and its secret into the Vault:
--      select vault.create_secret('https://YOUR-PROJECT-REF.supabase.co/functions/v1/anchor', 'anchor_url');
--      select vault.create_secret('THE-ANCHOR_SECRET-OF-THE-FUNCTION', 'anchor_secret');
-- 4. Run this file in the SQL editor. Running it again is safe.

-- The ends that were sent, and what the function answered.
create table if not exists private.anchored_ends (
  number bigint not null,
  hash text not null,
  -- The newest request of pg_net, which keeps answers for six hours.
  request_id bigint not null,
  is_stored boolean not null default false,
  is_stamped boolean not null default false,
  primary key (number, hash)
);
alter table private.anchored_ends enable row level security;

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
  insert into private.anchored_ends as sent (number, hash, request_id)
  values (p_number, p_hash, net.http_post(
    url := v_url,
    headers := jsonb_build_object('Authorization', 'Bearer ' || v_secret, 'Content-Type', 'application/json'),
    body := jsonb_build_object('number', p_number, 'hash', p_hash),
    timeout_milliseconds := 30000
  ))
  on conflict (number, hash) do update set request_id = excluded.request_id;
end
$$;

-- Reads the answers, then sends the oldest 1,000 ends without one again. Returns how many, for the job's log. The current
-- end of the chain is sent even when it was signed before this file was run.
create or replace function private.anchor_again(p_number bigint, p_hash text) returns integer
language plpgsql set search_path = '' as $$
declare
  v_end record;
  v_sent integer := 0;
begin
  update private.anchored_ends sent
  set is_stored = true, is_stamped = sent.is_stamped or answer.content like '%"isTimeStamped":true%'
  from net._http_response answer
  where answer.id = sent.request_id and answer.status_code = 200 and not (sent.is_stored and sent.is_stamped);

  for v_end in
    select number, hash from private.anchored_ends
    where not is_stored
      -- A function that got its time-stamping service later stamps the earlier ends as well.
      or not is_stamped
        and (select is_stamped from private.anchored_ends where is_stored order by number desc limit 1)
    union
    select p_number, p_hash
    where p_number > 0 and not exists (select from private.anchored_ends where number = p_number and hash = p_hash)
    order by number
    limit 1000
  loop
    perform private.anchor(v_end.number, v_end.hash);
    v_sent := v_sent + 1;
  end loop;
  return v_sent;
end
$$;

-- Ten past every hour. A job of the same name is replaced.
select cron.schedule(
  'pension-trace-anchor', '10 * * * *',
  'select private.anchor_again(number, hash) from private.authorisation_head'
);

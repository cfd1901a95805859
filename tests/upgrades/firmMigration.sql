-- A migration of a firm's own, for the upgrade test only: it sorts after those of a later version, which the database gets
-- after it.

alter table public.traces add column case_worker text not null default 'Sam';

update public.trace_statuses set description = 'The trustees or the provider hold a pension for you.' where name = 'Pension Found';

create table public.calls (
  id bigint primary key generated always as identity,
  user_id uuid not null references public.profiles (id) on delete cascade,
  said text not null
);
create index calls_user_id on public.calls (user_id);
alter table public.calls enable row level security;
grant select, insert on table public.calls to service_role;
insert into public.calls (user_id, said) select id, 'Rang about a letter' from public.profiles;

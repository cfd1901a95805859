-- Erasing a customer takes their invites away, which are found by e-mail.

create index invites_email on public.invites (lower(email));

-- The portal says how long an answer takes wherever a trace is with a provider, so that the status need not repeat it.
-- A firm that has words of its own keeps them.
update public.trace_statuses set description = 'We have written to the provider.'
where name = 'Provider Contacted'
  and description = 'We have written to the provider. An answer usually takes two to six weeks.';

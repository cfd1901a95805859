-- A status that is renamed is followed by the traces and searches that have it: without reading all of them.

create index traces_status on public.traces (status);
create index searches_status on public.searches (status);

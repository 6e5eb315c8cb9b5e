-- An event is also found by its client. A generated column cannot be changed, only made anew.
alter table events drop column search_text;
alter table events add column search_text text
  generated always as (normalise_search(title_en || ' ' || title_ar || ' ' || city || ' ' || client_name)) stored;
create index events_search on events using gin (search_text gin_trgm_ops);

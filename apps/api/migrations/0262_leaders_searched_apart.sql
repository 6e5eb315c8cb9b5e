-- One index of all names finds whoever is spelled nearly so; of twenty who are found, one is a leader. Comparing the others letter by
-- letter took longer than all other searches of the palette together.
create index leaders_search on persons using gin (search_text gin_trgm_ops) where leader_status is not null;

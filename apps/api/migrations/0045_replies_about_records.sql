-- A kept reply says what it is about, so that it can be erased with it. Replies of before live for a day.
alter table idempotency_keys add column record_ids uuid[] not null default '{}';

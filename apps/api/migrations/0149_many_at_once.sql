-- Rows that a statement has changed are joined by a plan that is kept for the session and knows nothing of their number:
-- made for one row, it would compare ten thousand with each other.
alter function post_changed_transfers() set enable_nestloop = off;
alter function post_recoveries() set enable_nestloop = off;

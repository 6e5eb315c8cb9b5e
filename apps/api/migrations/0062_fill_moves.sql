-- How well somebody fitted where they were, beside how well they fit where the plan puts them. Null: not a move.
alter table fill_rows add column from_tenths integer;

-- Deletion requests have a list. It opens with what is most urgent: the open ones, the longest waiting first; then what was
-- handled, the latest first. As one number, in thousandths of a second, as the order of events is.
alter table deletion_requests
  add column due_order bigint not null generated always as (
    case when status = 'open'
      then (extract(epoch from created_at - timestamptz '2000-01-01 00:00:00+00') * 1000)::bigint
      else 2000000000000000 - (extract(epoch from handled_at - timestamptz '2000-01-01 00:00:00+00') * 1000)::bigint
    end
  ) stored,
  add column search_text text not null generated always as (normalise_search(email || ' ' || message)) stored;
create index deletion_requests_due on deletion_requests (due_order, id);
create index deletion_requests_by_status_due on deletion_requests (status, due_order, id);
create index deletion_requests_newest on deletion_requests (created_at, id);
create index deletion_requests_by_email on deletion_requests (email, id);
create index deletion_requests_search on deletion_requests using gin (search_text gin_trgm_ops);

create trigger listed_insert after insert on deletion_requests
  referencing new table as added for each statement execute function count_list_days('deletion_requests');
create trigger listed_update after update on deletion_requests
  referencing new table as added old table as removed for each statement execute function count_list_days('deletion_requests');
create trigger listed_delete after delete on deletion_requests
  referencing old table as removed for each statement execute function count_list_days('deletion_requests');
create trigger listed_truncate after truncate on deletion_requests
  for each statement execute function forget_list_days('deletion_requests');

insert into list_days (list, status, day, n)
select 'deletion_requests', status, (created_at at time zone 'UTC')::date, count(*) from deletion_requests group by 2, 3;

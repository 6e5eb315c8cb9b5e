-- The list opens with what comes next: what is not over, the soonest first and without a date last; then what is over, the
-- latest first. As one number, in thousandths of a second, because the place of a row in an order is one value of each sort.
alter table events add column next_order bigint not null generated always as (
  case when status in ('completed', 'canceled')
    then 2000000000000000 - coalesce((extract(epoch from starts_at - timestamptz '2000-01-01 00:00:00+00') * 1000)::bigint, -1000000000000000)
    else coalesce((extract(epoch from starts_at - timestamptz '2000-01-01 00:00:00+00') * 1000)::bigint, 1000000000000000)
  end
) stored;
create index events_next on events (next_order, id);
create index events_by_status_next on events (status, next_order, id);

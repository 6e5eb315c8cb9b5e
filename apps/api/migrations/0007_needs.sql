-- Money by status and currency of the transfers that count. Kept like the counts: triggers only add rows.
create table transfer_sums (
  status text not null,
  currency char(3) not null,
  net_minor bigint not null
);
create index transfer_sums_sum on transfer_sums (status, currency) include (net_minor);

create function sum_transfers() returns trigger
language plpgsql
as $$
declare
  moved text := case tg_op
    when 'INSERT' then 'select status, currency, net_minor as net from added where voided_at is null'
    when 'DELETE' then 'select status, currency, -net_minor as net from removed where voided_at is null'
    else 'select status, currency, net_minor as net from added where voided_at is null
          union all select status, currency, -net_minor from removed where voided_at is null'
  end;
begin
  execute format(
    'insert into transfer_sums (status, currency, net_minor)
     select status, currency, sum(net) from (%s) m group by status, currency having sum(net) <> 0',
    moved
  );
  return null;
end
$$;
create trigger summed_insert after insert on transfers
  referencing new table as added for each statement execute function sum_transfers();
create trigger summed_update after update on transfers
  referencing new table as added old table as removed for each statement execute function sum_transfers();
create trigger summed_delete after delete on transfers
  referencing old table as removed for each statement execute function sum_transfers();

create function forget_transfer_sums() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold_counts'));
  delete from transfer_sums;
  return null;
end
$$;
create trigger summed_truncate after truncate on transfers
  for each statement execute function forget_transfer_sums();

create or replace function fold_counts(spare integer default 200) returns void
language plpgsql
as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_counts')) then
    return;
  end if;
  if (select count(*) > spare from (select 1 from status_counts limit spare + 1) many) then
    with taken as (delete from status_counts returning entity, status, n)
    insert into status_counts (entity, status, n)
    select entity, status, sum(n) from taken group by entity, status having sum(n) <> 0;
  end if;
  if (select count(*) > (select 2 * count(distinct day) + spare from daily_counts) from daily_counts) then
    with taken as (delete from daily_counts returning metric, day, n)
    insert into daily_counts (metric, day, n)
    select metric, day, sum(n) from taken group by metric, day having sum(n) <> 0;
  end if;
  if (select count(*) > spare from (select 1 from transfer_sums limit spare + 1) many) then
    with taken as (delete from transfer_sums returning status, currency, net_minor)
    insert into transfer_sums (status, currency, net_minor)
    select status, currency, sum(net_minor) from taken group by status, currency having sum(net_minor) <> 0;
  end if;
end
$$;

-- "Needs you today" reads only the rows that wait.
create index transfers_approved_age on transfers (approved_at) include (currency, net_minor)
  where status = 'approved' and voided_at is null;
create index transfers_without_account on transfers (created_at)
  where status = 'pending_approval' and voided_at is null and bank_account_id is null;
create index applications_pending_of_event on applications (event_id, created_at) where status = 'pending';

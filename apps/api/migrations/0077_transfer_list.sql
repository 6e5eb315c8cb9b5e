-- How many transfers each sum is made of.
alter table transfer_sums add column n bigint not null default 0;
drop index transfer_sums_sum;
create index transfer_sums_sum on transfer_sums (status, currency) include (net_minor, n);

create or replace function sum_transfers() returns trigger
language plpgsql
as $$
declare
  moved text := case tg_op
    when 'INSERT' then 'select status, currency, net_minor as net, 1 as sign from added where voided_at is null'
    when 'DELETE' then 'select status, currency, -net_minor as net, -1 as sign from removed where voided_at is null'
    else 'select status, currency, net_minor as net, 1 as sign from added where voided_at is null
          union all select status, currency, -net_minor, -1 from removed where voided_at is null'
  end;
begin
  execute format(
    'insert into transfer_sums (status, currency, net_minor, n)
     select status, currency, sum(net), sum(sign) from (%s) m group by status, currency having sum(net) <> 0 or sum(sign) <> 0',
    moved
  );
  return null;
end
$$;
delete from transfer_sums;
insert into transfer_sums (status, currency, net_minor, n)
select status, currency, sum(net_minor), count(*) from transfers where voided_at is null group by status, currency;

-- What was made and what was transferred on each day, for the sums of a month and a year. Kept like the counts.
create table transfer_days (
  metric text not null check (metric in ('made', 'transferred')),
  day date not null,
  currency char(3) not null,
  net_minor bigint not null,
  n bigint not null
);
create index transfer_days_sum on transfer_days (metric, day, currency) include (net_minor, n);

create function sum_transfer_days() returns trigger
language plpgsql
as $$
declare
  days text := $q$(values ('made', (created_at at time zone 'UTC')::date), ('transferred', transferred_on)) d (metric, day)$q$;
  moved text := case tg_op
    when 'INSERT' then format('select d.*, currency, net_minor as net, 1 as sign from added cross join lateral %s where voided_at is null', days)
    when 'DELETE' then format('select d.*, currency, -net_minor as net, -1 as sign from removed cross join lateral %s where voided_at is null', days)
    else format('select d.*, currency, net_minor as net, 1 as sign from added cross join lateral %1$s where voided_at is null
                 union all select d.*, currency, -net_minor, -1 from removed cross join lateral %1$s where voided_at is null', days)
  end;
begin
  execute format(
    'insert into transfer_days (metric, day, currency, net_minor, n)
     select metric, day, currency, sum(net), sum(sign) from (%s) m where day is not null
     group by metric, day, currency having sum(net) <> 0 or sum(sign) <> 0',
    moved
  );
  return null;
end
$$;
create trigger day_summed_insert after insert on transfers
  referencing new table as added for each statement execute function sum_transfer_days();
create trigger day_summed_update after update on transfers
  referencing new table as added old table as removed for each statement execute function sum_transfer_days();
create trigger day_summed_delete after delete on transfers
  referencing old table as removed for each statement execute function sum_transfer_days();

insert into transfer_days (metric, day, currency, net_minor, n)
select d.metric, d.day, currency, sum(net_minor), count(*)
from transfers cross join lateral (values ('made', (created_at at time zone 'UTC')::date), ('transferred', transferred_on)) d (metric, day)
where voided_at is null and d.day is not null
group by 1, 2, 3;

create or replace function forget_transfer_sums() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold_counts'));
  delete from transfer_sums;
  delete from transfer_days;
  return null;
end
$$;

create or replace function fold_counts(spare integer default 200) returns void
language plpgsql
as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_counts')) then
    return;
  end if;
  if (select count(*) > count(distinct (entity, status)) + spare from status_counts) then
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
    with taken as (delete from transfer_sums returning status, currency, net_minor, n)
    insert into transfer_sums (status, currency, net_minor, n)
    select status, currency, sum(net_minor), sum(n) from taken group by status, currency having sum(net_minor) <> 0 or sum(n) <> 0;
  end if;
  if (select count(*) > count(distinct (metric, day, currency)) + spare from transfer_days) then
    with taken as (delete from transfer_days returning metric, day, currency, net_minor, n)
    insert into transfer_days (metric, day, currency, net_minor, n)
    select metric, day, currency, sum(net_minor), sum(n) from taken group by metric, day, currency having sum(net_minor) <> 0 or sum(n) <> 0;
  end if;
  if (select count(*) > count(distinct (day, account, currency)) + spare from ledger_days) then
    with taken as (delete from ledger_days returning day, account, currency, debit_minor, credit_minor)
    insert into ledger_days (day, account, currency, debit_minor, credit_minor)
    select day, account, currency, sum(debit_minor), sum(credit_minor) from taken group by day, account, currency;
  end if;
end
$$;

-- What the list is narrowed and ordered by; the desk of finance looks at one currency.
create index transfers_by_currency on transfers (currency, status, created_at desc, id desc) where voided_at is null;
create index transfers_by_age on transfers ((case when status = 'approved' then approved_at else created_at end), id)
  where voided_at is null;
create index transfers_not_ready on transfers (currency, created_at desc, id desc)
  where status = 'pending_approval' and voided_at is null
    and (held_at is not null or (net_minor = 0 and recovered_minor = 0) or (bank_account_id is null and net_minor > 0));
create index transfers_paid_on on transfers (transferred_on, id) where status = 'transferred';
create index transfers_made_by on transfers (created_by, created_at desc, id desc) where voided_at is null and created_by is not null;
create index transfers_voided on transfers (created_at, currency) where voided_at is not null;
create index bank_accounts_by_bank on bank_accounts (bank_name);

-- What somebody confirmed when many were approved at once: exactly these, as they were then.
create table bulk_approvals (
  id uuid not null,
  transfer_id uuid not null references transfers,
  version integer not null,
  created_at timestamptz not null default now(),
  primary key (id, transfer_id)
);

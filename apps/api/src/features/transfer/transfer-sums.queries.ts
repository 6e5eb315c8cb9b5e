import type { TransferSums } from '@proline/contract/transfer/transfer';
import { noticeDays } from '../../platform/writing/notice-days.ts';
import type pg from 'pg';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

const UTC_DAY = `(t.created_at at time zone 'UTC')::date`;

/**
 * Sums are kept as they change; what is left comes from small partial indexes. The year begins in the organization's zone
 * and the days are kept in UTC, so the few hours between the two are counted one by one.
 */
export async function readSums(pool: pg.Pool): Promise<TransferSums | undefined> {
  const { rows } = await pool.query<TransferSums>({
    name: 'transfer-sums',
    text: `
      with today as (
        select date_trunc('month', day)::date as month, date_trunc('year', day)::date as year,
          date_trunc('year', day) at time zone zone as year_begins
        from (select (now() at time zone zone)::date::timestamp as day, zone from (select ${ORGANISATION_ZONE} as zone) z) d
      ), edge as (
        select *, case when year_begins = (whole at time zone 'UTC') then whole::date else whole::date + 1 end as from_day
        from (select *, date_trunc('day', year_begins at time zone 'UTC') as whole from today) t
      ), by_status as (
        select status, currency, sum(net_minor)::bigint as net_minor, sum(n)::bigint as count
        from transfer_sums group by status, currency
      ), of_month as (
        select currency, sum(net_minor)::bigint as net_minor, sum(n)::bigint as count from transfer_days, edge
        where metric = 'transferred' and day >= edge.month and day < edge.month + interval '1 month' group by currency
      ), of_year as (
        select currency, sum(net_minor)::bigint as net_minor, sum(n)::bigint as count from (
          select currency, net_minor, n from transfer_days, edge where metric = 'made' and day >= edge.from_day
          union all
          select t.currency, t.net_minor, 1 from transfers t, edge
          where t.voided_at is null and t.created_at >= edge.year_begins and ${UTC_DAY} < edge.from_day
            and t.created_at < (edge.from_day::timestamp at time zone 'UTC')
        ) made group by currency
      ), voided as (
        select t.currency, count(*) as count from transfers t, edge
        where t.voided_at is not null and t.created_at >= edge.year_begins group by t.currency
      ), rule as (
        select ${noticeDays('transfers_days')} as days
      ), overdue as (
        select currency, count(*) as count from transfers, rule
        where status = 'approved' and voided_at is null and approved_at < now() - rule.days * interval '24 hours' group by currency
      ), not_ready as (
        select currency, count(*) as count from transfers
        where status = 'pending_approval' and voided_at is null and (held_at is not null
          or (net_minor = 0 and recovered_minor = 0) or (bank_account_id is null and net_minor > 0))
        group by currency
      ), currencies as (
        select currency from by_status group by currency having sum(count) > 0
      )
      select edge.month::text as month, edge.year::text as year, (select days from rule) as overdue_days, (
        select coalesce(json_agg(json_build_object(
          'currency', c.currency,
          'pending', json_build_object('count', coalesce(p.count, 0), 'net_minor', coalesce(p.net_minor, 0),
            'not_ready', coalesce(r.count, 0), 'oldest_at', (
              select ${momentSql('t.created_at')} from transfers t
              where t.currency = c.currency and t.status = 'pending_approval' and t.voided_at is null
              order by t.created_at limit 1)),
          'approved', json_build_object('count', coalesce(a.count, 0), 'net_minor', coalesce(a.net_minor, 0),
            'overdue', coalesce(o.count, 0)),
          'transferred', json_build_object('count', coalesce(m.count, 0), 'net_minor', coalesce(m.net_minor, 0),
            'last_batch', (
              select json_build_object('id', b.id, 'code', b.code, 'on', b.execute_on) from payment_batches b
              where b.currency = c.currency and b.exported_at is not null order by b.exported_at desc limit 1)),
          'year', json_build_object('count', coalesce(y.count, 0), 'net_minor', coalesce(y.net_minor, 0),
            'voided', coalesce(v.count, 0))
        ) order by coalesce(y.count, 0) desc, c.currency), '[]')
        from currencies c
        left join by_status p on p.currency = c.currency and p.status = 'pending_approval'
        left join by_status a on a.currency = c.currency and a.status = 'approved'
        left join of_month m on m.currency = c.currency
        left join of_year y on y.currency = c.currency
        left join voided v on v.currency = c.currency
        left join overdue o on o.currency = c.currency
        left join not_ready r on r.currency = c.currency
      ) as currencies
      from edge`,
  });
  return rows[0];
}

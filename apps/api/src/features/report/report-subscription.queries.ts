import type { Language } from '@proline/domain/account/preference';
import type { PermissionSet } from '@proline/domain/account/permission';
import type { ReportFilter, ReportFormat, ReportName } from '@proline/domain/report/report';
import { DEFAULT_NOTICES } from '@proline/domain/house/notices';
import { CompiledQuery, sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { keptNumber } from '../../platform/writing/kept-number.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';
import type { ReportReader } from './report.queries.ts';

export type Narrowed = Readonly<Partial<Record<'by' | ReportFilter, string>>>;
type HowSent = {
  readonly report: ReportName;
  readonly format: ReportFormat;
  readonly language: Language;
  readonly days: number;
};

/** They leave when the daily mails do. */
const HOUR = sql.raw(keptNumber('notifications', 'daily_hour', DEFAULT_NOTICES.daily_hour));
const LAST_MONDAY = sql`(date_trunc('week', (now() at time zone ${sql.raw(ORGANISATION_ZONE)})
  - make_interval(hours => ${HOUR})))::date`;

/** What somebody is sent, and the Monday on which they are sent it next. */
export async function findSubscriptions(db: Kysely<Database>, admin_id: string) {
  const { rows } = await sql<HowSent & { next: string }>`
    select report, format, language, days, (${LAST_MONDAY} + 7)::text as next
    from report_subscriptions where admin_id = ${admin_id} order by report`.execute(db);
  return rows;
}

export const saveSubscription = (
  tx: Transaction<Database>,
  admin_id: string,
  { report, format, language, days }: HowSent,
  narrowed: Narrowed,
) =>
  sql`insert into report_subscriptions (admin_id, report, format, language, days, narrowed)
    values (${admin_id}, ${report}, ${format}, ${language}, ${days}, ${JSON.stringify(narrowed)})
    on conflict (admin_id, report) do update
    set format = excluded.format, language = excluded.language, days = excluded.days, narrowed = excluded.narrowed`.execute(
    tx,
  );

export const deleteSubscription = (tx: Transaction<Database>, admin_id: string, report: ReportName) =>
  sql`delete from report_subscriptions where admin_id = ${admin_id} and report = ${report}`.execute(tx);

/**
 * Takes everything that the last Monday has not brought yet; whoever asked after it waits for the next. After a longer time
 * of standing still there is one file and not one for each week.
 */
export async function takeDue(tx: Transaction<Database>) {
  const { rows } = await sql<{ id: string; report: ReportName; monday: string }>`
    with monday as materialized (select ${LAST_MONDAY} as day)
    update report_subscriptions s set sent_for = m.day from monday m
    where (s.sent_for is null or s.sent_for < m.day)
      and s.created_at < (m.day + make_interval(hours => ${HOUR})) at time zone ${sql.raw(ORGANISATION_ZONE)}
    returning s.id, s.report, s.sent_for::text as monday`.execute(tx);
  return rows;
}

/** To whom it goes; undefined: they no longer want it, or their account is closed. */
export async function findReceiver(tx: Transaction<Database>, id: string) {
  const { rows } = await sql<
    HowSent & {
      admin_id: string;
      email: string;
      name: string;
      permission_set: PermissionSet;
      narrowed: Narrowed;
      monday: string;
    }
  >`
    select s.report, s.format, s.language, s.days, s.narrowed, s.sent_for::text as monday, a.id as admin_id, a.email, a.name,
      a.permission_set
    from report_subscriptions s join admins a on a.id = s.admin_id and a.disabled_at is null
    where s.id = ${id}`.execute(tx);
  return rows[0];
}

/** Reports ask the pool; within a transaction they ask it. */
export const readerIn = (tx: Transaction<Database>): ReportReader => ({
  query: (text, values = []) => tx.executeQuery(CompiledQuery.raw(text, [...values])),
});

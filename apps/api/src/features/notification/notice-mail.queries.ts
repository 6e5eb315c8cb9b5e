import { notification, type Notification } from '@proline/contract/notification/notification';
import type { Language, Numerals } from '@proline/domain/account/preference';
import type { PermissionSet } from '@proline/domain/account/permission';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

type Tx = Transaction<Database>;

export type Mailed = {
  readonly admin_id: string;
  readonly name: string;
  readonly email: string;
  readonly permission_set: PermissionSet;
  readonly language: Language;
  readonly numerals: Numerals;
  readonly time_zone: string;
  readonly told: Notification;
};

const ZONE = sql.raw(ORGANISATION_ZONE);
const LOCAL = sql`(now() at time zone ${ZONE})`;

/** One turn at a time, so that what one person is told stands in one mail. */
export const awaitMailTurn = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('notifications.mail', 0))`.execute(tx);

/** Without a mail server nothing waits: what happens now is old news once there is one. */
export async function dropMails(tx: Tx): Promise<number> {
  return Number((await sql`delete from notification_mails`.execute(tx)).numAffectedRows ?? 0n);
}

/**
 * Takes what is due: at once, and of the daily ones those from before the last time at which the daily mail leaves. Taken
 * means gone; the mail is added in the same transaction. Left out is what was read in the bell, of closed accounts, and of
 * kinds that a newer version may have added.
 */
export async function takeDueMails(tx: Tx, daily_hour: number): Promise<Mailed[]> {
  const { rows } = await sql<Omit<Mailed, 'told'> & { told: unknown }>`
    with edge as (
      select (date_trunc('day', ${LOCAL} - make_interval(hours => ${daily_hour}::integer))
        + make_interval(hours => ${daily_hour}::integer)) at time zone ${ZONE} as daily
    ), taken as (
      delete from notification_mails m using edge
      where m.way = 'at_once' or (m.way = 'daily' and m.created_at < edge.daily)
      returning m.*
    )
    select a.id as admin_id, a.name, a.email, a.permission_set, coalesce(a.language, 'en') as language,
      coalesce(a.numerals, 'latn') as numerals, ${ZONE} as time_zone,
      jsonb_build_object('id', t.id, 'kind', t.kind, 'params', t.params, 'link', t.link, 'read_at', null,
        'created_at', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as told
    from taken t join admins a on a.id = t.admin_id left join notifications n on n.id = t.notification_id
    where a.disabled_at is null and n.read_at is null
    order by a.id, t.created_at, t.id`.execute(tx);
  return rows.flatMap(({ told, ...row }) => {
    const read = notification.safeParse(told);
    return read.success ? [{ ...row, told: read.data }] : [];
  });
}

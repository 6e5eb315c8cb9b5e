import { notification, type Notification } from '@proline/contract/notification/notification';
import type { NotificationKind } from '@proline/contract/notices';
import type { NoticeMail } from '@proline/domain/message/notice-mail';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Wanted = {
  readonly admin_id: string;
  readonly unread: boolean;
  readonly before: string | undefined;
  readonly limit: number;
};

/** Ids grow with time, so they give the order. Notifications of an unknown kind are left out: a newer version may have added them. */
export async function findNotifications(db: Kysely<Database>, wanted: Wanted): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'kind', 'params', 'link', 'created_at', 'read_at'])
    .where('admin_id', '=', wanted.admin_id)
    .$if(wanted.unread, (query) => query.where('read_at', 'is', null))
    .$if(wanted.before !== undefined, (query) => query.where('id', '<', wanted.before ?? ''))
    .orderBy('id', 'desc')
    .limit(wanted.limit)
    .execute();
  return rows.flatMap((row) => {
    const read = notification.safeParse({
      ...row,
      created_at: row.created_at.toISOString(),
      read_at: row.read_at?.toISOString() ?? null,
    });
    return read.success ? [read.data] : [];
  });
}

export async function countUnread(db: Kysely<Database>, admin_id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from notifications where admin_id = ${admin_id} and read_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Marks these, or all, and returns how many changed. */
export async function markRead(
  tx: Transaction<Database>,
  admin_id: string,
  { ids, read }: { readonly ids: 'all' | readonly string[]; readonly read: boolean },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ read_at: read ? sql<Date>`now()` : null })
    .where('admin_id', '=', admin_id)
    .where('read_at', read ? 'is' : 'is not', null)
    .$if(ids !== 'all', (query) => query.where('id', 'in', [...ids]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type Choice = { readonly kind: string; readonly wanted: boolean; readonly mail: NoticeMail | null };

/** Of kinds that the admin has decided about. */
export async function findChoices(db: Kysely<Database>, admin_id: string): Promise<ReadonlyMap<string, Choice>> {
  const rows = await db
    .selectFrom('notification_choices')
    .select(['kind', 'wanted', 'mail'])
    .where('admin_id', '=', admin_id)
    .execute();
  return new Map(rows.map((row) => [row.kind, row]));
}

type Chosen = { readonly wanted: boolean } | { readonly mail: NoticeMail };

/** What is not chosen here stays as it was. */
export const saveChoice = (tx: Transaction<Database>, admin_id: string, kind: NotificationKind, chosen: Chosen) =>
  tx
    .insertInto('notification_choices')
    .values({ admin_id, kind, ...chosen })
    .onConflict((conflict) => conflict.columns(['admin_id', 'kind']).doUpdateSet(chosen))
    .execute();

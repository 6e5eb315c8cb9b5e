import { noticeOf, type NotificationKind, type NotificationParams } from '@proline/contract/notices';
import { mayDo, PERMISSION_SETS, type Permission } from '@proline/domain/account/permission';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../postgres/schema.gen.ts';

type Recipients =
  /** everybody who may do this */
  { readonly permission: Permission } | { readonly admin_ids: readonly string[] };

export type NewNotification<K extends NotificationKind> = {
  readonly kind: K;
  readonly params: NotificationParams<K>;
  /** path inside the web app; null: there is nothing to open */
  readonly link: string | null;
  readonly to: Recipients;
  /** the admin who did it needs no notification */
  readonly except?: string;
};

const chosen = (to: Recipients) =>
  'permission' in to
    ? sql<boolean>`a.permission_set = any(${PERMISSION_SETS.filter((set) => mayDo(set, to.permission))})`
    : sql<boolean>`a.id = any(${[...to.admin_ids]}::uuid[])`;

/** Notifies active admins who have not turned this kind off, in the transaction of what happened. */
export async function notify<K extends NotificationKind>(
  tx: Transaction<Database>,
  { kind, params, link, to, except }: NewNotification<K>,
): Promise<void> {
  const notice = noticeOf(kind);
  const stored = JSON.stringify(notice.params.parse(params));
  const declined = notice.optional
    ? sql<boolean>`exists (select from notification_choices c where c.admin_id = a.id and c.kind = ${kind} and not c.wanted)`
    : sql<boolean>`false`;
  await sql`
    insert into notifications (admin_id, kind, params, link)
    select a.id, ${kind}, ${stored}::jsonb, ${link} from admins a
    where a.disabled_at is null and ${chosen(to)} and not ${declined} and a.id is distinct from ${except ?? null}::uuid
  `.execute(tx);
}

import { noticeOf, type NotificationKind, type NotificationParams } from '@proline/contract/notices';
import { mayDo, PERMISSION_SETS, type Permission } from '@proline/domain/account/permission';
import { usualNoticeMail } from '@proline/domain/message/notice-mail';
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

/**
 * Notifies active admins in the transaction of what happened: in the bell unless they have turned this kind off, and by mail
 * as they have chosen. A job sends what waits to be mailed.
 */
export async function notify<K extends NotificationKind>(
  tx: Transaction<Database>,
  { kind, params, link, to, except }: NewNotification<K>,
): Promise<void> {
  const { optional, params: schema } = noticeOf(kind);
  const stored = JSON.stringify(schema.parse(params));
  await sql`
    with people as (
      select a.id, new_id() as notification_id, not ${optional} or coalesce(c.wanted, true) as in_bell, coalesce(c.mail, ${usualNoticeMail(optional)}) as mail
      from admins a left join notification_choices c on c.admin_id = a.id and c.kind = ${kind}
      where a.disabled_at is null and ${chosen(to)} and a.id is distinct from ${except ?? null}::uuid
    ), told as (
      insert into notifications (id, admin_id, kind, params, link)
      select notification_id, id, ${kind}, ${stored}::jsonb, ${link} from people where in_bell
    )
    insert into notification_mails (admin_id, notification_id, kind, params, link, way)
    select id, case when in_bell then notification_id end, ${kind}, ${stored}::jsonb, ${link}, mail
    from people where mail <> 'none'
  `.execute(tx);
}

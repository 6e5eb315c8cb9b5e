import {
  NOTIFICATIONS_PER_PAGE,
  type changeNotificationChoice,
  type countNotifications,
  type getNotificationChoices,
  type listNotifications,
  type NotificationChoice,
  type readNotifications,
} from '@proline/contract/notification/notification';
import { mayBeNotified, NOTICES } from '@proline/contract/notices';
import type { Kysely } from 'kysely';
import type { Handler, SignedInAdmin } from '../../platform/http/handler.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { countUnread, findDeclined, findNotifications, markRead, saveChoice } from './notification.queries.ts';

export const showNotifications: Handler<typeof listNotifications> = async ({ query }, { db, admin }) => {
  const [found, unread] = await Promise.all([
    findNotifications(db, {
      admin_id: admin.id,
      unread: query.unread === 'yes',
      before: query.before,
      limit: NOTIFICATIONS_PER_PAGE + 1,
    }),
    countUnread(db, admin.id),
  ]);
  return {
    data: found.slice(0, NOTIFICATIONS_PER_PAGE),
    meta: { unread, has_more: found.length > NOTIFICATIONS_PER_PAGE },
  };
};

export const showCount: Handler<typeof countNotifications> = async (_input, { db, admin }) => ({
  data: { unread: await countUnread(db, admin.id) },
});

export const read: Handler<typeof readNotifications> = ({ body }, { admin, write }) =>
  write(async (tx, audit) => {
    const changed = await markRead(tx, admin.id, body);
    await audit({ action: 'read', entity: 'notification', record_id: admin.id, after: { changed } });
    return { data: { unread: await countUnread(tx, admin.id) } };
  });

const choicesOf = async (db: Kysely<Database>, admin: SignedInAdmin): Promise<NotificationChoice[]> => {
  const declined = await findDeclined(db, admin.id);
  return NOTICES.filter((notice) => mayBeNotified(notice, admin.permission_set)).map(({ kind, optional }) => ({
    kind,
    optional,
    wanted: !optional || !declined.has(kind),
  }));
};

export const showChoices: Handler<typeof getNotificationChoices> = async (_input, { db, admin }) => ({
  data: await choicesOf(db, admin),
});

export const choose: Handler<typeof changeNotificationChoice> = ({ body }, { admin, write }) =>
  write(async (tx, audit) => {
    await saveChoice(tx, admin.id, body.kind, body.wanted);
    await audit({
      action: 'choose',
      entity: 'notification',
      record_id: admin.id,
      after: { [body.kind]: body.wanted },
    });
    return { data: await choicesOf(tx, admin) };
  });

import {
  NOTIFICATIONS_PER_PAGE,
  type changeNotificationChoice,
  type changeNotificationMail,
  type countNotifications,
  type getNotificationChoices,
  type listNotifications,
  type NotificationChoices,
  type readNotifications,
} from '@proline/contract/notification/notification';
import { mayBeNotified, NOTICES } from '@proline/contract/notices';
import { usualNoticeMail } from '@proline/domain/message/notice-mail';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Handler, SignedInAdmin } from '../../platform/http/handler.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readNotices } from '../settings/settings.service.ts';
import { countUnread, findChoices, findNotifications, markRead, saveChoice } from './notification.queries.ts';

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

const choicesOf = async (
  db: Kysely<Database>,
  admin: SignedInAdmin,
  config: Pick<Config, 'mail'>,
): Promise<NotificationChoices> => {
  const [chosen, { daily_hour }] = await Promise.all([findChoices(db, admin.id), readNotices(db)]);
  return {
    data: NOTICES.filter((notice) => mayBeNotified(notice, admin.permission_set)).map(({ kind, optional }) => ({
      kind,
      optional,
      wanted: !optional || (chosen.get(kind)?.wanted ?? true),
      mail: chosen.get(kind)?.mail ?? usualNoticeMail(optional),
    })),
    meta: { mailed: config.mail !== null, daily_hour },
  };
};

export const showChoices: Handler<typeof getNotificationChoices> = (_input, { db, admin, config }) =>
  choicesOf(db, admin, config);

export const choose: Handler<typeof changeNotificationChoice> = ({ body }, { admin, config, write }) =>
  write(async (tx, audit) => {
    await saveChoice(tx, admin.id, body.kind, { wanted: body.wanted });
    await audit({
      action: 'choose',
      entity: 'notification',
      record_id: admin.id,
      after: { [body.kind]: body.wanted },
    });
    return choicesOf(tx, admin, config);
  });

export const chooseMail: Handler<typeof changeNotificationMail> = (
  { body: { kind, mail } },
  { admin, config, write },
) =>
  write(async (tx, audit) => {
    await saveChoice(tx, admin.id, kind, { mail });
    await audit({ action: 'choose', entity: 'notification', record_id: admin.id, after: { notification: kind, mail } });
    return choicesOf(tx, admin, config);
  });

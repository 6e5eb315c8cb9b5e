import {
  INBOX_PER_PAGE,
  type getMessagesWanted,
  type listInbox,
  type readInbox,
  type readMessage,
  type setMessagesWanted,
} from '@proline/contract/staff-inbox/staff-inbox';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { messageText } from '../message/message-text.service.ts';
import { switchWantedOf, wantsMessages } from '../message/message.service.ts';
import { countInbox, findInbox, markAllRead, markRead } from './staff-inbox.queries.ts';

export const showInbox: Handler<typeof listInbox> = async ({ query: { page = 1 } }, { db, person }) => {
  const { total, unread } = await countInbox(db, person.id);
  const rows = await findInbox(db, person.id, { limit: INBOX_PER_PAGE, offset: (page - 1) * INBOX_PER_PAGE });
  return {
    data: rows.map((row) => {
      const { id, kind, created_at, read_at } = row;
      return { id, kind, created_at, read_at, text_en: messageText(row, 'en'), text_ar: messageText(row, 'ar') };
    }),
    meta: {
      current_page: page,
      per_page: INBOX_PER_PAGE,
      total,
      last_page: Math.max(1, Math.ceil(total / INBOX_PER_PAGE)),
      unread,
    },
  };
};

/** That somebody has read something is nothing for the audit log. */
export const markOne: Handler<typeof readMessage> = ({ params }, { person, write }) =>
  write(async (tx, audit) => {
    if (!(await markRead(tx, person.id, params.id))) throw new Refusal('not_found');
    await audit();
    return { data: { unread: (await countInbox(tx, person.id)).unread } };
  });

export const markAll: Handler<typeof readInbox> = (_input, { person, write }) =>
  write(async (tx, audit) => {
    await markAllRead(tx, person.id);
    await audit();
    return { data: { unread: (await countInbox(tx, person.id)).unread } };
  });

export const showWanted: Handler<typeof getMessagesWanted> = async (_input, { db, person }) => ({
  data: { wanted: await wantsMessages(db, person.id) },
});

export const saveWanted: Handler<typeof setMessagesWanted> = ({ body: { wanted } }, { person, write }) =>
  write(async (...written) => {
    await switchWantedOf(written, person.id, wanted);
    return { data: { wanted } };
  });

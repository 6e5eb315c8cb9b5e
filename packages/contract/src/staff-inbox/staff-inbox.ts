import { z } from 'zod';
import { MESSAGE_KINDS } from '@proline/domain/message/message-kind';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';

export const INBOX_PER_PAGE = 20;

const message = z.object({
  id: z.uuid(),
  kind: z.enum(MESSAGE_KINDS),
  text_en: z.string(),
  text_ar: z.string(),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
});
export type InboxMessage = z.output<typeof message>;

export const listInbox = endpoint({
  name: 'listInbox',
  summary: 'What one was told, the newest first',
  method: 'GET',
  path: '/staff/inbox',
  access: 'staff',
  query: z.strictObject({
    page: z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .transform(Number)
      .optional()
      .meta({ examples: ['1'] }),
  }),
  response: z.object({
    data: z.array(message),
    meta: z.object({ current_page: z.int(), per_page: z.int(), total: z.int(), last_page: z.int(), unread: z.int() }),
  }),
});

const unread = z.object({ data: z.object({ unread: z.int() }) });

export const readMessage = endpoint({
  name: 'readMessage',
  summary: 'Mark one message as read',
  method: 'POST',
  path: '/staff/inbox/:id/read',
  access: 'staff',
  params: z.strictObject({ id: z.uuid() }),
  response: unread,
});

export const readInbox = endpoint({
  name: 'readInbox',
  summary: 'Mark all messages as read',
  method: 'POST',
  path: '/staff/inbox/read-all',
  access: 'staff',
  response: unread,
});

const wanted = z.boolean();
const wantedReply = z.object({ data: z.object({ wanted }) });

export const getMessagesWanted = endpoint({
  name: 'getMessagesWanted',
  summary: 'Whether one wants to be told anything',
  method: 'GET',
  path: '/staff/messages-wanted',
  access: 'staff',
  response: wantedReply,
});

/** Whoever wants none gets none, neither here nor by mail, until they say otherwise. */
export const setMessagesWanted = endpoint({
  name: 'setMessagesWanted',
  summary: 'Want messages, or none any more',
  method: 'PUT',
  path: '/staff/messages-wanted',
  access: 'staff',
  body: z.strictObject({ wanted }),
  response: wantedReply,
});

export const staffInboxSlice: Slice = [listInbox, readMessage, readInbox, getMessagesWanted, setMessagesWanted];

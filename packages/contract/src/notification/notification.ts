import { z } from 'zod';
import { NOTICE_MAILS } from '@proline/domain/message/notice-mail';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { NOTICES, NOTIFICATION_KINDS, OPTIONAL_NOTIFICATIONS } from '../notices.ts';

const count = z.int().nonnegative();

const [first, ...others] = NOTICES;
export const notification = z.discriminatedUnion('kind', [
  first.notification,
  ...others.map((each) => each.notification),
]);
export type Notification = z.output<typeof notification>;

export const NOTIFICATIONS_PER_PAGE = 20;

export const listNotifications = endpoint({
  name: 'listNotifications',
  summary: 'What the caller was told, newest first',
  method: 'GET',
  path: '/admin/notifications',
  access: 'signed_in',
  query: z.strictObject({
    unread: z.literal('yes').optional(),
    /** the last one that was already read: the answer goes on after it */
    before: z.uuid().optional(),
  }),
  response: z.object({
    data: z.array(notification),
    meta: z.object({ unread: count, has_more: z.boolean() }),
  }),
});

export const countNotifications = endpoint({
  name: 'countNotifications',
  summary: 'How many notifications the caller has not read',
  method: 'GET',
  path: '/admin/notifications/count',
  access: 'signed_in',
  response: z.object({ data: z.object({ unread: count }) }),
});

export const readNotifications = endpoint({
  name: 'readNotifications',
  summary: 'Mark some or all of the own notifications as read, or as unread again',
  method: 'POST',
  path: '/admin/notifications/read',
  access: 'signed_in',
  body: z.strictObject({
    ids: z.union([z.literal('all'), z.array(z.uuid()).min(1).max(100)]),
    read: z.boolean().default(true),
  }),
  response: z.object({ data: z.object({ unread: count }) }),
});

const choice = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  wanted: z.boolean(),
  /** false: it cannot be turned off, because it concerns one's own account */
  optional: z.boolean(),
  mail: z.enum(NOTICE_MAILS),
});
const choices = z.object({
  data: z.array(choice),
  meta: z.object({
    /** false: no mail server is set up, so that no choice about mail has an effect yet */
    mailed: z.boolean(),
    /** the hour of the day, where the organization is, at which daily mails leave */
    daily_hour: z.int(),
  }),
});
export type NotificationChoices = z.output<typeof choices>;
export type NotificationChoice = z.output<typeof choice>;

export const getNotificationChoices = endpoint({
  name: 'getNotificationChoices',
  summary: 'What the caller wants to be told of',
  method: 'GET',
  path: '/admin/notifications/choices',
  access: 'signed_in',
  response: choices,
});

export const changeNotificationChoice = endpoint({
  name: 'changeNotificationChoice',
  summary: 'Choose whether to be told of one kind of thing',
  method: 'PUT',
  path: '/admin/notifications/choices',
  access: 'signed_in',
  body: z.strictObject({ kind: z.enum(OPTIONAL_NOTIFICATIONS), wanted: z.boolean() }),
  response: choices,
});

export const changeNotificationMail = endpoint({
  name: 'changeNotificationMail',
  summary: 'Choose when to be told of one kind of thing by mail',
  method: 'PUT',
  path: '/admin/notifications/choices/mail',
  access: 'signed_in',
  body: z.strictObject({ kind: z.enum(NOTIFICATION_KINDS), mail: z.enum(NOTICE_MAILS) }),
  response: choices,
});

export const notificationSlice: Slice = [
  listNotifications,
  countNotifications,
  readNotifications,
  getNotificationChoices,
  changeNotificationChoice,
  changeNotificationMail,
];

import { z } from 'zod';
import {
  NOTIFICATION_KINDS,
  OPTIONAL_NOTIFICATIONS,
  type NotificationKind,
} from '@proline/domain/notification/notification-kind';
import { PERMISSION_SETS } from '@proline/domain/account/permission';
import { endpoint } from '../frame/endpoint.ts';
import { JOB_KINDS } from '../facts.ts';
import type { Slice } from '../frame/slice.ts';

const count = z.int().nonnegative();

/** The data of each kind; the web app writes the sentence in the reader's language. */
export const NOTIFICATION_PARAMS = {
  job_finished: z.object({ job_id: z.uuid(), job_kind: z.enum(JOB_KINDS), total: count, done: count, failed: count }),
  admin_joined: z.object({ admin_id: z.uuid(), name: z.string() }),
  /** without the e-mail address: data that is deleted later must not stay here */
  deletion_request: z.object({ request_id: z.uuid() }),
  new_sign_in: z.object({ address: z.string(), user_agent: z.string().nullable() }),
  permission_changed: z.object({ permission_set: z.enum(PERMISSION_SETS), by: z.string() }),
  two_factor_changed: z.object({ on: z.boolean() }),
} as const satisfies Readonly<Record<NotificationKind, z.ZodType>>;

export type NotificationParams<K extends NotificationKind> = z.output<(typeof NOTIFICATION_PARAMS)[K]>;

const frame = {
  id: z.uuid(),
  link: z.string().nullable(),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
};
const of = <K extends NotificationKind>(kind: K) =>
  z.object({ kind: z.literal(kind), params: NOTIFICATION_PARAMS[kind], ...frame });

export const notification = z.discriminatedUnion('kind', [
  of('job_finished'),
  of('admin_joined'),
  of('deletion_request'),
  of('new_sign_in'),
  of('permission_changed'),
  of('two_factor_changed'),
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
});
const choices = z.object({ data: z.array(choice) });
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

export const notificationSlice: Slice = [
  listNotifications,
  countNotifications,
  readNotifications,
  getNotificationChoices,
  changeNotificationChoice,
];

import { z } from 'zod';
import { DELIVERY_REASONS, DELIVERY_STATES, MESSAGE_CHANNELS } from '@proline/domain/message/delivery';
import { MESSAGE_KINDS } from '@proline/domain/message/message-kind';
import { MESSAGE_LENGTH } from '@proline/domain/message/message-template';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { paragraph } from '../frame/text.ts';
import { joinRequestList } from '../join-request/join-request.ts';
import { leaderList } from '../team-leader/team-leader.ts';
import { usherKpiList } from '../usher-kpi/usher-kpi.ts';
import { usherList } from '../usher/usher.ts';

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();
const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)
  .optional()
  .meta({ examples: ['1'] });

export const MESSAGES_PER_PAGE = 20;

const delivery = z.object({
  channel: z.enum(MESSAGE_CHANNELS),
  state: z.enum(DELIVERY_STATES),
  /** why it has failed, waits for another try, or is not sent at all */
  reason: z.enum(DELIVERY_REASONS).nullable(),
  attempts: count,
  sent_at: z.iso.datetime().nullable(),
});

const message = z.object({
  id: z.uuid(),
  kind: z.enum(MESSAGE_KINDS),
  /** as the person reads it */
  text_en: z.string(),
  text_ar: z.string(),
  created_at: z.iso.datetime(),
  /** null: the program itself */
  created_by: z.string().nullable(),
  /** the person wants no messages, so it is not even in the inbox */
  withheld: z.boolean(),
  /** its event was hidden again */
  revoked: z.boolean(),
  /** one for each channel that was set up when it was written */
  deliveries: z.array(delivery),
});
export type PersonMessage = z.output<typeof message>;

export const listPersonMessages = endpoint({
  name: 'listPersonMessages',
  summary: 'What a person was told, the newest first, and what became of it',
  method: 'GET',
  path: '/admin/persons/:id/messages',
  access: 'ushers.read',
  params,
  query: z.strictObject({ page: pageNumber }),
  response: z.object({
    data: z.array(message),
    meta: z.object({
      current_page: count,
      per_page: count,
      total: count,
      last_page: count,
      /** how messages leave the house now; none: they stay in it */
      channels: z.array(z.enum(MESSAGE_CHANNELS)),
      /** since when this person wants no messages */
      messages_off_at: z.iso.datetime().nullable(),
      /** of the person */
      version: z.int(),
    }),
  }),
});
export type PersonMessages = z.output<typeof listPersonMessages.response>;

const text = {
  /** may hold {name} */
  text_en: paragraph(MESSAGE_LENGTH.least, MESSAGE_LENGTH.most),
  text_ar: paragraph(MESSAGE_LENGTH.least, MESSAGE_LENGTH.most),
};

const done = z.object({ data: z.object({ id: z.uuid() }) });

export const sendMessage = endpoint({
  name: 'sendMessage',
  summary: 'Write to one person',
  method: 'POST',
  path: '/admin/persons/:id/messages',
  access: 'messages.send',
  params,
  body: z.strictObject(text),
  response: done,
  refusals: ['messages_off', 'text_not_fillable'],
});

export const retryMessage = endpoint({
  name: 'retryMessage',
  summary: 'Try the failed deliveries of a message again',
  method: 'POST',
  path: '/admin/messages/:id/retry',
  access: 'messages.send',
  params,
  response: done,
  refusals: ['nothing_failed'],
});

export const switchMessages = endpoint({
  name: 'switchMessages',
  summary: 'Turn messages to a person off or on again',
  method: 'PUT',
  path: '/admin/persons/:id/messages-wanted',
  access: 'ushers.write',
  params,
  body: z.strictObject({ version: z.int().positive().max(2_147_483_647), wanted: z.boolean() }),
  response: done,
});

const bulk = {
  method: 'POST',
  access: 'messages.send',
  response: z.object({ data: z.object({ job_id: z.uuid() }) }),
  refusals: ['too_many_jobs', 'text_not_fillable'],
} as const;

export const bulkMessageUshers = endpoint({
  ...bulk,
  name: 'bulkMessageUshers',
  summary: 'Write to many ushers',
  path: '/admin/ushers/bulk-message',
  body: z.strictObject({ selection: usherList.selection, ...text }),
});

export const bulkMessageLeaders = endpoint({
  ...bulk,
  name: 'bulkMessageLeaders',
  summary: 'Write to many team leaders',
  path: '/admin/leaders/bulk-message',
  body: z.strictObject({ selection: leaderList.selection, ...text }),
});

export const bulkMessageJoinRequests = endpoint({
  ...bulk,
  name: 'bulkMessageJoinRequests',
  summary: 'Write to many who ask to join',
  path: '/admin/join-requests/bulk-message',
  body: z.strictObject({ selection: joinRequestList.selection, ...text }),
});

export const bulkMessageCounted = endpoint({
  ...bulk,
  name: 'bulkMessageCounted',
  summary: 'Write to many ushers of the KPI table',
  path: '/admin/usher-kpis/bulk-message',
  body: z.strictObject({ selection: usherKpiList.selection, ...text }),
});

export const messageSlice: Slice = [
  listPersonMessages,
  sendMessage,
  retryMessage,
  switchMessages,
  bulkMessageUshers,
  bulkMessageLeaders,
  bulkMessageJoinRequests,
  bulkMessageCounted,
];

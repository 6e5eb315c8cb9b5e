import { z } from 'zod';
import { MESSAGE_CHANNELS } from '@proline/domain/message/delivery';
import { TEMPLATE_KINDS } from '@proline/domain/message/message-kind';
import { MESSAGE_LENGTH } from '@proline/domain/message/message-template';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { paragraph } from '../frame/text.ts';

const template = z.object({
  kind: z.enum(TEMPLATE_KINDS),
  text_en: z.string(),
  text_ar: z.string(),
  /** 0: the wording that comes with the program */
  version: z.int(),
  updated_at: z.iso.datetime().nullable(),
  updated_by_name: z.string().nullable(),
});
export type MessageTemplate = z.output<typeof template>;

export const listMessageTemplates = endpoint({
  name: 'listMessageTemplates',
  summary: 'The wording of every kind of message',
  method: 'GET',
  path: '/admin/message-templates',
  access: 'settings.read',
  response: z.object({ data: z.array(template) }),
});

export const changeMessageTemplate = endpoint({
  name: 'changeMessageTemplate',
  summary: 'Another wording for messages of this kind from now on',
  method: 'PUT',
  path: '/admin/message-templates/:kind',
  access: 'settings.write',
  params: z.strictObject({ kind: z.enum(TEMPLATE_KINDS) }),
  body: z.strictObject({
    version: z.int().nonnegative().max(2_147_483_647),
    text_en: paragraph(MESSAGE_LENGTH.least, MESSAGE_LENGTH.most),
    text_ar: paragraph(MESSAGE_LENGTH.least, MESSAGE_LENGTH.most),
  }),
  response: z.object({ data: template }),
  refusals: ['text_not_fillable'],
});

/** Whoever writes to people is told when nothing leaves the house. */
export const getMessageChannels = endpoint({
  name: 'getMessageChannels',
  summary: 'How messages leave the house now',
  method: 'GET',
  path: '/admin/message-channels',
  access: 'ushers.read',
  response: z.object({
    data: z.object({
      /** none: they stay in it */
      channels: z.array(z.enum(MESSAGE_CHANNELS)),
    }),
  }),
});

export const messageTemplateSlice: Slice = [listMessageTemplates, changeMessageTemplate, getMessageChannels];

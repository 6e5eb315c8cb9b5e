import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';

/**
 * What a mail program calls with one click (RFC 8058), and the page that a mail links to. A link that belongs to nobody, any
 * more or at all, gets the same reply.
 */
export const unsubscribe = endpoint({
  name: 'unsubscribe',
  summary: 'Stop all messages to whoever got the mail with this link; the reply is always the same',
  method: 'POST',
  path: '/unsubscribe/:token',
  access: 'public',
  takesForm: true,
  params: z.strictObject({
    token: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,200}$/)
      .meta({ examples: ['the-token-of-a-mail'] }),
  }),
  response: z.object({ data: z.null() }),
  refusals: ['too_many_tries'],
});

export const unsubscribeSlice: Slice = [unsubscribe];

import { z } from 'zod';
import { done } from '../auth/auth.ts';
import { endpoint } from '../frame/endpoint.ts';
import { email, paragraph } from '../frame/text.ts';
import type { Slice } from '../frame/slice.ts';

export const DELETION_MESSAGE_MAX = 2000;

export const requestAccountDeletion = endpoint({
  name: 'requestAccountDeletion',
  summary: 'Ask for an usher account to be deleted; the reply is the same whether or not the address is known',
  method: 'POST',
  path: '/account-deletion-requests',
  access: 'public',
  body: z.strictObject({ email, message: paragraph(0, DELETION_MESSAGE_MAX).default('') }),
  response: done,
  refusals: ['too_many_tries'],
});

export const deletionRequestSlice: Slice = [requestAccountDeletion];

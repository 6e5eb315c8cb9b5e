import { z } from 'zod';
import { DELETION_REQUEST_STATUSES } from '@proline/domain/people/deletion-request-status';
import { done } from '../auth/auth.ts';
import { columnWords } from '../frame/column.words.ts';
import { endpoint } from '../frame/endpoint.ts';
import { list } from '../frame/list.ts';
import { email, paragraph } from '../frame/text.ts';
import type { Slice } from '../frame/slice.ts';
import { DELETION_REQUEST_STATUS_WORDS, deletionRequestWords } from './deletion-request.words.ts';

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

const deletionRequestRow = z.object({
  id: z.uuid(),
  /** '' once it is carried out, as the message */
  email: z.string(),
  /** how the message begins; the whole of it is read one request at a time */
  message_start: z.string(),
  status: z.enum(DELETION_REQUEST_STATUSES),
  created_at: z.iso.datetime(),
  handled_at: z.iso.datetime().nullable(),
});
export type DeletionRequestRow = z.output<typeof deletionRequestRow>;

/** For those who handle them: they hold what somebody who wants to be forgotten wrote. */
const HANDLES = 'join_requests.write';

export const deletionRequestList = list({
  name: 'deletion_requests',
  path: '/admin/deletion-requests',
  access: HANDLES,
  row: deletionRequestRow,
  columns: {
    email: { title: deletionRequestWords.email },
    message: { title: deletionRequestWords.message },
    status: { title: columnWords.status, words: DELETION_REQUEST_STATUS_WORDS },
    created_at: { title: deletionRequestWords.asked, kind: 'moment' },
    days_left: { title: deletionRequestWords.deadline, parts: [deletionRequestWords.days_left], kind: 'number' },
    handled_at: { title: deletionRequestWords.handled, kind: 'moment' },
  },
  filters: {
    status: {
      title: columnWords.status,
      kind: 'choices',
      values: DELETION_REQUEST_STATUSES,
      words: DELETION_REQUEST_STATUS_WORDS,
    },
    asked: { title: deletionRequestWords.asked, kind: 'days' },
  },
  sorts: ['due', 'created_at', 'email'],
  defaultSort: 'due',
  tabs: 'status',
});

export const getDeletionRequest = endpoint({
  name: 'getDeletionRequest',
  summary: 'One deletion request with its whole message',
  method: 'GET',
  path: '/admin/deletion-requests/:id',
  access: HANDLES,
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({
    data: deletionRequestRow.extend({
      message: z.string(),
      handled_by: z.string().nullable(),
      refuse_reason: z.string().nullable(),
    }),
  }),
});

export const deletionRequestSlice: Slice = [requestAccountDeletion, deletionRequestList, getDeletionRequest];

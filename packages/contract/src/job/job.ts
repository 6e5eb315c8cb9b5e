import { z } from 'zod';
import { JOB_KINDS } from '../facts.ts';
import { endpoint } from '../frame/endpoint.ts';
import { person } from '../frame/person.ts';
import type { Slice } from '../frame/slice.ts';

export const jobKind = z.enum(JOB_KINDS);

export const JOB_STATUSES = ['queued', 'running', 'canceling', 'done', 'canceled'] as const;
export const ITEM_STATUSES = ['pending', 'done', 'failed', 'canceled'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

const count = z.int().nonnegative();

export const job = z.object({
  id: z.uuid(),
  kind: jobKind,
  status: z.enum(JOB_STATUSES),
  total: count,
  done: count,
  failed: count,
  canceled: count,
  started_by: z.string(),
  /** started by the caller */
  mine: z.boolean(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});
export type Job = z.output<typeof job>;

const jobReply = z.object({ data: job });
const params = z.strictObject({ id: z.uuid() });

export const listMyJobs = endpoint({
  name: 'listMyJobs',
  summary: 'Jobs that the caller started: those at work, and those of the last day',
  method: 'GET',
  path: '/admin/jobs',
  access: 'signed_in',
  response: z.object({ data: z.array(job) }),
});

export const getJob = endpoint({
  name: 'getJob',
  summary: 'One job and how far it is; for its starter and for owners',
  method: 'GET',
  path: '/admin/jobs/:id',
  access: 'signed_in',
  params,
  response: jobReply,
});

export const jobItem = z.object({
  id: z.int(),
  record_id: z.string(),
  label_en: z.string(),
  label_ar: z.string(),
  status: z.enum(ITEM_STATUSES),
  attempts: count,
  /** why it failed, as a code, and the same as a sentence in the caller's language */
  code: z.string().nullable(),
  message: z.string().nullable(),
  /** the fields that were in the way, by path, as codes; null: it was about no field */
  errors: z.record(z.string(), z.array(z.string())).nullable(),
  /** of what it consists of, so much was done; null: it is one thing */
  part: z.object({ done: count, of: count }).nullable(),
  /** of an event that was published: people of the plan’s list who were not invited, each with every reason as a code */
  left_out: z.array(z.object({ usher: person.extend({ code: z.int() }), reasons: z.array(z.string()) })).nullable(),
  finished_at: z.iso.datetime().nullable(),
});
export type JobItem = z.output<typeof jobItem>;

export const JOB_ITEMS_PER_PAGE = 50;

export const listJobItems = endpoint({
  name: 'listJobItems',
  summary: 'The result for each record of a job',
  method: 'GET',
  path: '/admin/jobs/:id/items',
  access: 'signed_in',
  params,
  query: z.strictObject({
    status: z.enum(ITEM_STATUSES).optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .transform(Number)
      .optional()
      .meta({ examples: ['1'] }),
  }),
  response: z.object({
    data: z.array(jobItem),
    meta: z.object({ current_page: count, per_page: count, total: count, last_page: count }),
  }),
});

export const cancelJob = endpoint({
  name: 'cancelJob',
  summary: 'Stop a job; what is done stays done, and what is at work finishes',
  method: 'POST',
  path: '/admin/jobs/:id/cancel',
  access: 'signed_in',
  params,
  response: jobReply,
  refusals: ['job_finished', 'not_found'],
});

export const retryJob = endpoint({
  name: 'retryJob',
  summary: 'Try the failed records of a finished job again',
  method: 'POST',
  path: '/admin/jobs/:id/retry',
  access: 'signed_in',
  params,
  response: jobReply,
  refusals: ['nothing_to_retry', 'forbidden', 'not_found'],
});

export const jobSlice: Slice = [listMyJobs, getJob, listJobItems, cancelJob, retryJob];

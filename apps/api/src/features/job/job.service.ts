import { ERROR_CODES, ERRORS } from '@proline/contract/facts';
import {
  JOB_ITEMS_PER_PAGE,
  type cancelJob,
  type getJob,
  type Job,
  type listJobItems,
  type listMyJobs,
  type retryJob,
} from '@proline/contract/job/job';
import { mayDo } from '@proline/domain/account/permission';
import type { Kysely } from 'kysely';
import type { Handler, SignedInAdmin } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { findItems, findJob, findOwnJobs, repeatFailed, stopJob } from './job.queries.ts';

/** For a slice that gives something up whose job is at work. */
export { stopJob } from './job.queries.ts';

const viewerOf = ({ id, permission_set }: SignedInAdmin) => ({ id, sees_all: mayDo(permission_set, 'admins.write') });

/** Another admin's job gets the same reply as a missing one. */
const jobSeenBy = async (db: Kysely<Database>, admin: SignedInAdmin, id: string): Promise<Job> => {
  const job = await findJob(db, viewerOf(admin), id);
  if (!job) throw new Refusal('not_found');
  return job;
};

export const showMyJobs: Handler<typeof listMyJobs> = async (_input, { db, admin }) => ({
  data: await findOwnJobs(db, viewerOf(admin)),
});

export const showJob: Handler<typeof getJob> = async ({ params }, { db, admin }) => ({
  data: await jobSeenBy(db, admin, params.id),
});

export const showItems: Handler<typeof listJobItems> = async ({ params, query }, { db, admin, request }) => {
  const { id } = await jobSeenBy(db, admin, params.id);
  const page = query.page ?? 1;
  const { items, total } = await findItems(db, {
    job_id: id,
    status: query.status,
    page,
    per_page: JOB_ITEMS_PER_PAGE,
  });
  const sentenceOf = (code: string | null) => {
    const known = ERROR_CODES.find((each) => each === code);
    return known === undefined ? null : ERRORS[known][request.language];
  };
  return {
    data: items.map((item) => ({ ...item, message: sentenceOf(item.code) })),
    meta: {
      current_page: page,
      per_page: JOB_ITEMS_PER_PAGE,
      total,
      last_page: Math.max(1, Math.ceil(total / JOB_ITEMS_PER_PAGE)),
    },
  };
};

export const stop: Handler<typeof cancelJob> = ({ params }, { admin, write }) =>
  write(async (tx, audit) => {
    const { id, kind } = await jobSeenBy(tx, admin, params.id);
    if (!(await stopJob(tx, id))) throw new Refusal('job_finished');
    await audit({ action: 'cancel', entity: 'job', record_id: id, after: { kind } });
    return { data: await jobSeenBy(tx, admin, id) };
  });

/** The job continues in the name of the admin who started it; their permission is checked before each item. */
export const repeat: Handler<typeof retryJob> = ({ params }, { admin, write }) =>
  write(async (tx, audit) => {
    const { id, kind } = await jobSeenBy(tx, admin, params.id);
    const again = await repeatFailed(tx, id);
    if (again === 0) throw new Refusal('nothing_to_retry');
    await audit({ action: 'retry', entity: 'job', record_id: id, after: { kind, again } });
    return { data: await jobSeenBy(tx, admin, id) };
  });

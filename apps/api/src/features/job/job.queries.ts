import type { ItemStatus, Job, JobItem } from '@proline/contract/job/job';
import { sql, type Kysely, type Transaction } from 'kysely';
import { wakeRunners } from '../../platform/jobs/add-job.ts';
import { settleJob } from '../../platform/jobs/job-store.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Viewer = {
  readonly id: string;
  /** owners see the jobs of all admins */
  readonly sees_all: boolean;
};

const RECENT_JOBS = 20;

type JobRow = Omit<Job, 'created_at' | 'finished_at'> & { created_at: Date; finished_at: Date | null };

const jobOf = (row: JobRow): Job => ({
  ...row,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});

const JOB = (viewer: Viewer) => sql`
  select j.id, j.kind, j.status, j.total, a.name as started_by, j.created_by = ${viewer.id} as mine,
    j.created_at, j.finished_at, c.done, c.failed, c.canceled
  from jobs j join admins a on a.id = j.created_by
  cross join lateral (
    select count(*) filter (where i.status = 'done')::int as done,
      count(*) filter (where i.status = 'failed')::int as failed,
      count(*) filter (where i.status = 'canceled')::int as canceled
    from job_items i where i.job_id = j.id
  ) c`;

/** Running jobs, and the latest that ended within a day. */
export async function findOwnJobs(db: Kysely<Database>, viewer: Viewer): Promise<Job[]> {
  const { rows } = await sql<JobRow>`
    ${JOB(viewer)}
    where j.id in (
      select id from jobs where created_by = ${viewer.id} and visible
        and (finished_at is null or finished_at > now() - interval '1 day')
      order by id desc limit ${RECENT_JOBS})
    order by j.id desc`.execute(db);
  return rows.map(jobOf);
}

export async function findJob(db: Kysely<Database>, viewer: Viewer, id: string): Promise<Job | undefined> {
  const { rows } = await sql<JobRow>`
    ${JOB(viewer)} where j.id = ${id} and j.visible and (${viewer.sees_all} or j.created_by = ${viewer.id})`.execute(
    db,
  );
  return rows[0] && jobOf(rows[0]);
}

type ItemRow = Omit<JobItem, 'message' | 'finished_at'> & { finished_at: Date | null };

/** Kept by their ids; whoever was erased since has no name any more. */
const LEFT_OUT = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'usher', jsonb_build_object('id', u.id, 'code', u.usher_code, 'name_en', u.name_en, 'name_ar', u.name_ar, 'photo', u.photo),
    'reasons', one -> 'reasons') order by place), '[]')
  from jsonb_array_elements(detail -> 'left_out') with ordinality left_out (one, place)
  join persons u on u.id = (one ->> 'id')::uuid and u.anonymised_at is null and u.usher_code is not null)`;

export async function findItems(
  db: Kysely<Database>,
  wanted: {
    readonly job_id: string;
    readonly status: ItemStatus | undefined;
    readonly page: number;
    readonly per_page: number;
  },
): Promise<{ items: (Omit<ItemRow, 'finished_at'> & { finished_at: string | null })[]; total: number }> {
  const matching = sql`job_id = ${wanted.job_id} and (${wanted.status ?? null}::text is null or status = ${wanted.status ?? null})`;
  const { rows } = await sql<ItemRow>`
    select i.id, record_id, coalesce(p.name_en, label_en) as label_en, coalesce(p.name_ar, label_ar) as label_ar, status,
      attempts, code, finished_at, case when status = 'failed' then detail -> 'errors' end as errors,
      case when status = 'done' and detail ? 'of' then detail end as part,
      case when status = 'done' and detail ? 'left_out' then ${LEFT_OUT} end as left_out
    from job_items i left join persons p on p.id = i.person_id
    where ${matching} order by i.id limit ${wanted.per_page} offset ${(wanted.page - 1) * wanted.per_page}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::int as n from job_items where ${matching}`.execute(db);
  return {
    items: rows.map((row) => ({ ...row, finished_at: row.finished_at?.toISOString() ?? null })),
    total: counted.rows[0]?.n ?? 0,
  };
}

/** Returns false when the job has already ended or is being canceled. Items that are at work finish, and the job with them. */
export async function stopJob(tx: Transaction<Database>, id: string): Promise<boolean> {
  const stopped = await sql`
    update jobs set status = 'canceling' where id = ${id} and status in ('queued', 'running')`.execute(tx);
  if (stopped.numAffectedRows !== 1n) return false;
  await settleJob(tx, id);
  return true;
}

/** Queues the failed items of an ended job again and returns how many. */
export async function repeatFailed(tx: Transaction<Database>, id: string): Promise<number> {
  const reopened = await sql`
    update jobs set status = 'queued', finished_at = null
    where id = ${id} and status in ('done', 'canceled')
      and exists (select from job_items where job_id = ${id} and status = 'failed')`.execute(tx);
  if (reopened.numAffectedRows !== 1n) return 0;
  const { numAffectedRows } = await sql`
    update job_items set status = 'pending', code = null, detail = null, attempts = 0, run_after = now(), finished_at = null
    where job_id = ${id} and status = 'failed'`.execute(tx);
  await wakeRunners(tx);
  return Number(numAffectedRows ?? 0);
}

import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { createDatabase } from '../../platform/postgres/database.ts';
import { addJob, type NewItem, type NewJob } from '../../platform/jobs/add-job.ts';
import { defineJob, type JobDeclaration } from '../../platform/jobs/job-kind.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const countedParams = z.object({
  /** how long each item takes */
  pause_seconds: z.number().default(0),
  /** record ids that are refused, and such as meet an error of ours the first time */
  refused: z.array(z.string()).default([]),
  unlucky: z.array(z.string()).default([]),
});

const counted: JobDeclaration<typeof countedParams> = {
  kind: 'admins.resend',
  access: 'admins.write',
  params: countedParams,
  async runItem({ tx, audit, item, params }) {
    await sql`insert into job_effects (record_id) values (${item.record_id})`.execute(tx);
    await sql`select pg_sleep(${params.pause_seconds})`.execute(tx);
    await audit({ action: 'resend_invite', entity: 'admin', record_id: item.record_id });
    if (params.refused.includes(item.record_id)) throw new Refusal('conflict');
    if (params.unlucky.includes(item.record_id) && item.attempts === 0) throw new Error('the roof fell in');
    return { done: true };
  },
};

/** A kind of job whose every effect is a row that can be counted, under a name that the program knows. */
export const countedJob = defineJob(counted);

/** The same, but several items share a transaction. */
export const sharedJob = defineJob({ ...counted, kind: 'admins.deactivate', together: 4 });

/** The same, but all of them by one statement; an item that an error of ours meets takes the others with it. */
export const manyJob = defineJob({
  kind: 'ushers.tag',
  access: 'admins.write',
  params: countedParams,
  together: 4,
  async runItems({ tx, audit, items, params }) {
    const taken = items.filter(({ record_id }) => !params.refused.includes(record_id));
    const ids = taken.map(({ record_id }) => record_id);
    await sql`insert into job_effects (record_id) select unnest(${ids}::text[])`.execute(tx);
    if (taken.some(({ record_id, attempts }) => params.unlucky.includes(record_id) && attempts === 0))
      throw new Error('the roof fell in');
    await audit(...ids.map((record_id) => ({ action: 'resend_invite' as const, entity: 'admin' as const, record_id })));
    return items.map((item) => (taken.includes(item) ? { of: items.length } : new Refusal('conflict')));
  },
});

/** The control: its effect is committed apart from its item, so whoever dies between the two repeats it. */
export const carelessJob = defineJob({
  kind: 'admins.reactivate',
  access: 'admins.write',
  params: z.object({ pause_seconds: z.number() }),
  async runItem({ tx, audit, item, params, config }) {
    const apart = new pg.Client({ connectionString: config.databaseUrl ?? '' });
    await apart.connect();
    await apart.query('insert into job_effects (record_id) values ($1)', [item.record_id]);
    await apart.end();
    await sql`select pg_sleep(${params.pause_seconds})`.execute(tx);
    await audit({ action: 'reactivate', entity: 'admin', record_id: item.record_id });
  },
});

export const createEffectsTable = (pool: pg.Pool) => pool.query('create table job_effects (record_id text not null)');

export const itemsOf = (count: number, prefix = 'record'): NewItem[] =>
  Array.from({ length: count }, (_, i) => ({
    record_id: `${prefix} ${i}`,
    label_en: `Record ${i}`,
    label_ar: `سجل ${i}`,
  }));

/** The job's id. */
export async function addTestJob<Params extends z.ZodType>(pool: pg.Pool, job: NewJob<Params>): Promise<string> {
  const { id } = await createDatabase(pool)
    .transaction()
    .execute((tx) => addJob(tx, job));
  return id;
}

export const addCountedJob = (
  pool: pg.Pool,
  created_by: string,
  items: readonly NewItem[],
  params: z.input<typeof countedJob.params> = {},
) => addTestJob(pool, { kind: countedJob, params, created_by, items });

/** How often each effect happened: record ids by number. */
export async function effectsOf(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ times: number }>(
    'select count(*)::int as times from job_effects group by record_id',
  );
  return rows.map(({ times }) => times);
}

export async function statusOfJob(pool: pg.Pool, id: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ status: string }>('select status from jobs where id = $1', [id]);
  return rows[0]?.status;
}

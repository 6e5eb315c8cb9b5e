import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../postgres/schema.gen.ts';
import type { JobKind } from './job-kind.ts';

/** A job with more items waits behind shorter ones. */
const SHORT_JOB_ITEMS = 20;

/** More than a person watches at once; beyond it somebody is flooding the queue. */
export const MOST_OPEN_JOBS = 10;

export type NewItem = { readonly record_id: string; readonly label_en: string; readonly label_ar: string };

type Items =
  | { readonly items: readonly NewItem[] }
  /** Selects record_id, label_en, label_ar; only our own SQL, the caller's values by placeholder. */
  | { readonly itemsQuery: { readonly text: string; readonly values: readonly unknown[] } };

export type NewJob<Params extends z.ZodType> = {
  readonly kind: JobKind<Params>;
  readonly params: z.input<Params>;
  /** null: the program itself */
  readonly created_by: string | null;
} & Items;

/** Adds a job in the caller's transaction: it exists if and only if its cause does. */
export async function addJob<Params extends z.ZodType>(
  tx: Transaction<Database>,
  job: NewJob<Params>,
): Promise<{ id: string; total: number }> {
  const visible = job.kind.access !== 'system' && job.created_by !== null;
  if (visible) await refuseTooMany(tx, job.created_by);
  const { id } = await tx
    .insertInto('jobs')
    .values({
      kind: job.kind.kind,
      params: JSON.stringify(job.kind.params.parse(job.params)),
      created_by: job.created_by,
      visible,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const total = await addItems(tx, id, job, job.kind.ofPersons === true);
  await sql`update jobs set total = ${total} where id = ${id}`.execute(tx);
  if (total > SHORT_JOB_ITEMS) await sql`update job_items set lane = 1 where job_id = ${id}`.execute(tx);
  await wakeRunners(tx);
  return { id, total };
}

/** The lock makes jobs that one person starts at the same moment count one after the other. */
async function refuseTooMany(tx: Transaction<Database>, created_by: string | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('open jobs ' || ${created_by}, 0))`.execute(tx);
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from jobs
    where created_by = ${created_by} and visible and status in ('queued', 'running', 'canceling')`.execute(tx);
  if ((rows[0]?.open ?? 0) >= MOST_OPEN_JOBS) throw new Refusal('too_many_jobs');
}

async function addItems(tx: Transaction<Database>, job_id: string, items: Items, ofPersons: boolean): Promise<number> {
  const named = ofPersons ? `i.record_id::uuid, '', ''` : 'null::uuid, i.label_en, i.label_ar';
  const { text, values } =
    'itemsQuery' in items
      ? items.itemsQuery
      : {
          text: 'select * from jsonb_to_recordset($1::jsonb) as i (record_id text, label_en text, label_ar text)',
          values: [JSON.stringify(items.items)],
        };
  const { numAffectedRows } = await tx.executeQuery(
    CompiledQuery.raw(
      `insert into job_items (job_id, record_id, person_id, label_en, label_ar)
       select $${values.length + 1}::uuid, i.record_id::text, ${named} from (${text}) i`,
      [...values, job_id],
    ),
  );
  return Number(numAffectedRows ?? 0);
}

/** Notifies the runners of every process once the transaction commits. */
export const wakeRunners = (tx: Transaction<Database>) => sql`select pg_notify('jobs', '')`.execute(tx);

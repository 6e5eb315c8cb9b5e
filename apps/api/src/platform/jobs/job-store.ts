import type { PermissionSet } from '@proline/domain/account/permission';
import { sql, type Kysely, type Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Database, JsonValue } from '../postgres/schema.gen.ts';
import type { ItemResult, JobItem, JobKind } from './job-kind.ts';
import type { TurnOrder } from './turn-order.ts';

export type ClaimedItem = {
  readonly item: JobItem;
  readonly job: {
    readonly id: string;
    readonly kind: string;
    readonly params: JsonValue;
    readonly created_by: string | null;
    /** null: the program itself, or an admin whose account is no longer active */
    readonly starter_set: PermissionSet | null;
  };
};

/** More than the items that other workers can hold at one moment, each of another job. */
const JOBS_TO_TRY = 50;

type DueJob = { readonly id: string; readonly kind: string };

/** Open jobs with an item that is due: of whoever was served the longest ago first, and of theirs the short ones first. */
async function findDueJobs(
  tx: Transaction<Database>,
  kinds: readonly string[],
  { served }: TurnOrder,
): Promise<DueJob[]> {
  const { rows } = await sql<DueJob>`
    select j.id, j.kind from jobs j
    cross join lateral (
      select i.lane, i.run_after, i.id from job_items i
      where i.job_id = j.id and i.status = 'pending' and i.run_after <= now() order by i.id limit 1
    ) first
    where j.status in ('queued', 'running') and j.kind = any(${[...kinds]})
    order by coalesce(array_position(${[...served()]}::text[], coalesce(j.created_by::text, '')), 0),
      first.lane, first.run_after, first.id
    limit ${JOBS_TO_TRY}`.execute(tx);
  return rows;
}

/**
 * The row's lock is the lease: it ends with the transaction, whether that commits, fails or dies with its process.
 * Processes never wait for each other: a locked row is skipped.
 */
async function claimItemsOf(tx: Transaction<Database>, job_id: string, most: number): Promise<ClaimedItem[]> {
  type Row = JobItem & Omit<ClaimedItem['job'], 'id'>;
  const { rows } = await sql<Row>`
    select i.id, i.record_id, i.label_en, i.label_ar, i.attempts, j.kind, j.params, j.created_by,
      (select a.permission_set from admins a where a.id = j.created_by and a.disabled_at is null) as starter_set
    from job_items i join jobs j on j.id = i.job_id
    where i.job_id = ${job_id} and i.status = 'pending' and i.run_after <= now() and j.status in ('queued', 'running')
    order by i.id
    limit ${most}
    for update of i skip locked`.execute(tx);
  return rows.map(({ kind, params, created_by, starter_set, ...item }) => ({
    item,
    job: { id: job_id, kind, params, created_by, starter_set },
  }));
}

/** Takes the next items of one job; none when none is due, or others are at work at all of them. */
export async function claimItems(
  tx: Transaction<Database>,
  kinds: ReadonlyMap<string, Pick<JobKind, 'together'>>,
  turns: TurnOrder,
): Promise<ClaimedItem[]> {
  for (const { id, kind } of await findDueJobs(tx, [...kinds.keys()], turns)) {
    const claimed = await claimItemsOf(tx, id, kinds.get(kind)?.together ?? 1);
    const [first] = claimed;
    if (!first) continue;
    turns.serve(first.job.created_by ?? '');
    return claimed;
  }
  return [];
}

/** A process that dies while it has leased an item is followed by another after so long. */
const LEASE = sql`now() + interval '30 seconds'`;

/** Keeps an item away from others while its long work is done without a transaction. */
export const leaseItem = (tx: Transaction<Database>, { id }: JobItem) =>
  sql`update job_items set run_after = ${LEASE} where id = ${id}`.execute(tx);

const stillWanted = (id: number) =>
  sql`id = ${id} and status = 'pending' and exists (
    select from jobs j where j.id = job_id and j.status in ('queued', 'running'))`;

/** Whether the item is still wanted; then its lease is prolonged. */
export async function renewLease(db: Kysely<Database>, { id }: JobItem): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job_items set run_after = ${LEASE} where ${stillWanted(id)}`.execute(db);
  return numAffectedRows === 1n;
}

/** Gives a leased item back, for another process. */
export const endLease = (db: Kysely<Database>, { id }: JobItem) =>
  sql`update job_items set run_after = now() where ${stillWanted(id)}`.execute(db);

/** Holds a leased item until the transaction ends; false: it is wanted no more. */
export async function holdLeased(tx: Transaction<Database>, { id }: JobItem): Promise<boolean> {
  const { rows } = await sql`select from job_items where ${stillWanted(id)} for update`.execute(tx);
  return rows.length > 0;
}

/** Ends these items, each with its result. Of a refusal the fields that are in the way are kept, too, to lead to them. */
export async function markResults(
  tx: Transaction<Database>,
  item_ids: readonly number[],
  results: readonly ItemResult[],
): Promise<void> {
  const ends = results.map((result) => {
    if (!(result instanceof Refusal)) return { status: 'done', code: null, detail: result };
    const { errors } = result.details;
    return { status: 'failed', code: result.code, detail: errors === undefined ? null : { errors } };
  });
  await sql`
    update job_items i set status = r.status, code = r.code, detail = r.detail::jsonb, attempts = attempts + 1,
      finished_at = now()
    from unnest(${[...item_ids]}::bigint[], ${ends.map(({ status }) => status)}::text[],
      ${ends.map(({ code }) => code)}::text[],
      ${ends.map(({ detail }) => (detail === null ? null : JSON.stringify(detail)))}::text[]) r (id, status, code, detail)
    where i.id = r.id`.execute(tx);
}

/** Seconds until the next try. */
const BACKOFF_SECONDS = [2, 10, 60, 300] as const;

/** Schedules another try; after the last one the error is the result. An item that another process runs is left alone. */
export const markTried = (db: Kysely<Database>, { id, attempts }: JobItem, maxAttempts: number) => {
  const last = attempts + 1 >= maxAttempts;
  const wait = BACKOFF_SECONDS[Math.min(attempts, BACKOFF_SECONDS.length - 1)] ?? 0;
  return sql`
    update job_items set
      attempts = attempts + 1,
      status = ${last ? 'failed' : 'pending'},
      code = ${last ? 'internal' : null},
      finished_at = case when ${last} then now() end,
      run_after = now() + make_interval(secs => ${wait})
    where id = (select id from job_items where id = ${id} and status = 'pending' and attempts = ${attempts}
      for update skip locked)`.execute(db);
};

/** Updates the job's status from its items. Returns the job when this very call ended it. */
export async function settleJob(tx: Transaction<Database>, job_id: string): Promise<EndedJob | undefined> {
  // an item that was at work when its job was canceled, and then failed, is not tried again
  await sql`
    update job_items set status = 'canceled', finished_at = now() where id in (
      select id from job_items where job_id = ${job_id} and status = 'pending'
        and exists (select from jobs where id = ${job_id} and status = 'canceling')
      for update skip locked)`.execute(tx);
  const { rows } = await sql<EndedJob>`
    update jobs j set
      status = case when s.open then 'running' when j.status = 'canceling' then 'canceled' else 'done' end,
      started_at = coalesce(j.started_at, now()),
      finished_at = case when s.open then null else now() end
    from (select exists (select from job_items where job_id = ${job_id} and status = 'pending') as open) s
    where j.id = ${job_id} and (j.status = 'queued' or j.status in ('running', 'canceling') and not s.open)
    returning j.id, j.kind, j.status, j.total, j.created_by, j.visible,
      (select count(*) from job_items where job_id = j.id and status = 'done')::int as done,
      (select count(*) from job_items where job_id = j.id and status = 'failed')::int as failed`.execute(tx);
  const [row] = rows;
  return row === undefined || row.status === 'running' ? undefined : row;
}

export type EndedJob = {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly total: number;
  readonly created_by: string | null;
  readonly visible: boolean;
  readonly done: number;
  readonly failed: number;
};

/** Jobs whose process died between their last item and their end, and jobs without items. */
export async function findUnsettledJobs(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select j.id from jobs j where j.status in ('queued', 'running', 'canceling')
      and not exists (select from job_items i where i.job_id = j.id and i.status = 'pending')
    limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

/** Cancels items that were running while their job was canceled, and then failed. */
export const cancelLeftovers = (db: Kysely<Database>) =>
  sql`update job_items set status = 'canceled', finished_at = now() where id in (
        select i.id from job_items i join jobs j on j.id = i.job_id
        where i.status = 'pending' and j.status in ('canceling', 'canceled')
        limit 1000 for update of i skip locked)`.execute(db);

/** Adds one job per interval, whichever process comes first. */
export const addScheduled = (db: Kysely<Database>, kind: string, everyMinutes: number) =>
  sql`with turn as (
        select ${kind} || ':' || floor(extract(epoch from now()) / ${everyMinutes * 60}::int)::bigint as slot
      ), added as (
        insert into jobs (kind, visible, slot, total) select ${kind}, false, slot, 1 from turn
        on conflict (slot) do nothing
        returning id, slot
      )
      insert into job_items (job_id, record_id, label_en, label_ar)
      select id, slot, ${kind}, ${kind} from added`.execute(db);

import type { Topic } from '@proline/contract/facts';
import { isTopic } from '@proline/contract/topic';
import type pg from 'pg';

/** With more changes at once browsers reload everything instead of single records. */
const MOST_CHANGES = 5_000;
/** A new stream starts this far in the past: its page may have loaded just before a change. */
const HEAD_START_SECONDS = 30;

export type Change = {
  readonly id: number;
  /** of the transaction that made it */
  readonly xid: bigint;
  readonly topic: Topic;
  readonly record_id: string | null;
  readonly only_for: string | null;
};

export type ReadChanges = {
  readonly changes: readonly Change[];
  /**
   * Everything of a transaction before this one is in `changes` or was never committed; what comes later is at this
   * number or above. So "again from here" repeats at most, and never leaves anything out.
   */
  readonly watermark: bigint;
  /** Some of the requested changes have been deleted by housekeeping. */
  readonly swept: boolean;
  readonly tooMany: boolean;
};

type Row = {
  watermark: string;
  swept: boolean;
  id: number | null;
  xid: string;
  topic: string;
  record_id: string | null;
  only_for: string | null;
};

const SINCE = `
  select s.watermark, s.swept, c.*
  from (
    select pg_snapshot_xmin(pg_current_snapshot())::text as watermark,
      $1::text::xid8 > pg_snapshot_xmax(pg_current_snapshot())
        or exists (select from changes_swept where highest_xid >= $1::text::xid8) as swept
  ) s
  left join lateral (
    select id, xid::text as xid, topic, record_id, only_for from changes
    where xid >= $1::text::xid8 and id <> all($2::bigint[]) order by id limit ${MOST_CHANGES + 1}
  ) c on true`;

/** All committed changes of that transaction and later ones, without those already known. */
export async function readChanges(pool: pg.Pool, since: bigint, known: readonly number[] = []): Promise<ReadChanges> {
  const values = [since.toString(), known];
  const { rows } = await pool.query<Row>({ name: 'read_changes', text: SINCE, values });
  const [first] = rows;
  if (!first) throw new Error('The watermark of the changes was not read.');
  const tooMany = rows.length > MOST_CHANGES;
  const changes = tooMany
    ? []
    : rows.flatMap(({ id, xid, topic, record_id, only_for }) =>
        // during an upgrade a newer process may write topics that this version does not know
        id !== null && isTopic(topic) ? [{ id, xid: BigInt(xid), topic, record_id, only_for }] : [],
      );
  return { changes, watermark: BigInt(first.watermark), swept: first.swept, tooMany };
}

/** Where a new stream starts. */
export async function findStart(pool: pg.Pool): Promise<bigint> {
  const { rows } = await pool.query<{ start: string }>({
    name: 'find_stream_start',
    text: `select coalesce(
        (select xid from changes where at > clock_timestamp() - make_interval(secs => ${HEAD_START_SECONDS}) order by xid limit 1),
        pg_snapshot_xmin(pg_current_snapshot()))::text as start`,
  });
  return BigInt(rows[0]?.start ?? 0);
}

/** Reads the id of an event, a 64-bit transaction id; null when it is not one of ours. */
export const readEventId = (text: string | null): bigint | null =>
  text !== null && /^\d{1,18}$/.test(text) ? BigInt(text) : null;

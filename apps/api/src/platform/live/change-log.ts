import { isTopic, type Topic } from '@proline/contract/topic';
import type pg from 'pg';

/** More at once than this is no news about single records any more: everybody loads everything again. */
const MOST_CHANGES = 5_000;
/** A new stream begins a little in the past: its page may have loaded before a change of which it would not hear. */
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
  /** Some of what was asked for is not kept any more. */
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

/** All changes of that transaction and later ones, as far as they are committed, without those already known. */
export async function readChanges(pool: pg.Pool, since: bigint, known: readonly number[] = []): Promise<ReadChanges> {
  const values = [since.toString(), known];
  const { rows } = await pool.query<Row>({ name: 'read_changes', text: SINCE, values });
  const [first] = rows;
  if (!first) throw new Error('The watermark of the changes was not read.');
  const tooMany = rows.length > MOST_CHANGES;
  const changes = tooMany
    ? []
    : rows.flatMap(({ id, xid, topic, record_id, only_for }) =>
        // a topic that only a newer version of the program knows is for its browsers
        id !== null && isTopic(topic) ? [{ id, xid: BigInt(xid), topic, record_id, only_for }] : [],
      );
  return { changes, watermark: BigInt(first.watermark), swept: first.swept, tooMany };
}

/** Where a stream begins that does not say where it ended. */
export async function findStart(pool: pg.Pool): Promise<bigint> {
  const { rows } = await pool.query<{ start: string }>({
    name: 'find_stream_start',
    text: `select coalesce(
        (select xid from changes where at > clock_timestamp() - make_interval(secs => ${HEAD_START_SECONDS}) order by xid limit 1),
        pg_snapshot_xmin(pg_current_snapshot()))::text as start`,
  });
  return BigInt(rows[0]?.start ?? 0);
}

/** xid8 has 64 bits; null: nothing that we ever gave out. */
export const readEventId = (text: string | null): bigint | null =>
  text !== null && /^\d{1,18}$/.test(text) ? BigInt(text) : null;

import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { EXPORT_TYPES, type ExportFormat, type SortTerm } from '@proline/contract/frame/list';
import { mayDo } from '@proline/domain/account/permission';
import type pg from 'pg';
import type { StreamedReply } from '../http/handler.ts';
import { Refusal, unavailable } from '../http/refusal.ts';
import type { DataKey } from '../security/data-key.ts';
import { csvOf } from './export-csv.ts';
import { exportCells, inlined, LONGEST_EXPORT_MS, type Export } from './export-parts.ts';
import { xlsxOf } from './export-xlsx.ts';
import { orderBy, orderJoins, orderOf } from './list-order.ts';
import type { Reader } from './list-page.ts';
import type { AnySource } from './list-source.ts';
import { conditionsOf, madeRows, narrowingOf, refuseHidden, where } from './list-where.ts';
import { SqlValues } from './sql-values.ts';

/** Each export holds a connection for as long as its reader takes; further ones are refused for a moment. */
const MOST_AT_ONCE = 4;
const MOST_PER_PERSON = 2;
const RETRY_AFTER_SECONDS = 5;

type Surroundings = {
  readonly dataKey: DataKey;
  /** how long a reader may take nothing before the export is ended */
  readonly stalledMs: number;
  readonly wholeMs?: number;
};

export type ExportQuery = {
  readonly format: ExportFormat;
  readonly columns?: readonly string[] | undefined;
  readonly sort?: readonly SortTerm[] | undefined;
  readonly ids?: readonly string[] | undefined;
} & Readonly<Record<string, unknown>>;

/** Whoever has exports under way, once for each. */
const running = new WeakMap<pg.Pool, (string | undefined)[]>();

/** Takes a place, and gives the way to leave it. */
function enter(pool: pg.Pool, admin_id: string | undefined): () => void {
  const others = running.get(pool) ?? [];
  const own = others.filter((id) => id !== undefined && id === admin_id).length;
  if (others.length >= MOST_AT_ONCE || own >= MOST_PER_PERSON) throw unavailable(RETRY_AFTER_SECONDS);
  running.set(pool, [...others, admin_id]);
  return once(() => {
    const left = running.get(pool) ?? [];
    running.set(pool, left.toSpliced(left.indexOf(admin_id), 1));
  });
}

/** All matching rows, streamed from one snapshot: memory does not grow with the file. */
export async function streamExport(
  pool: pg.Pool,
  source: AnySource,
  query: ExportQuery,
  reader: Reader,
  { dataKey, stalledMs, wholeMs = LONGEST_EXPORT_MS }: Surroundings,
): Promise<StreamedReply> {
  const wanted = exportOf(source, query, reader, dataKey);
  const leave = enter(pool, reader.admin_id);
  try {
    const client = await pool.connect();
    const lines = inSnapshot(client, leave, query.format === 'csv' ? csvOf(client, wanted) : xlsxOf(client, wanted));
    // the first piece is read before the reply's head is sent, so an immediate failure becomes a refusal
    const first = await lines.next();
    // an error after the head breaks the connection off: the browser sees that the file is not whole
    const end = (reason: string) => void body.destroy(new Error(`The export was ended: ${reason}.`));
    const pieces = paced(givingWay(pool, resumed(first, lines)), stalledMs, () =>
      end('its reader took nothing for too long'),
    );
    const body = Readable.from(pieces, { objectMode: false });
    const limit = setTimeout(() => end('it took too long'), wholeMs).unref();
    // runs however the stream ends, even before anything was read
    body.once('close', () => {
      clearTimeout(limit);
      void lines.return(undefined);
    });
    const day = new Date().toISOString().slice(0, 10);
    return {
      type: EXPORT_TYPES[query.format],
      fileName: `${source.list.name}-${day}.${query.format}`,
      body,
    };
  } catch (error) {
    leave();
    throw error;
  }
}

/**
 * All rows there can be. A limit that is not known beforehand counts as a tenth of them: the planner then walks an index where one
 * has the order, so that the first rows come at once and each piece costs the same, instead of sorting everything before the first.
 */
const ALL_ROWS = `limit (select ${Number.MAX_SAFE_INTEGER}::bigint)`;

const once = (run: () => void) => {
  let done = false;
  return () => {
    if (!done) run();
    done = true;
  };
};

/** While others are served, a file leaves them so many times the time that it takes: it is what can wait. */
const GIVES_WAY_TIMES = 6;
const LONGEST_PAUSE_MS = 100;
/** What the database made ahead comes at once, and took its time as well: an eighth of what it makes when nobody else is there. */
const GIVES_WAY_BYTES_PER_MS = 1_500;

/** Whether connections are in use by anything but exports. */
const servesOthers = (pool: pg.Pool): boolean =>
  pool.totalCount - pool.idleCount > (running.get(pool)?.length ?? 0) || pool.waitingCount > 0;

async function* givingWay(pool: pg.Pool, pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let since = performance.now();
  for await (const piece of pieces) {
    const took = performance.now() - since;
    yield piece;
    // the database stops, too, as soon as what it has sent is not taken
    if (servesOthers(pool))
      await pause(Math.min(LONGEST_PAUSE_MS, Math.max(GIVES_WAY_TIMES * took, piece.length / GIVES_WAY_BYTES_PER_MS)));
    since = performance.now();
  }
}

/** Between two pieces it is the reader's turn. */
async function* paced(
  pieces: AsyncGenerator<Buffer>,
  stalledMs: number,
  onStalled: () => void,
): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    const timer = setTimeout(onStalled, stalledMs).unref();
    try {
      yield piece;
    } finally {
      clearTimeout(timer);
    }
  }
}

async function* inSnapshot(
  client: pg.PoolClient,
  leave: () => void,
  pieces: AsyncGenerator<Buffer>,
): AsyncGenerator<Buffer> {
  let whole = false;
  try {
    await client.query(`begin transaction isolation level repeatable read read only;
      set local statement_timeout = ${LONGEST_EXPORT_MS};
      set local idle_in_transaction_session_timeout = ${LONGEST_EXPORT_MS};
      set local datestyle = 'ISO, YMD';
      set local max_parallel_workers_per_gather = 0`);
    yield* pieces;
    await client.query('commit');
    whole = true;
  } finally {
    // a reader that hung up leaves the connection inside COPY, so it cannot be reused
    client.release(!whole);
    leave();
  }
}

async function* resumed(first: IteratorResult<Buffer>, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

/** Only the rows that are named, where rows have such names. */
function named({ id }: AnySource, ids: readonly string[] | undefined, values: SqlValues): string[] {
  if (!ids) return [];
  if (id.type !== 'uuid') throw new Refusal('validation_failed', { errors: { ids: ['not_allowed'] } });
  return [`${id.sql} = any(${values.add([...ids])}::uuid[])`];
}

function exportOf(
  source: AnySource,
  query: ExportQuery,
  { permission_set, language }: Reader,
  dataKey: DataKey,
): Export {
  const { list, from, joins = '' } = source;
  const narrowing = narrowingOf(list, query);
  refuseHidden(list, permission_set, {
    filters: narrowing.set.keys(),
    sorts: query.sort?.map(({ by }) => by) ?? [],
    columns: query.columns ?? [],
  });
  const visible = (column: string) => {
    const access = list.columns[column]?.access;
    return access === undefined || mayDo(permission_set, access);
  };
  const cells = (query.columns ?? Object.keys(list.columns).filter(visible)).flatMap((column) =>
    exportCells(source, column, language),
  );
  const values = new SqlValues();
  const made = madeRows(source, narrowing, values);
  const conditions = [...conditionsOf(source, narrowing, values), ...named(source, query.ids, values)];
  const order = orderOf(source, query.sort, language);
  return {
    cells,
    saying: { language, dataKey },
    statement: (cellSql) =>
      inlined(
        `${made} select ${cells.map((cell, index) => `${cellSql(cell)} as c${index}`).join(', ')} from ${from} ${joins} ${orderJoins(order)} ${where(conditions)} order by ${orderBy(order, ({ sql }) => sql)} ${ALL_ROWS}`,
        values.list,
      ),
  };
}

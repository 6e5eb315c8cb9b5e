import type { QueueGroup, QueueRow, QueueStatus } from '@proline/contract/event-application/event-application';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { applicationJudge, canHaveAny, flagsOf, type JudgedApplication } from '../hiring/application-fit.service.ts';
import {
  ahead,
  findAsked,
  findAskedAt,
  readGroups,
  readQueue,
  readRows,
  type FoundRow,
  type WaitingWork,
} from './queue.queries.ts';

type Source = { readonly db: Kysely<Database>; readonly pool: pg.Pool };
type Judge = ReturnType<typeof applicationJudge>;
type Judged = ReadonlyMap<string, JudgedApplication>;

type Wanted = { readonly status: QueueStatus; readonly event_id: string | undefined; readonly page: number };
type Page = { readonly rows: QueueRow[]; readonly groups: QueueGroup[] };

const fitOf = (judged: JudgedApplication | undefined): QueueRow['fit'] =>
  judged === undefined
    ? null
    : {
        tenths: judged.match.tenths,
        distance_km: judged.facts.distance_km,
        flags: flagsOf(judged),
        suits: canHaveAny(judged),
      };

const withFit = (rows: readonly FoundRow[], judged: Judged): QueueRow[] =>
  rows.map((row) => ({ ...row, fit: fitOf(judged.get(row.id)) }));

/** Who asked first comes first within an event; who waits for a decision is judged, for few events at once. */
export async function readInTurn({ db, pool }: Source, wanted: Wanted): Promise<Page> {
  const { rows, groups } = await readQueue(pool, wanted);
  if (!ahead(wanted.status)) return { rows: withFit(rows, new Map()), groups };
  const judge = applicationJudge(db);
  const asked = Map.groupBy(
    await findAsked(
      pool,
      rows.map(({ id }) => id),
    ),
    ({ event_id }) => event_id,
  );
  const judged = new Map<string, JudgedApplication>();
  for (const [event_id, some] of asked) for (const [id, one] of await judge(event_id, some)) judged.set(id, one);
  return { rows: withFit(rows, judged), groups };
}

/** The best match comes first within an event: all of those who wait there are judged, and nobody who waits elsewhere. */
export async function readBestFirst({ db, pool }: Source, wanted: Wanted): Promise<Page> {
  const onPage = await readGroups(pool, wanted);
  const judge = applicationJudge(db);
  const judged = new Map<string, JudgedApplication>();
  const ids: string[] = [];
  for (const { group, skip, take } of onPage) {
    const { order, found } = await rank(judge, group.id, await findAskedAt(pool, group.id, wanted.status));
    for (const { id } of order.slice(skip, skip + take)) {
      ids.push(id);
      const one = found.get(id);
      if (one) judged.set(id, one);
    }
  }
  return { rows: withFit(await readRows(pool, ids), judged), groups: onPage.map(({ group }) => group) };
}

/** Whoever has no match comes last; who asked first wins a tie. */
async function rank(judge: Judge, event_id: string, asked: readonly WaitingWork[]) {
  const found = await judge(event_id, asked);
  const tenths = ({ id }: WaitingWork): number => found.get(id)?.match.tenths ?? -1;
  return { order: asked.toSorted((a, b) => tenths(b) - tenths(a)), found };
}

/** People who wait for a decision at an event, the best match first; who applies in several roles stands where the best one does. */
export async function waitingBestFirst({ db, pool }: Source, event_id: string): Promise<readonly string[]> {
  const asked = await findAskedAt(pool, event_id, 'pending');
  const { order } = await rank(applicationJudge(db), event_id, asked);
  return [...new Set(order.map(({ usher_id }) => usher_id))];
}

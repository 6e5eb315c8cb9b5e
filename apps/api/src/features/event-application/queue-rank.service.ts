import type { QueueGroup, QueueRow } from '@proline/contract/event-application/event-application';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { canHaveAny, flagsOf, judgeApplications, type JudgedApplication } from '../hiring/application-fit.service.ts';
import {
  ahead,
  findAsked,
  findAskedAt,
  readGroups,
  readQueue,
  readRows,
  type FoundRow,
  type WaitingWork,
  type Wanted,
} from './queue.queries.ts';

type Source = { readonly db: Kysely<Database>; readonly pool: pg.Pool };
type Judged = ReadonlyMap<string, JudgedApplication>;

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

/** Who asked first comes first within an event. */
export async function readInTurn({ db, pool }: Source, wanted: Wanted): Promise<Page> {
  const { rows, groups } = await readQueue(pool, wanted);
  if (!ahead(wanted.status)) return { rows: withFit(rows, new Map()), groups };
  const ids = rows.map(({ id }) => id);
  const asked = Map.groupBy(await findAsked(pool, ids), ({ event_id }) => event_id);
  const judged = await judgeApplications(
    db,
    [...asked].map(([event_id, some]) => ({ event_id, asked: some })),
  );
  return { rows: withFit(rows, judged), groups };
}

/** The best match comes first within an event: all of those who wait there are judged, and nobody who waits elsewhere. */
export async function readBestFirst({ db, pool }: Source, wanted: Wanted): Promise<Page> {
  const onPage = await readGroups(pool, wanted);
  const asked = Map.groupBy(
    await findAskedAt(
      pool,
      onPage.map(({ group }) => group.id),
      wanted,
    ),
    ({ event_id }) => event_id,
  );
  const judged = await judgeApplications(
    db,
    [...asked].map(([event_id, some]) => ({ event_id, asked: some })),
  );
  const ids = onPage.flatMap(({ group, skip, take }) =>
    ranked(asked.get(group.id) ?? [], judged)
      .slice(skip, skip + take)
      .map(({ id }) => id),
  );
  return { rows: withFit(await readRows(pool, ids), judged), groups: onPage.map(({ group }) => group) };
}

/** Whoever has no match comes last; who asked first wins a tie. */
const ranked = (asked: readonly WaitingWork[], judged: Judged): readonly WaitingWork[] => {
  const tenths = ({ id }: WaitingWork): number => judged.get(id)?.match.tenths ?? -1;
  return asked.toSorted((a, b) => tenths(b) - tenths(a));
};

/** People who wait for a decision at an event, the best match first; who applies in several roles stands where the best one does. */
export async function waitingBestFirst({ db, pool }: Source, event_id: string): Promise<readonly string[]> {
  const asked = await findAskedAt(pool, [event_id], { status: 'pending', type_id: undefined });
  const judged = await judgeApplications(db, [{ event_id, asked }]);
  return [...new Set(ranked(asked, judged).map(({ usher_id }) => usher_id))];
}

import { withoutMoves } from '@proline/domain/hiring/fill/fill-figures';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { Refusal } from '../../platform/http/refusal.ts';
import { defineJob, type BeforeRun, type ItemRun, type JobKind } from '../../platform/jobs/job-kind.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import {
  countLocked,
  findPlaceCounts,
  findRun,
  proposeRun,
  storeProposal,
  type PlaceCounts,
  type RunRow,
  type StoredPosition,
  type StoredRow,
} from './fill-run.queries.ts';
import { withoutHelpers } from './fill-places.queries.ts';
import { readFillSource } from './fill-source.service.ts';
import type { FillProposal } from './propose-fill.service.ts';
import { solveAmongAll } from './solve-among-all.service.ts';

const params = z.object({ run_id: z.uuid() });
type Params = z.output<typeof params>;

/** Solves an event and leaves a proposal. Its item is the event; reading takes one short transaction, solving none. */
export const fillJob: JobKind<typeof params> = defineJob({
  kind: 'events.auto_fill',
  access: 'assignments.write',
  params,
  maxAttempts: 2,
  beforehand: solve,
  runItem: propose,
});

async function solve({ db, params: { run_id }, signal }: BeforeRun<Params>): Promise<void> {
  const run = await findRun(db, run_id);
  if (run?.status !== 'solving') throw new Refusal('fill_outdated');
  const { source, counts, locked } = await readTogether(db, run);
  const began = performance.now();
  const found = await solveAmongAll(db, run.event_id, run.may_move ? source : withoutMoves(source), signal);
  const milliseconds = Math.round(performance.now() - began);
  const positions = positionsOf(found, counts);
  const sum = (of: (one: StoredPosition) => number) => positions.reduce((total, one) => total + of(one), 0);
  const filled_after = sum(({ after }) => after);
  const { more_than_one_by_one, ...figures } = found.figures;
  await db.transaction().execute((tx) =>
    storeProposal(tx, run_id, {
      figures: {
        ...figures,
        places: sum(({ headcount }) => headcount),
        filled_before: sum(({ before }) => before),
        filled_after,
        one_by_one: filled_after - more_than_one_by_one,
        locked,
        reserves: run.reserves ? reservesIn(found, counts) : null,
        milliseconds,
      },
      positions,
      rows: rowsOf(found),
    }),
  );
}

/** Everything is of one moment. */
const readTogether = (db: Kysely<Database>, { event_id, reserves }: RunRow) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await withoutHelpers(tx);
      const source = await readFillSource(tx, event_id, { reserves });
      if (source === undefined) throw new Refusal('not_found');
      return { source, counts: await findPlaceCounts(tx, event_id), locked: await countLocked(tx, event_id) };
    });

/** Of those who stand by: how many do, how many would, and how many may. */
const reservesIn = ({ reserves }: FillProposal, counts: readonly PlaceCounts[]) => {
  const before = counts.reduce((sum, one) => sum + one.reserves, 0);
  const places = counts.reduce((sum, one) => sum + one.reserve_places, 0);
  return { before, after: before + (reserves?.plan.rows.length ?? 0), places };
};

/** Of equal moves, a place in and a place out. */
const positionsOf = ({ changes, choices, gaps }: FillProposal, counts: readonly PlaceCounts[]): StoredPosition[] => {
  const gapOf = new Map(gaps.map(({ position_id, alone: _, ...gap }) => [position_id, gap]));
  const nextOf = new Map(choices.map(({ row, next_best }) => [row.position_id, next_best]));
  const change = new Map<string, number>();
  const add = (id: string, by: number) => change.set(id, (change.get(id) ?? 0) + by);
  for (const one of changes) {
    if (one.kind !== 'kept') add(one.row.position_id, 1);
    if (one.kind === 'moved') add(one.from.position_id, -1);
  }
  return counts.map(({ id, headcount, taken }) => {
    const next = nextOf.get(id) ?? null;
    return {
      position_id: id,
      headcount,
      before: taken,
      after: taken + (change.get(id) ?? 0),
      gap: gapOf.get(id) ?? null,
      next_usher_id: next?.person_id ?? null,
      next_tenths: next?.tenths ?? null,
      next_instead_id: next?.instead ?? null,
    };
  });
};

const rowsOf = ({ changes, choices, reserves }: FillProposal): StoredRow[] => {
  const why = new Map(choices.map(({ row, contributions }) => [`${row.person_id} ${row.position_id}`, contributions]));
  const places = changes.flatMap((one) =>
    one.kind === 'kept'
      ? []
      : [
          {
            usher_id: one.row.person_id,
            position_id: one.row.position_id,
            from_position_id: one.kind === 'moved' ? one.from.position_id : null,
            tenths: one.row.tenths,
            from_tenths: one.kind === 'moved' ? one.from.tenths : null,
            contributions: why.get(`${one.row.person_id} ${one.row.position_id}`) ?? [],
            reserve: false,
          },
        ],
  );
  const standBy = (reserves?.choices ?? []).map(({ row: { person_id, position_id, tenths }, contributions }) => ({
    ...{ usher_id: person_id, position_id, tenths, contributions },
    ...{ from_position_id: null, from_tenths: null, reserve: true },
  }));
  return [...places, ...standBy];
};

async function propose({ tx, audit, params: { run_id } }: ItemRun<Params>) {
  const proposed = await proposeRun(tx, run_id);
  if (!proposed) throw new Refusal('fill_outdated');
  const { filled_before, filled_after } = proposed.figures;
  await audit({
    action: 'propose_fill',
    entity: 'event',
    record_id: proposed.event_id,
    before: { filled_before },
    after: { filled_after },
  });
  return { filled_after };
}

import type { FillCandidate, FillSource } from '@proline/domain/hiring/fill/fill-candidates';
import { explainFurther, type GapReason, type Missed } from '@proline/domain/hiring/fill/fill-explain';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readFurther } from './fill-source.service.ts';
import type { FillProposal } from './propose-fill.service.ts';
import { runFill } from './run-fill.service.ts';

/** Whoever was left out and could have an empty place is judged, too, and the event is solved again; so many times at most. */
const MOST_ROUNDS = 2;
/** For each open place so many of them. */
const FOR_EACH_PLACE = 5;

/**
 * A plan, with why places stay empty counted among everybody who lives near: also among those who were not judged for the plan
 * because they are too many. That somebody of them could have an empty place is never left at that.
 */
export async function solveAmongAll(
  db: Kysely<Database>,
  event_id: string,
  asked: FillSource,
  signal: AbortSignal,
): Promise<FillProposal> {
  let source = asked;
  for (let round = 1; ; round += 1) {
    const found = await runFill(source, { signal });
    if (source.near <= source.people.length || found.gaps.length === 0) return found;
    const { gaps, missed } = await lookFurther(db, event_id, source, found);
    if (missed.length === 0 || round === MOST_ROUNDS) return { ...found, gaps };
    source = { ...source, people: [...source.people, ...missed] };
  }
}

async function lookFurther(db: Kysely<Database>, event_id: string, source: FillSource, { plan, gaps }: FillProposal) {
  const roles = new Map(source.positions.map(({ id, type_id }) => [id, type_id]));
  const type_ids = [...new Set(gaps.flatMap(({ position_id }) => roles.get(position_id) ?? []))];
  let counted = gaps;
  const missed: Missed[] = [];
  for await (const people of readFurther(db, event_id, source, type_ids)) {
    const found = explainFurther(source, plan.rows, counted, people);
    counted = found.gaps;
    missed.push(...found.missed);
  }
  return { gaps: counted, missed: bestOf(missed, gaps) };
}

const bestOf = (missed: readonly Missed[], gaps: readonly GapReason[]): FillCandidate[] => {
  const best = gaps.flatMap(({ position_id, open }) =>
    missed
      .filter((one) => one.position_id === position_id)
      .toSorted((a, b) => b.tenths - a.tenths)
      .slice(0, FOR_EACH_PLACE * open),
  );
  return [...new Map(best.map(({ person }) => [person.id, person])).values()];
};

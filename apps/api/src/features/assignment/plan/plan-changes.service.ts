import { refuseChange } from '@proline/domain/assignment/assignment-move';
import { Refusal } from '../../../platform/http/refusal.ts';
import { behindSavepoint } from '../../../platform/postgres/savepoint.ts';
import { savePlaces, touchEvents } from '../assignment-change.queries.ts';
import { holdAssignments, lockPositions, type AssignmentRow, type HeldEvent } from '../assignment.queries.ts';
import { holdPair, type Giver } from '../assigning.service.ts';
import { refusePlacing } from '../judge-change.service.ts';
import {
  findLiveOf,
  findOwners,
  findTargets,
  holdPeople,
  saveAllLocked,
  saveTakenBack,
  type Target,
} from './plan-changes.queries.ts';
import { settleApplications, unsettleApplications } from '../served.service.ts';
import { tellOfWork } from '../work-message.service.ts';

export type { AssignmentRow } from '../assignment.queries.ts';

/** A whole plan is saved or taken back in one transaction: what it touches is held before, in the order that everybody keeps. */
export async function holdPlan(
  tx: Giver['tx'],
  plan: { readonly event_id: string; readonly usher_ids: readonly string[]; readonly position_ids: readonly string[] },
): Promise<AssignmentRow[]> {
  await holdPeople(tx, plan.usher_ids);
  const held = await holdAssignments(tx, await findLiveOf(tx, plan.event_id, plan.usher_ids));
  await lockPositions(tx, plan.position_ids);
  return held;
}

/** The same for assignments that are known. Returns them as they are now. */
export async function holdKnown(
  tx: Giver['tx'],
  ids: readonly string[],
  position_ids: readonly string[],
): Promise<AssignmentRow[]> {
  await holdPeople(tx, await findOwners(tx, ids));
  const held = await holdAssignments(tx, ids);
  await lockPositions(tx, position_ids);
  return held;
}

export type PlannedMove = { readonly row: AssignmentRow; readonly position_id: string };
type Outcome = { readonly version: number } | Refusal;

/** Asks every rule of hiring about these moves, as if by hand; those that are refused, by assignment. */
export async function refusePlanned(
  giver: Giver,
  event: HeldEvent,
  moves: readonly PlannedMove[],
): Promise<ReadonlyMap<string, Refusal>> {
  const refused = new Map<string, Refusal>();
  for (const { row, position_id } of moves) {
    const judged = await behindSavepoint(giver.tx, async () => {
      const fixed = refuseChange(row, 'admin');
      if (fixed !== null) throw new Refusal(fixed);
      const pair = await holdPair(giver.tx, event.id, row.usher_id);
      const [, code] = await refusePlacing(
        { ...giver, ...pair, row },
        { position_id, reserve: row.reserve, together: true },
      );
      if (code !== null) throw new Refusal(code);
    });
    if (judged instanceof Refusal) refused.set(row.id, judged);
  }
  return refused;
}

/** Moves people within their shifts; what became of each, by assignment. */
export async function movePlanned(
  giver: Giver,
  event: HeldEvent,
  moves: readonly PlannedMove[],
): Promise<ReadonlyMap<string, Outcome>> {
  const { tx } = giver;
  const targets = new Map(
    (
      await findTargets(
        tx,
        moves.map(({ position_id }) => position_id),
      )
    ).map((target) => [target.position_id, target]),
  );
  const outcomes = new Map<string, Outcome>();
  const open: PlannedMove[] = [];
  for (const move of moves) {
    const refusal = refuseMove(move.row, targets.get(move.position_id), event.now);
    if (refusal === null) open.push(move);
    else outcomes.set(move.row.id, refusal);
  }
  for (const [id, outcome] of await moveAll(tx, open)) outcomes.set(id, outcome);
  for (const { row, position_id } of open) {
    const target = targets.get(position_id);
    if (target && !(outcomes.get(row.id) instanceof Refusal)) await recordMove(giver, event, row, target);
  }
  const moved = open.map(({ row }) => row.usher_id);
  await unsettleApplications(giver, event, moved);
  await settleApplications(giver, event, moved);
  return outcomes;
}

const refuseMove = (row: AssignmentRow, target: Target | undefined, now: Date): Refusal | null => {
  if (!target) return new Refusal('not_found');
  if (target.ends_at <= now) return new Refusal('shift_over');
  const refusal = refuseChange(row, 'admin');
  return refusal && new Refusal(refusal);
};

/** All in one statement, so that of several who change places nobody needs a third one; or else one by one, as far as it goes. */
async function moveAll(tx: Giver['tx'], moves: readonly PlannedMove[]): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const asked = ({ row, position_id }: PlannedMove) => ({ ...row, position_id });
  const together = await behindSavepoint(tx, () => savePlaces(tx, moves.map(asked)));
  if (!(together instanceof Refusal)) {
    for (const { row } of moves) outcomes.set(row.id, outcomeOf(together.get(row.id)));
    return outcomes;
  }
  let left = moves;
  let before = -1;
  // whoever leaves makes room for the next
  while (left.length > 0 && left.length !== before) {
    before = left.length;
    const refused: PlannedMove[] = [];
    for (const move of left) {
      const one = await behindSavepoint(tx, () => savePlaces(tx, [asked(move)]));
      outcomes.set(move.row.id, one instanceof Refusal ? one : outcomeOf(one.get(move.row.id)));
      if (one instanceof Refusal) refused.push(move);
    }
    left = refused;
  }
  return outcomes;
}

const outcomeOf = (version: number | undefined): Outcome =>
  version === undefined ? new Refusal('conflict') : { version };

async function recordMove({ tx, audit, admin_id }: Giver, event: HeldEvent, row: AssignmentRow, target: Target) {
  await audit({
    action: 'move_place',
    entity: 'assignment',
    record_id: row.id,
    person_id: row.usher_id,
    before: { starts_at: row.starts_at.toISOString(), role: row.role },
    after: { starts_at: target.starts_at.toISOString(), role: target.role, event: event.title_en },
  });
  const { starts_at } = target;
  await tellOfWork(tx, 'work_moved', { event_id: event.id, person_id: row.usher_id, starts_at, admin_id });
  await touchEvents(tx);
}

/** Locks places that a plan has just given. Returns their new versions. */
export async function lockPlanned({ tx, audit }: Giver, event: HeldEvent, ids: readonly string[]) {
  const locked = await saveAllLocked(tx, ids);
  await audit(
    ...locked.map(({ id, usher_id }) => ({
      action: 'lock' as const,
      entity: 'assignment' as const,
      record_id: id,
      person_id: usher_id,
      before: { locked: false },
      after: { locked: true, event: event.title_en },
    })),
  );
  return new Map(locked.map(({ id, version }) => [id, version]));
}

/** Takes places back that a plan has given, as long as they are as they were seen; each person is told once. */
export async function takeBackPlanned(
  giver: Giver,
  event: HeldEvent,
  rows: readonly AssignmentRow[],
): Promise<ReadonlySet<string>> {
  const { tx, audit, admin_id } = giver;
  const taken = await saveTakenBack(tx, rows);
  const gone = rows.filter(({ id }) => taken.has(id));
  await audit(
    ...gone.map((row) => ({
      action: 'release' as const,
      entity: 'assignment' as const,
      record_id: row.id,
      person_id: row.usher_id,
      before: { status: row.status },
      after: { status: 'released', event: event.title_en },
    })),
  );
  for (const [person_id, own] of Map.groupBy(gone, ({ usher_id }) => usher_id)) {
    const starts_at = own.map((row) => row.starts_at).reduce((a, b) => (a < b ? a : b));
    await tellOfWork(tx, 'work_released', { event_id: event.id, person_id, starts_at, admin_id });
  }
  await unsettleApplications(
    giver,
    event,
    gone.map(({ usher_id }) => usher_id),
  );
  if (gone.length > 0) await touchEvents(tx);
  return taken;
}

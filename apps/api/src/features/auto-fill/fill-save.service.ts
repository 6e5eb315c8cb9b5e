import type { saveFill } from '@proline/contract/auto-fill/auto-fill';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { holdOpenEvent, type Giver } from '../assignment/assigning.service.ts';
import { givePlanned } from '../assignment/plan/give-planned.service.ts';
import {
  holdPlan,
  lockPlanned,
  movePlanned,
  refusePlanned,
  type AssignmentRow,
} from '../assignment/plan/plan-changes.service.ts';
import { findRun, holdRun, saveRunStatus, type RunStatus } from './fill-run.queries.ts';
import { findPlanRows, saveRowResults, type PlanRow, type RowResult } from './fill-save.queries.ts';

/** Why a proposal in this state cannot be saved. */
const NOT_SAVED: Readonly<Record<Exclude<RunStatus, 'proposed'>, 'fill_not_ready' | 'fill_saved' | 'fill_outdated'>> = {
  solving: 'fill_not_ready',
  saved: 'fill_saved',
  reverted: 'fill_saved',
  discarded: 'fill_outdated',
};

/** The event, then the run: whoever saves a second time waits here, and finds it saved. */
export async function holdEventAndRun(tx: Giver['tx'], id: string) {
  const found = await findRun(tx, id);
  if (!found) throw new Refusal('not_found');
  const event = await holdOpenEvent(tx, found.event_id);
  const run = await holdRun(tx, id);
  if (!run) throw new Refusal('not_found');
  return { event, run };
}

export const saveProposal: Handler<typeof saveFill> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { event, run } = await holdEventAndRun(tx, params.id);
    if (run.status !== 'proposed') throw new Refusal(NOT_SAVED[run.status]);
    const expires_at = body.invite_until === null ? undefined : new Date(body.invite_until);
    if (expires_at && expires_at <= event.now)
      throw new Refusal('expiry_passed', { errors: { invite_until: ['expiry_passed'] } });

    const leftOut = new Set(body.left_out);
    const all = await findPlanRows(tx, run.id);
    const rows = all.filter(({ id }) => !leftOut.has(id));
    const held = await holdPlan(tx, {
      event_id: event.id,
      usher_ids: rows.map(({ usher_id }) => usher_id),
      position_ids: rows.flatMap(({ position_id, from_position_id }) => [position_id, from_position_id ?? position_id]),
    });
    const giver: Giver = { tx, audit, admin_id: admin.id };
    const done: RowResult[] = [
      ...all.filter(({ id }) => leftOut.has(id)).map(({ id }) => ({ id, result: 'left_out' as const, code: null })),
      // whoever moves makes room for others
      ...(await moveRows(giver, event, rows.filter(isMove), held)),
      ...(await giveRows(giver, event, rows.filter(isPlace), expires_at)),
      // whoever stands by does so beside the places of the plan
      ...(await giveRows(giver, event, rows.filter(isReserve), expires_at)),
    ];
    const results = await lockRows(giver, event, new Set(body.locked), done);
    await saveRowResults(tx, results);
    if (!(await saveRunStatus(tx, run.id, 'proposed', 'saved'))) throw new Refusal('conflict');
    const count = (result: RowResult['result']) => results.filter((one) => one.result === result).length;
    const given = new Set(results.filter(({ result }) => result === 'given').map(({ id }) => id));
    const counts = { given: given.size, refused: count('refused'), left_out: count('left_out') };
    const rows_locked = body.locked.filter((id) => given.has(id)).length;
    await audit({
      action: 'save_fill',
      entity: 'event',
      record_id: event.id,
      after: {
        rows_given: counts.given,
        rows_refused: counts.refused,
        rows_left_out: counts.left_out,
        ...(rows_locked > 0 && { rows_locked }),
      },
    });
    const told = new Set(rows.filter(({ id }) => given.has(id)).map(({ usher_id }) => usher_id));
    return { data: { ...counts, people_told: told.size } };
  });

type Event = Awaited<ReturnType<typeof holdOpenEvent>>;

/** Of what was given, the places that nothing is to move. */
async function lockRows(giver: Giver, event: Event, wanted: ReadonlySet<string>, results: readonly RowResult[]) {
  const ids = results.flatMap(({ id, assignment_id }) => (wanted.has(id) && assignment_id ? [assignment_id] : []));
  const versions = await lockPlanned(giver, event, ids);
  return results.map((row) => {
    const version = versions.get(row.assignment_id ?? '');
    return version === undefined ? row : { ...row, assignment_version: version };
  });
}

type Move = PlanRow & { readonly from_position_id: string };
const isMove = (row: PlanRow): row is Move => row.from_position_id !== null;
const isReserve = ({ reserve }: PlanRow): boolean => reserve;
const isPlace = (row: PlanRow): boolean => !isMove(row) && !isReserve(row);

const refused = ({ id }: PlanRow, { code }: Refusal): RowResult => ({ id, result: 'refused', code });

async function moveRows(
  giver: Giver,
  event: Event,
  rows: readonly Move[],
  held: readonly AssignmentRow[],
): Promise<RowResult[]> {
  const placeOf = ({ usher_id, from_position_id }: Move) =>
    held.find((one) => one.usher_id === usher_id && one.position_id === from_position_id && !one.reserve);
  const moves = rows.flatMap((plan) => {
    const row = placeOf(plan);
    return row ? [{ row, position_id: plan.position_id }] : [];
  });
  const refusals = await refusePlanned(giver, event, moves);
  const outcomes = await movePlanned(
    giver,
    event,
    moves.filter(({ row }) => !refusals.has(row.id)),
  );
  return rows.map((plan) => {
    const row = placeOf(plan);
    const outcome = row && (refusals.get(row.id) ?? outcomes.get(row.id));
    if (!row || !outcome) return refused(plan, new Refusal('assignment_ended'));
    if (outcome instanceof Refusal) return refused(plan, outcome);
    return { id: plan.id, result: 'given', code: null, assignment_id: row.id, assignment_version: outcome.version };
  });
}

/** Of places, or of reserves: each person gets all of them, and is told once; where that is refused, one place after the other. */
async function giveRows(
  giver: Giver,
  event: Event,
  rows: readonly PlanRow[],
  expires_at: Date | undefined,
): Promise<RowResult[]> {
  const keyOf = (of: Pick<PlanRow, 'usher_id' | 'position_id'>) => `${of.usher_id} ${of.position_id}`;
  const rowOf = new Map(rows.map((row) => [keyOf(row), row]));
  const people = Map.groupBy(rows, ({ usher_id }) => usher_id);
  const outcomes = await givePlanned(giver, {
    ...{ event, expires_at },
    wanted: new Map([...people].map(([id, own]) => [id, own.map(({ position_id }) => position_id)])),
    as: { status: expires_at ? 'invited' : 'confirmed', reserve: rows.some(({ reserve }) => reserve) },
  });
  return outcomes.map((outcome) => {
    const row = rowOf.get(keyOf(outcome));
    if (!row) throw new Error('A place was given that the plan does not have.');
    const { given } = outcome;
    if (given instanceof Refusal) return refused(row, given);
    return { id: row.id, result: 'given', code: null, assignment_id: given.id, assignment_version: given.version };
  });
}

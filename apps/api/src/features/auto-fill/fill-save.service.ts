import type { saveFill } from '@proline/contract/auto-fill/auto-fill';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { behindSavepoint } from '../../platform/postgres/savepoint.ts';
import { givePlaces, holdOpenEvent, type Giver } from '../assignment/assigning.service.ts';
import {
  holdPlan,
  lockPlanned,
  movePlanned,
  refusePlanned,
  type AssignmentRow,
} from '../assignment/plan-changes.service.ts';
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
      ...(await giveRows(
        giver,
        event.id,
        rows.filter((row) => !isMove(row)),
        expires_at,
      )),
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

/** Each person gets all of the places, and is told once; where that is refused, one place after the other. */
async function giveRows(
  giver: Giver,
  event_id: string,
  rows: readonly PlanRow[],
  expires_at: Date | undefined,
): Promise<RowResult[]> {
  const give = (usher_id: string, own: readonly PlanRow[]) =>
    behindSavepoint(giver.tx, () =>
      givePlaces({
        ...giver,
        event_id,
        usher_id,
        position_ids: own.map(({ position_id }) => position_id),
        as: { status: expires_at ? 'invited' : 'confirmed', reserve: false },
        ...(expires_at && { expires_at }),
      }),
    );
  const results: RowResult[] = [];
  for (const [usher_id, own] of Map.groupBy(rows, (row) => row.usher_id)) {
    const together = await give(usher_id, own);
    const parts = together instanceof Refusal && own.length > 1 ? own.map((row) => [row]) : [own];
    for (const part of parts) {
      const given = part === own ? together : await give(usher_id, part);
      results.push(...part.map((row) => resultOf(row, given)));
    }
  }
  return results;
}

const resultOf = (row: PlanRow, given: Awaited<ReturnType<typeof givePlaces>> | Refusal): RowResult => {
  if (given instanceof Refusal) return refused(row, given);
  const place = given.assignments.find(({ position_id }) => position_id === row.position_id);
  if (!place) throw new Error(`No place was given for ${row.id}.`);
  return { id: row.id, result: 'given', code: null, assignment_id: place.id, assignment_version: place.version };
};

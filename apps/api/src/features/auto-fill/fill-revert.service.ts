import type { revertFill } from '@proline/contract/auto-fill/auto-fill';
import { refuseChange } from '@proline/domain/assignment/assignment-move';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Giver } from '../assignment/assigning.service.ts';
import {
  holdKnown,
  movePlanned,
  takeBackPlanned,
  type AssignmentRow,
} from '../assignment/plan/plan-changes.service.ts';
import { saveRunStatus, type RunStatus } from './fill-run.queries.ts';
import { findPlanRows, saveRowResults, type PlanRow, type RowResult } from './fill-save.queries.ts';
import { holdEventAndRun } from './fill-save.service.ts';

/** Why there is nothing to take back. */
const NOT_REVERTED: Readonly<Record<Exclude<RunStatus, 'saved'>, 'fill_not_saved' | 'fill_reverted'>> = {
  solving: 'fill_not_saved',
  proposed: 'fill_not_saved',
  discarded: 'fill_not_saved',
  reverted: 'fill_reverted',
};

/** Exactly what saving has given goes back, as far as nobody has touched it since; the rest says why it stays. */
export const revertSaved: Handler<typeof revertFill> = ({ params }, { admin, write }) =>
  write(async (tx, audit) => {
    const { event, run } = await holdEventAndRun(tx, params.id);
    if (run.status !== 'saved') throw new Refusal(NOT_REVERTED[run.status]);
    const rows = (await findPlanRows(tx, run.id)).filter(({ result }) => result === 'given');
    const held = await holdKnown(
      tx,
      rows.flatMap(({ assignment_id }) => assignment_id ?? []),
      rows.flatMap(({ position_id, from_position_id }) => [position_id, from_position_id ?? position_id]),
    );
    const giver: Giver = { tx, audit, admin_id: admin.id };
    const judged = rows.map((plan) => ({ plan, ...judge(plan, held) }));
    const untouched = judged.flatMap(({ plan, row, refusal }) => (row && !refusal ? [{ plan, row }] : []));

    // what is given back makes room for whoever was moved
    const taken = await takeBackPlanned(
      giver,
      event,
      untouched.filter(({ plan }) => plan.from_position_id === null).map(({ row }) => row),
    );
    const moved = await movePlanned(
      giver,
      event,
      untouched.flatMap(({ plan, row }) =>
        plan.from_position_id === null ? [] : [{ row, position_id: plan.from_position_id }],
      ),
    );
    const results = judged.map(({ plan, row, refusal }): RowResult => {
      const outcome = row && moved.get(row.id);
      if (outcome instanceof Refusal) return kept(plan, outcome.code);
      return row && !refusal && (outcome || taken.has(row.id))
        ? { id: plan.id, result: 'taken_back', code: null }
        : kept(plan, refusal ?? 'changed_since');
    });
    await saveRowResults(tx, results);
    if (!(await saveRunStatus(tx, run.id, 'saved', 'reverted'))) throw new Refusal('conflict');
    const taken_back = results.filter(({ result }) => result === 'taken_back').length;
    const counts = { taken_back, kept: results.length - taken_back };
    await audit({
      action: 'revert_fill',
      entity: 'event',
      record_id: event.id,
      after: { rows_taken_back: counts.taken_back, rows_kept: counts.kept },
    });
    return { data: counts };
  });

const kept = ({ id }: PlanRow, code: Refusal['code']): RowResult => ({ id, result: 'kept', code });

/**
 * The assignment, and why it stays as it is; it must be the very one that was given, and as it was. A lock that came with it goes
 * with it.
 */
const judge = (plan: PlanRow, held: readonly AssignmentRow[]) => {
  const found = held.find(({ id }) => id === plan.assignment_id);
  if (!found) return { row: null, refusal: 'assignment_ended' as const };
  if (found.version !== plan.assignment_version)
    return { row: found, refusal: refuseChange(found, 'admin') ?? ('changed_since' as const) };
  const row = { ...found, locked: false };
  return { row, refusal: refuseChange(row, 'admin') };
};

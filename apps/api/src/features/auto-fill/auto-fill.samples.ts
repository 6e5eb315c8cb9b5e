import { createDatabase } from '../../platform/postgres/database.ts';
import { FIGURES } from '../../testing/event/fill-course.ts';
import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addPlaces, addRow, assign } from '../../testing/sample/sample-rows.ts';
import { readPlan } from '../event-plan/plan-read.service.ts';

/** A plan for one person in one place. */
async function addRun({ pool, addAdmin, caller }: Ground, status: 'proposed' | 'saved' = 'proposed') {
  const places = await addPlaces(pool);
  const usher_id = (await addRow(pool, 'ushers', { status: 'approved' })).id;
  await pool.query('insert into usher_roles (usher_id, type_id) values ($1, $2)', [usher_id, places.type_id]);
  const created_by = caller ?? (await addAdmin('ops')).id;
  const run = await addRow(pool, 'fill_runs', {
    event_id: places.event_id,
    status,
    created_by,
    figures: JSON.stringify(FIGURES),
    solved_at: new Date(),
  });
  const gap = {
    open: 9,
    considered: 12,
    because: [
      { code: 'overlap', event_id: places.event_id, people: 11 },
      { code: 'rest', event_id: null, people: 1 },
    ],
    if_flagged: null,
  };
  await addRow(pool, 'fill_positions', {
    run_id: run.id,
    position_id: places.position_id,
    gap: JSON.stringify(gap),
    next_usher_id: usher_id,
    next_tenths: 700,
  });
  const given = status === 'saved' ? await assign(pool, places, usher_id) : null;
  await addRow(pool, 'fill_rows', {
    run_id: run.id,
    usher_id,
    position_id: places.position_id,
    ...(given && { assignment_id: given.id, assignment_version: 1, result: 'given' }),
  });
  return { run, places };
}

export const samples: Samples = {
  getFill: async (ground) => ({ params: { id: (await addRun(ground)).places.event_id } }),
  startFill: async ({ pool }) => ({ params: { id: (await addPlaces(pool)).event_id }, body: { may_move: true } }),
  saveFill: async (ground) => ({
    params: { id: (await addRun(ground)).run.id },
    body: { left_out: [], invite_until: null },
  }),
  revertFill: async (ground) => ({ params: { id: (await addRun(ground, 'saved')).run.id } }),
  flagRequirement: async ({ pool }) => {
    const { event_id } = await addPlaces(pool);
    const plan = await readPlan(createDatabase(pool), event_id);
    if (!plan) throw new Error('the event is gone');
    const requirements = [{ kind: 'experience', mode: 'block', shifts: 3 }];
    const steps = { ...plan.steps, stepTwo: { ...plan.steps.stepTwo, requirements } };
    await pool.query('insert into event_plans (event_id, steps) values ($1, $2)', [event_id, JSON.stringify(steps)]);
    return { params: { id: event_id }, body: { kind: 'experience', version: 1 } };
  },
  discardFill: async (ground) => ({ params: { id: (await addRun(ground)).run.id } }),
};

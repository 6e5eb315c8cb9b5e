import type { discardFill, getFill, startFill } from '@proline/contract/auto-fill/auto-fill';
import { ERROR_CODES, ERRORS } from '@proline/contract/facts';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { holdOpenEvent } from '../assignment/assigning.service.ts';
import { stopJob } from '../job/job.service.ts';
import { fillJob } from './fill-job.service.ts';
import { findFill } from './fill-read.queries.ts';
import { discardLeftovers, findPlaceCounts, holdRun, insertRun, saveJob, saveRunStatus } from './fill-run.queries.ts';

export const showFill: Handler<typeof getFill> = async ({ params }, { pool, request }) => {
  const found = await findFill(pool, params.id);
  if (!found) throw new Refusal('not_found');
  const sentenceOf = (code: string | null) => {
    const known = ERROR_CODES.find((each) => each === code);
    return known === undefined ? null : ERRORS[known][request.language];
  };
  const { run, ...facts } = found;
  return {
    data: {
      ...facts,
      run: run && {
        ...run,
        message: sentenceOf(run.code),
        rows: run.rows.map((row) => ({ ...row, message: sentenceOf(row.code) })),
      },
    },
  };
};

export const start: Handler<typeof startFill> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const event = await holdOpenEvent(tx, params.id);
    const open = (await findPlaceCounts(tx, event.id)).some(
      ({ headcount, taken, reserves, reserve_places }) =>
        taken < headcount || (body.reserves && reserves < reserve_places),
    );
    if (!open) throw new Refusal('no_open_places');
    await discardLeftovers(tx, event.id);
    const run_id = await insertRun(tx, { event_id: event.id, ...body, created_by: admin.id });
    if (run_id === undefined) throw new Refusal('fill_running');
    const { id: job_id } = await addJob(tx, {
      kind: fillJob,
      params: { run_id },
      created_by: admin.id,
      items: [{ record_id: event.id, label_en: event.title_en, label_ar: event.title_ar }],
    });
    await saveJob(tx, run_id, job_id);
    await audit({ action: 'start_fill', entity: 'event', record_id: event.id, after: {} });
    return { data: { id: run_id, job_id } };
  });

export const discard: Handler<typeof discardFill> = ({ params }, { write }) =>
  write(async (tx, audit) => {
    const run = await holdRun(tx, params.id);
    if (!run) throw new Refusal('not_found');
    if (run.status === 'discarded') throw new Refusal('fill_outdated');
    if (run.status === 'saved' || run.status === 'reverted') throw new Refusal('fill_saved');
    if (!(await saveRunStatus(tx, run.id, run.status, 'discarded'))) throw new Refusal('conflict');
    if (run.status === 'solving' && run.job_id !== null) await stopJob(tx, run.job_id);
    await audit({ action: 'discard_fill', entity: 'event', record_id: run.event_id, after: {} });
    return { data: { id: run.id } };
  });

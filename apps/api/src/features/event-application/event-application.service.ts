import {
  QUEUE_ROWS_PER_PAGE,
  type acceptBest,
  type decideApplication,
  type getApplication,
  type listQueue,
  type listWaitingEvents,
} from '@proline/contract/event-application/event-application';
import type { Kysely } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { holdOpenEvent, readRole } from '../assignment/assigning.service.ts';
import { acceptBestJob } from './accept-jobs.service.ts';
import { fitShown, judgeApplications } from '../hiring/application-fit.service.ts';
import { findApplication, findShifts } from './application.queries.ts';
import { decide, fitApplication } from './decision.service.ts';
import { readBestFirst, readInTurn, waitingBestFirst } from './queue-rank.service.ts';
import { ahead, countFresh, countQueue, findRoles, findWaitingGroups } from './queue.queries.ts';

const NONE = { pending: 0, waitlisted: 0, accepted: 0, rejected: 0 };

export const showQueue: Handler<typeof listQueue> = async ({ query }, { db, pool }) => {
  const { status = 'pending', sort = 'match', page = 1, since } = query;
  const narrowing = { event_id: query.event, type_id: query.role, soon: query.soon === 'yes' };
  const { pending, waitlisted, accepted, rejected } = { ...NONE, ...(await countQueue(pool, narrowing)) };
  const counts = { pending, waitlisted, accepted, rejected };
  const read = sort === 'match' && ahead(status) ? readBestFirst : readInTurn;
  const { rows, groups } = await read({ db, pool }, { status, page, ...narrowing });
  const total = counts[status];
  return {
    data: rows,
    meta: {
      current_page: page,
      per_page: QUEUE_ROWS_PER_PAGE,
      total,
      last_page: Math.max(1, Math.ceil(total / QUEUE_ROWS_PER_PAGE)),
      groups,
      counts,
      roles: await findRoles(pool, status, narrowing),
      fresh: since === undefined ? 0 : await countFresh(pool, since, narrowing),
    },
  };
};

export const showWaitingEvents: Handler<typeof listWaitingEvents> = async (_input, { pool }) => ({
  data: await findWaitingGroups(pool),
});

export const showApplication: Handler<typeof getApplication> = async ({ params }, { db, pool }) => {
  const found = await findApplication(pool, params.id);
  if (!found) throw new Refusal('not_found');
  const { type_id, ...application } = found;
  const { held, positions } = await readRole(db, { event_id: found.event_id, usher_id: found.usher.id, type_id });
  const all = await findShifts(db, found.event_id);
  const fitting = new Map(
    held === null
      ? []
      : fitApplication(held, all, positions, found.asked_for).map(({ shift_id, ...fit }) => [shift_id, fit]),
  );
  const standBy = new Set(
    held === null
      ? []
      : fitApplication(held, all, positions, found.asked_for, true).flatMap(({ shift_id, reserve }) =>
          reserve ? [shift_id] : [],
        ),
  );
  return {
    data: {
      ...application,
      fit: await readFit(db, found),
      shifts: all
        .filter(({ shift_id }) => fitting.has(shift_id))
        .map(({ shift_id, starts_at, ends_at }) => {
          const fit = fitting.get(shift_id);
          const position = positions.find(({ position_id }) => position_id === fit?.position_id);
          return {
            shift_id,
            starts_at: starts_at.toISOString(),
            ends_at: ends_at.toISOString(),
            places_left: Math.max(0, position?.places_left ?? 0),
            refusal: fit?.refusal ?? null,
            as_reserve: standBy.has(shift_id),
          };
        }),
    },
  };
};

/** Of what is decided there is no match any more: it would be that of today, not the one that was decided by. */
async function readFit(db: Kysely<Database>, found: NonNullable<Awaited<ReturnType<typeof findApplication>>>) {
  if (found.status !== 'pending' && found.status !== 'waitlisted') return null;
  const { id, usher, type_id, asked_for } = found;
  const asked = { id, usher_id: usher.id, type_id, shift_ids: asked_for };
  const judged = (await judgeApplications(db, [{ event_id: found.event_id, asked: [asked] }])).get(id);
  return judged ? fitShown(db, judged, usher.ratings) : null;
}

export const decideOne: Handler<typeof decideApplication> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => ({ data: await decide({ tx, audit, admin_id: admin.id, id: params.id, ...body }) }));

export const acceptAll: Handler<typeof acceptBest> = async ({ params }, { admin, db, pool, write }) => {
  // before the transaction, because it may take a while; who is decided about meanwhile is named by the job
  const waiting = await waitingBestFirst({ db, pool }, params.id);
  return write(async (tx, audit) => {
    await holdOpenEvent(tx, params.id);
    if (waiting.length === 0) throw new Refusal('nobody_waits');
    const { id, total } = await addJob(tx, {
      kind: acceptBestJob,
      params: { event_id: params.id },
      created_by: admin.id,
      items: waiting.map((record_id) => ({ record_id, label_en: '', label_ar: '' })),
    });
    await audit({ action: 'bulk_accept', entity: 'job', record_id: id, after: { applicants: total } });
    return { data: { job_id: id } };
  });
};

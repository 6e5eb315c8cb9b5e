import type {
  createEvent,
  deleteEvent,
  duplicateEvent,
  StoredPlan,
  getEventPlan,
  saveEventPlan,
} from '@proline/contract/event-plan/event-plan';
import { planSteps } from '@proline/contract/event-plan/plan-steps';
import { emptyPlan } from '@proline/domain/event-plan/plan';
import { planChange } from '@proline/domain/event-plan/log/plan-log';
import { reusePlan } from '@proline/domain/event-plan/reuse-plan';
import type { Kysely, Transaction } from 'kysely';
import type { Audit, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { findLeaders, findUshers } from './plan-read.queries.ts';
import { readPlan, readPlanForUpdate, type ReadPlan } from './plan-read.service.ts';
import { readUsualRules } from '../settings/settings.service.ts';
import { deleteEventRow, findRegion, releaseCover, removeMade } from './plan-save.queries.ts';
import { addDraft, replaceDraft } from './plan-save.service.ts';

type Db = Kysely<Database>;

const notFound = () => new Refusal('not_found');

/** The plan with the names of the people whose ids it contains. */
async function withNames(db: Db, { event, steps }: ReadPlan): Promise<StoredPlan> {
  const { leaders, invited, excluded } = steps.stepThreeTeam;
  return {
    event_id: event.id,
    code: event.code,
    status: event.status,
    version: event.version,
    steps,
    saved_at: event.saved_at.toISOString(),
    saved_by: event.saved_by,
    leaders: await findLeaders(db, [...new Set(leaders.map(({ leader_id }) => leader_id))]),
    ushers: await findUshers(db, [...new Set([...invited, ...excluded])]),
  };
}

const readNamed = async (db: Db, id: string): Promise<StoredPlan> => {
  const plan = await readPlan(db, id);
  if (!plan) throw notFound();
  return withNames(db, plan);
};

export const showPlan: Handler<typeof getEventPlan> = async ({ params }, { db }) => ({
  data: await readNamed(db, params.id),
});

export const startDraft: Handler<typeof createEvent> = ({ body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { time_zone, currency } = await findRegion(tx);
    const empty = emptyPlan(time_zone, currency, await readUsualRules(tx));
    const plan = planSteps.parse({ ...empty, ...body.steps });
    const id = await addDraft(tx, plan, admin.id);
    await audit({ action: 'create', entity: 'event', record_id: id, after: planChange(empty, plan).after });
    return { data: await readNamed(tx, id) };
  });

export const savePlan: Handler<typeof saveEventPlan> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const plan = await lockDraft(tx, params.id, body.version);
    const steps = planSteps.parse({ ...plan.steps, ...body.steps });
    const saved = await replaceDraft(tx, plan, steps, admin.id);
    const change = planChange(plan.steps, steps);
    await audit({ action: 'save_plan', entity: 'event', record_id: params.id, ...change, goes_on: true });
    return { data: { version: saved.version, saved_at: saved.saved_at.toISOString() } };
  });

/** Locks the event and refuses when it is no longer a draft or no longer the version that the caller has read. */
async function lockDraft(tx: Transaction<Database>, id: string, version: number | null): Promise<ReadPlan> {
  const plan = await readPlanForUpdate(tx, id);
  if (!plan) throw notFound();
  if (plan.event.status !== 'draft') throw new Refusal('event_not_draft');
  if (version !== null && plan.event.version !== version) throw new Refusal('conflict');
  return plan;
}

export const copyEvent: Handler<typeof duplicateEvent> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const plan = await readPlan(tx, params.id);
    if (!plan) throw notFound();
    const moved = planSteps.safeParse(reusePlan(plan.steps, body.starts_on));
    // some of its days would be beyond the last supported date
    if (!moved.success) throw new Refusal('bad_request', { errors: { starts_on: ['no_such_day'] } });
    const id = await addDraft(tx, moved.data, admin.id);
    await audit({
      action: 'duplicate',
      entity: 'event',
      record_id: id,
      after: { copy_of: params.id, starts_on: body.starts_on },
    });
    return { data: await readNamed(tx, id) };
  });

/** `version` is null when any version may be deleted. */
export async function removeDraft(
  tx: Transaction<Database>,
  audit: Audit,
  id: string,
  version: number | null,
): Promise<void> {
  const { event } = await lockDraft(tx, id, version);
  await removeMade(tx, id);
  await deleteEventRow(tx, id);
  if (event.cover_id !== null) await releaseCover(tx, event.cover_id);
  const { title_en, title_ar, code } = event;
  await audit({ action: 'delete', entity: 'event', record_id: id, before: { code, title_en, title_ar } });
}

export const deleteDraft: Handler<typeof deleteEvent> = ({ params, query }, { write }) =>
  write(async (tx, audit) => {
    await removeDraft(tx, audit, params.id, query.version);
    return { data: null };
  });

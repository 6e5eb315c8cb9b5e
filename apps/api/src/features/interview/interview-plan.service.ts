import type { Slot } from '@proline/contract/interview/slot';
import { placeProblem } from '@proline/domain/recruiting/interview-place';
import { isInterviewTime, isTooFarAhead } from '@proline/domain/recruiting/interview-slots';
import type { Hat } from '@proline/domain/recruiting/recruiting';
import type { Transaction } from 'kysely';
import type { Audit } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { tellPerson } from '../message/outbox.service.ts';
import { cancelPlannedOf, insertInterview, findFreeInterviewer, readZone } from './interview.queries.ts';

type Tx = Transaction<Database>;
/** How long an interview takes, and between which hours. */
type Hours = Parameters<typeof isInterviewTime>[2];

/**
 * Returns the interviewer's name. A slot that is taken is the database's to refuse: only it sees what others book at this
 * moment.
 */
export async function checkSlot(
  tx: Tx,
  { starts_at, interviewer_id, mode, place }: Slot,
  recruiting: Hours,
): Promise<string> {
  const wrongPlace = placeProblem(mode, place);
  if (wrongPlace) throw new Refusal(wrongPlace);
  const { zone, now } = await readZone(tx);
  if (new Date(starts_at) <= now) throw new Refusal('interview_in_past');
  if (isTooFarAhead(new Date(starts_at), now)) throw new Refusal('interview_too_far');
  if (!isInterviewTime(new Date(starts_at), zone, recruiting)) throw new Refusal('interview_off_hours');
  const name = await findFreeInterviewer(tx, interviewer_id);
  if (name === undefined) throw new Refusal('interviewer_unavailable');
  return name;
}

type Planned = {
  /** in whose name the person is told */
  readonly admin_id: string | null;
  readonly person_id: string;
  readonly hat: Hat;
  readonly slot: Slot;
  readonly recruiting: Hours;
};

/** Books the slot; whoever calls it holds the person. */
export async function planInterview(tx: Tx, audit: Audit, planned: Planned): Promise<string> {
  const { person_id, hat, slot, recruiting, admin_id } = planned;
  const interviewer = await checkSlot(tx, slot, recruiting);
  const id = await insertInterview(tx, { person_id, hat, slot, minutes: recruiting.interview_minutes });
  await audit({
    action: 'book_interview',
    entity: 'interview',
    record_id: id,
    after: { person_id, interviewer, starts_at: slot.starts_at, how: slot.mode },
  });
  await tellOfInterview(tx, 'interview_planned', { id, person_id, ...slot, admin_id });
  return id;
}

type ToldInterview = {
  readonly id: string;
  readonly person_id: string;
  readonly starts_at: string;
  readonly mode: Slot['mode'];
  readonly place: string | null;
  readonly admin_id: string | null;
};

/** Its time is told in the organization's zone. */
export async function tellOfInterview(
  tx: Tx,
  kind: 'interview_planned' | 'interview_moved' | 'interview_called_off',
  { id, person_id, starts_at, mode, place, admin_id }: ToldInterview,
): Promise<void> {
  const { zone: time_zone } = await readZone(tx);
  await tellPerson(tx, person_id, {
    kind,
    params: { starts_at, time_zone, how: mode, ...(place && { place }) },
    cause: 'interview',
    cause_id: id,
    created_by: admin_id,
  });
}

/** Who is decided about needs no interview any more. Returns how many were canceled. */
export async function cancelPlanned(tx: Tx, audit: Audit, person_id: string, hat: Hat): Promise<number> {
  const ids = await cancelPlannedOf(tx, person_id, hat);
  for (const record_id of ids)
    await audit({
      action: 'cancel',
      entity: 'interview',
      record_id,
      before: { status: 'planned' },
      after: { status: 'canceled' },
    });
  return ids.length;
}

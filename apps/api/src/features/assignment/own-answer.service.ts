import type { AssignRefusal } from '@proline/domain/assignment/assigning';
import { refuseAssignmentMove, refuseStale } from '@proline/domain/assignment/assignment-move';
import { Refusal } from '../../platform/http/refusal.ts';
import { tellAccepted } from '../offer/offer-news.service.ts';
import { agreeArrivalOf } from './agreed-arrival.service.ts';
import { endOverlapping, holdPair, type Giver } from './assigning.service.ts';
import { saveConfirmed, saveDeclined, touchEvents } from './assignment-change.queries.ts';
import { findAssignment, holdAssignments } from './assignment.queries.ts';
import { refuseConfirming } from './judge-change.service.ts';
import { settleApplications } from './served.service.ts';
import { tellOfWork } from './work-message.service.ts';

type Answer = {
  readonly id: string;
  /** whose it must be: another's is as little there as none */
  readonly person_id: string;
  readonly version: number;
  readonly accepts: boolean;
};

/** What the person may be told by its name; an exclusion, for one, is the office's. */
const TOLD: readonly AssignRefusal[] = ['event_not_open', 'shift_over', 'already_booked'];

const refuseUnfit = (refusal: AssignRefusal | null): void => {
  if (refusal !== null) throw new Refusal(TOLD.includes(refusal) ? refusal : 'not_suitable');
};

/** The person's own answer to an invitation. Returns how many overlapping ones it has ended. */
export async function answerOwn(giver: Giver, { id, person_id, version, accepts }: Answer): Promise<number> {
  const { tx, audit } = giver;
  const found = await findAssignment(tx, id);
  if (found?.usher_id !== person_id) throw new Refusal('not_found');
  const pair = await holdPair(tx, found.event_id, person_id);
  const { event } = pair;
  const [row] = await holdAssignments(tx, [id]);
  if (!row) throw new Refusal('not_found');
  const to = accepts ? 'confirmed' : 'declined';
  const refusal = refuseStale(row, version) ?? refuseAssignmentMove(row, { to, by: 'person', now: event.now });
  if (refusal !== null) throw new Refusal(refusal);
  if (accepts) refuseUnfit(await refuseConfirming({ ...giver, ...pair, row }));
  const saved = accepts ? await saveConfirmed(tx, row) : await saveDeclined(tx, row);
  if (saved === undefined) throw new Refusal('conflict');
  await audit({
    action: accepts ? 'accept_invitation' : 'decline_invitation',
    entity: 'assignment',
    record_id: id,
    person_id,
    before: { status: row.status },
    after: { status: to, event: event.title_en },
  });
  await touchEvents(tx);
  if (!accepts) return 0;
  if (!row.reserve) await agreeArrivalOf(tx, row, event.now);
  const ended = await endOverlapping(giver, [id]);
  await settleApplications(giver, event, [person_id]);
  const { event_id, starts_at } = row;
  await tellOfWork(tx, 'work_confirmed', { event_id, person_id, starts_at, admin_id: null });
  await tellAccepted(tx, event, null);
  return ended;
}

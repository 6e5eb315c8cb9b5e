import { takesStaff } from '@proline/domain/assignment/assigning';
import { Refusal } from '../../platform/http/refusal.ts';
import { agreeArrival } from './agreed-arrival.service.ts';
import { savePlaces, saveReplaces, touchEvents } from './assignment-change.queries.ts';
import { findAssignment, holdAssignments, holdPositions } from './assignment.queries.ts';
import { holdBoth, type Giver } from './assigning.service.ts';
import { settleApplications } from './served.service.ts';
import { tellOfWork } from './work-message.service.ts';

type Promoting = Giver & {
  readonly id: string;
  /** the version that was seen; the program acts on the current one */
  readonly version?: number;
  /** the assignment of a no-show */
  readonly replaces?: string | null;
};

/** A reserve gets one of the places; whoever stood by for it has said yes already. By hand and by the program alike. */
export async function promote({
  tx,
  audit,
  admin_id,
  id,
  version,
  replaces,
}: Promoting): Promise<{ id: string; version: number }> {
  const found = await findAssignment(tx, id);
  if (!found) throw new Refusal('not_found');
  const { event, person } = await holdBoth(tx, found.event_id, found.usher_id);
  const [row] = await holdAssignments(tx, [id]);
  if (!row) throw new Refusal('not_found');
  if (version !== undefined && version !== row.version) throw new Refusal('conflict');
  if (row.status !== 'invited' && row.status !== 'confirmed') throw new Refusal('assignment_ended');
  if (!takesStaff(event.status)) throw new Refusal('event_not_open');
  if (!row.reserve) throw new Refusal('not_a_reserve');
  if (row.locked) throw new Refusal('assignment_locked');
  if (row.ends_at <= event.now) throw new Refusal('shift_over');
  const [position] = await holdPositions(tx, row.usher_id, [row.position_id]);
  if (!position || position.places_left <= 0) throw new Refusal('place_taken');
  const saved = (await savePlaces(tx, [{ ...row, reserve: false }])).get(id);
  if (saved === undefined) throw new Refusal('conflict');
  if (replaces) await saveReplaces(tx, id, replaces);
  if (row.status === 'confirmed') await agreeArrival(tx, row, { distance_km: person.distance_km, now: event.now });
  await audit({
    action: 'call_in',
    entity: 'assignment',
    record_id: id,
    person_id: row.usher_id,
    before: { reserve: true },
    after: { reserve: false, event: event.title_en, role: row.role, starts_at: row.starts_at.toISOString() },
  });
  await settleApplications({ tx, audit, admin_id }, event, [row.usher_id]);
  await tellOfWork(tx, row.status === 'confirmed' ? 'work_confirmed' : 'work_invited', {
    event_id: row.event_id,
    person_id: row.usher_id,
    starts_at: row.starts_at,
    admin_id,
  });
  await touchEvents(tx);
  return { id, version: saved };
}

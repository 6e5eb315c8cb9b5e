import type { addToWaitlist, takeOffWaitlist } from '@proline/contract/waitlist/waitlist';
import { refuseAssigning, takesStaff } from '@proline/domain/assignment/assigning';
import { canWaitByHand, joinShifts } from '@proline/domain/event-application/by-hand';
import type { Transaction } from 'kysely';
import type { Audit, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { assignFactsOf, holdBoth, holdPair, holdRole, type Held } from '../assignment/assigning.service.ts';
import { decide } from '../event-application/decision.service.ts';
import { findOwner, holdEntry, holdEntryOf, removeEntry, saveByHand, saveShifts } from './waitlist.queries.ts';

type Positions = Awaited<ReturnType<typeof holdRole>>;

/** Somebody who can have none of these shifts waits in vain. Whether a place is free now does not matter. */
function refuseInVain(held: Held, positions: Positions, anyway: boolean): void {
  const refusals = positions.map((position) =>
    refuseAssigning(
      { ...assignFactsOf(held, position), places_left: 1 },
      { status: 'invited', reserve: false, anyway },
    ),
  );
  const [first] = refusals;
  if (first && !refusals.includes(null)) throw new Refusal(first);
}

type Putting = {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  readonly admin_id: string;
  readonly event_id: string;
  readonly usher_id: string;
  readonly type_id: string;
  /** none: all */
  readonly shift_ids: readonly string[];
  readonly anyway: boolean;
  /** whoever waits for all of it already is refused instead of written again */
  readonly onlyNew?: boolean;
};

/** The one way onto a waitlist by hand, for one person. */
export async function putOnWaitlist({ tx, audit, admin_id, anyway, onlyNew = false, ...wanted }: Putting) {
  const { event_id, usher_id, shift_ids } = wanted;
  const held = await holdBoth(tx, event_id, usher_id);
  const known = await holdEntryOf(tx, wanted);
  const role = (await holdRole(tx, wanted)).filter(({ headcount }) => headcount > 0);
  const asked = shift_ids.length === 0 ? role : role.filter(({ shift_id }) => shift_ids.includes(shift_id));
  if (asked.length === 0 || shift_ids.some((id) => !asked.some(({ shift_id }) => shift_id === id)))
    throw new Refusal('role_not_here', { errors: { shift_ids: ['role_not_here'] } });
  if (onlyNew && known?.status === 'waitlisted' && known.shift_ids.length === 0) throw new Refusal('waits_already');
  refuseInVain(held, asked, anyway);
  if (known && !canWaitByHand(known.status)) throw new Refusal('has_applied');
  const saved =
    known?.status === 'waitlisted'
      ? await saveShifts(tx, known, joinShifts(known.shift_ids, shift_ids))
      : await saveByHand(tx, { ...wanted, admin_id });
  if (!saved) throw new Refusal('conflict');
  await audit({
    action: 'waitlist_by_hand',
    entity: 'application',
    record_id: saved.id,
    person_id: usher_id,
    ...(known && { before: { status: known.status } }),
    after: { status: 'waitlisted', event: held.event.title_en },
  });
  return saved;
}

export const add: Handler<typeof addToWaitlist> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => ({
    data: await putOnWaitlist({ tx, audit, admin_id: admin.id, event_id: params.id, ...body }),
  }));

export const takeOff: Handler<typeof takeOffWaitlist> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const owner = await findOwner(tx, params.id);
    if (!owner) throw new Refusal('not_found');
    const { event } = await holdPair(tx, owner.event_id, owner.usher_id);
    const entry = await holdEntry(tx, params.id);
    if (!entry) throw new Refusal('not_found');
    if (entry.version !== body.version) throw new Refusal('conflict');
    if (!takesStaff(event.status)) throw new Refusal('event_not_open');
    if (entry.status !== 'waitlisted') throw new Refusal('not_waitlisted');
    if (!entry.by_hand) {
      const back = { tx, audit, admin_id: admin.id, id: entry.id, to: 'pending', version: entry.version } as const;
      return { data: { id: entry.id, version: (await decide(back)).version } };
    }
    await removeEntry(tx, entry.id);
    await audit({
      action: 'take_off_waitlist',
      entity: 'application',
      record_id: entry.id,
      person_id: entry.usher_id,
      before: { status: 'waitlisted' },
      after: { event: event.title_en, role: entry.role },
    });
    return { data: { id: entry.id, version: null } };
  });

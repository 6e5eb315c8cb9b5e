import type { DecidedApplication } from '@proline/contract/event-application/event-application';
import type { AuditAction } from '@proline/contract/facts';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { decidedTo, refuseDecision, type Decision } from '@proline/domain/event-application/application-move';
import { fitShifts, type FittingShift } from '@proline/domain/event-application/fitting-shifts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  assignFactsOf,
  bookPlaces,
  holdBoth,
  holdRole,
  judgePositions,
  NOTHING_AGAINST,
  type Giver,
  type Held,
  type HeldPosition,
} from '../assignment/assigning.service.ts';
import { tellOfWork } from '../assignment/work-message.service.ts';
import { takeBack } from '../message/outbox.service.ts';
import {
  findOwner,
  findShifts,
  hasBeenSent,
  holdApplication,
  releaseBooked,
  saveDecision,
  touchEvents,
  worksThere,
  type HeldApplication,
} from './application.queries.ts';

type Deciding = Giver & {
  readonly id: string;
  readonly to: Decision;
  /** of a rejection */
  readonly reason?: string | null | undefined;
  /** accepting: as a reserve, too, where no place is left */
  readonly reserve?: boolean;
  /** the version that the caller has seen; jobs leave it out and act on the current one */
  readonly version?: number | undefined;
};

/** A request, each row of a job and the clock go the same way. */
export async function decide({
  id,
  to,
  reason = null,
  reserve = false,
  version,
  ...giver
}: Deciding): Promise<DecidedApplication> {
  const { tx, audit, admin_id } = giver;
  const owner = await findOwner(tx, id);
  if (!owner) throw new Refusal('not_found');
  const held = await holdBoth(tx, owner.event_id, owner.usher_id);
  const application = await holdApplication(tx, id);
  if (!application) throw new Refusal('not_found');
  if (version !== undefined && version !== application.version)
    throw new Refusal(takesStaff(held.event.status) ? 'conflict' : 'event_not_open');
  const refusal = refuseDecision({ ...application, event_status: held.event.status }, { to, reason });
  if (refusal !== null) throw new Refusal(refusal);

  const shifts = to === 'accepted' ? await book(giver, held, application, reserve) : [];
  const released = to === 'pending' ? await undo(giver, application) : 0;
  const status = decidedTo(to, application);
  const saved = await saveDecision(tx, application, { to: status, reason, admin_id });
  if (saved === undefined) throw new Refusal('conflict');
  await audit({
    action: ACTIONS[to],
    entity: 'application',
    record_id: id,
    person_id: application.usher_id,
    before: { status: application.status },
    after: {
      status,
      event: held.event.title_en,
      ...(admin_id === null && { by: 'clock' }),
      ...(reason !== null && to === 'rejected' && { reason }),
      ...(to === 'accepted' && counted(shifts)),
      ...(released > 0 && { places_released: released }),
    },
  });
  // whoever has not applied waits for no answer
  const isAnswer = !application.by_hand && (to === 'rejected' || to === 'waitlisted');
  // nor does whoever works there already, when it is the program that decides
  if (isAnswer && !(admin_id === null && (await worksThere(tx, application))))
    await tellOfWork(tx, `application_${to}`, { ...newsOf(application, admin_id), starts_at: null });
  return {
    id,
    status,
    version: saved,
    shifts: shifts.map(({ shift_id, refusal: why, reserve: standsBy }) => ({
      shift_id,
      refusal: why,
      reserve: standsBy,
    })),
  };
}

const ACTIONS: Readonly<Record<Decision, AuditAction>> = {
  accepted: 'accept',
  waitlisted: 'waitlist',
  rejected: 'reject_application',
  pending: 'undo_decision',
};

const counted = (shifts: readonly FittingShift[]) => {
  const shifts_booked = shifts.filter(({ refusal }) => refusal === null).length;
  const as_reserve = shifts.filter(({ reserve }) => reserve).length;
  return { shifts_booked, shifts_left_out: shifts.length - shifts_booked, ...(as_reserve > 0 && { as_reserve }) };
};

const newsOf = ({ id, event_id, usher_id }: HeldApplication, admin_id: string | null) => ({
  event_id,
  person_id: usher_id,
  admin_id,
  application_id: id,
});

/** Of the positions of a shift in this role, the one with most places left. */
const roomiest = (positions: readonly HeldPosition[], shift_id: string): HeldPosition | undefined =>
  positions
    .filter((position) => position.shift_id === shift_id)
    .sort((a, b) => b.places_left - a.places_left || a.position_id.localeCompare(b.position_id))[0];

type Shifts = Awaited<ReturnType<typeof findShifts>>;

/** What accepting books, and why it does not book the rest. */
export const fitApplication = (
  held: Held,
  shifts: Shifts,
  positions: readonly HeldPosition[],
  asked: readonly string[],
  reserves = false,
): FittingShift[] => {
  const chosen = new Map(shifts.map(({ shift_id }) => [shift_id, roomiest(positions, shift_id)]));
  return fitShifts(
    shifts.map(({ shift_id, ...times }) => {
      const position = chosen.get(shift_id) ?? { ...NO_POSITION, shift_id, ...times };
      const { work_date, starts_at, ends_at, minutes } = position;
      return {
        ...assignFactsOf(held, position, NOTHING_AGAINST),
        shift_id,
        position_id: chosen.get(shift_id)?.position_id ?? null,
        work: { event_id: held.event.id, work_date, starts_at, ends_at, minutes },
      };
    }),
    asked,
    (shift_id, taken) => {
      const position = chosen.get(shift_id);
      return (position && judgePositions(held, [position], taken)[0]) ?? NOTHING_AGAINST;
    },
    reserves,
  );
};

const NO_POSITION = {
  position_id: '',
  event_id: '',
  type_id: '',
  work_date: '',
  minutes: 0,
  headcount: 0,
  reserve_percent: 0,
  places_left: 0,
  reserves: 0,
  holds_shift: false,
  mix: null,
};

async function book(giver: Giver, held: Held, { id, shift_ids, ...application }: HeldApplication, reserves: boolean) {
  const { event_id, type_id, usher_id } = application;
  const positions = await holdRole(giver.tx, { event_id, type_id, usher_id });
  const shifts = fitApplication(held, await findShifts(giver.tx, event_id), positions, shift_ids, reserves);
  const booked = shifts.flatMap(({ position_id, refusal, reserve }) =>
    refusal === null && position_id !== null ? [{ position_id, reserve }] : [],
  );
  const position_ids = booked.map(({ position_id }) => position_id);
  if (position_ids.length === 0) throw nothingFits(shifts);
  await bookPlaces(giver, held, {
    position_ids,
    status: 'confirmed',
    reserve: false,
    reserve_ids: booked.filter(({ reserve }) => reserve).map(({ position_id }) => position_id),
    expires_at: null,
    application_id: id,
  });
  return shifts;
}

/** When all shifts fail for one reason, that is the reason. */
const nothingFits = (shifts: readonly FittingShift[]): Refusal => {
  const [first, ...others] = new Set(shifts.map(({ refusal }) => refusal));
  const isOne = others.length === 0 && first !== undefined && first !== null && first !== 'no_such_role';
  return new Refusal(isOne ? first : 'nothing_fits');
};

/** The places go back. Whoever was told already is told again; otherwise what was told is taken back before it leaves. */
async function undo({ tx, audit, admin_id }: Giver, application: HeldApplication): Promise<number> {
  const released = await releaseBooked(tx, application.id);
  await audit(
    ...released.map((record_id) => ({
      action: 'release' as const,
      entity: 'assignment' as const,
      record_id,
      person_id: application.usher_id,
      before: { status: 'confirmed' },
      after: { status: 'released' },
    })),
  );
  // of a place that was given another way, other news were sent
  const isKnown = application.served_from !== null || (await hasBeenSent(tx, application.id));
  await takeBack(tx, application.id, ['work_confirmed', 'application_rejected', 'application_waitlisted']);
  if (isKnown && released.length > 0)
    await tellOfWork(tx, 'work_released', { ...newsOf(application, admin_id), starts_at: null });
  if (released.length > 0) await touchEvents(tx);
  return released.length;
}

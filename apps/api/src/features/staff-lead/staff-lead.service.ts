import type { BoardPerson } from '@proline/contract/attendance/board';
import type {
  checkInTeam,
  checkOutTeam,
  expectTeam,
  getLedTeam,
  getTeamPhoto,
  LedPerson,
  listLedEvents,
  listLedIncidents,
  markTeamNoShow,
  rateTeam,
  reportIncident,
  undoTeamMark,
} from '@proline/contract/staff-lead/staff-lead';
import { noShowReasons } from '@proline/domain/attendance/attendance-settings';
import { refuseRating } from '@proline/domain/attendance/leader-rating';
import type { Transaction } from 'kysely';
import type { Context, ContextOf, Handler, Input, SignedInPerson, StreamedReply } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { spendQuota, throttleKey } from '../../platform/security/throttle.ts';
import { readBoardPeople } from '../attendance/board.service.ts';
import { expectArrivalOf } from '../attendance/expected-arrival.service.ts';
import { doneOrRefused, makeMarks, placeOf, type WantedMark } from '../attendance/mark.service.ts';
import { bytesOf, fileIdIn } from '../file/file.service.ts';
import { keepReport, reportedBy } from '../incident/report.service.ts';
import { readAttendanceRules } from '../settings/settings.service.ts';
import { beSelf } from '../staff-profile/staff-profile.service.ts';
import {
  findLed,
  findLedEvents,
  findLedFrame,
  findLedPart,
  findRating,
  findTeam,
  holdLedEvent,
  saveRating,
  type Led,
  type TeamFacts,
} from './staff-lead.queries.ts';

const MOST_EVENTS = 100;
const REPORTS = { limit: 60, window_seconds: 3_600 } as const;

export const showLedEvents: Handler<typeof listLedEvents> = async (_input, { db, person }) => ({
  data: await findLedEvents(db, person.id, MOST_EVENTS),
});

/** Whoever is over is called no more. */
const toLed = (found: BoardPerson, { role, rating, can_rate }: TeamFacts, isOver: boolean): LedPerson => {
  const { id, shift_id, zone_id, reserve, state, checked_in_at, checked_out_at, late_minutes, is_late } = found;
  const { absent_at, expected_at, replaces, version, last_mark, undo_until, usher } = found;
  const { code, name_en, name_ar, photo, phone } = usher;
  return {
    ...{ id, shift_id, zone_id, reserve, state, checked_in_at, checked_out_at, late_minutes, is_late },
    ...{
      absent_at,
      expected_at,
      replaces,
      version,
      last_mark,
      undo_until,
      code,
      name_en,
      name_ar,
      role,
      rating,
      can_rate,
    },
    has_photo: photo !== null,
    phone: isOver ? null : phone,
  };
};

const isOver = (status: string): boolean => status === 'completed' || status === 'canceled';

export const showTeam: Handler<typeof getLedTeam> = async ({ params }, { db, person }) => {
  const frame = await findLedFrame(db, params.id, person.id);
  if (!frame) throw new Refusal('not_found');
  const facts = new Map((await findTeam(db, params.id, person.id)).map((one) => [one.id, one]));
  const people = await readBoardPeople(db, params.id, [...facts.keys()]);
  const rules = await readAttendanceRules(db);
  return {
    data: {
      ...frame,
      team: people.flatMap((one) => {
        const own = facts.get(one.id);
        return own ? [toLed(one, own, isOver(frame.status))] : [];
      }),
      no_show_reasons: [...noShowReasons(rules)],
    },
  };
};

export const sendTeamPhoto = async (
  { params, query }: Input<typeof getTeamPhoto>,
  { config, db, person }: ContextOf<typeof getTeamPhoto>,
): Promise<StreamedReply> => {
  const led = await findLed(db, params.id, person.id);
  const id = led?.photo ? fileIdIn(led.photo) : null;
  if (id === null) throw new Refusal('not_found');
  return bytesOf(config, { id, type: 'image/webp' }, query.size);
};

/** Event, then the leader, then whom it is about: everybody takes them in this order. What is led is asked once it is held. */
async function holdLed(tx: Transaction<Database>, assignment_id: string, person_id: string): Promise<Led> {
  const seen = await findLed(tx, assignment_id, person_id);
  if (!seen) throw new Refusal('not_found');
  await holdLedEvent(tx, seen.event_id);
  await beSelf(tx, person_id);
  const led = await findLed(tx, assignment_id, person_id);
  if (!led) throw new Refusal('not_found');
  return led;
}

type Marked = Awaited<ReturnType<Handler<typeof checkInTeam>>>;
type Writer = Pick<Context<null, Marked, SignedInPerson>, 'write' | 'person'>;
type OfTeam = Omit<WantedMark, 'assignment_id' | 'at' | 'method'> & { readonly at?: Date | null };

/** One mark by a leader: made by the same rules as at a desk, and under the leader’s own name. */
const markOne = ({ write, person }: Writer, assignment_id: string, { at = null, ...wanted }: OfTeam): Promise<Marked> =>
  write(async (tx, audit) => {
    const { event_id, event_status } = await holdLed(tx, assignment_id, person.id);
    const marker = { tx, audit, actor: { admin_id: null, person_id: person.id }, event_id };
    const mark = { ...wanted, assignment_id, at, method: 'manual' } as const;
    const [answer] = await makeMarks(marker, [mark], { keepRefused: false });
    const result = doneOrRefused(answer);
    return { data: { result, person: await readLed(tx, { event_id, event_status, assignment_id }, person.id) } };
  });

type Shown = { readonly event_id: string; readonly event_status: string; readonly assignment_id: string };

export async function readLed(
  tx: Transaction<Database>,
  { event_id, event_status, assignment_id }: Shown,
  leader_id: string,
): Promise<LedPerson> {
  const [one] = await readBoardPeople(tx, event_id, [assignment_id]);
  const [facts] = await findTeam(tx, event_id, leader_id, assignment_id);
  if (!one || !facts) throw new Refusal('not_found');
  return toLed(one, facts, isOver(event_status));
}

export const expectOne: Handler<typeof expectTeam> = ({ params, body }, { person, write }) =>
  write(async (tx, audit) => {
    const { event_id, event_status } = await holdLed(tx, params.id, person.id);
    const marker = { tx, audit, actor: { admin_id: null, person_id: person.id }, event_id };
    await expectArrivalOf(marker, { assignment_id: params.id, expected_at: new Date(body.expected_at) });
    const shown = { event_id, event_status, assignment_id: params.id };
    return { data: { person: await readLed(tx, shown, person.id) } };
  });

export const momentOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

export const checkIn: Handler<typeof checkInTeam> = ({ params, body }, context) =>
  markOne(context, params.id, { ...body, kind: 'check_in', at: momentOf(body.at), place: placeOf(body) });

export const checkOut: Handler<typeof checkOutTeam> = ({ params, body }, context) =>
  markOne(context, params.id, { ...body, kind: 'check_out', at: momentOf(body.at), place: placeOf(body) });

export const noShow: Handler<typeof markTeamNoShow> = ({ params, body }, context) =>
  markOne(context, params.id, { ...body, kind: 'no_show' });

export const undo: Handler<typeof undoTeamMark> = ({ params, body }, context) =>
  markOne(context, params.id, { ...body, kind: 'undo' });

export const rate: Handler<typeof rateTeam> = ({ params, body }, { person, write }) =>
  write(async (tx, audit) => {
    const led = await holdLed(tx, params.id, person.id);
    const refusal = refuseRating(led);
    if (refusal) throw new Refusal(refusal);
    const { usher_id, event_title } = led;
    const before = await findRating(tx, params.id, person.id);
    await saveRating(tx, { assignment_id: params.id, usher_id, person_id: person.id, ...body });
    await audit({
      action: 'rate',
      entity: 'usher',
      record_id: usher_id,
      person_id: usher_id,
      ...(before && { before }),
      after: { ...body, event: event_title },
    });
    return { data: body };
  });

export const showReported: Handler<typeof listLedIncidents> = async ({ params }, { db, person }) => {
  if (!(await findLedPart(db, params.id, person.id, null))) throw new Refusal('not_found');
  return { data: await reportedBy(db, params.id, person.id) };
};

export const report: Handler<typeof reportIncident> = ({ params, body }, { person, dataKey, write }) =>
  write(async (tx, audit) => {
    const { happened_at, zone_id = null, assignment_id, file_id = null, ...said } = body;
    await holdLedEvent(tx, params.id);
    const part = await findLedPart(tx, params.id, person.id, zone_id);
    if (!part) throw new Refusal('not_found');
    await spendQuota(tx, { key: throttleKey(dataKey, 'staff_incident', person.id), ...REPORTS });
    await beSelf(tx, person.id);
    const about = assignment_id === undefined ? null : await findLed(tx, assignment_id, person.id);
    if (!part.has_zone || about === undefined || (about !== null && about.event_id !== part.id))
      throw new Refusal('not_of_event');
    const kept = await keepReport({ tx, audit }, part, {
      ...said,
      happened_at: momentOf(happened_at),
      zone_id,
      file_id,
      usher_id: about?.usher_id ?? null,
      reported_by: person.id,
    });
    return { data: kept };
  });

import type { BoardPerson } from '@proline/contract/attendance/board';
import type { BodyOf } from '@proline/contract/frame/endpoint';
import type { checkInSelf, checkOutSelf, listStaffPasses } from '@proline/contract/staff-pass/staff-pass';
import type { Context, Handler, SignedInPerson } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { momentOf } from '../attendance/attendance.service.ts';
import { readBoardPeople } from '../attendance/board.service.ts';
import { doneOrRefused, makeMarks, placeOf } from '../attendance/mark.service.ts';
import { passOf } from '../pass/pass.service.ts';
import { readAttendanceRules } from '../settings/settings.service.ts';
import { findOwnPlacesOfDay, holdActor, holdOwnEvent } from './staff-pass.queries.ts';

const MS_PER_MINUTE = 60_000;

const recordedOf = ({ state, checked_in_at, checked_out_at, late_minutes, is_late, outside }: BoardPerson) => ({
  state,
  checked_in_at,
  checked_out_at,
  late_minutes,
  is_late,
  outside,
});

export const showPasses: Handler<typeof listStaffPasses> = async (_input, { db, person, dataKey }) => {
  const rules = await readAttendanceRules(db);
  const data = [];
  // one after the other: a page takes one connection, not many
  for (const { pass_number, starts_at, ends_at, ...place } of await findOwnPlacesOfDay(db, person.id)) {
    const [standing] = await readBoardPeople(db, place.event.id, [place.id]);
    if (!standing) continue;
    const opens = starts_at.getTime() - (place.arrival_minutes + rules.early_minutes) * MS_PER_MINUTE;
    data.push({
      ...place,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      opens_at: new Date(opens).toISOString(),
      place_needed: rules.outside === 'refuse' && place.event.latitude !== null && place.event.longitude !== null,
      pass: passOf(dataKey, { id: place.id, event_id: place.event.id, pass_number, ends_at }),
      recorded: recordedOf(standing),
    });
  }
  return { data };
};

type Reply = Awaited<ReturnType<Handler<typeof checkInSelf>>>;
type Self = Pick<Context<null, Reply, SignedInPerson>, 'write' | 'person'>;
type Sent = { readonly id: string; readonly kind: 'check_in' | 'check_out'; readonly body: BodyOf<typeof checkInSelf> };

/** Whose place it is, says the credential; what is another's is not there. */
const markSelf = ({ write, person }: Self, { id, kind, body }: Sent): Promise<Reply> =>
  write(async (tx, audit) => {
    const event_id = await holdOwnEvent(tx, person.id, id);
    if (event_id === undefined) throw new Refusal('not_found');
    if (!(await holdActor(tx, person.id))) throw new Refusal('session_ended');
    const marker = { tx, audit, actor: { admin_id: null, person_id: person.id }, event_id };
    const mark = {
      id: body.id,
      assignment_id: id,
      kind,
      at: momentOf(body.at),
      method: 'self',
      place: placeOf(body),
    } as const;
    const [answer] = await makeMarks(marker, [mark], { keepRefused: false });
    const result = doneOrRefused(answer);
    const [standing] = await readBoardPeople(tx, event_id, [id]);
    if (!standing) throw new Refusal('not_found');
    return { data: { id, result, ...recordedOf(standing) } };
  });

export const comeIn: Handler<typeof checkInSelf> = ({ params, body }, context) =>
  markSelf(context, { id: params.id, kind: 'check_in', body });

export const leave: Handler<typeof checkOutSelf> = ({ params, body }, context) =>
  markSelf(context, { id: params.id, kind: 'check_out', body });

import { z } from 'zod';
import { EXPECT_REFUSALS } from '@proline/domain/attendance/arrival';
import { MARK_REFUSALS } from '@proline/domain/attendance/attendance-mark';
import { RATING_COMMENT_MAX_LENGTH, RATING_REFUSALS } from '@proline/domain/attendance/leader-rating';
import { LEAD_SCOPES } from '@proline/domain/event-plan/plan';
import { EVENT_STATUSES } from '@proline/domain/event/event-status';
import { PASS_REFUSALS } from '@proline/domain/pass/pass-rules';
import { INCIDENT_KINDS, INCIDENT_TEXT_LENGTH } from '@proline/domain/incident/incident';
import { absentMark, moment, place, presentMark, undoneMark } from '../attendance/attendance.ts';
import { boardPerson, count } from '../attendance/board.ts';
import { endpoint, streamed } from '../frame/endpoint.ts';
import { THUMBNAIL_SIZES } from '../file/file.ts';
import type { Slice } from '../frame/slice.ts';
import { paragraph } from '../frame/text.ts';
import { shownPass } from '../pass/pass.ts';

/** The team of somebody who leads: nobody but the people of the led zones and shifts, and nothing of any other event. */

const params = z.strictObject({ id: z.uuid() });
const named = { name_en: z.string(), name_ar: z.string() };
const said = z.iso.datetime();
const zone = z.object({ id: z.uuid(), code: z.string(), ...named, colour: z.string() });
const shift = z.object({ id: z.uuid(), work_date: z.string(), starts_at: said, ends_at: said, arrival_minutes: count });

const ledEvent = z.object({
  id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  venue: z.string(),
  city: z.string(),
  time_zone: z.string(),
  starts_at: said,
  ends_at: said,
  status: z.enum(EVENT_STATUSES),
  leads: z.array(
    z.object({
      id: z.uuid(),
      scope: z.enum(LEAD_SCOPES),
      zone_id: z.uuid().nullable(),
      shift_id: z.uuid().nullable(),
    }),
  ),
  /** confirmed in what is led, without reserves */
  people: count,
  /** who was there and can be rated, and is not yet */
  to_rate: count,
});

export const listLedEvents = endpoint({
  name: 'listLedEvents',
  summary: 'Events that one leads at, or did shortly before, the soonest first',
  method: 'GET',
  path: '/staff/led-events',
  access: 'staff',
  response: z.object({ data: z.array(ledEvent) }),
});

const rating = z.object({ stars: z.int(), comment: z.string() });

/** One shift of one person of the team. */
const ledPerson = boardPerson
  .pick({
    id: true,
    shift_id: true,
    zone_id: true,
    reserve: true,
    state: true,
    checked_in_at: true,
    checked_out_at: true,
    late_minutes: true,
    is_late: true,
    absent_at: true,
    expected_at: true,
    replaces: true,
    version: true,
    last_mark: true,
    undo_until: true,
  })
  .extend({
    code: z.int(),
    ...named,
    has_photo: z.boolean(),
    /** to call; null: none is known, or the event is over */
    phone: z.string().nullable(),
    role: z.object(named),
    /** the caller’s own */
    rating: rating.nullable(),
    /** the shift is over, this person was there, and it is not long ago */
    can_rate: z.boolean(),
  });
export type LedPerson = z.output<typeof ledPerson>;

export const getLedTeam = endpoint({
  name: 'getLedTeam',
  summary: 'The own team at an event: shifts and zones that one leads, and who is expected there and who is there',
  method: 'GET',
  path: '/staff/led-events/:id',
  access: 'staff',
  params,
  response: z.object({
    data: ledEvent.extend({
      shifts: z.array(shift),
      zones: z.array(zone),
      team: z.array(ledPerson),
      no_show_reasons: z.array(z.object({ en: z.string(), ar: z.string() })),
      /** by the server’s clock */
      now: said,
    }),
  }),
});
export type LedTeam = z.output<typeof getLedTeam.response>['data'];

export const getTeamPhoto = endpoint({
  name: 'getTeamPhoto',
  summary: 'The face of somebody in the own team',
  method: 'GET',
  path: '/staff/team/:id/photo',
  access: 'staff',
  params,
  query: z.strictObject({ size: z.enum(THUMBNAIL_SIZES).optional() }),
  produces: ['image/webp'],
  response: streamed,
});

const MARKED = z.object({ data: z.object({ result: z.enum(['done', 'repeated']), person: ledPerson }) });
const REFUSALS = [...MARK_REFUSALS, 'mark_id_taken'] as const;

export const checkInTeam = endpoint({
  name: 'checkInTeam',
  summary: 'Somebody of the own team is here',
  method: 'POST',
  path: '/staff/team/:id/check-in',
  access: 'staff',
  params,
  body: z.strictObject(presentMark),
  response: MARKED,
  refusals: REFUSALS,
});

export const checkOutTeam = endpoint({
  name: 'checkOutTeam',
  summary: 'Somebody of the own team leaves',
  method: 'POST',
  path: '/staff/team/:id/check-out',
  access: 'staff',
  params,
  body: z.strictObject(presentMark),
  response: MARKED,
  refusals: REFUSALS,
});

export const markTeamNoShow = endpoint({
  name: 'markTeamNoShow',
  summary: 'Somebody of the own team did not come',
  method: 'POST',
  path: '/staff/team/:id/no-show',
  access: 'staff',
  params,
  body: z.strictObject(absentMark),
  response: MARKED,
  refusals: REFUSALS,
});

export const expectTeam = endpoint({
  name: 'expectTeam',
  summary: 'Somebody of the own team is on the way, and comes at this time',
  method: 'POST',
  path: '/staff/team/:id/expected-arrival',
  access: 'staff',
  params,
  body: z.strictObject({ expected_at: moment }),
  response: z.object({ data: z.object({ person: ledPerson }) }),
  refusals: EXPECT_REFUSALS,
});

export const undoTeamMark = endpoint({
  name: 'undoTeamMark',
  summary: 'Take back the newest mark of somebody of the own team, shortly after it was made',
  method: 'POST',
  path: '/staff/team/:id/undo-mark',
  access: 'staff',
  params,
  body: z.strictObject(undoneMark),
  response: MARKED,
  refusals: REFUSALS,
});

export const scanTeamPass = endpoint({
  name: 'scanTeamPass',
  summary: 'Somebody of the own team shows a pass, and comes or leaves',
  method: 'POST',
  path: '/staff/led-events/:id/scans',
  access: 'staff',
  params,
  body: z.strictObject({
    ...shownPass,
    /** when it was shown; left out: now */
    at: moment.optional(),
    /** where the leader stands */
    place,
  }),
  response: MARKED,
  refusals: [...PASS_REFUSALS, 'pass_not_of_team', ...REFUSALS],
});

export const rateTeam = endpoint({
  name: 'rateTeam',
  summary: 'Rate somebody of the own team after the shift, or change that',
  method: 'POST',
  path: '/staff/team/:id/rating',
  access: 'staff',
  params,
  body: z.strictObject({
    stars: z
      .int()
      .min(1)
      .max(5)
      .meta({ examples: [4] }),
    comment: paragraph(0, RATING_COMMENT_MAX_LENGTH),
  }),
  response: z.object({ data: rating }),
  refusals: RATING_REFUSALS,
});

const ledIncident = z.object({
  id: z.uuid(),
  kind: z.enum(INCIDENT_KINDS),
  text: z.string(),
  zone_id: z.uuid().nullable(),
  has_photo: z.boolean(),
  happened_at: said,
  /** the office has dealt with it */
  handled: z.boolean(),
});
export type LedIncident = z.output<typeof ledIncident>;

export const listLedIncidents = endpoint({
  name: 'listLedIncidents',
  summary: 'What one has reported from an event, the newest first',
  method: 'GET',
  path: '/staff/led-events/:id/incidents',
  access: 'staff',
  params,
  response: z.object({ data: z.array(ledIncident) }),
});

export const reportIncident = endpoint({
  name: 'reportIncident',
  summary: 'Report that something has happened; the same id again is the same report',
  method: 'POST',
  path: '/staff/led-events/:id/incidents',
  access: 'staff',
  params,
  body: z.strictObject({
    /** made by whoever reports */
    id: z.uuid(),
    kind: z.enum(INCIDENT_KINDS),
    text: paragraph(INCIDENT_TEXT_LENGTH.least, INCIDENT_TEXT_LENGTH.most),
    /** left out: now */
    happened_at: moment.optional(),
    /** one that is led */
    zone_id: z.uuid().optional(),
    /** of the team: whom it is about */
    assignment_id: z.uuid().optional(),
    /** an uploaded file of the purpose incident_photo */
    file_id: z.uuid().optional(),
  }),
  response: z.object({ data: ledIncident }),
  refusals: [
    'incident_id_taken',
    'not_of_event',
    'time_in_future',
    'times_too_far',
    'file_not_usable',
    'too_many_tries',
  ],
});

export const staffLeadSlice: Slice = [
  listLedEvents,
  getLedTeam,
  getTeamPhoto,
  checkInTeam,
  checkOutTeam,
  markTeamNoShow,
  expectTeam,
  undoTeamMark,
  scanTeamPass,
  rateTeam,
  listLedIncidents,
  reportIncident,
];

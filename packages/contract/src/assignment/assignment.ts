import { z } from 'zod';
import { LOCK_NOTE_MAX_LENGTH } from '@proline/domain/assignment/assignment-status';
import { ASSIGN_REFUSALS } from '@proline/domain/assignment/assigning';
import { EVENT_STATUSES } from '@proline/domain/event/event-status';
import { PAY_BASES } from '@proline/domain/pay/pay-forecast';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { endpoint } from '../frame/endpoint.ts';
import { person } from '../frame/person.ts';
import type { Slice } from '../frame/slice.ts';
import { line, paragraph } from '../frame/text.ts';

/** Who holds which place of an event, and how places are given, moved and taken back by hand. */

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();
const version = z.int().positive().max(2_147_483_647);
const named = { name_en: z.string(), name_ar: z.string() };
const ASSIGNS = 'assignments.write';

/** More shifts than any event has, and few enough for one transaction. */
export const MOST_PLACES_AT_ONCE = 50;

const holder = z.object({
  /** the assignment */
  id: z.uuid(),
  usher: person.extend({ code: z.int() }),
  status: z.enum(['invited', 'confirmed']),
  /** of an invitation: until when it holds the place; null: until the shift begins */
  expires_at: z.iso.datetime().nullable(),
  /** beyond the headcount */
  reserve: z.boolean(),
  locked: z.boolean(),
  /** why; null: not said, or not locked */
  lock_note: z.string().nullable(),
  /** plan: invited with the publishing; offer: asked from the waitlist */
  origin: z.enum(['hand', 'plan', 'offer']),
  version: z.int(),
});
export type PlaceHolder = z.output<typeof holder>;

/** What a position is, whoever is there. */
export const positionFields = {
  id: z.uuid(),
  shift: z.object({ id: z.uuid(), starts_at: z.iso.datetime(), ends_at: z.iso.datetime() }),
  role: z.object({ id: z.uuid(), ...named }),
  /** null: in no zone */
  zone: z.object({ code: z.string(), ...named }).nullable(),
  headcount: count,
};

const position = z.object({
  ...positionFields,
  /** of one person in this shift, without the break */
  minutes: count,
  pay_basis: z.enum(PAY_BASES),
  rate_minor: count,
  confirmed: count,
  invited: count,
  reserves: count,
  /** how many may stand by */
  reserve_places: count,
  /** when an open place is offered to somebody; null: none waits for that */
  next_offer_at: z.iso.datetime().nullable(),
  /** a place is open, and the last offers for one of them came to nothing; null: that is not so */
  offers_ended: z
    .object({
      at: z.iso.datetime(),
      outcome: z.enum(['nobody_left', 'too_late']),
      /** people who were asked */
      offers_made: count,
    })
    .nullable(),
  holders: z.array(holder),
});
export type PlacePosition = z.output<typeof position>;

export const getEventPlaces = endpoint({
  name: 'getEventPlaces',
  summary: 'Every place of an event by shift, zone and role, and who holds it',
  method: 'GET',
  path: '/admin/events/:id/places',
  access: 'events.read',
  params,
  response: z.object({
    data: z.object({
      event: z.object({
        id: z.uuid(),
        title_en: z.string(),
        title_ar: z.string(),
        status: z.enum(EVENT_STATUSES),
        time_zone: z.string(),
        currency: z.string(),
        /** by the settings; false: no place of any event is offered by itself */
        offers_on: z.boolean(),
        /** operations look for people themselves */
        offers_stopped: z.boolean(),
        /** people on the waitlist, each once */
        waitlisted: count,
      }),
      positions: z.array(position),
    }),
  }),
});
export type EventPlaces = z.output<typeof getEventPlaces.response>['data'];

/** somebody was asked, and wants it although the program would not choose this person: see `hand_only` of a candidate */
const anyway = z.boolean().default(false);

const wanted = {
  usher_id: z.uuid(),
  /** one of each shift; all of them or none */
  position_ids: z.array(z.uuid()).min(1).max(MOST_PLACES_AT_ONCE),
  /** stands by beyond the headcount */
  reserve: z.boolean(),
  anyway,
};
const given = z.object({
  data: z.object({
    assignments: z.array(z.object({ id: z.uuid(), position_id: z.uuid(), version: z.int() })),
    /** invitations to something else at that time, which have ended with it */
    invitations_ended: count,
  }),
});
const ASSIGNING = [...ASSIGN_REFUSALS, 'positions_overlap', 'event_closed'] as const;

export const assignUsher = endpoint({
  name: 'assignUsher',
  summary: 'Give somebody places of an event, confirmed at once',
  method: 'POST',
  path: '/admin/events/:id/assignments',
  access: ASSIGNS,
  params,
  body: z.strictObject(wanted),
  response: given,
  refusals: ASSIGNING,
});

export const inviteUsher = endpoint({
  name: 'inviteUsher',
  summary: 'Invite somebody to places of an event, which are held until the invitation expires',
  method: 'POST',
  path: '/admin/events/:id/invitations',
  access: ASSIGNS,
  params,
  body: z.strictObject({
    ...wanted,
    expires_at: z.iso
      .datetime()
      .refine((moment) => isCalendarDay(moment.slice(0, 10)), { error: 'invalid_date' })
      .meta({ examples: ['2029-12-01T08:00:00Z'] }),
  }),
  response: given,
  refusals: [...ASSIGNING, 'expiry_passed'],
});

const changed = z.object({ data: z.object({ id: z.uuid(), version: z.int() }) });

export const confirmAssignment = endpoint({
  name: 'confirmAssignment',
  summary: 'Somebody said yes to an invitation, on the phone for example',
  method: 'POST',
  path: '/admin/assignments/:id/confirmation',
  access: ASSIGNS,
  params,
  body: z.strictObject({ version }),
  response: changed,
  refusals: ['assignment_ended', 'invitation_answered', 'invitation_expired', ...ASSIGN_REFUSALS],
});

export const releaseAssignment = endpoint({
  name: 'releaseAssignment',
  summary: 'Take a place back',
  method: 'POST',
  path: '/admin/assignments/:id/release',
  access: ASSIGNS,
  params,
  body: z.strictObject({
    version,
    reason: paragraph(REASON_LENGTH.least, REASON_LENGTH.most),
    /** the person gives it back, and not the house: soon before the shift that is a late cancellation */
    by_person: z.boolean().default(false),
  }),
  response: changed,
  refusals: ['assignment_ended', 'assignment_locked', 'work_begun'],
});

const MOVING = ['assignment_ended', 'assignment_locked', 'work_begun', 'other_event'] as const;

export const moveAssignment = endpoint({
  name: 'moveAssignment',
  summary: 'Move somebody to another place of the same event',
  method: 'POST',
  path: '/admin/assignments/:id/move',
  access: ASSIGNS,
  params,
  body: z.strictObject({ version, position_id: z.uuid(), anyway }),
  response: changed,
  refusals: [...MOVING, ...ASSIGN_REFUSALS],
});

export const swapAssignments = endpoint({
  name: 'swapAssignments',
  summary: 'Two people of one event exchange their places',
  method: 'POST',
  path: '/admin/assignments/:id/swap',
  access: ASSIGNS,
  params,
  body: z.strictObject({ version, with_id: z.uuid(), with_version: version, anyway }),
  response: changed,
  refusals: [...MOVING, 'swap_with_self', ...ASSIGN_REFUSALS],
});

export const lockAssignment = endpoint({
  name: 'lockAssignment',
  summary: 'Lock a place, so that nothing moves its holder, or unlock it',
  method: 'POST',
  path: '/admin/assignments/:id/lock',
  access: ASSIGNS,
  params,
  body: z.strictObject({
    version,
    locked: z.boolean(),
    /** why it is locked; kept as long as it is */
    note: line(0, LOCK_NOTE_MAX_LENGTH).default(''),
  }),
  response: changed,
  refusals: ['assignment_ended'],
});

export const assignmentSlice: Slice = [
  getEventPlaces,
  assignUsher,
  inviteUsher,
  confirmAssignment,
  releaseAssignment,
  moveAssignment,
  swapAssignments,
  lockAssignment,
];

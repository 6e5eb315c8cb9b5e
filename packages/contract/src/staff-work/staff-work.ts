import { z } from 'zod';
import { ASSIGNMENT_STATUSES } from '@proline/domain/assignment/assignment-status';
import { APPLICATION_STATUSES } from '@proline/domain/event/application-status';
import { EVENT_STATUSES } from '@proline/domain/event/event-status';
import { HAND_ONLY_CODES, UNSUITABLE_CODES } from '@proline/domain/hiring/suitability';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { paragraph } from '../frame/text.ts';

/** What concerns one person of the staff, and nothing of anybody else: no other applicants, no scores, no counts of people. */

export const STAFF_EVENTS_PER_PAGE = 10;
export const APPLICATION_MESSAGE_MAX_LENGTH = 500;
const MOST_SHIFTS = 200;

const params = z.strictObject({ id: z.uuid() });
const moment = z.iso.datetime();
const version = z.int().positive().max(2_147_483_647);
const named = { name_en: z.string(), name_ar: z.string() };

/** Whom the office does not want is told as little as whom it has no place for. */
const REASON_CODES = [
  ...UNSUITABLE_CODES.filter((code) => code !== 'excluded'),
  'not_selected',
  'applications_closed',
] as const;
const NOTE_CODES = [...HAND_ONLY_CODES, 'gender', 'languages', 'experience', 'rating', 'documents'] as const;

const fit = {
  /** whether one may apply; `reasons` say why not */
  fits: z.boolean(),
  reasons: z.array(z.enum(REASON_CODES)),
  /** what speaks against it without forbidding it */
  notes: z.array(z.enum(NOTE_CODES)),
};

const eventHead = {
  id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  venue: z.string(),
  city: z.string(),
  starts_at: moment,
  ends_at: moment,
  time_zone: z.string(),
};

const pay = { pay_basis: z.enum(['hour', 'shift', 'day', 'fixed']), rate_minor: z.int(), currency: z.string() };

const staffEvent = z.object({
  ...eventHead,
  status: z.enum(EVENT_STATUSES),
  hiring_mode: z.enum(['apply', 'first_come', 'invite']),
  application_deadline: moment.nullable(),
  /** of any shift and role */
  ...fit,
});
export type StaffEventRow = z.output<typeof staffEvent>;

export const listStaffEvents = endpoint({
  name: 'listStaffEvents',
  summary: 'Published events that take applications, the soonest first, and why one cannot work there',
  method: 'GET',
  path: '/staff/events',
  access: 'staff',
  query: z.strictObject({
    page: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .transform(Number)
      .optional()
      .meta({ examples: ['1'] }),
  }),
  response: z.object({
    data: z.array(staffEvent),
    meta: z.object({ current_page: z.int(), per_page: z.int(), total: z.int(), last_page: z.int() }),
  }),
});

const ownApplication = z.object({
  id: z.uuid(),
  type_id: z.uuid(),
  status: z.enum(APPLICATION_STATUSES),
  /** none: all that fit */
  shift_ids: z.array(z.uuid()),
  message: z.string(),
  created_at: moment,
  version: z.int(),
});

/** until when changed work is to be reconfirmed, before its place may go to somebody else; null: nothing is asked, or it is not lost by being silent */
const reconfirm_until = moment.nullable();

const ownPlace = z.object({
  id: z.uuid(),
  shift_id: z.uuid(),
  status: z.enum(ASSIGNMENT_STATUSES),
  reserve: z.boolean(),
  /** of an invitation: until when it can be answered; null: until the shift begins */
  expires_at: moment.nullable(),
  /** the work was changed, and one is asked whether it still holds */
  reconfirm: z.boolean(),
  reconfirm_until,
  starts_at: moment,
  ends_at: moment,
  role: z.object(named),
  ...pay,
  version: z.int(),
});

const staffEventDetail = staffEvent.extend({
  description_en: z.string(),
  description_ar: z.string(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** the following four only for whoever works there */
  uniform: z.string().nullable(),
  briefing: z.string().nullable(),
  contact_name: z.string().nullable(),
  contact_phone: z.string().nullable(),
  offered: z.array(
    z.object({
      shift_id: z.uuid(),
      work_date: z.iso.date(),
      starts_at: moment,
      ends_at: moment,
      break_minutes: z.int(),
      arrival_minutes: z.int(),
      type_id: z.uuid(),
      role: z.object(named),
      ...pay,
      ...fit,
    }),
  ),
  applications: z.array(ownApplication),
  places: z.array(ownPlace),
});
export type StaffEventDetail = z.output<typeof staffEventDetail>;

export const getStaffEvent = endpoint({
  name: 'getStaffEvent',
  summary: 'An event that takes applications, or where one works or has applied',
  method: 'GET',
  path: '/staff/events/:id',
  access: 'staff',
  params,
  response: z.object({ data: staffEventDetail }),
});

export const applyForWork = endpoint({
  name: 'applyForWork',
  summary: 'Apply for a role at an event, for some of its shifts or all that fit',
  method: 'POST',
  path: '/staff/events/:id/applications',
  access: 'staff',
  params,
  body: z.strictObject({
    type_id: z.uuid(),
    /** none: all that fit */
    shift_ids: z
      .array(z.uuid())
      .max(MOST_SHIFTS)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'twice' }),
    message: paragraph(0, APPLICATION_MESSAGE_MAX_LENGTH),
  }),
  response: z.object({ data: ownApplication }),
  refusals: [
    'applications_not_taken',
    'applications_closed',
    'already_applied',
    'not_suitable',
    'shifts_not_offered',
    'too_many_tries',
  ],
});

export const listStaffApplications = endpoint({
  name: 'listStaffApplications',
  summary: 'One’s own applications, the newest first',
  method: 'GET',
  path: '/staff/applications',
  access: 'staff',
  response: z.object({ data: z.array(ownApplication.extend({ event: z.object(eventHead), role: z.object(named) })) }),
});

export const withdrawApplication = endpoint({
  name: 'withdrawApplication',
  summary: 'Withdraw an application that is not decided yet',
  method: 'POST',
  path: '/staff/applications/:id/withdraw',
  access: 'staff',
  params,
  body: z.strictObject({ version }),
  response: z.object({ data: ownApplication }),
  refusals: ['already_decided'],
});

const placed = ownPlace.extend({ event: z.object(eventHead) });

export const listStaffInvitations = endpoint({
  name: 'listStaffInvitations',
  summary: 'Invitations and offers that wait for one’s answer, what begins first first',
  method: 'GET',
  path: '/staff/invitations',
  access: 'staff',
  response: z.object({ data: z.array(placed) }),
});

export const answerInvitation = endpoint({
  name: 'answerInvitation',
  summary: 'Accept or decline; accepting ends invitations to something else at that time',
  method: 'POST',
  path: '/staff/invitations/:id/answer',
  access: 'staff',
  params,
  body: z.strictObject({ version, answer: z.enum(['accept', 'decline']) }),
  response: z.object({ data: ownPlace.extend({ invitations_ended: z.int() }) }),
  refusals: [
    'event_not_open',
    'assignment_ended',
    'invitation_answered',
    'invitation_expired',
    'already_booked',
    'shift_over',
    'not_suitable',
  ],
});

const day = z
  .string()
  .max(10)
  .refine(isCalendarDay, { error: 'no_such_day' })
  .meta({ examples: ['2030-01-20'] });

const scheduled = z.object({
  id: z.uuid(),
  as: z.enum(['usher', 'team_leader']),
  event: z.object({ ...eventHead, address: z.string() }),
  starts_at: moment,
  ends_at: moment,
  /** of work; null: leading */
  arrival_minutes: z.int().nullable(),
  role: z.object(named).nullable(),
  zone: z.object(named).nullable(),
  reserve: z.boolean(),
  /** it was changed, and one is asked whether it still holds */
  reconfirm: z.boolean(),
  reconfirm_until,
  version: z.int(),
});
export type ScheduledWork = z.output<typeof scheduled>;

export const listStaffSchedule = endpoint({
  name: 'listStaffSchedule',
  summary: 'What one is booked for from a day on, work and leading',
  method: 'GET',
  path: '/staff/schedule',
  access: 'staff',
  query: z.strictObject({ from: day, days: z.enum(['7', '28', '42', '92']) }),
  response: z.object({ data: z.array(scheduled) }),
});

export const reconfirmWork = endpoint({
  name: 'reconfirmWork',
  summary: 'Say that changed work still holds',
  method: 'POST',
  path: '/staff/places/:id/reconfirm',
  access: 'staff',
  params,
  body: z.strictObject({ version }),
  response: z.object({ data: z.object({ id: z.uuid(), version: z.int() }) }),
  refusals: ['assignment_ended', 'nothing_to_reconfirm'],
});

export const reconfirmLead = endpoint({
  name: 'reconfirmLead',
  summary: 'Say that one still leads at a changed event, for all that one leads there',
  method: 'POST',
  path: '/staff/leads/:id/reconfirm',
  access: 'staff',
  params,
  body: z.strictObject({ version }),
  response: z.object({ data: z.object({ id: z.uuid(), version: z.int() }) }),
  refusals: ['lead_ended', 'nothing_to_reconfirm'],
});

export const staffWorkSlice: Slice = [
  listStaffEvents,
  getStaffEvent,
  applyForWork,
  listStaffApplications,
  withdrawApplication,
  listStaffInvitations,
  answerInvitation,
  listStaffSchedule,
  reconfirmWork,
  reconfirmLead,
];

import { z } from 'zod';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@proline/domain/event/application-status';
import {
  ATTENDANCE_CHOICES,
  ATTENDANCE_STATES,
  type AttendanceState,
} from '@proline/domain/attendance/attendance-state';
import { LEAD_SCOPES } from '@proline/domain/event-plan/plan';
import { TRANSFER_STATUSES } from '@proline/domain/pay/transfer-status';
import { AUDIT_ACTIONS } from '../facts.ts';
import { endpoint } from '../frame/endpoint.ts';
import { historyMeta, historyQuery, pageMeta as meta, pageNumber } from '../frame/pages.ts';
import { person } from '../frame/person.ts';
import type { Slice } from '../frame/slice.ts';

/** What the tabs of an event's page show. */

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();
const usher = person.extend({ code: z.int() });
const named = { name_en: z.string(), name_ar: z.string() };

const team = z.object({
  leads: z.array(
    z.object({
      leader: person.extend({ code: z.int(), phone: z.string() }),
      scope: z.enum(LEAD_SCOPES),
      /** the zone that is led */
      zone: z.object({ code: z.string(), ...named }).nullable(),
      /** the shift that is led */
      shift: z.object({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() }).nullable(),
      pay_minor: z.int(),
      released_at: z.iso.datetime().nullable(),
    }),
  ),
  currency: z.string(),
  /** places of the shift that needs most */
  busiest_shift: count,
  leaders_needed: count,
  invited_ahead: z.array(usher),
  excluded: z.array(usher),
});

export const getEventTeam = endpoint({
  name: 'getEventTeam',
  summary: 'Who leads an event and what, who was asked ahead and who is excluded',
  method: 'GET',
  path: '/admin/events/:id/team',
  access: 'events.read',
  params,
  response: z.object({ data: team }),
});

const application = z.object({
  id: z.uuid(),
  usher,
  role: z.object(named),
  status: z.enum(APPLICATION_STATUSES),
  message: z.string(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
});
export type EventApplication = z.output<typeof application>;

export const listEventApplications = endpoint({
  name: 'listEventApplications',
  summary: 'Who applied for an event',
  method: 'GET',
  path: '/admin/events/:id/applications',
  access: 'applications.read',
  params,
  query: z.strictObject({
    status: z.enum(APPLICATION_STATUSES).optional(),
    /** a type's id */
    role: z.uuid().optional(),
    page: pageNumber,
  }),
  response: z.object({
    data: z.array(application),
    /** counted in the role that is asked for */
    meta: meta.extend({
      counts: z.object({
        pending: count,
        accepted: count,
        waitlisted: count,
        rejected: count,
        withdrawn: count,
        expired: count,
      } satisfies Record<ApplicationStatus, z.ZodType>),
    }),
  }),
});

/** Stands for the people who are in no zone. */
export const UNZONED = 'unzoned';

const attendance = z.object({
  assignment_id: z.uuid(),
  usher,
  role: z.object(named),
  zone: z.object({ code: z.string(), ...named }).nullable(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  state: z.enum(ATTENDANCE_STATES),
  checked_in_at: z.iso.datetime().nullable(),
  checked_out_at: z.iso.datetime().nullable(),
  late_minutes: count,
  /** later than the plan allows */
  is_late: z.boolean(),
  approved_minutes: count.nullable(),
  /** how the leaders of this shift rated it, on average; null: nobody has */
  stars: z.number().nullable(),
});
export type EventAttendance = z.output<typeof attendance>;

export const listEventAttendance = endpoint({
  name: 'listEventAttendance',
  summary: 'Who is expected at an event, who came and who did not',
  method: 'GET',
  path: '/admin/events/:id/attendance',
  access: 'events.read',
  params,
  query: z.strictObject({
    state: z.enum(ATTENDANCE_CHOICES).optional(),
    shift: z.uuid().optional(),
    zone: z.union([z.literal(UNZONED), z.uuid()]).optional(),
    /** a type's id */
    role: z.uuid().optional(),
    page: pageNumber,
  }),
  response: z.object({
    data: z.array(attendance),
    /** counted in the shift, zone and role that are asked for */
    meta: meta.extend({
      counts: z.object({
        expected: count,
        in: count,
        left: count,
        attended: count,
        no_show: count,
        excused: count,
      } satisfies Record<AttendanceState, z.ZodType>),
      late: count,
    }),
  }),
});

const pay = z.object({
  currency: z.string(),
  /** the cost when everybody works as planned */
  planned_minor: z.int(),
  budget_minor: z.int().nullable(),
  /** of its transfers that count, by status */
  sums: z.array(z.object({ status: z.enum(TRANSFER_STATUSES), count, net_minor: z.int() })),
  transfers: z.array(
    z.object({
      id: z.uuid(),
      code: z.int(),
      kind: z.string(),
      payee: person,
      is_leader: z.boolean(),
      minutes: z.int().nullable(),
      gross_minor: z.int(),
      deductions_minor: z.int(),
      net_minor: z.int(),
      status: z.enum(TRANSFER_STATUSES),
    }),
  ),
});
export type EventPay = z.output<typeof pay>;

export const getEventPay = endpoint({
  name: 'getEventPay',
  summary: 'What an event was to cost and what its people are paid',
  method: 'GET',
  path: '/admin/events/:id/pay',
  access: 'transfers.read',
  params,
  query: z.strictObject({ page: pageNumber }),
  response: z.object({ data: pay, meta }),
});

const historyEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** null: the program itself, such as the clock */
  admin_name: z.string().nullable(),
  action: z.enum(AUDIT_ACTIONS),
  /** how many equal entries of the same admin in a row this one stands for */
  times: z.int().positive(),
  /** from the first of them */
  since: z.iso.datetime(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const listEventHistory = endpoint({
  name: 'listEventHistory',
  summary: 'What happened to an event, newest first',
  method: 'GET',
  path: '/admin/events/:id/history',
  access: 'events.read',
  params,
  query: historyQuery,
  response: z.object({ data: z.array(historyEntry), meta: historyMeta }),
});

export const eventPageSlice: Slice = [
  getEventTeam,
  listEventApplications,
  listEventAttendance,
  getEventPay,
  listEventHistory,
];

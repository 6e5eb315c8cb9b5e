import { z } from 'zod';
import { INTERVIEW_CLASHES } from '@proline/domain/recruiting/interview-day';
import { INTERVIEW_MODES, INTERVIEW_STATUSES } from '@proline/domain/recruiting/interview-slots';
import { CRITERIA_LIMITS, HATS } from '@proline/domain/recruiting/recruiting';
import { SCORES } from '@proline/domain/recruiting/scorecard';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { blockedTime } from '../blocked-time/blocked-time.ts';
import { endpoint } from '../frame/endpoint.ts';
import { line, paragraph } from '../frame/text.ts';
import type { Slice } from '../frame/slice.ts';
import { BOOKING_REFUSALS, slot } from './slot.ts';

export const INTERVIEW_NOTE_MAX_LENGTH = 2000;

const params = z.strictObject({ id: z.uuid() });
const version = z.int().positive().max(2_147_483_647);
const calendarDay = z.iso.date().refine(isCalendarDay, { error: 'invalid_date' });
const HANDLES = 'join_requests.write';

const pair = z.object({ en: z.string(), ar: z.string() });
const period = z.object({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() });
const interviewer = z.object({ id: z.uuid(), name: z.string(), image: z.string().nullable() });
export type Interviewer = z.output<typeof interviewer>;

const interview = z.object({
  id: z.uuid(),
  person_id: z.uuid(),
  hat: z.enum(HATS),
  name_en: z.string(),
  name_ar: z.string(),
  photo: z.string().nullable(),
  interviewer_id: z.uuid(),
  interviewer_name: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  mode: z.enum(INTERVIEW_MODES),
  /** the link of a video call, or a place; null: nobody has said yet */
  place: z.string().nullable(),
  status: z.enum(INTERVIEW_STATUSES),
  /** the mean of the scorecard */
  score: z.number().nullable(),
  scores: z.array(pair.extend({ score: z.int() })).nullable(),
  note: z.string().nullable(),
  version: z.int(),
});
export type Interview = z.output<typeof interview>;

/** Why a planned interview that is ahead cannot be held; what is null says nothing of it. */
const clash = z.object({
  kind: z.enum(INTERVIEW_CLASHES),
  event: z.object({ title_en: z.string(), title_ar: z.string() }).nullable(),
  /** when the person works */
  work: period.nullable(),
});
const dayInterview = interview.extend({ clash: clash.nullable() });
export type DayInterview = z.output<typeof dayInterview>;

/** How people are chosen, for everybody who sees join requests; the settings themselves are for fewer. */
export const getRecruiting = endpoint({
  name: 'getRecruiting',
  summary: 'Criteria, pass mark, reasons and interviewers',
  method: 'GET',
  path: '/admin/recruiting',
  access: 'join_requests.read',
  response: z.object({
    data: z.object({
      interview_minutes: z.int(),
      criteria: z.array(pair),
      pass_mark: z.number(),
      scorecard_required: z.boolean(),
      reapply_days: z.int(),
      reasons: z.array(pair),
      interviewers: z.array(interviewer),
    }),
  }),
});
export type RecruitingFacts = z.output<typeof getRecruiting.response>['data'];

export const getInterviewDay = endpoint({
  name: 'getInterviewDay',
  summary: 'The interviews of one day, and its slots, by interviewer',
  method: 'GET',
  path: '/admin/interviews',
  access: 'join_requests.read',
  query: z.strictObject({ day: calendarDay }),
  response: z.object({
    data: z.object({
      time_zone: z.string(),
      /** null: no interviews are held on this day */
      hours: period.nullable(),
      slots: z.array(period),
      interviewers: z.array(
        interviewer.extend({
          /** what nothing planned or blocked touches and is still ahead */
          open: z.array(period),
          blocked: z.array(blockedTime),
          interviews: z.array(dayInterview),
        }),
      ),
    }),
  }),
});
export type InterviewDay = z.output<typeof getInterviewDay.response>['data'];

export const getInterviewWeek = endpoint({
  name: 'getInterviewWeek',
  summary: 'The interviews of seven days, and how many slots of each day are open',
  method: 'GET',
  path: '/admin/interviews/week',
  access: 'join_requests.read',
  query: z.strictObject({ from: calendarDay }),
  response: z.object({
    data: z.object({
      time_zone: z.string(),
      days: z.array(
        z.object({
          day: z.iso.date(),
          /** no interviews are held on this day */
          closed: z.boolean(),
          open: z.int().nonnegative(),
          interviews: z.array(dayInterview),
        }),
      ),
    }),
  }),
});
export type InterviewWeek = z.output<typeof getInterviewWeek.response>['data'];

export const listPersonInterviews = endpoint({
  name: 'listPersonInterviews',
  summary: 'The interviews of one person with their scorecards, the newest first',
  method: 'GET',
  path: '/admin/persons/:id/interviews',
  access: 'join_requests.read',
  params,
  response: z.object({ data: z.array(interview) }),
});

const reply = z.object({ data: interview });

export const bookInterview = endpoint({
  name: 'bookInterview',
  summary: 'Book an interview; a pending usher is in interview from then on',
  method: 'POST',
  path: '/admin/interviews',
  access: HANDLES,
  body: slot.extend({
    person_id: z.uuid(),
    hat: z.enum(HATS),
    /** of the person */
    version,
  }),
  response: reply,
  refusals: [
    ...BOOKING_REFUSALS,
    'move_not_allowed',
    'usher_is_blocked',
    'merged_meanwhile',
    'person_erased',
    'not_found',
  ],
});

export const rescheduleInterview = endpoint({
  name: 'rescheduleInterview',
  summary: 'Move a planned interview to another time or interviewer',
  method: 'PUT',
  path: '/admin/interviews/:id',
  access: HANDLES,
  params,
  body: slot.extend({ version }),
  response: reply,
  refusals: [...BOOKING_REFUSALS, 'interview_closed'],
});

export const closeInterview = endpoint({
  name: 'closeInterview',
  summary: 'Somebody did not come, or the interview is canceled',
  method: 'POST',
  path: '/admin/interviews/:id/close',
  access: HANDLES,
  params,
  body: z.strictObject({ outcome: z.enum(['missed', 'canceled']), version }),
  response: reply,
  refusals: ['interview_closed', 'interview_ahead'],
});

export const scoreInterview = endpoint({
  name: 'scoreInterview',
  summary: 'Fill in the scorecard of an interview, from its day on',
  method: 'POST',
  path: '/admin/interviews/:id/scorecard',
  access: HANDLES,
  params,
  body: z.strictObject({
    /** one for each criterion of the settings, named in English */
    scores: z
      .array(z.strictObject({ criterion: line(1, CRITERIA_LIMITS.length), score: z.literal(SCORES) }))
      .min(1)
      .max(CRITERIA_LIMITS.most),
    note: paragraph(0, INTERVIEW_NOTE_MAX_LENGTH),
    version,
  }),
  response: reply,
  refusals: ['interview_closed', 'interview_ahead', 'criteria_changed'],
});

export const interviewSlice: Slice = [
  getRecruiting,
  getInterviewDay,
  getInterviewWeek,
  listPersonInterviews,
  bookInterview,
  rescheduleInterview,
  closeInterview,
  scoreInterview,
];

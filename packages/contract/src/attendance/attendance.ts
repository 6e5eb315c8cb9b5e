import { z } from 'zod';
import { EXPECT_REFUSALS } from '@proline/domain/attendance/arrival';
import { MARK_REFUSALS } from '@proline/domain/attendance/attendance-mark';
import { MARK_METHODS } from '@proline/domain/attendance/attendance-state';
import { MARK_KINDS } from '@proline/domain/attendance/mark-table';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { endpoint, streamed } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { paragraph } from '../frame/text.ts';
import { boardPerson, count, eventParams, getEventBoard, listUnresolved, markedBy } from './board.ts';
import { previewRollCall, takeRollCall } from './roll-call.ts';

/** How people are marked: at a desk one by one, or many at once by a device that had no network. */

const params = z.strictObject({ id: z.uuid() });
const MARKS = 'attendance.write';
const version = z.int().nonnegative().max(2_147_483_647);

export const moment = z.iso
  .datetime()
  .refine((text) => isCalendarDay(text.slice(0, 10)), { error: 'invalid_date' })
  .meta({ examples: ['2026-11-18T08:00:00Z'] });

/** Made by whoever marks: the same id again is the same mark, and has no second effect. */
const id = z.uuid();
const at = moment.optional();
const reason = paragraph(0, REASON_LENGTH.most).optional();
/** as it was when this was decided; left out: whatever stands */
const seen = version.optional();
export const place = z
  .strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    accuracy_m: z.number().min(0).max(100_000).optional(),
  })
  .optional();

/** What is said of somebody who is here or leaves, who did not come, and of a mark that is taken back. */
export const presentMark = { id, /** left out: now */ at, version: seen, place };
export const absentMark = { id, version: seen, /** of the settings’ list, or another */ reason };
export const undoneMark = { id, /** the mark */ undoes: z.uuid() };
/** What somebody says about themselves. */
export const ownMark = { id, /** left out: now */ at, place };

/** By which an admin marks; a roll-call is a call of its own. */
const DESK_METHODS = ['manual', 'qr', 'scanner'] as const;
const method = z.enum(DESK_METHODS).optional();

const marked = z.object({
  data: z.object({
    /** repeated: this very mark was made before; here is what stands now */
    result: z.enum(['done', 'repeated']),
    person: boardPerson,
  }),
});
const REFUSALS = [...MARK_REFUSALS, 'mark_id_taken'] as const;

export const checkIn = endpoint({
  name: 'checkIn',
  summary: 'Somebody is here',
  method: 'POST',
  path: '/admin/assignments/:id/check-in',
  access: MARKS,
  params,
  body: z.strictObject({ ...presentMark, method }),
  response: marked,
  refusals: REFUSALS,
});

export const checkOut = endpoint({
  name: 'checkOut',
  summary: 'Somebody leaves',
  method: 'POST',
  path: '/admin/assignments/:id/check-out',
  access: MARKS,
  params,
  body: z.strictObject({ ...presentMark, method }),
  response: marked,
  refusals: REFUSALS,
});

export const markNoShow = endpoint({
  name: 'markNoShow',
  summary: 'Somebody did not come',
  method: 'POST',
  path: '/admin/assignments/:id/no-show',
  access: MARKS,
  params,
  body: z.strictObject(absentMark),
  response: marked,
  refusals: REFUSALS,
});

export const excuseAbsence = endpoint({
  name: 'excuseAbsence',
  summary: 'Somebody did not come, for a good reason',
  method: 'POST',
  path: '/admin/assignments/:id/excuse',
  access: MARKS,
  params,
  body: z.strictObject({
    id,
    version: seen,
    reason,
    /** an uploaded file of the purpose excuse_document */
    file_id: z.uuid().optional(),
  }),
  response: marked,
  refusals: [...REFUSALS, 'file_not_usable'],
});

export const undoMark = endpoint({
  name: 'undoMark',
  summary: 'Take back the newest mark, shortly after it was made',
  method: 'POST',
  path: '/admin/assignments/:id/undo-mark',
  access: MARKS,
  params,
  body: z.strictObject(undoneMark),
  response: marked,
  refusals: REFUSALS,
});

const correction = {
  checked_in_at: moment.nullable(),
  checked_out_at: moment.nullable(),
  /** instead of times */
  absence: z.enum(['no_show', 'excused']).nullable(),
  /** by hand, whatever the times say; null: the times say it */
  approved_minutes: z.int().min(0).max(1_440).nullable(),
};

export const correctAttendance = endpoint({
  name: 'correctAttendance',
  summary: 'Put something else in the place of what is recorded, with a reason; before and after are kept',
  method: 'POST',
  path: '/admin/assignments/:id/correction',
  access: MARKS,
  params,
  body: z.strictObject({ id, version, reason, ...correction }),
  response: marked,
  refusals: REFUSALS,
});

export const expectArrival = endpoint({
  name: 'expectArrival',
  summary: 'Say when somebody comes who is not there yet; until then a roll-call leaves them',
  method: 'POST',
  path: '/admin/assignments/:id/expected-arrival',
  access: MARKS,
  params,
  body: z.strictObject({ expected_at: moment }),
  response: z.object({ data: z.object({ person: boardPerson }) }),
  refusals: EXPECT_REFUSALS,
});

/** So many marks are taken in one call; a device with more sends them in turn. */
export const MOST_MARKS_AT_ONCE = 500;
/** A mark has some 300 bytes: far more of them can still be refused by their number. */
const QUEUE_BYTES = 2 * 1024 * 1024;

/** How a device marks. Nobody marks themselves at a desk. */
const QUEUE_METHODS = [...DESK_METHODS, 'roll_call'] as const;

const queuedMark = z.strictObject({
  id,
  assignment_id: z.uuid(),
  kind: z.enum(MARK_KINDS),
  /** when it was made on the device; of a check-in, when somebody came */
  at: moment,
  method: z.enum(QUEUE_METHODS),
  /** of a scan: the number of the pass that was shown, which may have been revoked since */
  pass_number: z.int().min(1).max(2_147_483_647).optional(),
  /** as the device knew it, with its own marks before this one; left out: whatever stands */
  version: seen,
  reason,
  /** of an undo: the mark */
  undoes: z.uuid().optional(),
  /** of a correction */
  to: z.strictObject(correction).optional(),
  place,
});

export const QUEUE_RESULTS = ['done', 'repeated', 'conflict', 'refused'] as const;

export const sendMarks = endpoint({
  name: 'sendMarks',
  summary: 'Marks that a device has kept, in their order; each takes effect once, however often it is sent',
  method: 'POST',
  path: '/admin/events/:id/marks',
  access: MARKS,
  takesJson: QUEUE_BYTES,
  params: eventParams,
  body: z.strictObject({ marks: z.array(queuedMark) }),
  response: z.object({
    data: z.object({
      /** one for each mark, in the order in which they were sent */
      results: z.array(
        z.object({
          id: z.uuid(),
          /** conflict: something else stands on record; refused: a rule is against it; repeated: it was answered before */
          result: z.enum(QUEUE_RESULTS),
          /** why it had no effect, then or now; null: it had */
          code: z.enum([...REFUSALS, 'not_of_event']).nullable(),
        }),
      ),
      /** what stands now, of everybody concerned */
      people: z.array(boardPerson),
    }),
  }),
  refusals: ['too_many_marks', 'attendance_locked'],
});

const recorded = z.object({
  outcome: z.enum(['attended', 'no_show', 'excused']).nullable(),
  checked_in_at: z.iso.datetime().nullable(),
  checked_out_at: z.iso.datetime().nullable(),
  late_minutes: count,
  approved_minutes: count.nullable(),
  minutes_by_hand: z.boolean(),
  reason: z.string().nullable(),
});

export const listMarks = endpoint({
  name: 'listMarks',
  summary: 'Every mark of one shift of one person, newest first, with what stood before and after',
  method: 'GET',
  path: '/admin/assignments/:id/marks',
  access: 'events.read',
  params,
  response: z.object({
    data: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(MARK_KINDS),
        at: z.iso.datetime(),
        received_at: z.iso.datetime(),
        method: z.enum(MARK_METHODS),
        by: markedBy.nullable(),
        distance_m: count.nullable(),
        outside: z.boolean(),
        reason: z.string().nullable(),
        undoes: z.uuid().nullable(),
        /** why it had no effect; null: it had */
        refused: z.string().nullable(),
        before: recorded.nullable(),
        after: recorded.nullable(),
      }),
    ),
  }),
});

export const openExcuse = endpoint({
  name: 'openExcuse',
  summary: 'The document that an excuse was shown with; each opening is audited',
  method: 'GET',
  path: '/admin/assignments/:id/excuse-document',
  access: 'documents.read',
  params,
  produces: ['image/webp', 'application/pdf'],
  response: streamed,
});

export const attendanceSlice: Slice = [
  getEventBoard,
  listUnresolved,
  checkIn,
  checkOut,
  markNoShow,
  excuseAbsence,
  undoMark,
  correctAttendance,
  expectArrival,
  sendMarks,
  previewRollCall,
  takeRollCall,
  listMarks,
  openExcuse,
];

import { z } from 'zod';
import { MARK_REFUSALS } from '@proline/domain/attendance/attendance-mark';
import { ownMark } from '../attendance/attendance.ts';
import { boardPerson } from '../attendance/board.ts';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { pass } from '../pass/pass.ts';

/** The day of whoever works: the pass to show, and checking in and out by oneself. */

const params = z.strictObject({ id: z.uuid() });
const moment = z.iso.datetime();
const named = z.object({ name_en: z.string(), name_ar: z.string() });

/** What is on record about one's own shift. */
const recorded = boardPerson.pick({
  state: true,
  checked_in_at: true,
  checked_out_at: true,
  late_minutes: true,
  is_late: true,
  outside: true,
});

const ownPass = z.object({
  /** the place */
  id: z.uuid(),
  event: z.object({
    id: z.uuid(),
    title_en: z.string(),
    title_ar: z.string(),
    venue: z.string(),
    time_zone: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
  starts_at: moment,
  ends_at: moment,
  arrival_minutes: z.int(),
  /** from when one can check in */
  opens_at: moment,
  role: named,
  zone: named.nullable(),
  /** around the pin of the event */
  radius_m: z.int(),
  /** stands by, and is let in once called in */
  reserve: z.boolean(),
  /** the app cannot check in without saying where it is */
  place_needed: z.boolean(),
  /** to be drawn as a QR code */
  pass,
  recorded,
});
export type OwnPass = z.output<typeof ownPass>;

export const listStaffPasses = endpoint({
  name: 'listStaffPasses',
  summary: 'The passes of one’s own shifts of today and the next days, the soonest first',
  method: 'GET',
  path: '/staff/passes',
  access: 'staff',
  response: z.object({ data: z.array(ownPass) }),
});

const marked = z.object({
  data: recorded.extend({
    id: z.uuid(),
    /** repeated: this very mark was made before; here is what stands now */
    result: z.enum(['done', 'repeated']),
  }),
});
const REFUSALS = [...MARK_REFUSALS, 'mark_id_taken', 'not_of_event'] as const;

export const checkInSelf = endpoint({
  name: 'checkInSelf',
  summary: 'I am here',
  method: 'POST',
  path: '/staff/places/:id/check-in',
  access: 'staff',
  params,
  body: z.strictObject(ownMark),
  response: marked,
  refusals: REFUSALS,
});

export const checkOutSelf = endpoint({
  name: 'checkOutSelf',
  summary: 'I leave',
  method: 'POST',
  path: '/staff/places/:id/check-out',
  access: 'staff',
  params,
  body: z.strictObject(ownMark),
  response: marked,
  refusals: REFUSALS,
});

export const staffPassSlice: Slice = [listStaffPasses, checkInSelf, checkOutSelf];

import { z } from 'zod';
import { MARK_REFUSALS } from '@proline/domain/attendance/attendance-mark';
import { PASS_REFUSALS } from '@proline/domain/pass/pass-rules';
import { boardPerson, eventParams } from '../attendance/board.ts';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { paragraph } from '../frame/text.ts';

/** Passes: a code that somebody shows at the gate, for one shift. */

const params = z.strictObject({ id: z.uuid() });
const MARKS = 'attendance.write';
const number = z.int().positive().max(2_147_483_647);

/** As it is drawn: digits. */
export const pass = z.object({
  text: z.string(),
  number,
  expires_at: z.iso.datetime(),
});

export const getPassKey = endpoint({
  name: 'getPassKey',
  summary: 'With what a device checks passes by itself: a public key, ECDSA over P-256 with SHA-256',
  method: 'GET',
  path: '/admin/pass-key',
  access: MARKS,
  response: z.object({ data: z.object({ /** base64url, as the y */ x: z.string(), y: z.string() }) }),
});

const NO_PASS = ['attendance_locked', 'not_confirmed', 'assignment_ended'] as const;

export const getPass = endpoint({
  name: 'getPass',
  summary: 'The pass of one shift of one person, to be shown or printed',
  method: 'GET',
  path: '/admin/assignments/:id/pass',
  access: MARKS,
  params,
  response: z.object({ data: pass }),
  refusals: NO_PASS,
});

export const revokePass = endpoint({
  name: 'revokePass',
  summary: 'No pass that was handed out for this place counts any more; here is a new one',
  method: 'POST',
  path: '/admin/assignments/:id/pass/revocation',
  access: MARKS,
  params,
  body: z.strictObject({ /** of the pass that was seen */ number }),
  response: z.object({ data: pass }),
  refusals: NO_PASS,
});

/** Whatever a camera or a scanner has read. */
const MOST_READ = 1_000;

export const shownPass = {
  /** of the mark, made by whoever scans: the same id again is the same scan */
  id: z.uuid(),
  pass: paragraph(0, MOST_READ),
  kind: z.enum(['check_in', 'check_out']),
  /** read by a camera, or typed by a hardware scanner */
  method: z.enum(['qr', 'scanner']),
  /** only who belongs to this shift; null: whichever theirs is */
  shift_id: z.uuid().nullable(),
};

export const scanPass = endpoint({
  name: 'scanPass',
  summary: 'Somebody shows a pass, and comes or leaves',
  method: 'POST',
  path: '/admin/events/:id/scans',
  access: MARKS,
  params: eventParams,
  body: z.strictObject(shownPass),
  response: z.object({
    data: z.object({
      /** repeated: this very scan was made before; here is what stands now */
      result: z.enum(['done', 'repeated']),
      person: boardPerson,
    }),
  }),
  refusals: [...PASS_REFUSALS, ...MARK_REFUSALS, 'mark_id_taken', 'not_of_event'],
});

export const passSlice: Slice = [getPassKey, getPass, revokePass, scanPass];

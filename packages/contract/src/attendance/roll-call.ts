import { z } from 'zod';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { endpoint } from '../frame/endpoint.ts';
import { paragraph } from '../frame/text.ts';
import { boardPerson, count, eventParams } from './board.ts';

/** "Tick who is here; the rest are no-shows", for a shift or a part of it. */

/** More people than a shift has. */
export const MOST_AT_ROLL_CALL = 2_000;

const part = {
  shift_id: z.uuid(),
  /** null: of every zone */
  zone_id: z.uuid().nullable(),
  /** only those who are in no zone */
  unzoned: z.boolean().default(false),
  /** one team, by its lead; null: of every team */
  lead_id: z.uuid().nullable(),
  /** assignments of those who are here */
  present: z.array(z.uuid()).max(MOST_AT_ROLL_CALL),
};

const numbers = z.object({
  /** who belongs to this part and is neither excused nor a reserve */
  people: count,
  /** are here, and were not on record yet */
  checks_in: count,
  /** were on record already */
  here_already: count,
  /** become no-shows */
  no_shows: count,
  /** said when they come, and it is not that late yet: they are left as they are */
  on_the_way: count,
  /** were no-shows already, and are not here */
  missing_already: count,
});

const REFUSALS = ['attendance_locked', 'event_not_open', 'shift_not_begun', 'not_of_event', 'shift_over'] as const;

/** Nothing is written. */
export const previewRollCall = endpoint({
  name: 'previewRollCall',
  summary: 'What closing a roll-call would do, in numbers',
  method: 'POST',
  path: '/admin/events/:id/roll-call/preview',
  access: 'attendance.write',
  params: eventParams,
  body: z.strictObject(part),
  response: z.object({
    data: numbers.extend({
      /** stands for all of this; the roll-call is closed only while it still holds */
      fingerprint: z.string(),
      /** who would become a no-show */
      absent: z.array(z.uuid()),
    }),
  }),
  refusals: REFUSALS,
});

export const takeRollCall = endpoint({
  name: 'takeRollCall',
  summary: 'Close a roll-call as previewed: who is ticked is in, the rest are no-shows',
  method: 'POST',
  path: '/admin/events/:id/roll-call',
  access: 'attendance.write',
  params: eventParams,
  body: z.strictObject({
    ...part,
    /** why the others did not come, as far as it is known */
    reason: paragraph(0, REASON_LENGTH.most).optional(),
    fingerprint: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ examples: ['0'.repeat(64)] }),
  }),
  response: z.object({ data: numbers.extend({ /** whoever was marked */ marked: z.array(boardPerson) }) }),
  refusals: [...REFUSALS, 'roll_call_outdated'],
});

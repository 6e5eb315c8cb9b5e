import { z } from 'zod';
import { ASSIGN_REFUSALS } from '@proline/domain/assignment/assigning';
import { endpoint } from '../frame/endpoint.ts';
import { person } from '../frame/person.ts';

/** Somebody did not come: the place is given free, and somebody else is asked or sent there. */

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();

const place = z.object({
  event_id: z.uuid(),
  position_id: z.uuid(),
  /** the place is free, or somebody is being asked: there is something to look for */
  needed: z.boolean(),
  /** an invitation to it that waits for an answer; null: none does */
  asked: z.object({ usher: person, expires_at: z.iso.datetime().nullable() }).nullable(),
  /** how long whoever is asked may think */
  offer_minutes: count,
  /** who stands by for this place and suits it, the best first */
  reserves: z.array(z.object({ assignment_id: z.uuid(), usher: person.extend({ code: z.int() }) })),
});

export const getReplacement = endpoint({
  name: 'getReplacement',
  summary: 'The place of somebody who did not come: who stands by for it, and whether somebody is being asked',
  method: 'GET',
  path: '/admin/assignments/:id/replacement',
  access: 'events.read',
  params,
  response: z.object({ data: place }),
  refusals: ['not_missing'],
});
export type ReplacementPlace = z.output<typeof place>;

const REFUSALS = ['not_missing', ...ASSIGN_REFUSALS, 'event_closed'] as const;

export const replaceMissing = endpoint({
  name: 'replaceMissing',
  summary: 'Give the place of somebody who did not come to somebody else, or offer it for a short time',
  method: 'POST',
  path: '/admin/assignments/:id/replacement',
  access: 'assignments.write',
  params,
  body: z.strictObject({
    usher_id: z.uuid(),
    /** assign: confirmed at once; a reserve is called in. offer: an invitation that ends soon */
    as: z.enum(['assign', 'offer']),
    /** although the program would not choose this person */
    anyway: z.boolean().default(false),
  }),
  response: z.object({
    data: z.object({ /** the assignment */ id: z.uuid(), expires_at: z.iso.datetime().nullable() }),
  }),
  refusals: REFUSALS,
});

export const freePlace = endpoint({
  name: 'freePlace',
  summary: 'Let the place of somebody who did not come be offered to reserves and the waitlist, one after the other',
  method: 'POST',
  path: '/admin/assignments/:id/free-place',
  access: 'assignments.write',
  params,
  body: z.strictObject({}),
  response: z.object({ data: z.object({ /** false: it was free already */ freed: z.boolean() }) }),
  refusals: ['not_missing', 'event_not_open', 'shift_over'],
});

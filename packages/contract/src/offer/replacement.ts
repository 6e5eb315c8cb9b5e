import { z } from 'zod';
import { ASSIGN_REFUSALS } from '@proline/domain/assignment/assigning';
import { endpoint } from '../frame/endpoint.ts';
import { person } from '../frame/person.ts';

/** Somebody is needed on the day: whoever had the place did not come, or nobody has it. Somebody else is asked or sent there. */

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
  /** how soon somebody who is called in can be there, as the settings say it */
  way: z.object({
    set_out_minutes: count,
    way_km_per_hour: count,
    unknown_way_minutes: count,
    longest_way_minutes: count,
  }),
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

const REFUSALS = [...ASSIGN_REFUSALS, 'event_closed'] as const;

const whom = z.strictObject({
  usher_id: z.uuid(),
  /** assign: confirmed at once; a reserve is called in. offer: an invitation that ends soon */
  as: z.enum(['assign', 'offer']),
  /** although the program would not choose this person */
  anyway: z.boolean().default(false),
});
const given = z.object({
  data: z.object({ /** the assignment */ id: z.uuid(), expires_at: z.iso.datetime().nullable() }),
});

export const replaceMissing = endpoint({
  name: 'replaceMissing',
  summary: 'Give the place of somebody who did not come to somebody else, or offer it for a short time',
  method: 'POST',
  path: '/admin/assignments/:id/replacement',
  access: 'assignments.write',
  params,
  body: whom,
  response: given,
  refusals: ['not_missing', ...REFUSALS],
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

export const getOpenPlace = endpoint({
  name: 'getOpenPlace',
  summary: 'A place that nobody has: who stands by for it, and whether somebody is being asked',
  method: 'GET',
  path: '/admin/positions/:id/open-place',
  access: 'events.read',
  params,
  response: z.object({ data: place }),
});

export const fillOpenPlace = endpoint({
  name: 'fillOpenPlace',
  summary: 'Give a place that nobody has to somebody, or offer it for a short time',
  method: 'POST',
  path: '/admin/positions/:id/open-place',
  access: 'assignments.write',
  params,
  body: whom,
  response: given,
  refusals: REFUSALS,
});

export const offerOpenPlace = endpoint({
  name: 'offerOpenPlace',
  summary: 'Let the free places of a position be offered to reserves and the waitlist, one after the other',
  method: 'POST',
  path: '/admin/positions/:id/open-place/offers',
  access: 'assignments.write',
  params,
  body: z.strictObject({}),
  response: z.object({
    data: z.object({ /** places that are offered from now on; 0: they were already */ places_opened: count }),
  }),
  refusals: ['place_taken', 'event_not_open', 'shift_over'],
});

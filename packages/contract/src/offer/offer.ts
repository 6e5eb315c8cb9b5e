import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import {
  fillOpenPlace,
  freePlace,
  getOpenPlace,
  getReplacement,
  offerOpenPlace,
  replaceMissing,
} from './replacement.ts';

/** Open places are offered to reserves and to the waitlist, one person after the other. */

const params = z.strictObject({ id: z.uuid() });

export const switchOffers = endpoint({
  name: 'switchOffers',
  summary: 'Offer the open places of an event to its waitlist, or stop doing so',
  method: 'POST',
  path: '/admin/events/:id/offers',
  access: 'assignments.write',
  params,
  body: z.strictObject({ on: z.boolean() }),
  response: z.object({
    data: z.object({
      on: z.boolean(),
      /** places that are offered from now on */
      places_opened: z.int().nonnegative(),
    }),
  }),
  refusals: ['event_not_open'],
});

export const promoteReserve = endpoint({
  name: 'promoteReserve',
  summary: 'Give a reserve a place of the position',
  method: 'POST',
  path: '/admin/assignments/:id/promotion',
  access: 'assignments.write',
  params,
  body: z.strictObject({ version: z.int().positive().max(2_147_483_647) }),
  response: z.object({ data: z.object({ id: z.uuid(), version: z.int() }) }),
  refusals: ['assignment_ended', 'not_a_reserve', 'assignment_locked', 'place_taken', 'shift_over', 'event_not_open'],
});

export const offerSlice: Slice = [
  switchOffers,
  promoteReserve,
  getReplacement,
  replaceMissing,
  freePlace,
  getOpenPlace,
  fillOpenPlace,
  offerOpenPlace,
];

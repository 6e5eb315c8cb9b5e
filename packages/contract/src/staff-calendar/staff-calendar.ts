import { z } from 'zod';
import { endpoint, streamed } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';

const feed = z.object({
  data: z.object({ created_at: z.iso.datetime(), last_read_at: z.iso.datetime().nullable() }).nullable(),
});

export const getCalendarFeed = endpoint({
  name: 'getCalendarFeed',
  summary: 'Whether one’s schedule can be read as a calendar; null: it cannot',
  method: 'GET',
  path: '/staff/calendar-feed',
  access: 'staff',
  response: feed,
});

export const makeCalendarFeed = endpoint({
  name: 'makeCalendarFeed',
  summary: 'Make an address for one’s schedule as a calendar; the one before ends',
  method: 'POST',
  path: '/staff/calendar-feed',
  access: 'staff',
  /** under the address of this API; shown once, and whoever has it can read the schedule */
  response: z.object({ data: z.object({ path: z.string() }) }),
  refusals: ['too_many_tries'],
});

export const endCalendarFeed = endpoint({
  name: 'endCalendarFeed',
  summary: 'End the address of one’s calendar',
  method: 'DELETE',
  path: '/staff/calendar-feed',
  access: 'staff',
  response: feed,
});

/** The secret is the credential, because programs for calendars send no other. */
export const readCalendarFeed = endpoint({
  name: 'readCalendarFeed',
  summary: 'The schedule of whoever made this address, as iCalendar (RFC 5545)',
  method: 'GET',
  path: '/staff/calendar/:secret',
  access: 'public',
  params: z.strictObject({
    secret: z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/)
      .meta({ examples: ['the-forty-three-characters-of-the-address-0'] }),
  }),
  produces: ['text/calendar; charset=utf-8'],
  response: streamed,
  refusals: ['too_many_tries'],
});

export const staffCalendarSlice: Slice = [getCalendarFeed, makeCalendarFeed, endCalendarFeed, readCalendarFeed];

import { USHER_STATUSES } from '@proline/domain/people/usher-status';
import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import { pageMeta, pageNumber } from '../frame/pages.ts';
import type { Slice } from '../frame/slice.ts';

/** Who worked for a team leader, and what the leader says about them. */

const params = z.strictObject({ id: z.uuid() });
const query = z.strictObject({ page: pageNumber });
const count = z.int().nonnegative();
const named = z.object({ name_en: z.string(), name_ar: z.string() });

const member = named.extend({
  id: z.uuid(),
  code: z.int(),
  photo: z.string().nullable(),
  status: z.enum(USHER_STATUSES),
  /** completed events at which they were in this leader's team */
  events: count,
  shifts: count,
  attended: count,
  /** of those attended: at most the grace of the settings after the start */
  on_time: count,
  no_shows: count,
  /** places of these teams that they gave back too late */
  late_cancels: count,
  excused: count,
  /** when the last of these shifts began */
  last_at: z.iso.datetime(),
});
export type TeamMember = z.output<typeof member>;

export const listLeaderTeam = endpoint({
  name: 'listLeaderTeam',
  summary:
    'Everybody who was in a team of this leader at completed events, with their attendance there, the latest first',
  method: 'GET',
  path: '/admin/leaders/:id/team',
  access: 'leaders.read',
  params,
  query,
  response: z.object({ data: z.array(member), meta: pageMeta }),
});

const given = z.object({
  id: z.uuid(),
  stars: z
    .int()
    .min(1)
    .max(5)
    .meta({ examples: [5] }),
  comment: z.string(),
  created_at: z.iso.datetime(),
  usher: named.extend({ id: z.uuid() }),
  event: z.object({ id: z.uuid(), title_en: z.string(), title_ar: z.string() }),
  role: named,
});
export type GivenRating = z.output<typeof given>;

export const listGivenRatings = endpoint({
  name: 'listGivenRatings',
  summary: 'Ratings that a team leader gave to people of the teams, the newest first',
  method: 'GET',
  path: '/admin/leaders/:id/given-ratings',
  access: 'leaders.read',
  params,
  query,
  response: z.object({
    data: z.array(given),
    /** the mean of all of them; null: none yet */
    meta: pageMeta.extend({ mean: z.number().nullable() }),
  }),
});

export const getLeaderCounts = endpoint({
  name: 'getLeaderCounts',
  summary: 'How much each tab of a team leader’s page has to show',
  method: 'GET',
  path: '/admin/leaders/:id/counts',
  access: 'leaders.read',
  params,
  response: z.object({
    data: z.object({
      events: count,
      /** people */
      teams: count,
      /** ratings given, and notes */
      ratings: count,
      /** null: not for this reader */
      documents: count.nullable(),
      transfers: count.nullable(),
    }),
  }),
});
export type LeaderCounts = z.output<typeof getLeaderCounts.response>['data'];

export const leaderTeamsSlice: Slice = [listLeaderTeam, listGivenRatings, getLeaderCounts];

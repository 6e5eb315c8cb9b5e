import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';

const count = z.int().nonnegative();

/** How somebody came to lead and what was decided since, as the audit log names it. */
export const LEADER_COURSE = ['create', 'promote', 'approve', 'return', 'turn_down', 'take_back'] as const;

export const getLeaderCourse = endpoint({
  name: 'getLeaderCourse',
  summary: 'How a team leader became one, each day of this week, and the ratings given to the teams',
  method: 'GET',
  path: '/admin/leaders/:id/course',
  access: 'leaders.read',
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({
    data: z.object({
      /** the organization's week, from its first day: time in shifts that the leader leads */
      week: z.array(z.object({ day: z.iso.date(), minutes: count })),
      /** the latest first */
      steps: z.array(
        z.object({
          at: z.iso.datetime(),
          step: z.enum(LEADER_COURSE),
          /** null: not an admin */
          by: z.string().nullable(),
        }),
      ),
      /** since when the same person is an usher; null: never was one */
      usher_since: z.iso.datetime().nullable(),
      /** stars that the leader gave to people of the teams; null: none yet */
      given: z.object({ ratings: count, mean: z.number().nullable() }),
    }),
  }),
});
export type LeaderCourse = z.output<typeof getLeaderCourse.response>['data'];

export const leaderCourseSlice: Slice = [getLeaderCourse];

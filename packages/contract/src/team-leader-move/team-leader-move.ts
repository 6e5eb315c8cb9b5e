import { z } from 'zod';
import { TEAM_LEADER_STATUSES } from '@proline/domain/people/team-leader-status';
import { LEADER_MOVE_REFUSALS, LEADER_STEPS } from '@proline/domain/recruiting/leader-move';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { endpoint } from '../frame/endpoint.ts';
import { paragraph } from '../frame/text.ts';
import type { Slice } from '../frame/slice.ts';
import { approvalFacts } from '../usher-move/usher-move.ts';

const params = z.strictObject({ id: z.uuid() });

const moves = z.object({
  status: z.enum(TEAM_LEADER_STATUSES),
  turned_down: z.boolean(),
  version: z.int(),
  /** each step from this state, and why it is refused now; null: it is allowed */
  moves: z.array(z.object({ step: z.enum(LEADER_STEPS), refusal: z.enum(LEADER_MOVE_REFUSALS).nullable() })),
  ...approvalFacts,
  /** running events that this leader leads */
  live_events: z.int().nonnegative(),
  /** published events that lose this leader on the way back to pending */
  future_events: z.int().nonnegative(),
});
export type LeaderMoves = z.output<typeof moves>;

export const getLeaderMoves = endpoint({
  name: 'getLeaderMoves',
  summary: 'What can be decided about a team leader now',
  method: 'GET',
  path: '/admin/leaders/:id/moves',
  access: 'leaders.read',
  params,
  response: z.object({ data: moves }),
});

export const moveLeader = endpoint({
  name: 'moveLeader',
  summary: 'Approve a team leader, return one to pending, turn one down or take that back',
  method: 'POST',
  path: '/admin/leaders/:id/moves',
  access: 'leaders.write',
  params,
  body: z.strictObject({
    step: z.enum(LEADER_STEPS),
    version: z.int().positive().max(2_147_483_647),
    /** asked for when somebody is turned down */
    reason: paragraph(REASON_LENGTH.least, REASON_LENGTH.most).optional(),
  }),
  response: z.object({
    data: z.object({
      id: z.uuid(),
      status: z.enum(TEAM_LEADER_STATUSES),
      turned_down: z.boolean(),
      version: z.int(),
    }),
  }),
  refusals: [...LEADER_MOVE_REFUSALS],
});

export const teamLeaderMoveSlice: Slice = [getLeaderMoves, moveLeader];

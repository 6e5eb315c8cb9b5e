import { z } from 'zod';
import { TEAM_LEADER_STATUSES } from '@proline/domain/people/team-leader-status';
import { endpoint } from '../frame/endpoint.ts';
import { list } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';

const leaderRow = z.object({
  id: z.uuid(),
  code: z.int(),
  name_en: z.string(),
  name_ar: z.string(),
  photo: z.string().nullable(),
  status: z.enum(TEAM_LEADER_STATUSES),
  phone: z.string(),
  age: z.int(),
  city: z.string(),
  /** events led or to be led, without those the leader was released from */
  events_led: z.int(),
  created_at: z.iso.datetime(),
});
export type LeaderRow = z.output<typeof leaderRow>;

export const leaderList = list({
  name: 'leaders',
  path: '/admin/leaders',
  access: 'leaders.read',
  row: leaderRow,
  columns: {
    name: {},
    code: { kind: 'number' },
    status: {},
    phone: {},
    age: { kind: 'number' },
    city: {},
    events_led: { kind: 'number' },
    created_at: { kind: 'moment' },
  },
  filters: {
    status: { kind: 'choices', values: TEAM_LEADER_STATUSES },
    city: { kind: 'texts' },
    age: { kind: 'numbers', min: 0, max: 120 },
    created: { kind: 'days' },
  },
  sorts: ['created_at', 'name', 'code', 'age', 'city'],
  defaultSort: '-created_at',
  tabs: 'status',
});

export const getLeader = endpoint({
  name: 'getLeader',
  summary: 'One team leader',
  method: 'GET',
  path: '/admin/leaders/:id',
  access: 'leaders.read',
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({
    data: leaderRow.extend({
      email: z.string().nullable(),
      birth_date: z.iso.date(),
      /** the leader's usher record; null when they were never an usher */
      usher_id: z.uuid().nullable(),
      /** the leader's next event */
      next_event: z
        .object({ id: z.uuid(), title_en: z.string(), title_ar: z.string(), starts_at: z.iso.datetime() })
        .nullable(),
      version: z.int(),
    }),
  }),
});

export const teamLeaderSlice: Slice = [leaderList, getLeader];

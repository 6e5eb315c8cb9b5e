import { z } from 'zod';
import { GENDERS } from '@proline/domain/people/person-fields';
import { TEAM_LEADER_STATUSES } from '@proline/domain/people/team-leader-status';
import { USHER_STATUSES } from '@proline/domain/people/usher-status';
import { endpoint } from '../frame/endpoint.ts';
import { columnWords } from '../frame/column.words.ts';
import { list } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';
import { personRecord } from '../person/person-record.ts';
import { TEAM_LEADER_STATUS_WORDS, teamLeaderWords } from './team-leader.words.ts';

const leaderRow = z.object({
  id: z.uuid(),
  code: z.int(),
  name_en: z.string(),
  name_ar: z.string(),
  photo: z.string().nullable(),
  status: z.enum(TEAM_LEADER_STATUSES),
  phone: z.string(),
  /** null: unknown */
  age: z.int().nullable(),
  city: z.string(),
  /** events led or to be led, without those the leader was released from */
  events_led: z.int(),
  /** people in a team, on average over the completed events; null: none yet */
  team_size: z.int().nullable(),
  /** completed events, of which team size and punctuality are told */
  teams: z.int(),
  /** the share of arrivals at most the grace of the settings after the start; null: nobody has arrived yet, which is not 0 */
  on_time: z.number().nullable(),
  arrivals: z.int(),
  /** time in shifts that the leader leads in the organization's week */
  load_minutes: z.int(),
  load_events: z.int(),
  /** when somebody was turned down; they stay pending */
  turned_down_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type LeaderRow = z.output<typeof leaderRow>;

export const leaderList = list({
  name: 'leaders',
  path: '/admin/leaders',
  access: 'leaders.read',
  row: leaderRow,
  columns: {
    name: { title: columnWords.name, parts: [columnWords.name_en, columnWords.name_ar] },
    code: { title: columnWords.code, kind: 'number' },
    status: { title: columnWords.status, words: TEAM_LEADER_STATUS_WORDS },
    phone: { title: columnWords.phone },
    age: { title: columnWords.age, kind: 'number' },
    city: { title: columnWords.city },
    events_led: { title: teamLeaderWords.events_led, kind: 'number' },
    team_size: {
      title: teamLeaderWords.team_size,
      parts: [teamLeaderWords.team_size, teamLeaderWords.teams],
      kind: 'number',
    },
    on_time: {
      title: teamLeaderWords.on_time,
      parts: [teamLeaderWords.on_time_percent, teamLeaderWords.arrivals],
      kind: 'number',
    },
    load: {
      title: teamLeaderWords.load,
      parts: [teamLeaderWords.load_hours, teamLeaderWords.load_events],
      kind: 'number',
    },
    turned_down_at: { title: teamLeaderWords.turned_down, kind: 'moment' },
    created_at: { title: teamLeaderWords.joined, parts: [columnWords.registered], kind: 'moment' },
  },
  filters: {
    status: {
      title: columnWords.status,
      kind: 'choices',
      values: TEAM_LEADER_STATUSES,
      words: TEAM_LEADER_STATUS_WORDS,
    },
    city: { title: columnWords.city, kind: 'texts' },
    age: { title: columnWords.age, kind: 'numbers', min: 0, max: 120 },
    events_led: { title: teamLeaderWords.events_led, kind: 'numbers', min: 0, max: 9_999 },
    team_size: { title: teamLeaderWords.team_size, kind: 'numbers', min: 0, max: 9_999 },
    on_time: { title: teamLeaderWords.on_time_percent, kind: 'numbers', min: 0, max: 100 },
    load: { title: teamLeaderWords.load_hours, kind: 'numbers', min: 0, max: 168 },
    created: { title: teamLeaderWords.joined, kind: 'days' },
    turned_down: { title: teamLeaderWords.turned_down, kind: 'flag', aside: true },
  },
  sorts: ['pending', 'created_at', 'name', 'code', 'age', 'city', 'events_led', 'team_size', 'on_time', 'load'],
  defaultSort: 'pending',
  tabs: 'status',
});

export const leader = leaderRow.extend({
  ...personRecord,
  gender: z.enum(GENDERS).nullable(),
  nationality: z.string().nullable(),
  tags: z.array(z.string()),
  id_number_last4: z.string().nullable(),
  status_changed_at: z.iso.datetime(),
  turn_down_reason: z.string().nullable(),
  /** shifts of the teams, at completed events, to which nobody came; beside the arrivals */
  no_shows: z.int().nonnegative(),
  /** places of the teams there that were given back too late */
  late_cancels: z.int().nonnegative(),
  /** the other hat of the same person; null: never an usher */
  usher: z.object({ id: z.uuid(), code: z.int(), status: z.enum(USHER_STATUSES) }).nullable(),
  /** the leader's next event */
  next_event: z
    .object({ id: z.uuid(), title_en: z.string(), title_ar: z.string(), starts_at: z.iso.datetime() })
    .nullable(),
});
export type Leader = z.output<typeof leader>;

export const getLeader = endpoint({
  name: 'getLeader',
  summary: 'One team leader',
  method: 'GET',
  path: '/admin/leaders/:id',
  access: 'leaders.read',
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({ data: leader }),
  /** `record` is the one that was kept */
  refusals: ['person_merged'],
});

export const teamLeaderSlice: Slice = [leaderList, getLeader];

import { z } from 'zod';
import { HIRING_MODES } from '@proline/domain/event-plan/plan';
import { MATCH_PARTS } from '@proline/domain/hiring/match-score';
import { columnWords } from '../frame/column.words.ts';
import { endpoint } from '../frame/endpoint.ts';
import { list } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';
import { EVENT_STATUS_WORDS, eventWords } from '../event/event.words.ts';
import { listCandidates } from './candidate.ts';
import { HIRING_DUE_WORDS, HIRING_DUES, hiringWords } from './hiring.words.ts';

/** The desk where the open places of events are filled. */

const count = z.int().nonnegative();

const hiringEventRow = z.object({
  id: z.uuid(),
  code: z.int(),
  title_en: z.string(),
  title_ar: z.string(),
  status: z.enum(['published', 'in_progress']),
  client_name: z.string(),
  venue: z.string(),
  city: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  time_zone: z.string(),
  hiring_mode: z.enum(HIRING_MODES),
  due: z.enum(HIRING_DUES),
  /** by the calendar of the event's zone; 0: today or running */
  days_left: count,
  /** the soonest shift with an open place begins then; null: there is none */
  next_gap_at: z.iso.datetime().nullable(),
  /** of shifts that are not over, as all that follow */
  places: count,
  confirmed: count,
  invited: count,
  /** neither confirmed nor held by an invitation */
  open: count,
  reserves: count,
  reserve_places: count,
  /** applications that wait for a decision */
  applied: count,
  waitlisted: count,
  /** starts within 48 hours, and somebody is still to be confirmed */
  urgent: z.boolean(),
});
export type HiringEventRow = z.output<typeof hiringEventRow>;

export const hiringEventList = list({
  name: 'hiring_events',
  path: '/admin/hiring/events',
  access: 'events.read',
  row: hiringEventRow,
  columns: {
    title: { title: eventWords.event, parts: [eventWords.title_en, eventWords.title_ar] },
    code: { title: columnWords.code, kind: 'number' },
    dates: { title: eventWords.dates, parts: [eventWords.starts, eventWords.ends, eventWords.time_zone], kind: 'day' },
    days_left: { title: hiringWords.days_left, kind: 'number' },
    staffing: {
      title: eventWords.staffing,
      parts: [eventWords.confirmed, eventWords.invited, eventWords.needed],
      kind: 'number',
    },
    open: { title: hiringWords.open, kind: 'number' },
    reserves: { title: hiringWords.reserves, kind: 'number' },
    applied: { title: hiringWords.applied, kind: 'number' },
    waitlisted: { title: hiringWords.waitlisted, kind: 'number' },
    city: { title: columnWords.city },
    client_name: { title: eventWords.client_name },
    status: { title: columnWords.status, words: EVENT_STATUS_WORDS },
  },
  filters: {
    due: { title: hiringWords.due, kind: 'choices', values: HIRING_DUES, words: HIRING_DUE_WORDS },
    /** those without an open place stand aside until they are asked for */
    full: { title: hiringWords.full, kind: 'flag', aside: true },
    city: { title: columnWords.city, kind: 'texts' },
    type: { title: eventWords.type, kind: 'records', of: 'type' },
    starts: { title: eventWords.starts, kind: 'days' },
    urgent: { title: hiringWords.urgent, kind: 'flag' },
    applications: { title: eventWords.waiting_applications, kind: 'flag' },
  },
  sorts: ['starts_at', 'open', 'title', 'city', 'code'],
  defaultSort: 'starts_at',
  tabs: 'due',
});

/** For everybody who sees scores: what they are made of, as the settings say it now. */
export const getMatchWeights = endpoint({
  name: 'getMatchWeights',
  summary: 'How much each part counts in the match of a person with a place',
  method: 'GET',
  path: '/admin/hiring/weights',
  access: 'events.read',
  response: z.object({
    /** whole points, together 100 */
    data: z.array(z.object({ part: z.enum(MATCH_PARTS), points: count })),
  }),
});
export type MatchWeightsShown = z.output<typeof getMatchWeights.response>['data'];

export const hiringSlice: Slice = [hiringEventList, listCandidates, getMatchWeights];

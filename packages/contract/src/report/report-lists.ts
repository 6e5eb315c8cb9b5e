import { APPLICATION_STATUSES } from '@proline/domain/event/application-status';
import { OPEN_PLACES } from '@proline/domain/report/report-bars';
import { z } from 'zod';
import { APPLICATION_STATUS_WORDS } from '../event-application/event-application.words.ts';
import { columnWords } from '../frame/column.words.ts';
import { list } from '../frame/list.ts';
import { WEEKDAY_WORDS, WEEKDAYS } from '../frame/weekday.words.ts';
import type { Slice } from '../frame/slice.ts';
import { personWords } from '../person/person.words.ts';
import { PLACE_STANDINGS, PLACE_STANDING_WORDS, reportListWords } from './report-list.words.ts';

/** The rows behind reports of places and of applications. */

const count = z.int().nonnegative();
const event = z.object({ id: z.uuid(), title_en: z.string(), title_ar: z.string(), city: z.string() });
const role = z.object({ name_en: z.string(), name_ar: z.string() });

/** Without a period: the last 90 days. */
const ofEvents = {
  period: { title: reportListWords.period, kind: 'days' },
  city: { title: columnWords.city, kind: 'texts' },
  role: { title: personWords.role, kind: 'records', of: 'type' },
  category: { title: reportListWords.category, kind: 'records', of: 'category' },
  client: { title: reportListWords.client, kind: 'texts' },
  no_client: { title: reportListWords.no_client, kind: 'flag' },
} as const;

/** The places of a role in a shift that has begun, and what became of them: reports of places are sums of these rows. */
export const countedPlaceList = list({
  name: 'counted_places',
  path: '/admin/reports/places',
  access: 'reports.read',
  row: z.object({
    /** the position */
    id: z.uuid(),
    event,
    role,
    day: z.iso.date(),
    places: count,
    filled: count,
    filled_late: count,
    not_filled: count,
    given_back: count,
    declined: count,
    unanswered: count,
    unasked: count,
    /** filled ones that were open for so many days as are asked for; all of them if nothing is */
    waited_places: count,
    planned_minutes: count,
    worked_minutes: count,
  }),
  columns: {
    event: { title: reportListWords.event },
    role: { title: personWords.role },
    day: { title: reportListWords.day, kind: 'day' },
    places: { title: reportListWords.places, kind: 'number' },
    filled: { title: reportListWords.filled, kind: 'number' },
    filled_late: { title: reportListWords.filled_late, kind: 'number' },
    not_filled: { title: reportListWords.not_filled, kind: 'number' },
    why: {
      title: reportListWords.why,
      parts: OPEN_PLACES.map((reason) => PLACE_STANDING_WORDS[reason]),
    },
    waited_places: { title: reportListWords.waited_places, kind: 'number' },
    planned_minutes: { title: reportListWords.planned_minutes, kind: 'number' },
    worked_minutes: { title: reportListWords.worked_minutes, kind: 'number' },
  },
  filters: {
    ...ofEvents,
    weekday: { title: reportListWords.weekday, kind: 'choices', values: WEEKDAYS, words: WEEKDAY_WORDS },
    standing: {
      title: reportListWords.standing,
      kind: 'choices',
      values: PLACE_STANDINGS,
      words: PLACE_STANDING_WORDS,
      overlapping: true,
    },
    /** whole days that a filled place was open */
    waited: { title: reportListWords.waited, kind: 'numbers', min: 0, max: 9_999 },
    /** of one that runs, nothing is worked yet */
    completed: { title: reportListWords.completed, kind: 'flag' },
  },
  sorts: ['day'],
  defaultSort: '-day',
});

/** Applications that people sent, by the day on which they came. */
export const countedApplicationList = list({
  name: 'counted_applications',
  path: '/admin/reports/applications',
  access: 'reports.read',
  row: z.object({
    id: z.uuid(),
    usher: z.object({
      id: z.uuid(),
      code: z.int(),
      name_en: z.string(),
      name_ar: z.string(),
      photo: z.string().nullable(),
    }),
    event,
    role,
    status: z.enum(APPLICATION_STATUSES),
    created_at: z.iso.datetime(),
    /** null: nobody has */
    decided_at: z.iso.datetime().nullable(),
  }),
  columns: {
    usher: { title: reportListWords.usher, parts: [columnWords.name_en, columnWords.name_ar] },
    event: { title: reportListWords.event },
    role: { title: personWords.role },
    created_at: { title: reportListWords.created, kind: 'moment' },
    status: { title: columnWords.status, words: APPLICATION_STATUS_WORDS },
    decided: { title: reportListWords.decided, kind: 'moment' },
  },
  filters: {
    ...ofEvents,
    status: {
      title: columnWords.status,
      kind: 'choices',
      values: APPLICATION_STATUSES,
      words: APPLICATION_STATUS_WORDS,
    },
  },
  sorts: ['created_at'],
  defaultSort: '-created_at',
});

export const reportListSlice: Slice = [countedPlaceList, countedApplicationList];

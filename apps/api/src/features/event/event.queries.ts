import { eventList, type getEvent } from '@proline/contract/event';
import type { AnswerOf } from '@proline/contract/endpoint';
import { UNDERSTAFFED_DAYS_AHEAD } from '@proline/domain/limits';
import type pg from 'pg';
import { leapingValues, type ListSource } from '../../platform/list/list-source.ts';
import { betweenDays } from '../../platform/list/range-sql.ts';
import { wordsOrCode } from '../../platform/list/search-sql.ts';

/** Read for the rows of one page only. */
const JOINS = `
  left join categories on categories.id = events.category_id
  left join lateral (
    select coalesce(sum(headcount), 0)::integer as places, coalesce(sum(confirmed), 0)::integer as confirmed,
      coalesce(sum(invited), 0)::integer as invited,
      coalesce(sum(round(headcount * rate_minor * (extract(epoch from shifts.ends_at - shifts.starts_at) / 60 - break_minutes) / 60)), 0)::bigint as work_minor
    from positions join shifts on shifts.id = positions.shift_id where positions.event_id = events.id
  ) staffing on true
  left join lateral (
    select count(*)::integer as waiting from applications where event_id = events.id and status = 'pending'
  ) asked on true
  left join lateral (
    select coalesce(json_agg(json_build_object('id', id, 'name_en', name_en, 'name_ar', name_ar, 'photo', photo) order by name_en), '[]') as leaders,
      coalesce(sum(pay_minor), 0)::bigint as lead_minor
    from (
      select l.id, l.name_en, l.name_ar, l.photo, sum(e.pay_minor) as pay_minor
      from event_leads e join team_leaders l on l.id = e.leader_id
      where e.event_id = events.id and e.released_at is null group by l.id
    ) team
  ) led on true`;

const FIELDS = {
  id: 'events.id',
  code: 'events.code',
  title_en: 'events.title_en',
  title_ar: 'events.title_ar',
  status: 'events.status',
  category: `json_build_object('id', categories.id, 'name_en', categories.name_en, 'name_ar', categories.name_ar)`,
  client_name: 'events.client_name',
  city: 'events.city',
  starts_at: 'events.starts_at',
  ends_at: 'events.ends_at',
  time_zone: 'events.time_zone',
  leaders: 'led.leaders',
  places: 'staffing.places',
  confirmed: 'staffing.confirmed',
  invited: 'staffing.invited',
  waiting: 'asked.waiting',
  cost_minor: 'staffing.work_minor + led.lead_minor',
  currency: 'events.currency',
} as const;

const UNDERSTAFFED = `events.status = 'published' and events.starts_at > now()
  and events.starts_at <= now() + interval '${UNDERSTAFFED_DAYS_AHEAD} days'
  and exists (select from positions where event_id = events.id and confirmed < headcount)`;

export const eventSource: ListSource<typeof eventList> = {
  list: eventList,
  from: 'events',
  id: { sql: 'events.id', type: 'uuid' },
  joins: JOINS,
  select: FIELDS,
  filters: {
    status: (value, values) => values.oneOf('events.status', value),
    category: (value, values) => values.oneOf('events.category_id', value, 'uuid'),
    type: (value, values) =>
      `exists (select from positions where event_id = events.id and ${values.oneOf('type_id', value, 'uuid')})`,
    city: (value, values) => values.oneOf('events.city', value),
    starts: (value, values) => betweenDays('events.starts_at', value, values),
    leader: (value, values) =>
      `exists (select from event_leads where event_id = events.id and released_at is null
        and ${values.oneOf('leader_id', value, 'uuid')})`,
    client_name: (value, values) => values.oneOf('events.client_name', value),
    understaffed: (value) => (value ? UNDERSTAFFED : `not (${UNDERSTAFFED})`),
  },
  search: wordsOrCode('events.search_text', { column: 'events.code', kind: 'events' }),
  sorts: {
    starts_at: { sql: 'events.starts_at', type: 'timestamptz' },
    title: { sql: { en: 'events.title_en', ar: 'events.title_ar' }, type: 'text' },
    city: { sql: 'events.city', type: 'text' },
    code: { sql: 'events.code', type: 'bigint' },
    created_at: { sql: 'events.created_at', type: 'timestamptz' },
  },
  tabs: 'events.status',
  counted: 'events',
  values: {
    city: leapingValues('events', 'city'),
    client_name: leapingValues('events', 'client_name'),
  },
  cells: {
    title: [
      { title: { en: 'Title (English)', ar: 'العنوان (بالإنجليزية)' }, sql: 'events.title_en' },
      { title: { en: 'Title (Arabic)', ar: 'العنوان (بالعربية)' }, sql: 'events.title_ar' },
    ],
    code: [{ title: { en: 'Code', ar: 'الرمز' }, sql: 'events.code', kind: 'number' }],
    status: [
      {
        title: { en: 'Status', ar: 'الحالة' },
        sql: 'events.status',
        words: {
          draft: { en: 'Draft', ar: 'مسودة' },
          published: { en: 'Published', ar: 'منشورة' },
          in_progress: { en: 'In progress', ar: 'جارية' },
          completed: { en: 'Completed', ar: 'مكتملة' },
          canceled: { en: 'Canceled', ar: 'ملغاة' },
        },
      },
    ],
    dates: [
      { title: { en: 'Starts', ar: 'البداية' }, sql: 'events.starts_at', kind: 'moment' },
      { title: { en: 'Ends', ar: 'النهاية' }, sql: 'events.ends_at', kind: 'moment' },
    ],
    city: [{ title: { en: 'City', ar: 'المدينة' }, sql: 'events.city' }],
    category: [
      { title: { en: 'Category (English)', ar: 'الفئة (بالإنجليزية)' }, sql: 'categories.name_en' },
      { title: { en: 'Category (Arabic)', ar: 'الفئة (بالعربية)' }, sql: 'categories.name_ar' },
    ],
    client_name: [{ title: { en: 'Client', ar: 'العميل' }, sql: 'events.client_name' }],
    leaders: [
      {
        title: { en: 'Team leaders', ar: 'قادة الفرق' },
        sql: `(select string_agg(l ->> 'name_en', ', ') from json_array_elements(led.leaders) l)`,
      },
    ],
    staffing: [
      { title: { en: 'Confirmed', ar: 'المؤكدون' }, sql: 'staffing.confirmed', kind: 'number' },
      { title: { en: 'Invited', ar: 'المدعوون' }, sql: 'staffing.invited', kind: 'number' },
      { title: { en: 'Needed', ar: 'المطلوب' }, sql: 'staffing.places', kind: 'number' },
    ],
    waiting: [
      { title: { en: 'Waiting applications', ar: 'طلبات بانتظار الرد' }, sql: 'asked.waiting', kind: 'number' },
    ],
    cost: [
      {
        title: { en: 'Planned cost', ar: 'التكلفة المخططة' },
        sql: `(staffing.work_minor + led.lead_minor) / (case when events.currency in ('KWD', 'BHD', 'OMR') then 1000.0 else 100.0 end)`,
        kind: 'number',
      },
      { title: { en: 'Currency', ar: 'العملة' }, sql: 'events.currency' },
    ],
  },
};

type Event = AnswerOf<typeof getEvent>['data'];

export async function findEvent(pool: pg.Pool, id: string): Promise<Event | undefined> {
  const { rows } = await pool.query<Event>({
    name: 'find-event',
    text: `
      select ${Object.entries(FIELDS)
        .map(([name, sql]) => `${sql} as ${name}`)
        .join(', ')},
        events.description_en, events.description_ar, events.venue, events.application_deadline, events.cancel_reason,
        events.version,
        (select count(*)::integer from shifts where event_id = events.id) as shifts,
        (select count(*)::integer from zones where event_id = events.id) as zones
      from events ${JOINS} where events.id = $1`,
    values: [id],
  });
  return rows[0];
}

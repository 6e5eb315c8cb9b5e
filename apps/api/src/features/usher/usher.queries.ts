import { usherList, type Usher } from '@proline/contract/usher/usher';
import { sql, type Transaction } from 'kysely';
import type { FoundPerson } from '../person/person-record.service.ts';
import { sharedRead } from '../../platform/http/shared-read.ts';
import { CITY_WORDS } from '../../platform/list/city-words.ts';
import { leapingValues, selected, type ListSource } from '../../platform/list/list-source.ts';
import { betweenDays, ofAge } from '../../platform/list/range-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';
import type { SearchedTable } from '../../platform/list/search-source.ts';
import { wordsOrCode } from '../../platform/list/search-sql.ts';
import { pinOf, roleNamesDone, rolesDone, tagValues } from '../../platform/list/people-sql.ts';

import {
  BESIDE_WORK,
  documentStands,
  doesRole,
  hasRole,
  isFreeOn,
  isNew,
  isRated,
  isReliable,
  lacksAccount,
  NEXT_EXPIRY,
  RATING,
  RELIABILITY,
  roleNames,
  ROLES,
  SHIFTS,
  firstWorkedBetween,
  workedBetween,
  workedWithin,
  WORK_JOIN,
  WORK_SORTS,
} from './usher-figures.queries.ts';

/** Today is asked for once, not for each row. */
const AGE = `date_part('year', age((select current_date::timestamp), ushers.birth_date))::integer`;

/** Whose birth date is unknown counts as the youngest. */
const BIRTH = `coalesce(ushers.birth_date, 'infinity')`;

const FIELDS = {
  id: 'ushers.id',
  code: 'ushers.code',
  name_en: 'ushers.name_en',
  name_ar: 'ushers.name_ar',
  photo: 'ushers.photo',
  status: 'ushers.status',
  phone: 'ushers.phone',
  age: AGE,
  gender: 'ushers.gender',
  nationality: 'ushers.nationality',
  city: 'ushers.city',
  languages: 'ushers.languages',
  tags: 'ushers.tags',
  does: rolesDone('ushers.id'),
  roles: ROLES,
  rating: RATING,
  ratings: 'coalesce(work.ratings, 0)',
  reliability: RELIABILITY,
  shifts: SHIFTS,
  last_worked: 'work.last_worked',
  document: NEXT_EXPIRY,
  id_number_last4: 'ushers.id_number_last4',
  created_at: 'ushers.created_at',
} as const;

/** The languages of the newest are the languages there are. */
const RECENT = 5_000;

export const usherSource: ListSource<typeof usherList> = {
  list: usherList,
  from: 'ushers',
  id: { sql: 'ushers.id', type: 'uuid' },
  joins: WORK_JOIN,
  select: FIELDS,
  filters: {
    status: (value, values) => values.oneOf('ushers.status', value),
    gender: (value, values) => values.oneOf('ushers.gender', value),
    city: (value, values) => values.oneOf('ushers.city', value),
    nationality: (value, values) => values.oneOf('ushers.nationality', value),
    language: (value, values) => `ushers.languages && ${values.add(value)}::text[]`,
    age: (value, values) => ofAge('ushers.birth_date', value, values),
    created: (value, values) => betweenDays('ushers.created_at', value, values),
    interview: (value, values) => `ushers.id in (
      select person_id from interviews where status = 'planned' and ${betweenDays('starts_at', value, values)})`,
    interviewed: (value) => `${value ? '' : 'not '}exists (
      select from interviews i where i.person_id = ushers.id and i.hat = 'usher' and i.status = 'done')`,
    does: doesRole,
    role: hasRole,
    rating: isRated,
    reliability: isReliable,
    is_new: isNew,
    last_worked: workedBetween,
    first_worked: firstWorkedBetween,
    worked: workedWithin,
    free: isFreeOn,
    no_bank: lacksAccount,
    no_city: (value) => `ushers.city ${value ? '=' : '<>'} ''`,
    no_photo: (value) => `ushers.photo is ${value ? '' : 'not '}null`,
    document: documentStands,
    tag: (value, values) => `ushers.tags && ${values.add(value)}::text[]`,
    id_number_last4: (value, values) => values.oneOf('ushers.id_number_last4', value),
  },
  search: wordsOrCode({ column: 'ushers.code', kind: 'ushers' }, { text: 'ushers.search_text', city: 'ushers.city' }),
  sorts: {
    created_at: { sql: 'ushers.created_at', type: 'timestamptz', beside: BESIDE_WORK },
    name: { sql: { en: 'ushers.name_en', ar: 'ushers.name_ar' }, type: 'text' },
    code: { sql: 'ushers.code', type: 'bigint' },
    age: { sql: BIRTH, type: 'date', reversed: true, alike: { sql: `coalesce(${AGE}, -1)`, type: 'integer' } },
    city: { sql: 'ushers.city', type: 'text' },
    ...WORK_SORTS,
  },
  tabs: 'ushers.status',
  counted: 'ushers',
  values: {
    city: leapingValues('ushers', 'city'),
    nationality: leapingValues('ushers', 'nationality'),
    language: (starts, values) => `
      select distinct value from (select languages from ushers order by created_at desc, id desc limit ${RECENT}) recent,
        unnest(languages) value
      where value like lower(${values.add(starts)}) || '%' order by value`,
    tag: tagValues,
  },
  cells: {
    name: [{ sql: 'ushers.name_en' }, { sql: 'ushers.name_ar' }],
    code: { sql: `'U-' || ushers.code` },
    status: { sql: 'ushers.status' },
    phone: { sql: 'ushers.phone' },
    age: { sql: AGE, kind: 'number' },
    gender: { sql: 'ushers.gender' },
    nationality: { sql: 'ushers.nationality' },
    city: { sql: 'ushers.city', names: CITY_WORDS },
    languages: { sql: `array_to_string(ushers.languages, ' ')` },
    does: { sql: { en: roleNamesDone('ushers.id', 'en'), ar: roleNamesDone('ushers.id', 'ar') } },
    roles: { sql: { en: roleNames('en'), ar: roleNames('ar') } },
    rating: [
      { sql: RATING, kind: 'number' },
      { sql: 'coalesce(work.ratings, 0)', kind: 'number' },
    ],
    reliability: [
      { sql: RELIABILITY, kind: 'number' },
      { sql: SHIFTS, kind: 'number' },
    ],
    last_worked: { sql: 'work.last_worked', kind: 'day' },
    tags: { sql: `array_to_string(ushers.tags, ', ')` },
    document: { sql: NEXT_EXPIRY, kind: 'day' },
    id_number_last4: [{ sql: 'ushers.id_number_last4' }],
    created_at: [{ sql: 'ushers.created_at', kind: 'moment' }],
  },
};

/** What the service makes the rest of a record from. */
export type FoundUsher = FoundPerson<Usher>;

const USHERS = `
  select ${selected(FIELDS)}, email, birth_date, status_reason, status_changed_at, blocked_until, version,
    (select leader_status from persons where persons.id = ushers.id) as leader_status, language_levels, height_cm, clothing_size, shoe_size, ${pinOf('ushers')} as pin, (now() at time zone ${ORGANISATION_ZONE})::date as today
  from ushers ${WORK_JOIN}`;

/** Whoever looks at somebody who was just changed asks at once. */
export const findUsher = sharedRead(
  async (pool, id: string): Promise<FoundUsher | undefined> => {
    const { rows } = await pool.query<FoundUsher>({
      name: 'find-usher',
      text: `${USHERS} where id = $1`,
      values: [id],
    });
    return rows[0];
  },
  (id) => id,
);

/** As this transaction has left it. */
export async function findUsherIn(tx: Transaction<Database>, id: string): Promise<FoundUsher | undefined> {
  const { rows } = await sql<FoundUsher>`${sql.raw(USHERS)} where id = ${id}`.execute(tx);
  return rows[0];
}

export const usherSearch: SearchedTable = {
  table: 'ushers',
  text: 'search_text',
  title_en: 'name_en',
  title_ar: 'name_ar',
  detail: 'phone',
  status: 'status',
  image: 'photo',
  byTail: (digits) => `id_number_last4 = ${digits}`,
};

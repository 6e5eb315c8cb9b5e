import type { Range } from '@proline/contract/frame/list-filters';
import { sql, type Transaction } from 'kysely';
import type { Language } from '../../platform/list/list-source.ts';
import { ofDays } from '../../platform/list/range-sql.ts';
import { ratingSql } from '../../platform/list/people-sql.ts';
import type { SqlValues } from '../../platform/list/sql-values.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { noticeDays } from '../../platform/writing/notice-days.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

// The figures of packages/domain/src/figures over what usher_work keeps, as SQL. A test compares the two.

const TODAY = `(now() at time zone ${ORGANISATION_ZONE})::date`;

export const RATING = ratingSql('work');

export const SHIFTS = 'coalesce(work.attended + work.no_shows, 0)';
export const RELIABILITY = 'work.reliability';

/** Names of the types, for the rows of one page. */
export const ROLES = `case when work.roles = '{}' then '[]' else coalesce((
  select jsonb_agg(jsonb_build_object('id', types.id, 'name_en', types.name_en, 'name_ar', types.name_ar) order by role.place)
  from unnest(work.roles) with ordinality role (id, place) join types on types.id = role.id), '[]') end`;

export const WORK_JOIN = 'left join usher_work work on work.person_id = ushers.id';

/** Everybody has a row there. */
const SORTED = { join: 'join usher_work sorted on sorted.person_id = ushers.id', id: 'sorted.person_id' } as const;

/** Newest first among those with such figures: an index holds both, and nobody without them stands in it. */
export const BESIDE_WORK = {
  ...SORTED,
  isFaster: (set: ReadonlyMap<string, unknown>) =>
    ['role', 'rating', 'reliability', 'last_worked'].some((name) => set.has(name)) || set.get('is_new') === false,
  sql: 'sorted.usher_since',
} as const;

/** Who is new, was never rated or has never worked comes last, whichever way. */
const inOrder = (column: string) => ({
  ...SORTED,
  sql: `sorted.${column}`,
  indexedFor: { filter: 'status', value: 'approved' },
});
const ONE_FIGURE = { type: 'integer', unknown: { up: '1000', down: '-1' } } as const;
export const WORK_SORTS = {
  rating: { ...inOrder('rating_order'), ...ONE_FIGURE },
  reliability: { ...inOrder('reliability'), ...ONE_FIGURE },
  last_worked: {
    ...inOrder('last_worked'),
    type: 'date',
    unknown: { up: `'infinity'::date`, down: `'-infinity'::date` },
  },
} as const;

export async function refreshRatingOrder(tx: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ refreshed: number }>`select refresh_rating_order() as refreshed`.execute(tx);
  return rows[0]?.refreshed ?? 0;
}

const worked = (condition: string): string =>
  `ushers.id in (select work.person_id from usher_work work where ${condition})`;

const inRange = (figure: string, { from, to }: Range<number>, values: SqlValues): string =>
  [
    ...(from === undefined ? [] : [`${figure} >= ${values.add(from)}::integer`]),
    ...(to === undefined ? [] : [`${figure} <= ${values.add(to)}::integer`]),
  ].join(' and ');

/** By the kept one, in hundredths: the planner knows how many have which. */
export const isRated = ({ from, to }: Range<number>, values: SqlValues): string =>
  worked(
    inRange(
      'work.rating_order',
      { ...(from !== undefined && { from: 100 * from }), ...(to !== undefined && { to: 100 * to }) },
      values,
    ),
  );

export const isReliable = (range: Range<number>, values: SqlValues): string =>
  worked(inRange(RELIABILITY, range, values));

/** Everybody has a row, so this is no search for what is not there. */
export const isNew = (wanted: boolean): string => worked(`work.reliability is ${wanted ? '' : 'not '}null`);

/** Whether or not somebody has worked in it yet. */
export const doesRole = (types: readonly string[], values: SqlValues): string =>
  `ushers.id in (select usher_id from usher_roles where type_id = any (${values.add([...types])}::uuid[]))`;

export const hasRole = (types: readonly string[], values: SqlValues): string =>
  worked(`work.last_worked is not null and work.roles && ${values.add([...types])}::uuid[]`);

export const workedBetween = (range: Range<string>, values: SqlValues): string =>
  worked(ofDays('work.last_worked', range, values));

/** Came to a shift on one of these days. */
export const workedWithin = (range: Range<string>, values: SqlValues): string =>
  `ushers.id in (select w.usher_id from work_days w where ${ofDays('w.day', range, values)})`;

/** Came to a shift for the first time on one of these days. */
export const firstWorkedBetween = (range: Range<string>, values: SqlValues): string =>
  `ushers.id in (select w.usher_id from work_starts w where ${ofDays('w.first_day', range, values)})`;

/** Nothing booked, no day off, and no weekday on which somebody never works, on any of these days. */
export const isFreeOn = ({ from, to }: Range<string>, values: SqlValues): string => {
  const first = `${values.add(from ?? to)}::date`;
  const last = `${values.add(to ?? from)}::date`;
  const midnight = (day: string) => `((${day})::timestamp at time zone ${ORGANISATION_ZONE})`;
  // person_id is never null, so each list is read once and kept as a hash
  return `ushers.id not in (
      select person_id from bookings where ends_at > ${midnight(first)} and starts_at < ${midnight(`${last} + 1`)})
    and ushers.id not in (select person_id from days_off where first_day <= ${last} and last_day >= ${first})
    and ushers.id not in (
      select person_id from weekly_hours where from_minutes is null and weekday in (
        select extract(dow from ${first} + n) from generate_series(0, least(6, ${last} - ${first})) n))`;
};

export const lacksAccount = (wanted: boolean): string =>
  `${wanted ? 'not ' : ''}exists (
    select from bank_accounts account where account.person_id = ushers.id and account.replaced_at is null)`;

const ending = (condition: string): string =>
  `ushers.id in (select person_id from person_documents where expires_on ${condition})`;
const SOON = noticeDays('documents_days');
const EXPIRED = ending(`< ${TODAY}`);
const STANDING = {
  expired: EXPIRED,
  expires_soon: `${ending(`between ${TODAY} and ${TODAY} + ${SOON}`)} and not ${EXPIRED}`,
  nothing_soon: `not ${ending(`<= ${TODAY} + ${SOON}`)}`,
} as const;

/** By what ends first. */
export const documentStands = (standings: readonly (keyof typeof STANDING)[]): string =>
  standings.map((one) => `(${STANDING[one]})`).join(' or ');

/** What ends first, and only while it is there. */
export const NEXT_EXPIRY = '(select min(expires_on) from person_documents where person_id = ushers.id)';

/** The names of the types, one after the other, for the rows of a file; the types are read once. */
export const roleNames = (language: Language): string => {
  const names = `(select jsonb_object_agg(id, name_${language}) from types)`;
  return `array_to_string(array(select ${names} ->> unnest(work.roles)::text), '${language === 'ar' ? '، ' : ', '}')`;
};

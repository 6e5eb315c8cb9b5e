import type { JsonValue } from '../../platform/postgres/schema.gen.ts';
import type { PersonRow } from './person-merge.queries.ts';

/** What a person is asked for once; of two records the kept one's value stays, and a gap is filled from the other. */
const SINGLE = [
  'name_en',
  'name_ar',
  'email',
  'birth_date',
  'gender',
  'nationality',
  'city',
  'latitude',
  'longitude',
  'photo',
  'height_cm',
  'clothing_size',
  'shoe_size',
  // who wants no messages gets none, whichever record says so
  'messages_off_at',
] as const;

const HATS = {
  usher: [
    'code',
    'status',
    'status_reason',
    'status_changed_at',
    'status_changed_by',
    'blocked_until',
    'reapply_on',
    'since',
  ],
  leader: ['code', 'status', 'status_changed_at', 'status_changed_by', 'turned_down_at', 'turn_down_reason', 'since'],
} as const;
const hatColumns = (hat: keyof typeof HATS): string[] => HATS[hat].map((column) => `${hat}_${column}`);

const isEmpty = (value: JsonValue | undefined): boolean => value === undefined || value === null || value === '';
const listIn = (row: PersonRow, column: string): JsonValue[] => {
  const value = row[column];
  return Array.isArray(value) ? value : [];
};
const objectIn = (row: PersonRow, column: string): Record<string, JsonValue> => {
  const value = row[column];
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
};

const MOST_TAGS = 20;

/** The columns of the kept person that the merge changes, with their new values. The identity number is sealed to its person and not here. */
export function takenFrom(kept: PersonRow, other: PersonRow): PersonRow {
  const taken: Record<string, JsonValue> = {};
  for (const column of SINGLE) {
    const value = other[column];
    if (isEmpty(kept[column]) && value !== undefined && !isEmpty(value)) taken[column] = value;
  }
  // a pin belongs to its city
  if (!isEmpty(kept['city']) && kept['city'] !== other['city']) {
    delete taken['latitude'];
    delete taken['longitude'];
  }
  for (const column of ['languages', 'tags']) {
    const both = [...new Set([...listIn(kept, column), ...listIn(other, column)])];
    if (both.length > listIn(kept, column).length)
      taken[column] = both.slice(0, column === 'tags' ? MOST_TAGS : both.length);
  }
  const levels = { ...objectIn(other, 'language_levels'), ...objectIn(kept, 'language_levels') };
  if (Object.keys(levels).length > Object.keys(objectIn(kept, 'language_levels')).length)
    taken['language_levels'] = levels;
  for (const hat of ['usher', 'leader'] as const) {
    if (kept[`${hat}_status`] !== null || other[`${hat}_status`] === null) continue;
    for (const column of hatColumns(hat)) taken[column] = other[column] ?? null;
  }
  return taken;
}

/** What the other record gives up: what only one may have, and both hats. Its codes stay, unless the kept person has them now. */
export function givenUpBy(taken: PersonRow): PersonRow {
  const columns = ['phone', 'id_number_encrypted', 'id_number_hmac', 'id_number_last4'];
  for (const hat of ['usher', 'leader'] as const)
    columns.push(...hatColumns(hat).filter((column) => column !== `${hat}_code` || taken[column] !== undefined));
  return Object.fromEntries(columns.map((column) => [column, null]));
}

/** Whether the kept person got this status by the merge, and has had another one since. */
export const statusChangedSince = (taken: PersonRow, now: PersonRow): boolean =>
  ['usher_status', 'leader_status'].some((column) => taken[column] !== undefined && taken[column] !== now[column]);

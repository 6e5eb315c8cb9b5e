import { SEARCH_KINDS } from '@proline/contract/facts';
import type { SearchHit } from '@proline/contract/search/search';

const KEY = 'recent_records';
const MOST = 5;

const isHit = (value: unknown): value is SearchHit =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'kind' in value &&
  'title_en' in value &&
  'title_ar' in value &&
  SEARCH_KINDS.some((kind) => kind === value.kind);

/**
 * Returns the records opened from the palette, the latest first. Signing out clears this storage and with it the
 * records.
 */
export const recentRecords = (): SearchHit[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isHit).slice(0, MOST) : [];
  } catch {
    // Something else has written to this key, so there are no records.
    return [];
  }
};

export const rememberRecord = (hit: SearchHit): void => {
  const others = recentRecords().filter(({ id }) => id !== hit.id);
  localStorage.setItem(KEY, JSON.stringify([hit, ...others].slice(0, MOST)));
};

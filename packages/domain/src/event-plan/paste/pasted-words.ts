import { normalizeSearch } from '../../text/search-text.ts';
import type { Role } from '../plan.ts';

const plain = (text: string): string =>
  normalizeSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Heads of columns and sums, as people write them in either language. */
const WORDS = {
  name_en: [
    'name',
    'zone',
    'zone name',
    'name en',
    'english name',
    'name english',
    'الاسم بالانجليزيه',
    'الاسم الانجليزي',
  ],
  name_ar: [
    'name ar',
    'arabic name',
    'name arabic',
    'الاسم',
    'المنطقه',
    'اسم المنطقه',
    'الاسم بالعربيه',
    'الاسم العربي',
  ],
  code: ['code', 'zone code', 'الرمز', 'رمز', 'رمز المنطقه', 'الكود'],
  radius: ['radius', 'radius m', 'geofence', 'نصف القطر', 'النطاق'],
  total: ['total', 'totals', 'sum', 'all', 'all roles', 'المجموع', 'الاجمالي', 'كل الادوار'],
} as const;
type ColumnWord = keyof typeof WORDS;

const MEANINGS: ReadonlyMap<string, ColumnWord> = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.map((word): [string, ColumnWord] => [word, meaning as ColumnWord]),
  ),
);

export const columnWord = (text: string): ColumnWord | undefined => MEANINGS.get(plain(text));

/** Roles by their names in either language, however they are spelled; a plural s is forgiven. */
export const roleFinder = (roles: readonly Role[]): ((text: string) => Role | undefined) => {
  const byName = new Map<string, Role>();
  for (const role of roles)
    for (const name of [role.name_en, role.name_ar]) {
      const written = plain(name);
      for (const spelling of [written, `${written}s`, `${written}es`])
        if (!byName.has(spelling)) byName.set(spelling, role);
    }
  return (text) => (text.trim() === '' ? undefined : byName.get(plain(text)));
};

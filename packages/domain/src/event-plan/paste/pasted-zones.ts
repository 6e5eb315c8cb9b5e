import { pastedCells } from './pasted-cells.ts';
import { ZONE_CODE_MAX_LENGTH, ZONE_NAME_MAX_LENGTH, type Role } from '../plan.ts';
import { columnWord, roleFinder } from './pasted-words.ts';
import { wholeNumber } from '../../text/latin-digits.ts';

export type PastedZone = {
  readonly name_en: string;
  readonly name_ar: string;
  readonly code: string;
  readonly radius_m: number | null;
  readonly headcounts: readonly { readonly type_id: string; readonly headcount: number }[];
};

export type PastedZones = {
  readonly zones: readonly PastedZone[];
  /** the roles whose numbers were found, in the order of their columns */
  readonly roles: readonly Role[];
  /** heads of columns that mean nothing here */
  readonly unknown: readonly string[];
  /** cells where a number was expected */
  readonly unread: number;
};

type Column = 'name_en' | 'name_ar' | 'code' | 'radius' | 'total' | Role | undefined;

const ARABIC = /\p{Script=Arabic}/u;
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}-]{0,3}$/u;

const isRole = (column: Column): column is Role => typeof column === 'object';

/** The heads of a table say what its columns are. No heads: the first line is a zone already. */
const headsOf = (cells: readonly string[], findRole: (text: string) => Role | undefined): Column[] | null => {
  const columns = cells.map((cell): Column => findRole(cell) ?? columnWord(cell));
  const hasNumbers = cells.some((cell) => wholeNumber(cell) !== null);
  return hasNumbers || columns.every((column) => column === undefined) ? null : twoNames(columns, cells);
};

/** "Zone" over Arabic words, or "المنطقة" over English ones with both there: the second name is the other language's. */
const twoNames = (columns: readonly Column[], cells: readonly string[]): Column[] => {
  const seen = new Set<Column>();
  return columns.map((column, at) => {
    const doubled = (column === 'name_en' || column === 'name_ar') && seen.has(column);
    seen.add(column);
    if (!doubled) return column;
    return ARABIC.test(cells[at] ?? '') ? 'name_ar' : 'name_en';
  });
};

/** What the columns are when nobody says: words by their script and length, numbers are roles in their order. */
const guessed = (rows: readonly (readonly string[])[], roles: readonly Role[]): Column[] => {
  const width = Math.max(...rows.map((row) => row.length));
  const left = [...roles];
  const taken = new Set<Column>();
  const once = (column: Exclude<Column, Role>): Column => {
    if (taken.has(column)) return undefined;
    taken.add(column);
    return column;
  };
  return Array.from({ length: width }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    if (cells.every((cell) => wholeNumber(cell) !== null)) return left.shift();
    if (cells.every((cell) => CODE.test(cell)) && width > 1 && at !== 0) return once('code');
    if (at === 0 && cells.every((cell) => CODE.test(cell)) && rows.some((row) => /\p{L}{3}/u.test(row[1] ?? '')))
      return once('code');
    return once(cells.some((cell) => ARABIC.test(cell)) ? 'name_ar' : 'name_en');
  });
};

const readZone = (row: readonly string[], columns: readonly Column[]): PastedZone & { readonly unread: number } => {
  const cellOf = (column: Column) => row[columns.indexOf(column)] ?? '';
  const words = (column: 'name_en' | 'name_ar' | 'code', most: number) =>
    columns.includes(column) ? cellOf(column).replace(/\s+/g, ' ').slice(0, most).trim() : '';
  const numbers = columns.flatMap((column, at) => (isRole(column) ? [{ role: column, cell: row[at] ?? '' }] : []));
  return {
    name_en: words('name_en', ZONE_NAME_MAX_LENGTH),
    name_ar: words('name_ar', ZONE_NAME_MAX_LENGTH),
    code: words('code', ZONE_CODE_MAX_LENGTH),
    radius_m: columns.includes('radius') ? wholeNumber(cellOf('radius').replace(/[\p{L}.]+$/u, '')) : null,
    headcounts: numbers.flatMap(({ role, cell }) => {
      const headcount = wholeNumber(cell);
      return headcount === null ? [] : [{ type_id: role.id, headcount }];
    }),
    unread: numbers.filter(({ cell }) => cell !== '' && cell !== '-' && wholeNumber(cell) === null).length,
  };
};

/** Names that stand in the wrong language's column, or the only name there is, go where they belong. */
const inItsLanguage = (zone: PastedZone): PastedZone => {
  const isArabic = ARABIC.test(zone.name_en);
  if (isArabic && (zone.name_ar === '' || !ARABIC.test(zone.name_ar)))
    return { ...zone, name_en: zone.name_ar, name_ar: zone.name_en };
  if (zone.name_en === '' && zone.name_ar !== '' && !ARABIC.test(zone.name_ar))
    return { ...zone, name_en: zone.name_ar, name_ar: '' };
  return zone;
};

/** Zones as they stand in a spreadsheet: names in one or both languages, code, radius, and a number for each role. */
export const pastedZones = (text: string, roles: readonly Role[]): PastedZones => {
  const rows = pastedCells(text);
  const [first, ...rest] = rows;
  if (first === undefined) return { zones: [], roles: [], unknown: [], unread: 0 };
  const heads = headsOf(first, roleFinder(roles));
  const columns = heads ?? guessed(rows, roles);
  const lines = (heads === null ? rows : rest).filter(
    (row) => !row.slice(0, 3).some((cell) => columnWord(cell) === 'total'),
  );
  const read = lines
    .map((row) => readZone(row, columns))
    .filter(({ name_en, name_ar, code }) => `${name_en}${name_ar}${code}` !== '');
  return {
    zones: read.map(({ unread: _, ...zone }) => inItsLanguage(zone)),
    roles: columns.filter(isRole),
    unknown: heads === null ? [] : first.filter((cell, at) => heads[at] === undefined && cell !== ''),
    unread: read.reduce((sum, { unread }) => sum + unread, 0),
  };
};

import { PER_PAGE_CHOICES, type List, type SortTerm } from '@proline/contract/frame/list';
import type { ListFilter } from '@proline/contract/frame/list-filters';
import { mayDo, type PermissionSet } from '@proline/domain/account/permission';
import { isPlainLine } from '@proline/domain/text/plain-text';
import { fittingFilterText } from './list-filter-text.ts';
import { sortTerms, sortText } from './list-sort.ts';

export type PerPage = (typeof PER_PAGE_CHOICES)[number];

/** The parts of a list that the user may use. */
export type ListShape = {
  readonly columns: readonly string[];
  readonly filters: Readonly<Record<string, ListFilter>>;
  readonly sorts: readonly string[];
  readonly defaultSort: string;
  readonly ways: NonNullable<List['ways']>;
};

/** Everything that an address says about a list. Filters are kept as the address writes them. */
export type ListState = {
  readonly filters: Readonly<Record<string, string>>;
  readonly q: string;
  /** Empty for the list's own order. */
  readonly sort: readonly SortTerm[];
  readonly page: number;
  readonly per_page: PerPage;
  /** Null for the list's default columns. */
  readonly cols: readonly string[] | null;
  /** Calendar, board or map; null for a table. */
  readonly as: string | null;
  /** The position within that way, such as `month`, as the address writes it. */
  readonly at: Readonly<Record<string, string>>;
  /** The record in the drawer. */
  readonly open: string | null;
  /** The saved view that this state started from; 'none' if not even the default one. */
  readonly view: string | null;
};

/** The address says this when somebody with a default view asks for the bare list. */
export const NO_VIEW = 'none';
const [SMALLEST_PAGE] = PER_PAGE_CHOICES;
const LAST_PAGE_ALLOWED = 1_000_000;
const LONGEST_SEARCH = 100;

export const shapeFor = (list: List, set: PermissionSet | undefined): ListShape => {
  const allowed = ({ access }: { access?: Parameters<typeof mayDo>[1] }) =>
    access === undefined || (set !== undefined && mayDo(set, access));
  const columns = Object.entries(list.columns).flatMap(([name, column]) => (allowed(column) ? [name] : []));
  return {
    columns,
    filters: Object.fromEntries(Object.entries(list.filters).filter(([, filter]) => allowed(filter))),
    sorts: list.sorts.filter((sort) => !(sort in list.columns) || columns.includes(sort)),
    defaultSort: list.defaultSort,
    ways: list.ways ?? {},
  };
};

const readPage = (text: string | undefined): number => {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE_ALLOWED);
};

const readColumns = (text: string | undefined, columns: readonly string[]): readonly string[] | null => {
  const wanted = new Set(text?.split(','));
  const shown = columns.filter((name) => wanted.has(name));
  return shown.length > 0 ? shown : null;
};

const LONGEST_PLACE = 20;
const readWay = (shape: ListShape, search: SearchTexts): Pick<ListState, 'as' | 'at'> => {
  const as = search['as'] ?? '';
  const parts = Object.hasOwn(shape.ways, as) ? shape.ways[as] : undefined;
  if (!parts) return { as: null, at: {} };
  const at = parts.flatMap((part) => {
    const text = search[part] ?? '';
    return text !== '' && text.length <= LONGEST_PLACE && isPlainLine(text) ? [[part, text] as const] : [];
  });
  return { as, at: Object.fromEntries(at) };
};

export type SearchTexts = Readonly<Record<string, string | undefined>>;

/**
 * Reads the state from an address. Parts that do not fit are left out, so that an old link or a typo never breaks a
 * list.
 */
export const readListState = (shape: ListShape, search: SearchTexts): ListState => {
  const filters = Object.entries(shape.filters).flatMap(([name, filter]) => {
    const text = fittingFilterText(filter, search[name] ?? '');
    return text === undefined ? [] : [[name, text] as const];
  });
  const q = (search['q'] ?? '').trim().slice(0, LONGEST_SEARCH);
  return {
    filters: Object.fromEntries(filters),
    q: isPlainLine(q) ? q : '',
    sort: sortTerms(search['sort'] ?? '', shape.sorts),
    page: readPage(search['page']),
    per_page: PER_PAGE_CHOICES.find((choice) => String(choice) === search['per_page']) ?? SMALLEST_PAGE,
    cols: readColumns(search['cols'], shape.columns),
    ...readWay(shape, search),
    open: search['open'] || null,
    view: search['view'] || null,
  };
};

/** Returns what differs from the bare list, in the order in which people read it. */
export const writeListState = (state: ListState): Readonly<Record<string, string>> => ({
  ...(state.view !== null && { view: state.view }),
  ...state.filters,
  ...(state.q !== '' && { q: state.q }),
  ...(state.sort.length > 0 && { sort: sortText(state.sort) }),
  ...(state.per_page !== SMALLEST_PAGE && { per_page: String(state.per_page) }),
  ...(state.cols !== null && { cols: state.cols.join(',') }),
  ...(state.as !== null && { as: state.as }),
  ...state.at,
  ...(state.page > 1 && { page: String(state.page) }),
  ...(state.open !== null && { open: state.open }),
});

/** Returns the part of the server's query that selects the records. */
export const narrowingOf = ({ filters, q }: ListState): Readonly<Record<string, string>> => ({
  ...filters,
  ...(q !== '' && { q }),
});

/** Returns which records to load, in which order and how many at once; the page is passed separately. */
export const rowsQueryOf = (state: ListState, shape: ListShape): Readonly<Record<string, string>> => ({
  ...narrowingOf(state),
  sort: state.sort.length > 0 ? sortText(state.sort) : shape.defaultSort,
  per_page: String(state.per_page),
});

/**
 * Applies changes. With other records or another order the list starts at its first page, and the drawer closes because
 * its record may be gone.
 */
export const withChanges = (state: ListState, changes: Partial<ListState>): ListState => {
  const startsAgain = ['filters', 'q', 'sort', 'per_page'].some((key) => key in changes);
  return { ...state, ...(startsAgain && { page: 1, open: null }), ...changes };
};

export const withFilter = (state: ListState, name: string, text: string | undefined): ListState => {
  const { [name]: _gone, ...others } = state.filters;
  return withChanges(state, { filters: text === undefined ? others : { ...state.filters, [name]: text } });
};

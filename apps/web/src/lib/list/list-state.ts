import { PER_PAGE_CHOICES, type List, type SortTerm } from '@proline/contract/frame/list';
import type { ListFilter } from '@proline/contract/frame/list-filters';
import { mayDo, type PermissionSet } from '@proline/domain/account/permission';
import { isPlainLine } from '@proline/domain/text/plain-text';
import { fittingFilterText } from './list-filter-text.ts';
import { sortTerms, sortText } from './list-sort.ts';

export type PerPage = (typeof PER_PAGE_CHOICES)[number];

/** What of a list somebody may use. */
export type ListShape = {
  readonly columns: readonly string[];
  readonly filters: Readonly<Record<string, ListFilter>>;
  readonly sorts: readonly string[];
  readonly defaultSort: string;
  readonly ways: NonNullable<List['ways']>;
};

/** Everything that an address says about a list. Filters are kept as they are written there. */
export type ListState = {
  readonly filters: Readonly<Record<string, string>>;
  readonly q: string;
  /** empty: the list's own order */
  readonly sort: readonly SortTerm[];
  readonly page: number;
  readonly per_page: PerPage;
  /** null: the columns that a list shows by itself */
  readonly cols: readonly string[] | null;
  /** calendar, board, map; null: as a table */
  readonly as: string | null;
  /** where one is in that, such as `month`; as it is written */
  readonly at: Readonly<Record<string, string>>;
  /** the record in the drawer */
  readonly open: string | null;
  /** the saved view that this started from; 'none': not even the default one */
  readonly view: string | null;
};

/** Stands in the address when somebody with a default view asks for the bare list. */
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

/** What does not fit is left out: an old link or a wrong hand never breaks a list. */
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

/** What differs from the bare list, in the order in which it is read. */
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

/** What the server is asked by: which records. */
export const narrowingOf = ({ filters, q }: ListState): Readonly<Record<string, string>> => ({
  ...filters,
  ...(q !== '' && { q }),
});

/** Which records, in which order, how many at once; the page is asked for beside it. */
export const rowsQueryOf = (state: ListState, shape: ListShape): Readonly<Record<string, string>> => ({
  ...narrowingOf(state),
  sort: state.sort.length > 0 ? sortText(state.sort) : shape.defaultSort,
  per_page: String(state.per_page),
});

/** Other records or another order: from the first page, and what was open may be gone. */
export const withChanges = (state: ListState, changes: Partial<ListState>): ListState => {
  const startsAgain = ['filters', 'q', 'sort', 'per_page'].some((key) => key in changes);
  return { ...state, ...(startsAgain && { page: 1, open: null }), ...changes };
};

export const withFilter = (state: ListState, name: string, text: string | undefined): ListState => {
  const { [name]: _gone, ...others } = state.filters;
  return withChanges(state, { filters: text === undefined ? others : { ...state.filters, [name]: text } });
};

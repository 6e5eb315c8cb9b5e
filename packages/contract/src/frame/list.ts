import { z } from 'zod';
import { isPlainLine } from '@proline/domain/text/plain-text';
import type { Permission } from '@proline/domain/account/permission';
import type { Access } from './access.ts';
import { endpoint, streamed, type Endpoint } from './endpoint.ts';
import type { ValueWords, Words } from './words.ts';
import { filterSchemas, type FilterValues, type ListFilter, type ListFilters } from './list-filters.ts';

export const PER_PAGE_CHOICES = [25, 50, 100] as const;
/** A larger page number is a mistake and is refused. */
const LAST_PAGE_ALLOWED = 1_000_000;
export const MOST_SORTS = 3;
/** The position of a saved view in a calendar: the week or month in which it is opened, not the one in which it was saved. */
export const NOW = 'now';
/** Beyond this a filtered total is not counted to the end: "10,000+". Totals by status alone are always exact. */
export const TOTAL_CAP = 10_000;
/** How many rows one bulk action may name one by one; "all matching" has no such limit. */
const MOST_SELECTED = 1_000;
/** How many rows an export may name one by one: they stand in the address. */
export const MOST_EXPORTED = 200;
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
const LONGEST_SEARCH = 100;

const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = { csv: CSV, xlsx: XLSX };

export const listMeta = z.object({
  current_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  last_page: z.int(),
  /** false: there are more than `total` */
  total_exact: z.boolean(),
  /** for `after` of the next page and `before` of the previous one; null: there is none */
  next: z.string().nullable(),
  previous: z.string().nullable(),
});
export type ListMeta = z.output<typeof listMeta>;

export type SortTerm<Name extends string = string> = { readonly by: Name; readonly descending: boolean };

/** `name,-created_at`: by name, then the newest first. */
const sortSchema = <Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .max(200)
    .transform((text) =>
      text.split(',').map((term) => ({ by: term.replace(/^-/, ''), descending: term.startsWith('-') })),
    )
    .pipe(
      z
        .array(z.object({ by: z.enum(names), descending: z.boolean() }))
        .max(MOST_SORTS)
        .refine((terms) => new Set(terms.map(({ by }) => by)).size === terms.length, { error: 'named_twice' }),
    );

const searchText = z
  .string()
  .max(LONGEST_SEARCH)
  .transform((text) => text.normalize('NFC').trim())
  .pipe(z.string().max(LONGEST_SEARCH).refine(isPlainLine, { error: 'forbidden_characters' }));

const wholeText = (max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max));

/** Opaque: where a page ends, in the order it was asked for. */
const cursor = z
  .string()
  .max(4_000)
  .regex(/^[A-Za-z0-9_-]+$/);

type ListColumn = {
  readonly title: Words;
  /** the titles in an exported file, where it has several columns for this one, or another title */
  readonly parts?: readonly Words[];
  /** what each value of a closed set is called */
  readonly words?: ValueWords;
  /** The permission to see the column; for others it is empty, and they can neither filter, sort nor export by it. */
  readonly access?: Permission;
  /** left out: text */
  readonly kind?: 'text' | 'number' | 'money' | 'day' | 'moment' | 'flag';
};

type ListWays = Readonly<Record<string, readonly string[]>>;

type ListDeclaration<
  Row extends z.ZodType,
  Columns extends Readonly<Record<string, ListColumn>>,
  Filters extends ListFilters,
  Sorts extends readonly string[],
  Ways extends ListWays = ListWays,
> = {
  /** plural noun in snake case: 'transfer_lines' makes listTransferLines, countTransferLines, exportTransferLines and transferLinesValues */
  readonly name: string;
  readonly path: string;
  readonly access: Access;
  /** what the list shows of one record; `id` names it */
  readonly row: Row;
  /** what can be shown, hidden and exported, in this order */
  readonly columns: Columns;
  readonly filters: Filters;
  readonly sorts: Sorts;
  readonly defaultSort: string;
  /** the filter whose values are tabs with counts */
  readonly tabs?: keyof Filters & string;
  /** other ways to show the records, each with the parameters of the address that it uses: `{ calendar: ['month'] }` */
  readonly ways?: Ways;
};

const camelCase = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + camelCase(name.slice(1));
const spoken = (name: string): string => name.replaceAll('_', ' ');

/** A list is declared once: its endpoints, what the browser draws, and what the database is asked follow from this. */
export const list = <
  Row extends z.ZodType,
  const Columns extends Readonly<Record<string, ListColumn>>,
  const Filters extends ListFilters,
  const Sorts extends readonly string[],
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- without other ways there are no names of them
  const Ways extends ListWays = Readonly<Record<never, readonly string[]>>,
>(
  declaration: ListDeclaration<Row, Columns, Filters, Sorts, Ways>,
) => {
  const { name, path, access, row, filters, sorts } = declaration;
  const narrowing = { q: searchText.optional(), ...filterSchemas(filters) };
  const order = {
    sort: sortSchema(sorts)
      .optional()
      .meta({ examples: [declaration.defaultSort] }),
  };
  const selection = z.union([
    z.strictObject({ ids: z.array(z.uuid()).min(1).max(MOST_SELECTED) }),
    z.strictObject({ all: z.literal(true), query: z.strictObject(narrowing) }),
  ]);
  return {
    ...declaration,
    /** search and filters, for other calls that show the same records in another way */
    narrowing,
    /** body of a bulk action: these, or all that match */
    selection,
    rows: endpoint({
      name: `list${capitalised(name)}`,
      summary: `A page of ${spoken(name)}`,
      method: 'GET',
      path,
      access,
      query: z.strictObject({
        page: wholeText(LAST_PAGE_ALLOWED)
          .optional()
          .meta({ examples: ['1'] }),
        per_page: z
          .enum(['25', '50', '100'])
          .transform(Number)
          .optional()
          .meta({ examples: ['25'] }),
        after: cursor.optional(),
        before: cursor.optional(),
        ...order,
        ...narrowing,
      }),
      response: z.object({ data: z.array(row), meta: listMeta }),
    }),
    counts: endpoint({
      name: `count${capitalised(name)}`,
      summary: `How many ${spoken(name)} each tab holds`,
      method: 'GET',
      path: `${path}/counts`,
      access,
      query: z.strictObject(narrowing),
      response: z.object({
        data: z.object({ all: z.int(), tabs: z.record(z.string(), z.int()), exact: z.boolean() }),
      }),
    }),
    values: endpoint({
      name: `${camelCase(name)}Values`,
      summary: `Values that a filter of ${spoken(name)} can take`,
      method: 'GET',
      path: `${path}/values`,
      access,
      query: z.strictObject({
        filter: z.enum(openFilters(filters)),
        starts: searchText.optional(),
      }),
      response: z.object({ data: z.array(z.string()) }),
    }),
    export: endpoint({
      name: `export${capitalised(name)}`,
      summary: `All matching ${spoken(name)} as a file`,
      method: 'GET',
      path: `${path}/export`,
      access,
      query: z.strictObject({
        format: z.enum(EXPORT_FORMATS),
        columns: z
          .string()
          .max(1_000)
          .transform((text) => text.split(','))
          .pipe(z.array(z.enum(Object.keys(declaration.columns))).min(1))
          .optional()
          .meta({ examples: [Object.keys(declaration.columns)[0]] }),
        /** left out: all that match */
        ids: z
          .string()
          .max(MOST_EXPORTED * 40)
          .transform((text) => text.split(','))
          .pipe(z.array(z.uuid()).min(1).max(MOST_EXPORTED))
          .optional()
          .meta({ examples: ['0191f7a0-0000-7000-8000-000000000000'] }),
        ...order,
        ...narrowing,
      }),
      response: streamed,
      produces: [CSV, XLSX],
    }),
  };
};

/** Filters whose values come from the records. */
const openFilters = (filters: ListFilters): readonly string[] => {
  const open = Object.entries(filters).flatMap(([name, filter]: [string, ListFilter]) =>
    filter.kind === 'texts' ? [name] : [],
  );
  return open.length > 0 ? open : ['none'];
};

/** What every list is, whatever it lists. */
export type List = ListDeclaration<z.ZodType, Readonly<Record<string, ListColumn>>, ListFilters, readonly string[]> & {
  readonly selection: z.ZodType;
  readonly rows: Endpoint;
  readonly counts: Endpoint;
  readonly values: Endpoint;
  readonly export: Endpoint;
};
export type RowOf<L extends List> = z.output<L['row']>;
export type FiltersOf<L extends List> = FilterValues<L['filters']>;
export type ColumnOf<L extends List> = keyof L['columns'] & string;
export type SortOf<L extends List> = L['sorts'][number];

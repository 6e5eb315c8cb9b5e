import type { ColumnOf, List, PER_PAGE_CHOICES, SortOf } from '@proline/contract/frame/list';
import type { ListFilter } from '@proline/contract/frame/list-filters';
import type { SearchSchemaInput } from '@tanstack/react-router';
import type { SearchTexts } from './list-state.ts';

/** One or more values, separated by commas. */
type Some<Value extends string> = Value | `${Value},${string}`;
type Ordered<Name extends string> = Some<Name | `-${Name}`>;

/** What an address may say for a filter. */
type FilterText<F extends ListFilter> = F extends { kind: 'choices'; values: readonly (infer Value extends string)[] }
  ? Some<Value>
  : F extends { kind: 'days' | 'numbers' }
    ? `${string}..${string}`
    : F extends { kind: 'flag' }
      ? 'yes' | 'no'
      : string;

type WaysOf<L extends List> = NonNullable<L['ways']>;
type PlaceIn<Ways extends Readonly<Record<string, readonly string[]>>> = Ways[keyof Ways][number];

/** What a link to a list may say, according to the list's declaration. */
export type ListSearch<L extends List> = {
  readonly [Name in keyof L['filters']]?: FilterText<L['filters'][Name]> | undefined;
} & { readonly [Place in PlaceIn<WaysOf<L>>]?: string | undefined } & {
  readonly q?: string | undefined;
  readonly sort?: Ordered<SortOf<L>> | undefined;
  readonly per_page?: `${(typeof PER_PAGE_CHOICES)[number]}` | undefined;
  readonly cols?: Some<ColumnOf<L>> | undefined;
  readonly as?: (keyof WaysOf<L> & string) | undefined;
  readonly page?: `${number}` | undefined;
  readonly open?: string | undefined;
  readonly view?: string | undefined;
};

/** Checks the search of a route that has several lists, each with its own address: `Search` is one or the other. */
export const textSearch =
  <Search>() =>
  (search: Search & SearchSchemaInput): SearchTexts =>
    Object.fromEntries(
      Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );

/**
 * Checks the search of a list's route. The list's declaration gives links their types and is not loaded for them: the
 * list itself, which has it, reads these texts and leaves out what does not fit (`readListState`).
 */
export const listSearch = <L extends List>() => textSearch<ListSearch<L>>();

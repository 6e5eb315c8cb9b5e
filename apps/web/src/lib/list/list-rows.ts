import type { List, ListMeta } from '@proline/contract/frame/list';
import type { Topic } from '@proline/contract/facts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';
import { currentLanguage } from '../preferences/preferences.ts';

export type ListRow = { readonly id: string | number };
export type RowPage<Row> = { readonly data: readonly Row[]; readonly meta: ListMeta };
type Query = Readonly<Record<string, string>>;
/** A list, and the topics whose changes make its rows outdated. */
export type ListSource = {
  readonly list: List;
  readonly topic: Topic;
  readonly alsoTopics?: readonly Topic[];
  /** What the cache of its rows is called, if it is not the list's own name and "List". */
  readonly stateName?: string;
};

const metaOf = ({ alsoTopics = [] }: ListSource) => ({ topics: [...alsoTopics] });

/** The order of names depends on the language, so rows loaded in one language are not shown in the other. */
const rowsKey = ({ list, topic, stateName = `${list.name}List` }: ListSource, query: Query, page: number) =>
  [topic, stateName, currentLanguage(), query, page] as const;

/**
 * Returns where this page begins, if the page before or after it is loaded: the server need not count its way there.
 */
const hintFor = (client: QueryClient, source: ListSource, query: Query, page: number) => {
  const neighbour = (number: number) => client.getQueryData<RowPage<unknown>>(rowsKey(source, query, number))?.meta;
  const after = neighbour(page - 1)?.next;
  if (after) return { after };
  const before = neighbour(page + 1)?.previous;
  return before ? { before } : {};
};

export const rowsQuery = <Row>(source: ListSource, query: Query, page: number) =>
  queryOptions({
    queryKey: rowsKey(source, query, page),
    queryFn: async ({ client }) => {
      const hint = page > 1 ? hintFor(client, source, query, page) : {};
      // The server made this reply with the schema that the list's row type is inferred from.
      return (await call(source.list.rows, { query: { ...query, page, ...hint } })) as RowPage<Row>;
    },
    placeholderData: keepPreviousData,
    meta: metaOf(source),
  });

export type ListCounts = {
  readonly all: number;
  readonly tabs: Readonly<Record<string, number>>;
  readonly exact: boolean;
};

export const countsQuery = (source: ListSource, narrowing: Query) =>
  queryOptions({
    queryKey: [source.topic, source.list.name, 'counts', narrowing],
    queryFn: async () => ((await call(source.list.counts, { query: narrowing })) as { data: ListCounts }).data,
    placeholderData: keepPreviousData,
    meta: metaOf(source),
  });

/** Loads the values that the records have, for a filter that declares none. */
export const valuesQuery = ({ list, topic }: ListSource, filter: string, starts: string) =>
  queryOptions({
    queryKey: [topic, list.name, 'values', filter, starts],
    queryFn: async () =>
      (
        (await call(list.values, { query: { filter, ...(starts !== '' && { starts }) } })) as {
          data: readonly string[];
        }
      ).data,
    placeholderData: keepPreviousData,
  });

import type { Topic } from '@proline/contract/facts';
import { dehydrate, hydrate, QueryCache, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { isSignedIn, onSessionEnd } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { isOfGone, sendAway } from './gone-records.ts';

const KEPT_KEY = 'queries';
/** A larger cache takes longer to read back after a reload than the questions take to be asked again. */
const MOST_KEPT_CHARACTERS = 500_000;
const KEPT_FOR_MS = 10 * 60_000;

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `keep`: the data is shown at once after a reload, while the fresh answer is on its way.
     * `topics`: the data is loaded again when one of these changes, besides the topic that the key begins with.
     */
    queryMeta: { keep?: boolean; topics?: readonly Topic[] };
  }
}

/** Deletes a record and forgets it. What still shows it keeps its data until it is left. */
export const deleteRecord = async (topic: Topic, id: string, send: () => Promise<unknown>): Promise<void> => {
  await sendAway(id, send);
  forgetGone();
  void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] === topic && !isOfGone(query) });
};

/** Forgets what was known of records that are gone, as far as nothing shows them any more. */
export const forgetGone = (): void => {
  void queryClient.cancelQueries({ predicate: isOfGone });
  queryClient.removeQueries({ predicate: isOfGone, type: 'inactive' });
};

const NOT_FOUND = 404;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // What others have deleted, merged or erased meanwhile is not shown any longer.
    onError: (error, query) => {
      if (error instanceof ApiError && error.status === NOT_FOUND) query.setState({ ...query.state, data: undefined });
    },
  }),
  defaultOptions: {
    // Every failed response is shown to the user, so a silent retry would show it again and again. Without a connection
    // a query fails at once and says so, instead of waiting in silence.
    queries: { retry: false, networkMode: 'always', staleTime: 5_000, gcTime: KEPT_FOR_MS },
    mutations: { retry: false },
  },
});

const isState = (value: unknown): value is DehydratedState =>
  typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries);

const restore = (): void => {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_KEY) ?? 'null');
  if (isState(kept)) hydrate(queryClient, kept);
};

const keep = (): void => {
  if (!isSignedIn()) return;
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) =>
      query.meta?.keep === true &&
      !isOfGone(query) &&
      query.state.status === 'success' &&
      Date.now() - query.state.dataUpdatedAt < KEPT_FOR_MS,
  });
  const text = JSON.stringify(state);
  if (text.length <= MOST_KEPT_CHARACTERS) sessionStorage.setItem(KEPT_KEY, text);
};

// What is gone is forgotten when the last part of a screen that shows it is left.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'observerRemoved' && query.getObserversCount() === 0 && isOfGone(query))
    queryClient.getQueryCache().remove(query);
});
restore();
addEventListener('pagehide', keep);
onSessionEnd(() => queryClient.clear());

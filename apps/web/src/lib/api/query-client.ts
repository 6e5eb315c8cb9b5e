import type { Topic } from '@proline/contract/facts';
import { dehydrate, hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { isSignedIn, onSessionEnd } from '../session/session-store.ts';

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

/** Ids of records that were deleted here. */
const gone = new Set<string>();

/** Whether a query asks for a record that was deleted here: asking again could only show an error. */
export const isOfGone = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  typeof queryKey[1] === 'string' && gone.has(queryKey[1]);

/**
 * Deletes a record and forgets it. What still shows it keeps its data until it is left. The news of the deletion may arrive
 * before the answer to the call, so the record counts as gone from the beginning, unless the call is refused.
 */
export const deleteRecord = async (topic: Topic, id: string, send: () => Promise<unknown>): Promise<void> => {
  gone.add(id);
  try {
    await send();
  } catch (error) {
    gone.delete(id);
    throw error;
  }
  void queryClient.cancelQueries({ queryKey: [topic, id] });
  queryClient.removeQueries({ queryKey: [topic, id], type: 'inactive' });
  void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] === topic && !isOfGone(query) });
};

export const queryClient = new QueryClient({
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
      query.state.status === 'success' &&
      Date.now() - query.state.dataUpdatedAt < KEPT_FOR_MS,
  });
  const text = JSON.stringify(state);
  if (text.length <= MOST_KEPT_CHARACTERS) sessionStorage.setItem(KEPT_KEY, text);
};

restore();
addEventListener('pagehide', keep);
onSessionEnd(() => queryClient.clear());

import type { SavedView } from '@proline/contract/saved-view';
import { readListState, writeListState, type ListShape, type ListState } from './list-state.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

/** What a view keeps of an address: not where one is in it. */
export const viewQueryOf = (state: ListState): string =>
  stringifySearch(writeListState({ ...state, at: {}, page: 1, open: null, view: null })).slice(1);

type Kept = Pick<SavedView, 'id' | 'query'>;

/** A view as an address; parts that the list no longer has are left out. */
export const stateOfView = (shape: ListShape, view: Kept): ListState => ({
  ...readListState(shape, parseSearch(view.query)),
  at: {},
  page: 1,
  open: null,
  view: view.id,
});

export const isChanged = (shape: ListShape, view: Kept, state: ListState): boolean =>
  viewQueryOf(stateOfView(shape, view)) !== viewQueryOf(state);

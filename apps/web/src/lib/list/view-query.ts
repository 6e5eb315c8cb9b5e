import { NOW } from '@proline/contract/frame/list';
import type { SavedView } from '@proline/contract/saved-view/saved-view';
import { readListState, writeListState, type ListShape, type ListState } from './list-state.ts';
import { parseSearch, stringifySearch } from '../screen/search-params.ts';

/**
 * A view keeps that a calendar shows weeks, but not which week. The first part of a way is its default and is left out.
 */
const partsNow = ({ ways }: ListShape, { as, at }: ListState): ListState['at'] =>
  Object.fromEntries(
    (as === null ? [] : (ways[as] ?? [])).slice(1).flatMap((part) => (part in at ? [[part, NOW] as const] : [])),
  );

/** Returns what a view keeps of an address: everything but the current position, such as the page or the month. */
export const viewQueryOf = (shape: ListShape, state: ListState): string =>
  stringifySearch(writeListState({ ...state, at: partsNow(shape, state), page: 1, open: null, view: null })).slice(1);

type Kept = Pick<SavedView, 'id' | 'query'>;

/** Returns the state of a view; parts that the list no longer has are left out. */
export const stateOfView = (shape: ListShape, view: Kept): ListState => {
  const kept = readListState(shape, parseSearch(view.query));
  return { ...kept, at: partsNow(shape, kept), page: 1, open: null, view: view.id };
};

export const isChanged = (shape: ListShape, view: Kept, state: ListState): boolean =>
  viewQueryOf(shape, stateOfView(shape, view)) !== viewQueryOf(shape, state);

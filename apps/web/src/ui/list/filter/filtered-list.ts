import { useState } from 'react';
import type { ListSource } from '../../../lib/list/list-rows.ts';
import { readListState, shapeFor, withChanges, type ListShape, type ListState } from '../../../lib/list/list-state.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import type { FilterView } from '../list-view.ts';

/** What choosing filters needs of a list. */
export type FilteredList = {
  readonly view: ListSource & { readonly filters: Readonly<Record<string, FilterView>> };
  readonly shape: ListShape;
  readonly state: ListState;
  readonly go: (state: ListState, how?: { readonly replace?: boolean }) => void;
  readonly change: (changes: Partial<ListState>) => void;
};

/**
 * Filters of rows that are no screen, as in a dialog: they are kept here and not in the address. `fixed` are those that
 * nobody chooses there.
 */
export const useOwnFilters = (view: FilteredList['view'], fixed: readonly string[]): FilteredList => {
  const whole = shapeFor(view.list, useUser()?.permission_set);
  const free = Object.entries(whole.filters).filter(([name]) => !fixed.includes(name));
  const shape = { ...whole, filters: Object.fromEntries(free) };
  const [state, go] = useState(() => readListState(shape, {}));
  return { view, shape, state, go, change: (changes) => go(withChanges(state, changes)) };
};

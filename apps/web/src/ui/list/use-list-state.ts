import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import {
  readListState,
  writeListState,
  type ListShape,
  type ListState,
  type SearchTexts,
} from '../../lib/list/list-state.ts';
import { parseSearch, stringifySearch } from '../../lib/screen/search-params.ts';

export type ListAddress = {
  readonly state: ListState;
  /** Whether the address says nothing of the list, as after a click in the menu. */
  readonly bare: boolean;
  /** Adds an entry to the history, so that Back undoes it; `replace` is for steps that nobody goes back through. */
  readonly go: (state: ListState, how?: { readonly replace?: boolean }) => void;
};

const BARE: SearchTexts = {};

/**
 * The address is the single source of truth: nothing that it says is stored elsewhere. `beside` is what it says of the
 * screen that the list is a part of, and stays.
 */
export const useListAddress = (shape: ListShape, beside: SearchTexts = BARE): ListAddress => {
  const navigate = useNavigate();
  // The search is compared as one text, so that only a real change renders the list again.
  const address = useSearch({ strict: false, select: stringifySearch });
  const state = useMemo(() => readListState(shape, parseSearch(address)), [shape, address]);
  const go = useCallback<ListAddress['go']>(
    (next, how) =>
      void navigate({ to: '.', search: { ...beside, ...writeListState(next) }, replace: how?.replace === true }),
    [navigate, beside],
  );
  return { state, bare: address === stringifySearch(beside), go };
};

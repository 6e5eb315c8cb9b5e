import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { readListState, writeListState, type ListShape, type ListState } from '../../lib/list/list-state.ts';
import { parseSearch, stringifySearch } from '../../lib/screen/search-params.ts';

export type ListAddress = {
  readonly state: ListState;
  /** the address is as bare as a click in the menu leaves it */
  readonly bare: boolean;
  /** A new entry of the history, so that Back undoes it; `replace` for steps nobody goes back through. */
  readonly go: (state: ListState, how?: { readonly replace?: boolean }) => void;
};

/** The address is the only truth: nothing that it says is kept anywhere else. */
export const useListAddress = (shape: ListShape): ListAddress => {
  const navigate = useNavigate();
  // As one text, so that only a real change draws the list again.
  const address = useSearch({ strict: false, select: stringifySearch });
  const state = useMemo(() => readListState(shape, parseSearch(address)), [shape, address]);
  const go = useCallback<ListAddress['go']>(
    (next, how) => void navigate({ to: '.', search: writeListState(next), replace: how?.replace === true }),
    [navigate],
  );
  return { state, bare: address === '', go };
};

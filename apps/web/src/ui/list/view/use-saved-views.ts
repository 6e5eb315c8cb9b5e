import type { ListName } from '@proline/contract/facts';
import type { SavedView } from '@proline/contract/saved-view/saved-view';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListShape } from '../../../lib/list/list-state.ts';
import { listNamed, savedViewsQuery } from '../../../lib/list/saved-views.ts';
import { stateOfView } from '../../../lib/list/view-query.ts';
import type { ListAddress } from '../use-list-state.ts';

export type SavedViews = {
  /** Undefined if this list has no saved views. */
  readonly name: ListName | undefined;
  readonly views: readonly SavedView[];
  /** The view that this list opens with. */
  readonly standard: SavedView | undefined;
};

/**
 * Opens a bare address with the person's default view. Until that view is known, no rows are loaded that would be
 * replaced.
 */
export const useDefaultView = (
  list: string,
  shape: ListShape,
  bare: boolean,
  go: ListAddress['go'],
): { readonly savedViews: SavedViews; readonly deciding: boolean } => {
  const name = listNamed(list);
  const { data, isPending } = useQuery(savedViewsQuery(name));
  const views = data ?? [];
  const standard = views.find((view) => view.is_default);
  const redirected = bare && standard !== undefined;
  useEffect(() => {
    if (redirected) go(stateOfView(shape, standard), { replace: true });
  }, [redirected, standard, shape, go]);
  return {
    savedViews: { name, views, standard },
    deciding: bare && name !== undefined && (isPending || standard !== undefined),
  };
};

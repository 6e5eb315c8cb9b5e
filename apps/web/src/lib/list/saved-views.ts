import { LIST_NAMES, type ListName } from '@proline/contract/facts';
import {
  changeSavedView,
  chooseDefaultView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  type SavedView,
} from '@proline/contract/saved-view/saved-view';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { queryClient } from '../api/query-client.ts';

/** Returns the name if the server knows the list; only such lists can have views. */
export const listNamed = (name: string): ListName | undefined => LIST_NAMES.find((known) => known === name);

export const savedViewsQuery = (list: ListName | undefined) =>
  queryOptions({
    queryKey: ['saved_view', list],
    queryFn: list === undefined ? skipToken : async () => (await call(listSavedViews, { query: { list } })).data,
    // A list waits for its default view, so the views are kept: after a reload they are there at once.
    meta: { keep: true },
    staleTime: 60_000,
  });

const changed = (list: ListName) => queryClient.invalidateQueries({ queryKey: ['saved_view', list] });

type NewView = { readonly list: ListName; readonly name: string; readonly shared: boolean; readonly query: string };

export const saveView = async (view: NewView): Promise<SavedView> => {
  const { data } = await call(createSavedView, { body: view, idempotencyKey: newIdempotencyKey() });
  await changed(view.list);
  return data;
};

type ViewChanges = { readonly name?: string; readonly shared?: boolean; readonly query?: string };

export const changeView = async (list: ListName, { id, version }: SavedView, changes: ViewChanges): Promise<void> => {
  // The menu loads the views again even if the server refuses, so that it shows their current state.
  await call(changeSavedView, { params: { id }, body: { version, ...changes } }).finally(() => changed(list));
};

export const removeView = async (list: ListName, { id }: SavedView): Promise<void> => {
  await call(deleteSavedView, { params: { id } }).finally(() => changed(list));
};

export const openListWith = async (list: ListName, view: SavedView | null): Promise<void> => {
  await call(chooseDefaultView, { body: { list, view_id: view?.id ?? null } }).finally(() => changed(list));
};

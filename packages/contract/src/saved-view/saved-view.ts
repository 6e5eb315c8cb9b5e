import { z } from 'zod';
import { done } from '../auth/auth.ts';
import { endpoint } from '../frame/endpoint.ts';
import { LIST_NAMES } from '../facts.ts';
import { line } from '../frame/text.ts';
import type { Slice } from '../frame/slice.ts';

export const VIEW_NAME_MAX_LENGTH = 60;

const LONGEST_QUERY = 4_000;

const listName = z.enum(LIST_NAMES);

/** The address of the list after the question mark, without its page and its opened row. */
const viewQuery = z
  .string()
  .max(LONGEST_QUERY)
  .regex(/^[!-~]*$/)
  .meta({ examples: ['status=pending&sort=-created_at'] });

const savedView = z.object({
  id: z.uuid(),
  list: z.string(),
  name: z.string(),
  shared: z.boolean(),
  /** whether it is the reader's own, to change and to remove */
  mine: z.boolean(),
  is_default: z.boolean(),
  query: z.string(),
  /** what the list does not have, or what this reader may not see: `filter:colour`, `column:shoe_size`, `sort:height` */
  problems: z.array(z.string()),
  owner_name: z.string(),
  version: z.int(),
});
export type SavedView = z.output<typeof savedView>;

export const listSavedViews = endpoint({
  name: 'listSavedViews',
  summary: 'Own and shared views of a list',
  method: 'GET',
  path: '/admin/saved-views',
  access: 'signed_in',
  query: z.strictObject({ list: listName }),
  response: z.object({ data: z.array(savedView) }),
  refusals: ['forbidden'],
});

const nameOfView = line(1, VIEW_NAME_MAX_LENGTH);

export const createSavedView = endpoint({
  name: 'createSavedView',
  summary: 'Save a view of a list',
  method: 'POST',
  path: '/admin/saved-views',
  access: 'signed_in',
  body: z.strictObject({ list: listName, name: nameOfView, shared: z.boolean(), query: viewQuery }),
  response: z.object({ data: savedView }),
  refusals: ['forbidden', 'name_taken', 'view_outdated', 'too_many_views'],
});

const one = z.strictObject({ id: z.uuid() });

export const changeSavedView = endpoint({
  name: 'changeSavedView',
  summary: 'Rename, share or overwrite an own view',
  method: 'PATCH',
  path: '/admin/saved-views/:id',
  access: 'signed_in',
  params: one,
  body: z.strictObject({
    version: z.int().min(1).max(2_147_483_647),
    name: nameOfView.optional(),
    shared: z.boolean().optional(),
    query: viewQuery.optional(),
  }),
  response: z.object({ data: savedView }),
  refusals: ['forbidden', 'name_taken', 'view_outdated'],
});

export const deleteSavedView = endpoint({
  name: 'deleteSavedView',
  summary: 'Remove an own view',
  method: 'DELETE',
  path: '/admin/saved-views/:id',
  access: 'signed_in',
  params: one,
  response: done,
});

export const chooseDefaultView = endpoint({
  name: 'chooseDefaultView',
  summary: 'Choose the view with which a list opens for oneself',
  method: 'PUT',
  path: '/admin/saved-views/default',
  access: 'signed_in',
  body: z.strictObject({ list: listName, view_id: z.uuid().nullable() }),
  response: done,
  refusals: ['forbidden', 'not_found'],
});

export const savedViewSlice: Slice = [
  listSavedViews,
  createSavedView,
  chooseDefaultView,
  changeSavedView,
  deleteSavedView,
];

import { mayCall } from '@proline/contract/frame/access';
import { NOW, type List } from '@proline/contract/frame/list';
import { LISTS } from '@proline/contract/slices';
import type {
  changeSavedView,
  chooseDefaultView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  SavedView,
} from '@proline/contract/saved-view/saved-view';
import { mayDo, type PermissionSet } from '@proline/domain/account/permission';
import type { Kysely } from 'kysely';
import type { Handler, SignedInAdmin } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import {
  deleteView,
  findView,
  findViews,
  insertView,
  setDefaultView,
  updateView,
  type StoredView,
} from './saved-view.queries.ts';

const MOST_VIEWS = 100;
/** The position in a list is not part of a view. */
const NO_PART = ['page', 'after', 'before'];

/** What a saved view asks for that its list does not have, or that the admin may not see. */
export function problemsOfView(list: List, query: string, set: PermissionSet): string[] {
  const { cols, as, ...others } = Object.fromEntries(pairsOf(query));
  const parts = as !== undefined && Object.hasOwn(list.ways ?? {}, as) ? (list.ways?.[as] ?? []) : [];
  const asked = Object.fromEntries(
    Object.entries(others).filter(([name, value]) => !(parts.includes(name) && value === NOW)),
  );
  const hidden = (access: Parameters<typeof mayDo>[1] | undefined) => access !== undefined && !mayDo(set, access);
  const columns = (cols?.split(',') ?? []).filter((name) => !list.columns[name] || hidden(list.columns[name].access));
  const schema = list.rows.query;
  const parsed = schema?.safeParse(asked);
  const wrong = new Set(
    parsed?.error?.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')],
    ),
  );
  const names = Object.keys(asked).filter(
    (name) => wrong.has(name) || NO_PART.includes(name) || hidden(list.filters[name]?.access),
  );
  return [
    ...columns.map((name) => `column:${name}`),
    ...(as === undefined || Object.hasOwn(list.ways ?? {}, as) ? [] : ['filter:as']),
    ...names.map((name) => (name === 'sort' ? `sort:${asked['sort'] ?? ''}` : `filter:${name}`)),
  ];
}

/** A parameter that occurs twice is as wrong as an unknown one. */
const pairsOf = (query: string): [string, string][] => {
  const search = new URLSearchParams(query);
  return [...new Set(search.keys())].map((name) => [name, search.getAll(name).join('\n')]);
};

const listFor = (name: string, { permission_set }: SignedInAdmin): List => {
  const list = LISTS.get(name);
  if (!list || !mayCall(list.access, permission_set)) throw new Refusal('forbidden');
  return list;
};

/** Filters of a view that this reader may not use: their values tell what hidden columns hold. */
const hiddenFilters = (list: List, query: string, set: PermissionSet): string[] =>
  pairsOf(query).flatMap(([name]) => {
    const access = Object.hasOwn(list.filters, name) ? list.filters[name]?.access : undefined;
    return access === undefined || mayDo(set, access) ? [] : [name];
  });

const withoutFilters = (query: string, names: readonly string[]): string =>
  names.length === 0
    ? query
    : query
        .split('&')
        .filter((pair) => !names.includes([...new URLSearchParams(pair).keys()][0] ?? ''))
        .join('&');

const hidesColumn = (list: List, query: string, set: PermissionSet): boolean =>
  (new URLSearchParams(query).get('cols')?.split(',') ?? []).some((name) => {
    const access = Object.hasOwn(list.columns, name) ? list.columns[name]?.access : undefined;
    return access !== undefined && !mayDo(set, access);
  });

const asShown = (list: List, view: StoredView, { permission_set }: SignedInAdmin): SavedView => ({
  ...view,
  query: withoutFilters(view.query, hiddenFilters(list, view.query, permission_set)),
  problems: problemsOfView(list, view.query, permission_set),
});

const refuseOutdated = (list: List, query: string, { permission_set }: SignedInAdmin): void => {
  if (hiddenFilters(list, query, permission_set).length > 0 || hidesColumn(list, query, permission_set))
    throw new Refusal('forbidden');
  const problems = problemsOfView(list, query, permission_set);
  if (problems.length > 0) throw new Refusal('view_outdated', { errors: { query: problems } });
};

const shown = async (db: Kysely<Database>, list: List, id: string, admin: SignedInAdmin): Promise<SavedView> => {
  const view = await findView(db, admin.id, id);
  if (!view) throw new Refusal('not_found');
  return asShown(list, view, admin);
};

export const showViews: Handler<typeof listSavedViews> = async ({ query }, { db, admin }) => {
  const list = listFor(query.list, admin);
  const views = await findViews(db, admin.id, query.list);
  return { data: views.map((view) => asShown(list, view, admin)) };
};

export const addView: Handler<typeof createSavedView> = async ({ body }, { admin, write }) => {
  const list = listFor(body.list, admin);
  refuseOutdated(list, body.query, admin);
  return write(async (tx, audit) => {
    const id = await insertView(tx, { ...body, owner_id: admin.id }, MOST_VIEWS);
    if (id === undefined) throw new Refusal('too_many_views');
    await audit({ action: 'create', entity: 'saved_view', record_id: id, after: body });
    return { data: await shown(tx, list, id, admin) };
  });
};

export const changeView: Handler<typeof changeSavedView> = async ({ params, body }, { admin, write }) => {
  const { version, ...changes } = body;
  return write(async (tx, audit) => {
    const before = await findView(tx, admin.id, params.id);
    if (!before) throw new Refusal('not_found');
    if (!before.mine) throw new Refusal('forbidden');
    const list = listFor(before.list, admin);
    if (changes.query !== undefined) refuseOutdated(list, changes.query, admin);
    const updated = await updateView(tx, { id: params.id, owner_id: admin.id, version }, changes);
    if (!updated) throw new Refusal('conflict');
    const { name, shared, query } = before;
    await audit({
      action: 'change',
      entity: 'saved_view',
      record_id: params.id,
      before: { name, shared, query },
      after: changes,
    });
    return { data: await shown(tx, list, params.id, admin) };
  });
};

export const removeView: Handler<typeof deleteSavedView> = ({ params }, { admin, write }) =>
  write(async (tx, audit) => {
    const removed = await deleteView(tx, params.id, admin.id);
    if (!removed) throw new Refusal('not_found');
    await audit({ action: 'delete', entity: 'saved_view', record_id: params.id, before: removed });
    return { data: null };
  });

export const setOwnDefault: Handler<typeof chooseDefaultView> = async ({ body }, { admin, write }) => {
  listFor(body.list, admin);
  return write(async (tx, audit) => {
    const view = body.view_id === null ? null : await findView(tx, admin.id, body.view_id);
    if (view === undefined || (view && view.list !== body.list)) throw new Refusal('not_found');
    await setDefaultView(tx, admin.id, body.list, body.view_id);
    await audit({ action: 'choose_default', entity: 'saved_view', record_id: body.view_id ?? body.list, after: body });
    return { data: null };
  });
};

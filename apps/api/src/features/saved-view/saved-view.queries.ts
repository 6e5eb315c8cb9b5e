import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

export type StoredView = {
  readonly id: string;
  readonly list: string;
  readonly name: string;
  readonly shared: boolean;
  readonly mine: boolean;
  readonly is_default: boolean;
  readonly query: string;
  readonly owner_name: string;
  readonly version: number;
};

const visibleTo = (db: Kysely<Database>, admin_id: string) =>
  db
    .selectFrom('saved_views')
    .innerJoin('admins', 'admins.id', 'saved_views.owner_id')
    .leftJoin('default_views', (join) =>
      join.onRef('default_views.view_id', '=', 'saved_views.id').on('default_views.admin_id', '=', admin_id),
    )
    .select([
      'saved_views.id',
      'saved_views.list',
      'saved_views.name',
      'saved_views.shared',
      'saved_views.query',
      'saved_views.version',
      'admins.name as owner_name',
      sql<boolean>`saved_views.owner_id = ${admin_id}`.as('mine'),
      sql<boolean>`default_views.view_id is not null`.as('is_default'),
    ])
    .where((where) => where.or([where('saved_views.owner_id', '=', admin_id), where('saved_views.shared', '=', true)]));

export const findViews = (db: Kysely<Database>, admin_id: string, list: string): Promise<StoredView[]> =>
  visibleTo(db, admin_id)
    .where('saved_views.list', '=', list)
    .orderBy('mine', 'desc')
    .orderBy('saved_views.name')
    .execute();

export const findView = (db: Kysely<Database>, admin_id: string, id: string): Promise<StoredView | undefined> =>
  visibleTo(db, admin_id).where('saved_views.id', '=', id).executeTakeFirst();

export type NewView = Pick<StoredView, 'list' | 'name' | 'shared' | 'query'> & { readonly owner_id: string };

/** Returns undefined when the admin has the most views allowed. The lock is a statement of its own: only a later one sees what others committed. */
export async function insertView(tx: Transaction<Database>, view: NewView, most: number): Promise<string | undefined> {
  await tx.selectFrom('admins').select('id').where('id', '=', view.owner_id).forUpdate().execute();
  const { rows } = await sql<{ id: string }>`
    insert into saved_views (list, name, shared, query, owner_id)
    select ${view.list}, ${view.name}, ${view.shared}, ${view.query}, ${view.owner_id}
    where (select count(*) from saved_views where owner_id = ${view.owner_id}) < ${most}
    returning id`.execute(tx);
  return rows[0]?.id;
}

export type ViewChanges = { [Field in 'name' | 'shared' | 'query']?: StoredView[Field] | undefined };

/** Returns undefined when the view has changed since, or belongs to another admin. */
export const updateView = (
  tx: Transaction<Database>,
  { id, owner_id, version }: { id: string; owner_id: string; version: number },
  changes: ViewChanges,
) =>
  tx
    .updateTable('saved_views')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('owner_id', '=', owner_id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();

export const deleteView = (tx: Transaction<Database>, id: string, owner_id: string) =>
  tx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('owner_id', '=', owner_id)
    .returning(['list', 'name', 'query'])
    .executeTakeFirst();

export async function setDefaultView(
  tx: Transaction<Database>,
  admin_id: string,
  list: string,
  view_id: string | null,
): Promise<void> {
  if (view_id === null) {
    await tx.deleteFrom('default_views').where('admin_id', '=', admin_id).where('list', '=', list).execute();
    return;
  }
  await tx
    .insertInto('default_views')
    .values({ admin_id, list, view_id })
    .onConflict((conflict) => conflict.columns(['admin_id', 'list']).doUpdateSet({ view_id }))
    .execute();
}

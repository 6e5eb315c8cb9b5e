import { sql, type Transaction } from 'kysely';
import type { CatalogueSource } from '../../platform/catalogue/catalogue-source.ts';
import type { SearchedTable } from '../../platform/list/search-source.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

/** Keeps the category in the plans equal to the one in the events' rows. */
const moveInPlans = (tx: Transaction<Database>, event_ids: readonly string[], from: string, into: string) =>
  sql`
    update event_plans set steps = jsonb_set(steps, '{stepOne,category_id}', to_jsonb(${into}::text))
    where event_id = any(${event_ids}::uuid[]) and steps #>> '{stepOne,category_id}' = ${from}`.execute(tx);

/** Events refer to categories, and so do their plans: also one that was saved while the category was archived. */
export const categorySource: CatalogueSource = {
  table: 'categories',
  entity: 'category',
  columns: ['name_en', 'name_ar', 'colour', 'icon'],
  used: sql`select category_id as id, count(*) as n from events group by category_id`,

  countClashes: async () => 0,

  lockEvents: (tx, id) =>
    sql`select e.id from events e where e.category_id = ${id} or exists (
        select from event_plans p where p.event_id = e.id and p.steps #>> '{stepOne,category_id}' = ${id}::text)
      order by e.id for update of e`.execute(tx),

  move: async (tx, { from, into }) => {
    const { rows } = await sql<{ id: string }>`
      update events set category_id = ${into}, version = version + 1
      where category_id = ${from} or (status = 'draft' and id in (
        select event_id from event_plans where steps #>> '{stepOne,category_id}' = ${from}::text))
      returning id`.execute(tx);
    await moveInPlans(
      tx,
      rows.map(({ id }) => id),
      from,
      into,
    );
    return { moved: { events: rows.map(({ id }) => id) }, events: rows.length };
  },

  moveBack: async (tx, { from, into }, moved) => {
    const { rows } = await sql<{ id: string }>`
      update events set category_id = ${from}, version = version + 1
      where id = any(${moved['events'] ?? []}::uuid[]) and category_id = ${into} returning id`.execute(tx);
    await moveInPlans(
      tx,
      rows.map(({ id }) => id),
      into,
      from,
    );
    return rows.length;
  },
};

export const categorySearch: SearchedTable = {
  table: 'categories',
  text: `normalise_search(name_en || ' ' || name_ar)`,
  title_en: 'name_en',
  title_ar: 'name_ar',
  status: `case when archived_at is not null then 'archived' end`,
};

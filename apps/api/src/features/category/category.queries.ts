import { sql } from 'kysely';
import type { CatalogueSource } from '../../platform/catalogue/catalogue-source.ts';

/** Events refer to categories; nothing else does. */
export const categorySource: CatalogueSource = {
  table: 'categories',
  entity: 'category',
  columns: ['name_en', 'name_ar', 'colour', 'icon'],
  used: sql`select category_id as id, count(*) as n from events group by category_id`,

  countClashes: async () => 0,

  move: async (tx, { from, into }) => {
    const { rows } = await sql<{ id: string }>`
      update events set category_id = ${into}, version = version + 1 where category_id = ${from} returning id`.execute(
      tx,
    );
    return { moved: { events: rows.map(({ id }) => id) }, events: rows.length };
  },

  moveBack: async (tx, { from, into }, moved) => {
    const { rows } = await sql`
      update events set category_id = ${from}, version = version + 1
      where id = any(${moved['events'] ?? []}::uuid[]) and category_id = ${into} returning id`.execute(tx);
    return rows.length;
  },
};

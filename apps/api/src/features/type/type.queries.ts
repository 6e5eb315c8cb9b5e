import { sql } from 'kysely';
import type { CatalogueSource } from '../../platform/catalogue/catalogue-source.ts';

/** Positions and applications refer to types. */
export const typeSource: CatalogueSource = {
  table: 'types',
  entity: 'type',
  columns: ['name_en', 'name_ar', 'colour', 'icon', 'default_rate_minor', 'currency'],
  used: sql`select type_id as id, count(distinct event_id) as n from positions group by type_id`,

  /** A shift's zone has one position of a type, and an usher applies for a type once: two would have to become one. */
  countClashes: async (tx, { from, into }) => {
    const { rows } = await sql<{ n: number }>`
      select (
        (select count(*) from positions a join positions b
          on b.shift_id = a.shift_id and b.zone_id is not distinct from a.zone_id and b.type_id = ${into}
          where a.type_id = ${from} and a.id <> b.id)
        + (select count(*) from applications a join applications b
          on b.event_id = a.event_id and b.usher_id = a.usher_id and b.type_id = ${into}
          where a.type_id = ${from} and a.id <> b.id)
      )::integer as n`.execute(tx);
    return rows[0]?.n ?? 0;
  },

  move: async (tx, { from, into }) => {
    const positions = await sql<{ id: string; event_id: string }>`
      update positions set type_id = ${into} where type_id = ${from} returning id, event_id`.execute(tx);
    const applications = await sql<{ id: string }>`
      update applications set type_id = ${into}, version = version + 1 where type_id = ${from} returning id`.execute(
      tx,
    );
    return {
      moved: { positions: positions.rows.map(({ id }) => id), applications: applications.rows.map(({ id }) => id) },
      events: new Set(positions.rows.map(({ event_id }) => event_id)).size,
    };
  },

  /** What would now stand twice at one place stays where it is. */
  moveBack: async (tx, { from, into }, moved) => {
    const positions = await sql<{ event_id: string }>`
      update positions p set type_id = ${from}
      where id = any(${moved['positions'] ?? []}::uuid[]) and type_id = ${into}
        and not exists (select from positions o where o.shift_id = p.shift_id
          and o.zone_id is not distinct from p.zone_id and o.type_id = ${from})
      returning event_id`.execute(tx);
    await sql`
      update applications a set type_id = ${from}, version = version + 1
      where id = any(${moved['applications'] ?? []}::uuid[]) and type_id = ${into}
        and not exists (select from applications o where o.event_id = a.event_id
          and o.usher_id = a.usher_id and o.type_id = ${from})`.execute(tx);
    return new Set(positions.rows.map(({ event_id }) => event_id)).size;
  },
};

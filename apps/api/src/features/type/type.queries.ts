import { readPlanSteps } from '@proline/contract/event-plan/plan-steps';
import { withMergedType } from '@proline/domain/event-plan/merge/merged-type';
import { sql, type Transaction } from 'kysely';
import type { CatalogueSource } from '../../platform/catalogue/catalogue-source.ts';
import type { SearchedTable } from '../../platform/list/search-source.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

/** Puts one type in another's place in these plans. Whoever has one of the drafts open is told that it has changed. */
async function moveInPlans(tx: Tx, plans: readonly { event_id: string; steps: unknown }[], from: string, into: string) {
  const moved = plans.map(({ event_id, steps }) => ({
    event_id,
    steps: withMergedType(readPlanSteps(steps), from, into),
  }));
  await sql`
    update event_plans p set steps = m.steps
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) m (event_id uuid, steps jsonb)
    where p.event_id = m.event_id`.execute(tx);
  await sql`
    update events set version = version + 1
    where status = 'draft' and id = any(${plans.map(({ event_id }) => event_id)}::uuid[])`.execute(tx);
}

type MentioningPlan = { readonly event_id: string; readonly steps: unknown; readonly has_both: boolean };

/** Plans that name the type, locked from their event on like everywhere else. */
const lockPlansWith = async (tx: Tx, type_id: string, other: string): Promise<readonly MentioningPlan[]> =>
  (
    await sql<MentioningPlan>`
      select p.event_id, p.steps, p.steps::text like ${`%${other}%`} as has_both
      from events e join event_plans p on p.event_id = e.id
      where p.steps::text like ${`%${type_id}%`} order by e.id for update of e, p`.execute(tx)
  ).rows;

/** Positions and applications refer to types, and so do plans and what ushers can do. */
export const typeSource: CatalogueSource = {
  table: 'types',
  entity: 'type',
  columns: ['name_en', 'name_ar', 'colour', 'icon', 'rates'],
  // a draft has no positions yet, but a plan
  used: sql`
    select type_id as id, count(distinct event_id) as n from (
      select type_id, event_id from positions
      union all
      select (need ->> 'type_id')::uuid, p.event_id
      from events e join event_plans p on p.event_id = e.id
        cross join lateral jsonb_array_elements(p.steps #> '{stepThree,needs}') need
      where e.status = 'draft'
    ) wanted group by type_id`,

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

  lockEvents: (tx, id) =>
    sql`select e.id from events e where exists (select from positions p where p.event_id = e.id and p.type_id = ${id})
        or exists (select from event_plans p where p.event_id = e.id and p.steps::text like ${`%${id}%`})
      order by e.id for update of e`.execute(tx),

  move: async (tx, { from, into }) => {
    const positions = await sql<{ id: string; event_id: string }>`
      update positions set type_id = ${into} where type_id = ${from} returning id, event_id`.execute(tx);
    const applications = await sql<{ id: string }>`
      update applications set type_id = ${into}, version = version + 1 where type_id = ${from} returning id`.execute(
      tx,
    );
    // the old role stays too: it is archived, and undoing brings it back to use
    const roles = await sql<{ usher_id: string }>`
      insert into usher_roles (usher_id, type_id) select usher_id, ${into}::uuid from usher_roles where type_id = ${from}
      on conflict do nothing returning usher_id`.execute(tx);
    const plans = await lockPlansWith(tx, from, into);
    await moveInPlans(tx, plans, from, into);
    return {
      moved: {
        positions: positions.rows.map(({ id }) => id),
        applications: applications.rows.map(({ id }) => id),
        usher_roles: roles.rows.map(({ usher_id }) => usher_id),
        // in plans that had both nobody can tell them apart any more
        event_plans: plans.filter(({ has_both }) => !has_both).map(({ event_id }) => event_id),
      },
      events: new Set([...positions.rows, ...plans].map(({ event_id }) => event_id)).size,
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
    await sql`
      delete from usher_roles where type_id = ${into} and usher_id = any(${moved['usher_roles'] ?? []}::uuid[])`.execute(
      tx,
    );
    const movedPlans = new Set(moved['event_plans']);
    const plans = (await lockPlansWith(tx, into, from)).filter(
      ({ event_id, has_both }) => movedPlans.has(event_id) && !has_both,
    );
    await moveInPlans(tx, plans, into, from);
    return new Set([...positions.rows, ...plans].map(({ event_id }) => event_id)).size;
  },
};

export const typeSearch: SearchedTable = {
  table: 'types',
  text: `normalise_search(name_en || ' ' || name_ar)`,
  title_en: 'name_en',
  title_ar: 'name_ar',
  status: `case when archived_at is not null then 'archived' end`,
};

import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

export type Unanswered = {
  readonly id: string;
  readonly event_id: string;
  /** of the shift in this role: whoever waits may have any of them */
  readonly position_ids: readonly string[];
  readonly asked_at: Date;
  readonly starts_at: Date;
  readonly now: Date;
  readonly label_en: string;
  readonly label_ar: string;
};

/** More people stand by or wait for the shift in this role than places of it are open: a silent holder has a successor. */
const HAS_SUCCESSOR = sql`(
    select count(*) from assignments r where r.position_id = a.position_id and r.status = 'confirmed' and r.reserve
  ) + (
    select count(*) from applications w
    where w.event_id = a.event_id and w.type_id = p.type_id and w.status = 'waitlisted' and w.usher_id <> a.usher_id
      and (w.shift_ids = '{}' or a.shift_id = any (w.shift_ids))
      and not exists (select from assignments m
        where m.shift_id = a.shift_id and m.usher_id = w.usher_id and m.status in ('invited', 'confirmed'))
  ) > (
    select count(*) from place_openings o join positions q on q.id = o.position_id
    where q.shift_id = a.shift_id and q.type_id = p.type_id and o.state = 'waiting'
  )`;

/** A locked holder stays, whatever happens; and who waits in vain for an offer helps nobody. */
const unanswered = (which: RawBuilder<unknown>) => sql<Unanswered>`
  select a.id, a.event_id, array(select q.id from positions q where q.shift_id = p.shift_id and q.type_id = p.type_id) as position_ids,
    a.reconfirm_asked_at as asked_at, a.starts_at, now() as now, e.title_en as label_en, e.title_ar as label_ar
  from assignments a join positions p on p.id = a.position_id join events e on e.id = a.event_id
  where ${which} and a.status = 'confirmed' and a.reconfirm_asked_at is not null and a.reconfirmed_at is null
    and not a.locked and not a.reserve and e.status in ('published', 'in_progress') and not e.offers_stopped
    and ${HAS_SUCCESSOR}
  order by a.starts_at, a.id`;

/** Whose work begins within these hours and who has not said that the changed work is fine. */
export async function findUnanswered(tx: Tx, hours: number, most: number): Promise<readonly Unanswered[]> {
  const soon = sql`a.starts_at between now() and now() + make_interval(hours => ${hours}::integer)`;
  return (await sql<Unanswered>`${unanswered(soon)} limit ${most}`.execute(tx)).rows;
}

/** As it is now; undefined: it was answered or released, or nobody waits for it any more. */
export async function readUnanswered(tx: Tx, id: string): Promise<Unanswered | undefined> {
  return (await unanswered(sql`a.id = ${id}`).execute(tx)).rows[0];
}

/** Undefined: the place is not its holder's any more. */
export async function saveLapsed(tx: Tx, id: string) {
  const { rows } = await sql<{ usher_id: string; event_id: string; starts_at: Date }>`
    update assignments set status = 'released', release_reason = 'not_reconfirmed', version = version + 1
    where id = ${id} and status = 'confirmed' and reconfirm_asked_at is not null and reconfirmed_at is null and not locked
    returning usher_id, event_id, starts_at`.execute(tx);
  return rows[0];
}

import { sql, type Transaction } from 'kysely';
import { MOST_DAYS_OFF } from '@proline/domain/people/availability';
import { z } from 'zod';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

/** What the kept person got: everything, because nothing had been said of them, or days off beside their own. */
export const takenAvailability = z.object({ whole: z.boolean(), days_off: z.array(z.uuid()) });
type Taken = z.output<typeof takenAvailability>;

/**
 * When somebody cannot work holds for the human being: who has said nothing gets it all; otherwise the own week holds, and
 * days off are added that the person does not have yet. The other record keeps its rows.
 */
export async function takeAvailability(tx: Tx, from: string, to: string, admin_id: string): Promise<Taken> {
  const { rows: made } = await sql`
    insert into availability (person_id, changed_by)
    select ${to}::uuid, ${admin_id}::uuid from availability where person_id = ${from}
    on conflict do nothing returning person_id`.execute(tx);
  const whole = made.length > 0;
  if (whole)
    await sql`
      insert into weekly_hours (person_id, weekday, from_minutes, until_minutes)
      select ${to}::uuid, weekday, from_minutes, until_minutes from weekly_hours where person_id = ${from}`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    insert into days_off (person_id, first_day, last_day, reason)
    select ${to}::uuid, d.first_day, d.last_day, d.reason from days_off d
    where d.person_id = ${from} and not exists (
      select from days_off o where o.person_id = ${to}
        and daterange(o.first_day, o.last_day, '[]') && daterange(d.first_day, d.last_day, '[]'))
    order by d.last_day desc
    limit greatest(0, ${MOST_DAYS_OFF}::integer - (select count(*)::integer from days_off where person_id = ${to}))
    returning id`.execute(tx);
  if (!whole && rows.length > 0) await touch(tx, to);
  return { whole, days_off: rows.map(({ id }) => id) };
}

/** What somebody has changed since stays as it is. */
export async function giveBackAvailability(tx: Tx, person_id: string, { whole, days_off }: Taken): Promise<void> {
  if (whole) await sql`delete from availability where person_id = ${person_id} and version = 1`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    delete from days_off where person_id = ${person_id} and id = any (${[...days_off]}::uuid[])`.execute(tx);
  if (numAffectedRows > 0n) await touch(tx, person_id);
}

const touch = (tx: Tx, person_id: string) =>
  sql`update availability set version = version + 1, changed_at = now() where person_id = ${person_id}`.execute(tx);

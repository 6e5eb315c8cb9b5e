import type { Availability, Booking } from '@proline/contract/availability/availability';
import type { WeeklyPattern } from '@proline/domain/people/availability';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

type Stored = {
  readonly version: number;
  readonly hours: { weekday: number; from_minutes: number | null; until_minutes: number | null }[];
  readonly days_off: Availability['days_off'];
};

/** Undefined: nobody has said anything yet. */
export async function findAvailability(db: Kysely<Database>, person_id: string): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select a.version,
      coalesce((select json_agg(json_build_object('weekday', h.weekday, 'from_minutes', h.from_minutes, 'until_minutes', h.until_minutes))
        from weekly_hours h where h.person_id = a.person_id), '[]') as hours,
      coalesce((select json_agg(json_build_object('first_day', d.first_day, 'last_day', d.last_day, 'reason', d.reason) order by d.first_day)
        from days_off d where d.person_id = a.person_id), '[]') as days_off
    from availability a where a.person_id = ${person_id}`.execute(db);
  return rows[0];
}

type Wanted = Pick<Availability, 'week' | 'days_off'>;

/** Replaces all that was said before. */
export async function saveAvailability(
  tx: Transaction<Database>,
  person_id: string,
  { week, days_off }: Wanted,
  changed_by: string | null,
): Promise<void> {
  await sql`
    insert into availability (person_id, changed_by) values (${person_id}, ${changed_by})
    on conflict (person_id) do update set version = availability.version + 1, changed_by = ${changed_by}, changed_at = now()`.execute(
    tx,
  );
  await tx.deleteFrom('weekly_hours').where('person_id', '=', person_id).execute();
  await tx.deleteFrom('days_off').where('person_id', '=', person_id).execute();
  const hours = limited(week).map((row) => ({ person_id, ...row }));
  if (hours.length > 0) await tx.insertInto('weekly_hours').values(hours).execute();
  if (days_off.length > 0)
    await tx
      .insertInto('days_off')
      .values(days_off.map((row) => ({ person_id, ...row })))
      .execute();
}

const limited = (week: WeeklyPattern) =>
  week.flatMap(({ kind, from, until }, weekday) => {
    if (kind === 'all_day') return [];
    return [{ weekday, from_minutes: kind === 'off' ? null : from, until_minutes: kind === 'off' ? null : until }];
  });

const ZONE = sql.raw(ORGANISATION_ZONE);

/** Confirmed work and leading, and open invitations, that touch these days where the organization is. */
export async function findBookings(
  db: Kysely<Database>,
  person_id: string,
  from: string,
  days: number,
): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    with shown as (
      select ${from}::date::timestamp at time zone ${ZONE} as begins, (${from}::date + ${days}::integer)::timestamp at time zone ${ZONE} as ends
    ),
    booked as (
      select b.id, b.event_id, b.starts_at, b.ends_at, true as confirmed
      from bookings b, shown s where b.person_id = ${person_id} and b.starts_at < s.ends and b.ends_at > s.begins
      union all
      select a.id, a.event_id, a.starts_at, a.ends_at, false
      from assignments a, shown s
      where a.usher_id = ${person_id} and a.status = 'invited' and a.starts_at < s.ends and a.ends_at > s.begins
    )
    select b.id, b.event_id, e.title_en, e.title_ar, b.starts_at, b.ends_at, b.confirmed
    from booked b join events e on e.id = b.event_id
    order by b.starts_at, b.id`.execute(db);
  return rows;
}

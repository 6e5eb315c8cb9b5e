import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;
type Told = { readonly event_id: string; readonly title_en: string; readonly title_ar: string };

/** Published events with open places that start within these hours, each once for its start; whoever is first in time comes first. */
export async function takeUnderstaffed(tx: Tx, hours: number) {
  const { rows } = await sql<Told & { open: number; places: number }>`
    with taken as (
      update events e set understaffed_told_for = e.starts_at
      from event_staffing s
      where s.event_id = e.id and e.status = 'published' and s.confirmed < s.places
        and e.starts_at > now() and e.starts_at <= now() + make_interval(hours => ${hours}::integer)
        and e.understaffed_told_for is distinct from e.starts_at
      returning e.id as event_id, e.title_en, e.title_ar, e.starts_at, s.places, s.places - s.confirmed as open)
    select event_id, title_en, title_ar, open, places from taken order by starts_at, event_id`.execute(tx);
  return rows;
}

/** Published events that should have begun, and to which nobody said yes: the clock cannot start them. */
export async function takeNobodyConfirmed(tx: Tx) {
  const { rows } = await sql<Told>`
    update events e set nobody_confirmed_told_for = e.starts_at
    from event_staffing s
    where s.event_id = e.id and e.status = 'published' and s.confirmed = 0 and s.places > 0
      and e.starts_at <= now() and e.ends_at > now() and e.nobody_confirmed_told_for is distinct from e.starts_at
    returning e.id as event_id, e.title_en, e.title_ar`.execute(tx);
  return rows;
}

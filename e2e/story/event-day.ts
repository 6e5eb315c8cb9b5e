import pg from 'pg';
import { findRunningPostgres } from '../../apps/api/src/platform/postgres/embedded-postgres.ts';
import { dataDirAt } from './data-dir.ts';

/** So long is the shift of such a day: whoever is free for it has rested for longer. */
export const SHIFT_MINUTES = 360;

/**
 * Time passes: the one shift of an event began so many minutes ago, and what was recorded goes with it. No call can do that.
 * Its leader stays where the plan has them, because they may have led something else meanwhile.
 */
export const shiftBegan = async (address: string, event_id: string, minutesAgo: number): Promise<void> => {
  const connection = findRunningPostgres(dataDirAt(new URL(address).port));
  if (!connection) throw new Error('The program of the stories has no database.');
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ starts_at: Date; ends_at: Date; by: string }>(
      `select starts_at - by as starts_at, starts_at - by + make_interval(mins => $3::integer) as ends_at, by::text
       from shifts, lateral (
         select starts_at - (date_trunc('minute', now()) - make_interval(mins => $2::integer)) as by
       ) passed where event_id = $1`,
      [event_id, minutesAgo, SHIFT_MINUTES],
    );
    const [passed] = rows;
    if (!passed) throw new Error('The event has no shift.');
    const times = [event_id, passed.starts_at, passed.ends_at];
    await client.query('update events set starts_at = $2, ends_at = $3 where id = $1', times);
    await client.query('update shifts set starts_at = $2, ends_at = $3 where event_id = $1', times);
    await client.query('update assignments set starts_at = $2, ends_at = $3 where event_id = $1', times);
    await client.query(
      `update attendance set checked_in_at = checked_in_at - $2::interval where event_id = $1 and checked_in_at is not null`,
      [event_id, passed.by],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
};

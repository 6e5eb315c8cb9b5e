import pg from 'pg';
import { findRunningPostgres } from '../../apps/api/src/platform/postgres/embedded-postgres.ts';
import { dataDirAt } from './data-dir.ts';

/** Time passes: the interview that is planned with somebody this many days ahead began yesterday. No call can do that. */
export const interviewDayCame = async (address: string, person_id: string, daysAhead: number): Promise<void> => {
  const connection = findRunningPostgres(dataDirAt(new URL(address).port));
  if (!connection) throw new Error('The program of the stories has no database.');
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update interviews set starts_at = starts_at - make_interval(days => $2::integer),
         ends_at = ends_at - make_interval(days => $2::integer)
       where person_id = $1 and status = 'planned'`,
      [person_id, daysAhead + 1],
    );
    if (rowCount !== 1) throw new Error('No interview is planned.');
  } finally {
    await client.end();
  }
};

import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { IS_LIVE } from '../../platform/security/session-check.ts';

type LiveSession = {
  id: string;
  user_agent: string | null;
  address: string | null;
  created_at: Date;
  last_used_at: Date;
};

const FIND_LIVE_SESSIONS = `
  select s.id, s.user_agent, host(s.address) as address, s.created_at, s.last_used_at
  from sessions s join admins a on a.id = s.admin_id left join settings security on security.key = 'security'
  where s.admin_id = $1 and ${IS_LIVE}
  order by s.last_used_at desc, s.id`;

/** Sessions that the session check would accept. */
export async function findLiveSessions(pool: pg.Pool, admin_id: string, idle_seconds: number): Promise<LiveSession[]> {
  const { rows } = await pool.query<LiveSession>(FIND_LIVE_SESSIONS, [admin_id, idle_seconds]);
  return rows;
}

/** Without ids it ends all sessions but the caller's. */
export async function endOwnSessions(
  tx: Transaction<Database>,
  admin_id: string,
  current_id: string,
  ids: readonly string[] | undefined,
): Promise<string[]> {
  const ended = await tx
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('admin_id', '=', admin_id)
    .where('revoked_at', 'is', null)
    .where((where) => (ids ? where('id', 'in', [...ids]) : where('id', '!=', current_id)))
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

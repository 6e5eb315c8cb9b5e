import type { endSessions, listSessions } from '@proline/contract/profile/profile';
import { deviceOf } from '@proline/domain/account/device';
import type { Handler } from '../../platform/http/handler.ts';
import { endOwnSessions, findLiveSessions } from './session.queries.ts';

const SECONDS_PER_MINUTE = 60;

export const showSessions: Handler<typeof listSessions> = async (_input, { admin, pool, config }) => {
  const sessions = await findLiveSessions(pool, admin.id, config.sessionIdleMinutes * SECONDS_PER_MINUTE);
  return {
    data: sessions.map(({ id, user_agent, address, created_at, last_used_at }) => ({
      id,
      ...deviceOf(user_agent),
      address,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      current: id === admin.session_id,
    })),
  };
};

export const endChosenSessions: Handler<typeof endSessions> = ({ body }, { admin, write }) =>
  write(async (tx, audit) => {
    const ended = await endOwnSessions(tx, admin.id, admin.session_id, body.ids);
    await audit({ action: 'end_sessions', entity: 'session', record_id: admin.session_id, after: { ended } });
    return { data: { ended: ended.length } };
  });

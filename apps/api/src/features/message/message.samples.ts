import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { unsubscribeToken } from './unsubscribe-token.service.ts';

const TEXT = { text_en: 'Hello {name}, see you on Sunday.', text_ar: 'مرحبًا {name}، نلتقي يوم الأحد.' };

const someone = async ({ pool }: Ground) => ({ id: (await addRow(pool, 'ushers')).id });

const addFailed = async ({ pool }: Ground) => {
  const person = await addRow(pool, 'ushers');
  const { id } = await addRow(pool, 'messages', { person_id: person.id, cause_id: person.id });
  // work in the background may have routed it already
  await pool.query(
    `insert into message_deliveries (message_id, channel, state, reason) values ($1, 'gateway', 'failed', 'refused')
     on conflict (message_id, channel) do update set state = excluded.state, reason = excluded.reason`,
    [id],
  );
  return { id };
};

export const samples: Samples = {
  changeMessageTemplate: async ({ pool }) => {
    await pool.query(`delete from message_templates where kind = 'usher_approved'`);
    return { params: { kind: 'usher_approved' }, body: { version: 0, ...TEXT } };
  },
  listPersonMessages: async (ground) => ({ params: await someone(ground) }),
  sendMessage: async (ground) => ({ params: await someone(ground), body: TEXT }),
  retryMessage: async (ground) => ({ params: await addFailed(ground) }),
  switchMessages: async (ground) => ({ params: await someone(ground), body: { version: 1, wanted: false } }),
  bulkMessageUshers: async (ground) => ({ body: { selection: { ids: [(await someone(ground)).id] }, ...TEXT } }),
  bulkMessageJoinRequests: async (ground) => ({ body: { selection: { ids: [(await someone(ground)).id] }, ...TEXT } }),
  bulkMessageCounted: async () => ({ body: { selection: { all: true, query: {} }, ...TEXT } }),
  unsubscribe: async (ground) => {
    const { id } = await addRow(ground.pool, 'ushers', { email: 'sara@example.test' });
    return { params: { token: unsubscribeToken(ground.dataKey, id, 'sara@example.test') } };
  },
  bulkMessageLeaders: async ({ pool }) => ({
    body: { selection: { ids: [(await addRow(pool, 'team_leaders')).id] }, ...TEXT },
  }),
};

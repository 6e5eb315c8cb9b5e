import type { listLeaderEvents } from '@proline/contract/team-leader/leader-events';
import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readPeers } from './leader-figures.queries.ts';
import { countLedEvents, findLedEvents } from './leader-events.queries.ts';

export const showLedEvents: Handler<typeof listLeaderEvents> = async ({ params, query }, { pool }) => {
  const { page = 1 } = query;
  const total = await countLedEvents(pool, params.id);
  if (total === undefined) throw new Refusal('not_found');
  return {
    data: await findLedEvents(pool, params.id, page),
    meta: {
      current_page: page,
      per_page: TAB_ROWS_PER_PAGE,
      total,
      last_page: Math.max(1, Math.ceil(total / TAB_ROWS_PER_PAGE)),
      peers: await readPeers(pool),
    },
  };
};

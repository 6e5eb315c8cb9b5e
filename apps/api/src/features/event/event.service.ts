import type { getEvent } from '@proline/contract/event/event';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findEvent } from './event.queries.ts';

export const showEvent: Handler<typeof getEvent> = async ({ params }, { pool }) => {
  const event = await findEvent(pool, params.id);
  if (!event) throw new Refusal('not_found');
  return { data: event };
};

import { lockAssignment } from '@proline/contract/assignment/assignment';
import {
  discardFill,
  flagRequirement,
  getFill,
  revertFill,
  saveFill,
  startFill,
  type EventFill,
  type LockedPlace,
} from '@proline/contract/auto-fill/auto-fill';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** While it is at work it is asked for at this interval, in case live updates are interrupted. */
const LOOK_MS = 3_000;

const isAtWork = (fill: EventFill | undefined): boolean => fill?.run?.state === 'solving';

export const fillQuery = (event_id: string) =>
  queryOptions({
    queryKey: ['event', 'fill', event_id],
    // the screen itself says that there is no such event
    queryFn: async () => (await call(getFill, { params: { id: event_id }, quiet: ['not_found'] })).data,
    refetchInterval: ({ state }) => (isAtWork(state.data) ? LOOK_MS : false),
    meta: { topics: ['event', 'assignment', 'job'] },
  });

/** What is true afterwards is loaded again, whether it was done or refused. */
const andReload = async <Reply>(sending: Promise<Reply>): Promise<Reply> => {
  try {
    return await sending;
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['event', 'fill'] });
    // the desk shows who has which place
    void queryClient.invalidateQueries({ queryKey: ['hiring'] });
  }
};

type Wishes = Required<SentBodyOf<typeof startFill>>;

export const startAutoFill = (event_id: string, wishes: Wishes) =>
  andReload(call(startFill, { params: { id: event_id }, body: wishes, idempotencyKey: newIdempotencyKey() }));

export const saveAutoFill = async (id: string, body: SentBodyOf<typeof saveFill>) =>
  (await andReload(call(saveFill, { params: { id }, body, idempotencyKey: newIdempotencyKey() }))).data;

export const revertAutoFill = async (id: string) =>
  (await andReload(call(revertFill, { params: { id }, idempotencyKey: newIdempotencyKey() }))).data;

export const discardAutoFill = (id: string) =>
  andReload(call(discardFill, { params: { id }, idempotencyKey: newIdempotencyKey() }));

export const unlockPlace = ({ id, version }: LockedPlace) =>
  andReload(call(lockAssignment, { params: { id }, body: { version, locked: false } }));

/** The requirement blocks nobody any more; then a plan is made anew. */
export const flagAndRunAgain = async (
  event: Pick<EventFill['event'], 'id' | 'version'>,
  kind: SentBodyOf<typeof flagRequirement>['kind'],
  { may_move, reserves }: Wishes,
) => {
  await andReload(call(flagRequirement, { params: { id: event.id }, body: { kind, version: event.version } }));
  return startAutoFill(event.id, { may_move, reserves });
};

import {
  acceptBest,
  decideApplication,
  getApplication,
  listQueue,
  listWaitingEvents,
} from '@proline/contract/event-application/event-application';
import type { QueueSort, QueueStatus } from '@proline/domain/event-application/application-queue';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** Places left change with every booking. */
const meta = { topics: ['assignment', 'event', 'usher'] as const };

type QueueWanted = {
  readonly status: QueueStatus;
  readonly sort: QueueSort;
  readonly event?: string | undefined;
  readonly role?: string | undefined;
  readonly soon?: 'yes' | undefined;
  /** when the queue was last looked at */
  readonly since: number;
};

export const queueQuery = ({ status, sort, event, role, soon, since }: QueueWanted) =>
  infiniteQueryOptions({
    queryKey: ['application', 'queue', status, sort, event ?? null, role ?? null, soon ?? null, since],
    queryFn: ({ pageParam }) =>
      call(listQueue, {
        query: {
          ...{ status, sort, page: pageParam, since: new Date(since).toISOString() },
          ...(event !== undefined && { event }),
          ...(role !== undefined && { role }),
          ...(soon !== undefined && { soon }),
        },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { current_page, last_page } }) =>
      current_page < last_page ? current_page + 1 : undefined,
    placeholderData: keepPreviousData,
    meta: { topics: [...meta.topics] },
  });

/** Every event at which somebody waits. */
export const waitingEventsQuery = queryOptions({
  queryKey: ['application', 'events'],
  queryFn: async () => (await call(listWaitingEvents)).data,
  meta: { topics: [...meta.topics] },
});

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['application', id],
    queryFn: async () => (await call(getApplication, { params: { id } })).data,
    meta: { topics: [...meta.topics] },
  });

/** Loads the next one before it is opened. */
export const preloadApplication = (id: string): void => {
  void queryClient.query(applicationQuery(id)).catch(() => undefined);
};

/** What is true afterwards is loaded again, whether it was decided or refused. */
export const sendDecision = async (id: string, body: SentBodyOf<typeof decideApplication>) => {
  try {
    return (await call(decideApplication, { params: { id }, body })).data;
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['application'] });
  }
};

export const startAcceptBest = async (event_id: string): Promise<void> => {
  await call(acceptBest, { params: { id: event_id }, body: {}, idempotencyKey: newIdempotencyKey() });
};

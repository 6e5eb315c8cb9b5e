import { getEventPlaces } from '@proline/contract/assignment/assignment';
import { hiringEventList } from '@proline/contract/hiring/hiring';
import { bulkWaitlistCounted } from '@proline/contract/waitlist/waitlist';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { ListSelection } from '../../ui/list/list-view.ts';

/** Events with open places, the soonest first. */
export const openEventsQuery = (q: string) =>
  queryOptions({
    queryKey: ['waitlist', 'events', q],
    queryFn: async () => (await call(hiringEventList.rows, { query: q === '' ? {} : { q } })).data,
    placeholderData: keepPreviousData,
    meta: { topics: ['assignment', 'event'] },
  });

/** The roles that an event wants people in. */
export const wantedRolesQuery = (event_id: string) =>
  queryOptions({
    queryKey: ['waitlist', 'roles', event_id],
    queryFn: async () => {
      const { positions } = (await call(getEventPlaces, { params: { id: event_id } })).data;
      const wanted = positions.filter(({ headcount }) => headcount > 0).map(({ role }) => [role.id, role] as const);
      return [...new Map(wanted).values()];
    },
    meta: { topics: ['event'] },
  });

type Shortlist = { readonly event_id: string; readonly type_id: string };

export const startWaitlistJob = async (
  selection: ListSelection,
  { event_id, type_id }: Shortlist,
  idempotencyKey: string,
): Promise<void> => {
  const chosen =
    'ids' in selection ? { ids: [...selection.ids] } : ({ all: true, query: { ...selection.query } } as const);
  await call(bulkWaitlistCounted, { body: { selection: chosen, event_id, type_id }, idempotencyKey });
  void queryClient.invalidateQueries({ queryKey: ['job'] });
};

import {
  changeAvailability,
  getAvailability,
  listBookings,
  type Availability,
} from '@proline/contract/availability/availability';
import type { QueryOf, SentBodyOf } from '@proline/contract/frame/endpoint';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

export const availabilityQuery = (id: string) =>
  queryOptions({
    queryKey: ['usher', id, 'availability'],
    queryFn: async () => (await call(getAvailability, { params: { id } })).data,
    meta: { topics: ['team_leader'] },
  });

export const bookingsQuery = (id: string, from: CalendarDay, days: QueryOf<typeof listBookings>['days']) =>
  queryOptions({
    queryKey: ['usher', id, 'bookings', from, days],
    queryFn: async () => (await call(listBookings, { params: { id }, query: { from, days } })).data,
    placeholderData: keepPreviousData,
    meta: { topics: ['team_leader', 'event'] },
  });

export const saveAvailability = async (
  id: string,
  body: SentBodyOf<typeof changeAvailability>,
): Promise<Availability> => {
  const { data } = await call(changeAvailability, { params: { id }, body });
  queryClient.setQueryData(availabilityQuery(id).queryKey, data);
  return data;
};

import { takesStaff } from '@proline/domain/assignment/assigning';
import { queryClient } from '../../lib/api/query-client.ts';
import { boardQuery } from '../attendance/attendance.api.ts';
import { eventQuery } from '../event/event.api.ts';

type Opened = { readonly id: string; readonly board: boolean };

/** Asks for an event, and for its board where that is shown, while the page itself is still loading. */
export const beginEvent = async ({ id, board }: Opened): Promise<void> => {
  const event = await queryClient.query({ ...eventQuery(id), staleTime: 'static' });
  if (board && takesStaff(event.status)) await queryClient.query({ ...boardQuery(id), staleTime: 'static' });
};

import { addDay, newMark } from '../../testing/event/day-course.ts';
import type { Samples } from '../../testing/sample/sample-ground.ts';
import { passOf } from './pass.service.ts';

export const samples: Samples = {
  getPass: async ({ pool }) => ({ params: { id: (await addDay(pool)).people[0]?.id ?? '' } }),
  revokePass: async ({ pool }) => ({ params: { id: (await addDay(pool)).people[0]?.id ?? '' }, body: { number: 1 } }),
  scanPass: async ({ pool, dataKey }) => {
    const { event_id, ends_at, people } = await addDay(pool);
    const { text } = passOf(dataKey, { id: people[0]?.id ?? '', event_id, pass_number: 1, ends_at });
    const body = { id: newMark(), pass: text, kind: 'check_in', method: 'qr', shift_id: null };
    return { params: { id: event_id }, body };
  },
};

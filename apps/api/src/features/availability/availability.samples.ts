import { ALWAYS_FREE } from '@proline/domain/people/availability';
import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const somebody = async ({ pool }: Ground) => ({ id: (await addRow(pool, 'ushers')).id });

export const samples: Samples = {
  getAvailability: async (ground) => ({ params: await somebody(ground) }),
  changeAvailability: async (ground) => ({
    params: await somebody(ground),
    body: {
      version: 0,
      week: ALWAYS_FREE,
      days_off: [{ first_day: '2030-01-20', last_day: '2030-01-22', reason: 'Exams' }],
    },
  }),
  listBookings: async (ground) => ({ params: await somebody(ground), query: { from: '2030-01-01', days: '35' } }),
};

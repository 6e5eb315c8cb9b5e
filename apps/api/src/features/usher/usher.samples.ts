import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { samplePerson } from '../../testing/sample/sample-person.ts';

export const samples: Samples = {
  getUsher: async ({ pool }) => ({ params: { id: (await addRow(pool, 'ushers')).id } }),
  createUsher: async () => ({ body: samplePerson() }),
  changeUsher: async ({ pool }) => {
    const { id, version } = await addRow(pool, 'ushers');
    return { params: { id }, body: { version, ...samplePerson() } };
  },
};

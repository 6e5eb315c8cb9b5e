import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  setMessagesWanted: async () => ({ body: { wanted: false } }),
  readMessage: async ({ pool, caller }) => {
    const person_id = caller ?? (await addRow(pool, 'ushers')).id;
    const { id } = await addRow(pool, 'messages', { person_id, cause_id: person_id });
    return { params: { id } };
  },
};

import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const somebody = async ({ pool }: Ground) => ({ id: (await addRow(pool, 'ushers')).id });

const ownNote = async (ground: Ground) => {
  const { id: person_id } = await somebody(ground);
  const author_id = ground.caller ?? (await ground.addAdmin('recruiter')).id;
  return { id: (await addRow(ground.pool, 'person_notes', { person_id, author_id })).id };
};

export const samples: Samples = {
  listNotes: async (ground) => ({ params: await somebody(ground) }),
  addNote: async (ground) => ({ params: await somebody(ground), body: { text: 'Speaks well to guests.' } }),
  changeNote: async (ground) => ({ params: await ownNote(ground), body: { version: 1, text: 'Prefers mornings.' } }),
  removeNote: async (ground) => ({ params: await ownNote(ground) }),
};

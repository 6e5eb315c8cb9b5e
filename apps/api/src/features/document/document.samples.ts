import { addFile } from '../../testing/sample/sample-files.ts';
import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const addDocumented = async (ground: Ground) => {
  const { id: added_by } = await ground.addAdmin('recruiter');
  const file_id = await addFile(ground, added_by, 'usher_document');
  const { id: person_id } = await addRow(ground.pool, 'ushers');
  const { id } = await addRow(ground.pool, 'person_documents', { person_id, file_id, added_by });
  return { id };
};

export const samples: Samples = {
  listDocuments: async ({ pool }) => ({ params: { id: (await addRow(pool, 'ushers')).id } }),
  addDocument: async (ground) => ({
    params: { id: (await addRow(ground.pool, 'ushers')).id },
    body: {
      file_id: await addFile(ground, ground.caller ?? (await ground.addAdmin('recruiter')).id, 'usher_document'),
      kind: 'passport',
      expires_on: '2031-05-01',
    },
  }),
  openDocument: async (ground) => ({ params: await addDocumented(ground) }),
  removeDocument: async (ground) => ({ params: await addDocumented(ground) }),
};

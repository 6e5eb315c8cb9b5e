import { addFile, samplePng } from '../../testing/sample/sample-files.ts';
import type { Samples } from '../../testing/sample/sample-ground.ts';

export const samples: Samples = {
  uploadFile: async () => ({ query: { purpose: 'admin_photo', name: 'photo.png' }, bytes: await samplePng() }),
  getFile: async (ground) => ({ params: { id: await addFile(ground, (await ground.addAdmin('viewer')).id) } }),
};

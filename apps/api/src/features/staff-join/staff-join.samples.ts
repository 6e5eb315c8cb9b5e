import { addFile, samplePng } from '../../testing/sample/sample-files.ts';
import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { sampleJoin, samplePhone } from '../../testing/sample/sample-person.ts';
import { giveJoinCode } from '../../testing/sample/sample-staff.ts';

/** A photo that whoever wants to join has sent. */
async function addJoinPhoto(ground: Ground): Promise<string | null> {
  if (ground.caller === null) return null;
  const id = await addFile(ground, (await ground.addAdmin('viewer')).id, 'usher_photo');
  await ground.pool.query('update files set uploaded_by = null, uploaded_by_person = $2 where id = $1', [
    id,
    ground.caller,
  ]);
  return id;
}

export const samples: Samples = {
  requestJoinCode: async () => ({ body: { phone: samplePhone() } }),
  getJoinPass: async (ground) => {
    const phone = samplePhone();
    await giveJoinCode(ground, phone);
    return { body: { phone, code: '123456' } };
  },
  uploadJoinPhoto: async () => ({ query: { name: 'me.png' }, bytes: await samplePng() }),
  askToJoin: async (ground) => ({ body: sampleJoin({ photo_id: await addJoinPhoto(ground) }) }),
};

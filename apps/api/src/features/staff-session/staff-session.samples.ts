import { samplePhone } from '../../testing/sample/sample-person.ts';
import type { Samples } from '../../testing/sample/sample-ground.ts';
import { giveCode } from '../../testing/sample/sample-staff.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  requestStaffCode: async () => ({ body: { phone: samplePhone() } }),
  signInStaff: async (ground) => {
    const phone = samplePhone();
    const { id } = await addRow(ground.pool, 'ushers', { phone });
    await giveCode(ground, id);
    return { body: { phone, code: '123456' } };
  },
};

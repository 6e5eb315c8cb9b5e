import type { Samples } from '../../testing/sample/sample-ground.ts';
import { forCaller, withTestPassword } from '../../testing/sample/sample-profiles.ts';
import { TEST_PASSWORD } from '../../testing/test-app.ts';

export const samples: Samples = {
  changeProfile: forCaller(async ({ pool }, caller) => {
    const { rows } = await pool.query<{ version: number }>('select version from admins where id = $1', [caller]);
    return { body: { version: rows[0]?.version, name: 'Huda Nasser' } };
  }),
  changePassword: forCaller(async (ground, caller) => {
    await withTestPassword(ground, caller);
    return { body: { current_password: TEST_PASSWORD, new_password: 'another long password' } };
  }),
  endSessions: async () => ({ body: {} }),
};

import type { Samples } from '../../testing/sample/sample-ground.ts';
import { openLink } from '../../testing/sample/sample-links.ts';
import { TEST_PASSWORD } from '../../testing/test-app.ts';

export const samples: Samples = {
  login: async ({ addAdmin }) => ({ body: { email: (await addAdmin('viewer')).email, password: TEST_PASSWORD } }),
  endLeftSession: () => Promise.resolve({ body: { print: '0'.repeat(64) } }),
  setFirstPassword: async ({ pool, addAdmin }) => ({
    params: { token: await openLink(pool, (await addAdmin('viewer')).id) },
    body: { password: 'a long first password' },
  }),
};

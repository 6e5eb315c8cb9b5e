import { getPrivacyContact } from '@proline/contract/privacy/privacy';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

test('the contact address is the configured one until an owner sets another', async () => {
  const app = await startTestApp();
  try {
    expect((await app.call(getPrivacyContact)).json()).toEqual({ data: { email: 'privacy@proline.test' } });
    await app.pool.query(
      `insert into settings (key, value) values ('privacy', '{"contact_email": "hello@example.com"}')`,
    );
    expect((await app.call(getPrivacyContact)).json()).toEqual({ data: { email: 'hello@example.com' } });
  } finally {
    await app.close();
  }
});

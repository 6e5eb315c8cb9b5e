import { randomBytes } from 'node:crypto';
import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { hashOfToken } from '../../platform/security/session-check.ts';

export const samples: Samples = {
  readCalendarFeed: async ({ pool }) => {
    const { id } = await addRow(pool, 'ushers', { status: 'approved' });
    const secret = randomBytes(32).toString('base64url');
    await pool.query('insert into staff_feeds (person_id, secret_hash) values ($1, $2)', [id, hashOfToken(secret)]);
    return { params: { secret } };
  },
};

import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { hashOfToken } from '../../platform/security/session-check.ts';

/** A first-password link that somebody could use now. */
export async function openLink(pool: pg.Pool, admin_id: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into first_password_tokens (admin_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')`,
    [admin_id, hashOfToken(token)],
  );
  return token;
}

import { TOTP, Secret } from 'otpauth';
import { sealSecret } from '../../features/two-factor/one-time-code.service.ts';
import { newTotpSecret } from '../../platform/security/one-time-code.ts';
import type { Ground, Sample } from './sample-ground.ts';

/** The code that an app would show now, or some periods of 30 seconds later. */
export const codeOf = (secret: string, periodsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periodsLater * 30_000 });

/** Puts somebody's second factor into this state; returns the secret. */
export async function setTwoFactor(
  { pool, dataKey }: Pick<Ground, 'pool' | 'dataKey'>,
  admin_id: string,
  state: 'begun' | 'on',
): Promise<string> {
  const secret = newTotpSecret();
  await pool.query(
    `update admins set two_factor_secret_encrypted = $2, two_factor_last_step = null,
       two_factor_on_at = case when $3 then now() end where id = $1`,
    [admin_id, sealSecret(dataKey, admin_id, secret), state === 'on'],
  );
  return secret;
}

/** Nobody to prepare: then the call is refused anyway. */
export const forCaller =
  (prepare: (ground: Ground, caller: string) => Promise<Sample>, otherwise: Sample = {}) =>
  async (ground: Ground): Promise<Sample> =>
    ground.caller === null ? otherwise : prepare(ground, ground.caller);

export const withTestPassword = async ({ pool, addAdmin }: Ground, caller: string): Promise<void> => {
  const { id } = await addAdmin('viewer');
  await pool.query('update admins set password_hash = (select password_hash from admins where id = $2) where id = $1', [
    caller,
    id,
  ]);
};

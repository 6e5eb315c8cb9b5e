import type { Kysely, Transaction } from 'kysely';
import { decryptBound, encryptBound } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { hashOfRecoveryCode, stepOfCode } from '../../platform/security/one-time-code.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { ProvedSecret } from './two-factor.queries.ts';
import { findTwoFactor, isOpenRecoveryCode, spendRecoveryCode, spendStep } from './one-time-code.queries.ts';

const placeOf = (admin_id: string): string => `admins.two_factor_secret:${admin_id}`;

export const sealSecret = (dataKey: DataKey, admin_id: string, secret: string): Buffer =>
  encryptBound(dataKey, secret, placeOf(admin_id));

/** A code that fits and is still unused: of an app, or one of those for a lost phone. */
export type OpenCode = { readonly step: number } | { readonly recovery_hash: Buffer };

/** Only looks; `spendCode` marks the code as used, in the transaction of what it is for. */
export async function findOpenCode(
  db: Kysely<Database>,
  dataKey: DataKey,
  admin_id: string,
  otp: string,
): Promise<OpenCode | undefined> {
  if (otp.includes('-')) {
    const recovery_hash = hashOfRecoveryCode(dataKey, admin_id, otp);
    return (await isOpenRecoveryCode(db, admin_id, recovery_hash)) ? { recovery_hash } : undefined;
  }
  const proved = await findProvedSecret(db, dataKey, admin_id, otp);
  return proved && { step: proved.step };
}

/** The stored secret, when this code of an app comes from it and is still unused. */
export async function findProvedSecret(
  db: Kysely<Database>,
  dataKey: DataKey,
  admin_id: string,
  otp: string,
): Promise<ProvedSecret | undefined> {
  const found = await findTwoFactor(db, admin_id);
  if (!found?.secret_encrypted) return undefined;
  const secret = decryptBound(dataKey, found.secret_encrypted, placeOf(admin_id));
  const step = stepOfCode(secret, otp, found.now_ms);
  if (step === undefined || step <= (found.last_step ?? 0)) return undefined;
  return { secret_encrypted: found.secret_encrypted, step };
}

/** False: somebody else was quicker with the very same code. */
export const spendCode = (tx: Transaction<Database>, admin_id: string, code: OpenCode): Promise<boolean> =>
  'step' in code ? spendStep(tx, admin_id, code.step) : spendRecoveryCode(tx, admin_id, code.recovery_hash);

import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODE_COUNT } from '@proline/domain/account/account-limits';
import { keyedHash } from './crypto.ts';
import type { DataKey } from './data-key.ts';

const ISSUER = 'Proline';
const PERIOD_SECONDS = 30;
/** A phone's clock may be slightly off, so the previous and the next code are accepted, too. */
const PERIODS_AROUND = 1;
const SECRET_BYTES = 20;
/** Letters and digits that nobody confuses: no i, l, o, u. 32 of them, so a byte's lower five bits choose one fairly. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_CODE_LETTERS = 10;

/** The secret in base32, as people type it into an authenticator app. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** The address in the QR code. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The period to which the code belongs; undefined when it belongs to none near this moment. */
export const stepOfCode = (secret: string, otp: string, now_ms: number): number | undefined => {
  const distance = totpOf(secret, '').validate({ token: otp, timestamp: now_ms, window: PERIODS_AROUND });
  return distance === null ? undefined : Math.floor(now_ms / 1_000 / PERIOD_SECONDS) + distance;
};

const newRecoveryCode = (): string => {
  const letters = [...randomBytes(RECOVERY_CODE_LETTERS)]
    .map((byte) => ALPHABET[byte % ALPHABET.length] ?? '')
    .join('');
  return `${letters.slice(0, RECOVERY_CODE_LETTERS / 2)}-${letters.slice(RECOVERY_CODE_LETTERS / 2)}`;
};

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode);

/** A keyed hash of 50 random bits: a stolen table reveals no code. */
export const hashOfRecoveryCode = (dataKey: DataKey, admin_id: string, code: string): Buffer =>
  keyedHash(dataKey, 'recovery code', `${admin_id}:${code}`);

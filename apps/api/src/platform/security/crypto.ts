import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import type { DataKey } from './data-key.ts';

/**
 * Layout of an encrypted value: version (1 byte) · key id (8) · initialisation vector (12) · ciphertext · tag (16).
 * AES-256-GCM. Version, key id and the place the value belongs to are authenticated with it, so a value that was
 * copied to another row or column, or changed by a bit, is refused.
 */
const VERSION = 1;
const KEY_ID_BYTES = 8;
const IV_BYTES = 12;
const IVS_AT_ONCE = 256;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + KEY_ID_BYTES;

export class DecryptionError extends Error {
  override name = 'DecryptionError';
}

/** `boundTo` names column and row, as in `bank_accounts.iban:0197…`; the same is needed to read the value again. */
export function encryptBound(dataKey: DataKey, plaintext: string, boundTo: string): Buffer {
  const header = headerOf(dataKey);
  const iv = freshIv();
  const cipher = createCipheriv('aes-256-gcm', subkey(dataKey, 'encryption'), iv);
  cipher.setAAD(Buffer.concat([header, Buffer.from(boundTo)]));
  return Buffer.concat([header, iv, cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

export function decryptBound(dataKey: DataKey, encrypted: Buffer, boundTo: string): string {
  if (encrypted.length < HEADER_BYTES + IV_BYTES + TAG_BYTES) throw new DecryptionError('The value is too short.');
  const header = encrypted.subarray(0, HEADER_BYTES);
  if (!header.equals(headerOf(dataKey))) throw new DecryptionError('The value was encrypted with another key.');
  const iv = encrypted.subarray(HEADER_BYTES, HEADER_BYTES + IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', subkey(dataKey, 'encryption'), iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.concat([header, Buffer.from(boundTo)]));
  decipher.setAuthTag(encrypted.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(encrypted.subarray(HEADER_BYTES + IV_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    throw new DecryptionError('The value was changed, or belongs elsewhere.');
  }
}

/** Finds equal values without storing or comparing the values themselves; of no use without the key. */
export const keyedHash = (dataKey: DataKey, purpose: string, value: string | Buffer): Buffer =>
  createHmac('sha256', subkey(dataKey, `hash ${purpose}`))
    .update(value)
    .digest();

/** Randomness is fetched for many at a time, which is several times faster; each part is given out once. */
let spareIvs: Buffer = Buffer.alloc(0);

function freshIv(): Buffer {
  if (spareIvs.length < IV_BYTES) spareIvs = randomBytes(IV_BYTES * IVS_AT_ONCE);
  const iv = spareIvs.subarray(0, IV_BYTES);
  spareIvs = spareIvs.subarray(IV_BYTES);
  return iv;
}

function headerOf({ id }: DataKey): Buffer {
  const keyId = Buffer.from(id, 'hex');
  if (keyId.length !== KEY_ID_BYTES) throw new DecryptionError('The id of the data key is not 16 hexadecimal digits.');
  return Buffer.concat([Buffer.of(VERSION), keyId]);
}

/** Derived once per key and purpose: no two purposes share a key, and a prepared key object is several times faster. */
const subkeys = new WeakMap<DataKey, Map<string, KeyObject>>();

function subkey(dataKey: DataKey, purpose: string): KeyObject {
  const known = subkeys.get(dataKey) ?? new Map<string, KeyObject>();
  subkeys.set(dataKey, known);
  const made = known.get(purpose) ?? derive(dataKey, purpose);
  known.set(purpose, made);
  return made;
}

const derive = (dataKey: DataKey, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', dataKey.key, '', `proline ${purpose}`, 32)));

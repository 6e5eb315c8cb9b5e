import { createECDH, createPrivateKey, hkdfSync, sign, type KeyObject } from 'node:crypto';
import type { DataKey } from './data-key.ts';

// Signatures that devices check by themselves, holding nothing but the public half. ECDSA over P-256 with SHA-256, because every
// browser has it.

const CURVE = 'prime256v1';
/** The number of points on the curve. */
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
const COORDINATE_BYTES = 32;
/** More than a coordinate has, so that no private key is likelier than another. */
const SEED_BYTES = 48;

export type SigningKey = {
  /** the two numbers one after the other, as browsers take them */
  readonly sign: (bytes: Uint8Array) => Buffer;
  /** base64url */
  readonly publicKey: { readonly x: string; readonly y: string };
};

/** It follows from the data key, so every process signs alike and nothing is stored. One for each purpose. */
export function signingKey(dataKey: DataKey, purpose: string): SigningKey {
  const known = keys.get(dataKey) ?? new Map<string, SigningKey>();
  keys.set(dataKey, known);
  const key = known.get(purpose) ?? derive(dataKey, purpose);
  known.set(purpose, key);
  return key;
}

const keys = new WeakMap<DataKey, Map<string, SigningKey>>();

function derive(dataKey: DataKey, purpose: string): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', dataKey.key, '', `proline signing ${purpose}`, SEED_BYTES));
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(2 * COORDINATE_BYTES, '0'), 'hex');
  const curve = createECDH(CURVE);
  curve.setPrivateKey(d);
  // the first byte says that both coordinates follow
  const point = curve.getPublicKey().subarray(1);
  const publicKey = {
    x: point.subarray(0, COORDINATE_BYTES).toString('base64url'),
    y: point.subarray(COORDINATE_BYTES).toString('base64url'),
  };
  const jwk = { kty: 'EC', crv: 'P-256', d: d.toString('base64url'), ...publicKey };
  const key: KeyObject = createPrivateKey({ key: jwk, format: 'jwk' });
  return { sign: (bytes) => sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }), publicKey };
}

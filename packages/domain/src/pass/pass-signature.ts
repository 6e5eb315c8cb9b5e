import type { ReadPass } from './pass-format.ts';

/** A point on the curve P-256, each coordinate as base64url. Whoever has it can check passes and make none. */
export type PassPublicKey = { readonly x: string; readonly y: string };

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

type CheckingKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Browsers have `crypto.subtle` only on https and localhost. */
export const importPassKey = ({ x, y }: PassPublicKey): Promise<CheckingKey> =>
  crypto.subtle.importKey('jwk', { kty: 'EC', crv: KEY.namedCurve, x, y }, KEY, false, ['verify']);

/** Whether the organization has made this pass, and nobody has changed a bit of it. */
export const isGenuine = (key: CheckingKey, { signed, signature }: ReadPass): Promise<boolean> =>
  crypto.subtle.verify(SIGNING, key, signature, signed);

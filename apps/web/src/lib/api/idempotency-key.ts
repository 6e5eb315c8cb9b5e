const KEY_BYTES = 16;

/** A key that nobody else has. Not randomUUID: browsers offer that only on https and localhost. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

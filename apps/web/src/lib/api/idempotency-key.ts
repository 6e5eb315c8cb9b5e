const KEY_BYTES = 16;

/** Returns a random key that nobody else has. Browsers offer `randomUUID` only on https and localhost. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

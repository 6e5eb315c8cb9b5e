const UUID_BYTES = 16;

/** Made here, so that the same mark sent twice counts once. Browsers offer `randomUUID` only on https and localhost. */
export const newMarkId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(UUID_BYTES));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
};

import { SESSION_RESTORE_TIMEOUT_MS } from '../screen/spec-constants.ts';

/**
 * Returns what the storage answers in time; null if it fails or is slower than the limit, and the app continues without
 * it.
 */
export const restoreWithin = async <T>(
  read: () => Promise<T | null>,
  limitMs: number = SESSION_RESTORE_TIMEOUT_MS,
): Promise<T | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  try {
    return await Promise.race([read().catch(() => null), limit]);
  } finally {
    clearTimeout(timer);
  }
};

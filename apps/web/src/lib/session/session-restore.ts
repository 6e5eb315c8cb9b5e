import { SESSION_RESTORE_TIMEOUT_MS } from '../screen/spec-constants.ts';

/** What a storage answers in time; nothing when it is slower than the limit or fails: the app goes on without. */
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

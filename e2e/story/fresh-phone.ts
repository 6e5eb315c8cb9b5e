/** Playwright counts its workers, also those that replace another. */
const worker = String(Number(process.env['TEST_WORKER_INDEX']) % 1_000).padStart(3, '0');
let taken = 0;

/** A local number that nobody has: the demo has none that begins so, and each worker has its own. */
export const freshPhone = (): string => {
  taken += 1;
  return `0569${worker}${String(taken).padStart(3, '0')}`;
};

/** What a hundred numbers of this worker begin with, for a story that leaves none of them behind. */
export const phoneBlock = `9665901${worker}`;

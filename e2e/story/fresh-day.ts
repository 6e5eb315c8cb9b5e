const DAY_MS = 86_400_000;
/** After everything that the demo plans. */
const FIRST_DAY = 200;
const DAYS_PER_WORKER = 150;
const WORKERS = 25;

/** Playwright counts its workers, also those that replace another. */
const worker = Number(process.env['TEST_WORKER_INDEX']) % WORKERS;
let taken = 0;

/** A day that no other story has: leaders are free then. */
export const freshDay = (): string => {
  const first = FIRST_DAY + worker * DAYS_PER_WORKER + (taken % DAYS_PER_WORKER);
  taken += 1;
  return new Date(Date.now() + first * DAY_MS).toISOString().slice(0, 10);
};

import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** At most so often; a change is heard elsewhere this much later at worst. */
const PAUSE_MS = 20;

/**
 * Tells all processes that something was committed. After the commit and not in it: PostgreSQL lets transactions that
 * notify commit only one after the other, so every write would wait for every other one.
 */
export function createAnnouncer(pool: pg.Pool, process_id: string) {
  let wanted = false;
  let sending = false;
  return (): void => {
    wanted = true;
    if (sending) return;
    sending = true;
    void (async () => {
      while (wanted) {
        wanted = false;
        // a lost one is made good by the next, or by the others' own looking
        await pool
          .query({ name: 'announce', text: `select pg_notify('changes', $1)`, values: [process_id] })
          .catch(() => undefined);
        await wait(PAUSE_MS, undefined, { ref: false });
      }
      sending = false;
    })();
  };
}

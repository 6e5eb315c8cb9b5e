import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** The shortest time between two notifications, so a change reaches other processes at most this much later. */
const PAUSE_MS = 20;

/**
 * Notifies all processes of a commit. It runs after the commit and not in it: PostgreSQL commits transactions that
 * notify one after the other, so every write would wait for every other one.
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
        // a lost notification does no harm: the next one, or polling, makes up for it
        await pool
          .query({ name: 'announce', text: `select pg_notify('changes', $1)`, values: [process_id] })
          .catch(() => undefined);
        await wait(PAUSE_MS, undefined, { ref: false });
      }
      sending = false;
    })();
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../platform/postgres/startup-error.ts';

const PATIENCE_MS = 3_000;
const POLL_MS = 100;

/** Tries for a while: the previous run may have been killed a moment ago and still hold the folder or the port. */
export async function withPatience<T>(attempt: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StartupError) || Date.now() > deadline) throw error;
    }
    await sleep(POLL_MS);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../platform/postgres/startup-error.ts';

const RETRY_MS = 500;
/** How long a start waits for a database that is starting, too, as in a set of containers. */
const PATIENCE_MS = 15_000;
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', '57P03']);

/** Connects for the preparations of a start, which may take longer than any request. */
export async function connectForStart(connection: pg.ClientConfig, onWait: () => void): Promise<pg.Client> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let told = false; ; told = true) {
    const client = new pg.Client({ ...connection, application_name: 'proline start' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!NOT_YET.has(codeOf(error)) || Date.now() > deadline) throw explain(error);
    }
    if (!told) onWait();
    await sleep(RETRY_MS);
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The driver's own message may quote DATABASE_URL with its password, so it is not printed. */
const explain = (error: unknown) =>
  new StartupError(
    `The database of DATABASE_URL does not let us in (${codeOf(error) || 'no answer'}): ${reason(error)}`,
  );

const reason = (error: unknown) =>
  codeOf(error).length === 5 && error instanceof Error ? error.message : 'is it running, and is the address right?';

import type pg from 'pg';
import type { Config } from '../config.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { StartupError } from '../platform/postgres/startup-error.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { connectForStart } from './database-connection.ts';

/** What a person may have done wrong is told in one line, without a stack. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  }
}

type OpenDatabase = { readonly connection: pg.ClientConfig; readonly close: () => Promise<void> | void };
type Opening = {
  /** the database of a program that runs on the same folder will do */
  readonly besideProgram?: true;
};

/** Does the work on the configured database: another server's, or the embedded one, which is started for it. */
export async function withDatabase<T>(
  config: Config,
  opening: Opening,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { connection, close } = await openDatabase(config, opening);
  try {
    const client = await connectForStart(connection, () => console.log('Waiting for the database …'));
    return await work(client).finally(() => client.end());
  } finally {
    await close();
  }
}

async function openDatabase({ databaseUrl, dataDir }: Config, { besideProgram }: Opening): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return { connection: { connectionString: databaseUrl }, close: () => undefined };
  let unlock: () => void;
  try {
    unlock = lockDataDir(dataDir);
  } catch (error) {
    const running = besideProgram ? findRunningPostgres(dataDir) : null;
    if (!running) throw error;
    return { connection: running, close: () => undefined };
  }
  const embedded = await startEmbeddedPostgres({ baseDir: dataDir, onEvent: (text) => console.log(text) });
  return {
    connection: embedded.connection,
    async close() {
      await embedded.stop();
      unlock();
    },
  };
}

import fs from 'node:fs';
import type net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { loadDataKey, type DataKey } from '../platform/security/data-key.ts';
import { connectForStart } from './database-connection.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { inviteFirstOwner, type FirstOwner } from './first-owner.ts';
import { createPool } from '../platform/postgres/pool.ts';
import { storageOf } from '../platform/storage/configured-storage.ts';
import { addressOf } from './own-address.ts';
import { withPatience } from './patience.ts';
import { explainListenError, refuseTakenPort } from './port.ts';
import { warningsOf } from './warnings.ts';
import { hasDemoData, prepareDatabase } from './prepare-database.ts';

/** Connections beyond the pool: for the start itself, LISTEN and tools such as psql. */
const SPARE_CONNECTIONS = 40;
/** Long enough for a balancer to notice, and for a client that is at work to ask once more. */
const DRAIN = { noticeMs: 500, idleMs: 2_000 };
const WEB_DIR = path.join(import.meta.dirname, '../../../web/dist');

export interface Program {
  readonly url: string;
  readonly hasDemo: boolean;
  readonly firstOwner: FirstOwner;
  /** what may be wrong with the settings, in words */
  readonly warnings: readonly string[];
  /** where the data is: a folder, or the server of DATABASE_URL */
  readonly dataPlace: string;
}

/** Closes what was opened, in reverse order. A stop during the start is allowed. */
export class Closers {
  readonly #open: (() => Promise<void> | void)[] = [];
  add(close: () => Promise<void> | void): void {
    this.#open.push(close);
  }
  async closeAll(): Promise<void> {
    for (let close = this.#open.pop(); close; close = this.#open.pop()) await close();
  }
}

/** Everything `npm start` does, once the configuration is known. */
export async function startProgram(
  config: Config,
  closers: Closers,
  onProgress: (text: string) => void,
): Promise<Program> {
  await withPatience(() => refuseTakenPort(config.port, config.host));
  const { connection, dataPlace } = await openDatabase(config, closers, onProgress);
  const dataKey = loadDataKey(config);

  const client = await connectForStart(connection, () => onProgress('Waiting for the database …'));
  try {
    await prepareDatabase(client, { dataKey, demo: config.demo, storage: storageOf(config), onProgress });
    const port = await serve(config, connection, dataKey, closers);
    const firstOwner = await inviteFirstOwner(client, config.ownerEmail);
    const hasDemo = await hasDemoData(client);
    return { url: addressOf(config, port), hasDemo, firstOwner, dataPlace, warnings: warningsOf(config, hasDemo) };
  } finally {
    await client.end();
  }
}

async function serve(config: Config, connection: pg.ClientConfig, dataKey: DataKey, closers: Closers): Promise<number> {
  const pool = createPool(connection, config);
  closers.add(() => pool.end());
  const app = await createApp({
    config,
    pool,
    dataKey,
    ...(fs.existsSync(WEB_DIR) && { webDir: WEB_DIR }),
  });
  closers.add(async () => {
    await app.drain(DRAIN);
    await app.close();
  });
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw explainListenError(error, config.port, config.host);
  });
  return boundPort(app.server.address()) ?? config.port;
}

async function openDatabase(
  config: Config,
  closers: Closers,
  onProgress: (text: string) => void,
): Promise<{ connection: pg.ClientConfig; dataPlace: string }> {
  if (config.databaseUrl !== undefined) {
    const connection = { connectionString: config.databaseUrl };
    const { host, database } = new pg.Client(connection);
    return { connection, dataPlace: `PostgreSQL, database ${database ?? 'postgres'} on ${host}` };
  }
  closers.add(await withPatience(() => lockDataDir(config.dataDir)));
  const database = await startEmbeddedPostgres({
    baseDir: config.dataDir,
    settings: { max_connections: String(config.poolSize + SPARE_CONNECTIONS) },
    onEvent: onProgress,
  });
  closers.add(() => database.stop());
  return { connection: database.connection, dataPlace: path.dirname(database.dataDir) };
}

const boundPort = (address: string | net.AddressInfo | null) =>
  typeof address === 'object' ? address?.port : undefined;

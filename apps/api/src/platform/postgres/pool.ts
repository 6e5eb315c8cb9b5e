import pg from 'pg';
import type { Config } from '../../config.ts';
import { COLUMN_TYPES } from './database.ts';

/** How long the server may take to answer before the connection counts as dead. */
const KEEP_ALIVE_DELAY_MS = 10_000;
const SILENCE_MS = 1_000;

export function createPool(
  connection: pg.ClientConfig,
  config: Pick<Config, 'poolSize' | 'poolWaitMs' | 'statementTimeoutMs'>,
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: config.poolSize,
    connectionTimeoutMillis: config.poolWaitMs,
    statement_timeout: config.statementTimeoutMs,
    // the server ends a slow statement itself; this is for a server that has gone silent
    query_timeout: config.statementTimeoutMs + SILENCE_MS,
    idle_in_transaction_session_timeout: config.statementTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    application_name: 'proline',
    types: COLUMN_TYPES,
  });
  // A broken connection is replaced at its next use, and the query that used it gets its own error. Without these
  // listeners, one for idle connections and one for those in use, the process would exit.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

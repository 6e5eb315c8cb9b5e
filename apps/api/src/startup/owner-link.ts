import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { loadConfig, type Config } from '../config.ts';
import { makeOwnerLink } from '../features/auth/owner-link.service.ts';
import { passwordPath } from '../features/auth/password-link.service.ts';
import type { Database } from '../platform/postgres/schema.gen.ts';
import { StartupError } from '../platform/postgres/startup-error.ts';
import { loadDataKey } from '../platform/security/data-key.ts';
import { runCommand, withDatabase } from './command.ts';
import { addressOf } from './own-address.ts';

const USAGE = `npm run owner-link -- <email> [--reset-two-factor]: prints a password link for an active owner
  --reset-two-factor   also turns off two-factor sign-in, for an owner who has lost phone and recovery codes`;
const NO_SUCH_TABLE = '42P01';

await runCommand(async () => {
  const wanted = readArguments(process.argv.slice(2));
  const config = loadConfig(process.env, process.cwd());
  if (config.databaseUrl === undefined && !fs.existsSync(config.dataDir))
    throw new StartupError(`There is no data in ${config.dataDir}. Set DATA_DIR.`);
  console.log(await withDatabase(config, { besideProgram: true }, (client) => printedLink(client, config, wanted)));
});

type Wanted = { readonly email: string; readonly resetTwoFactor: boolean };

function readArguments(args: readonly string[]): Wanted {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'reset-two-factor': { type: 'boolean' } },
    });
    const [email, ...rest] = positionals;
    if (email === undefined || rest.length > 0) throw new Error('Name one email address.');
    return { email: email.trim().toLowerCase(), resetTwoFactor: values['reset-two-factor'] ?? false };
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

async function printedLink(client: pg.Client, config: Config, wanted: Wanted): Promise<string> {
  try {
    const made = await onConnection(client)
      .transaction()
      .execute((tx) => makeOwnerLink(tx, loadDataKey(config), wanted));
    if (!made) throw new StartupError(`No active owner has the address ${wanted.email}.`);
    return [
      `Password link for ${wanted.email}. It works once, until ${made.expires_at}:`,
      `${addressOf(config, config.port)}${passwordPath(made.token)}`,
      ...(made.two_factor_reset ? ['Two-factor sign-in is off for this account.'] : []),
    ].join('\n');
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NO_SUCH_TABLE)
      throw new StartupError('The database is empty: start the program first.');
    throw error;
  }
}

/** One connection where usually a pool is; whoever opened it ends it. */
function onConnection(client: pg.Client): Kysely<Database> {
  const connect = async () => Object.assign(client, { release: () => undefined });
  return new Kysely({
    dialect: new PostgresDialect({ pool: { connect, end: async () => undefined, options: {} } }),
  });
}

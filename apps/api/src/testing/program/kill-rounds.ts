import path from 'node:path';
import pg from 'pg';
import { chooseAccount } from '../../platform/postgres/postgres-account.ts';
import { serverProcesses } from '../../platform/postgres/postgres-orphans.ts';
import { runProgram, temporaryFolder, type RunningProgram } from './running-program.ts';

const WRITERS = 4;

/** What is killed without warning in the middle of writes. */
export const VICTIMS = ['node', 'database', 'everything'] as const;
export type Victim = (typeof VICTIMS)[number];

export interface KillRound {
  readonly victim: Victim;
  readonly acknowledged: number;
  readonly lost: number;
}

export interface KillOptions {
  readonly rounds: number;
  readonly writesPerRound: number;
  /** Which victim each round has; all in turn unless told otherwise. */
  readonly victims?: readonly Victim[];
  /** Changes the database before the first write: this is how a broken control is made. */
  readonly sabotage?: (client: pg.Client) => Promise<void>;
}

/**
 * Writes through HTTP from several clients, kills in the middle, starts again, and counts the writes that had been
 * acknowledged and are gone.
 */
export async function runKillRounds(options: KillOptions): Promise<KillRound[]> {
  const folder = temporaryFolder();
  const dataDir = path.join(folder.path, 'data');
  const env = { DATA_DIR: dataDir, DEMO: '0', TRUST_PROXY: '1' };
  const victims = options.victims ?? VICTIMS;
  const results: KillRound[] = [];
  let program = await runProgram(folder.path, env);
  try {
    const sabotage = options.sabotage;
    if (sabotage) await withDatabase(dataDir, sabotage);
    for (let round = 0; round < options.rounds; round += 1) {
      const victim = victims[round % victims.length] ?? 'node';
      // the public form has an hourly limit for the whole product, which is not what is tested here
      await withDatabase(dataDir, (client) => client.query('delete from throttles'));
      const acknowledged = await writeUntilKilled(program, `round${round}`, options.writesPerRound, () =>
        kill(victim, program, dataDir),
      );
      if (victim === 'database') await databaseAnswers(program);
      else program = await runProgram(folder.path, env);
      const lost = await withDatabase(dataDir, (client) => missing(client, acknowledged));
      results.push({ victim, acknowledged: acknowledged.length, lost });
    }
    return results;
  } finally {
    await program.stop();
    folder.remove();
  }
}

async function writeUntilKilled(program: RunningProgram, name: string, writes: number, strike: () => Promise<void>) {
  const acknowledged: string[] = [];
  let struck: Promise<void> | undefined;
  let next = 0;
  async function writeOn(): Promise<void> {
    while (!struck) {
      next += 1;
      const email = `${name}.${next}@example.test`;
      if (!(await write(program.url, email, next))) continue;
      acknowledged.push(email);
      if (acknowledged.length >= writes) struck ??= strike();
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writeOn));
  await struck;
  return acknowledged;
}

/** Each write comes from an address of its own: the public form limits what one address may send. */
async function write(url: string, email: string, number: number): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/account-deletion-requests`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify({ email, message: '' }),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function kill(victim: Victim, program: RunningProgram, dataDir: string): Promise<void> {
  const ended = new Promise((resolve) => program.process.once('exit', resolve));
  const database = victim === 'node' ? [] : serverProcesses(path.join(dataDir, 'postgres'));
  if (victim !== 'database') program.process.kill('SIGKILL');
  // all at once, as when the machine takes them away: the main process must not get to save anything
  for (const pid of database) killIfAlive(pid);
  if (victim !== 'database') await ended;
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it went with its parent
  }
}

/** The program starts the database again by itself; readiness tells when. */
async function databaseAnswers(program: RunningProgram): Promise<void> {
  for (;;) {
    const response = await fetch(`${program.url}/readyz`);
    await response.arrayBuffer();
    if (response.ok) return;
  }
}

async function missing(client: pg.Client, emails: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ lost: number }>(
    'select count(*)::int as lost from unnest($1::text[]) as e (email) where not exists (select from deletion_requests d where d.email = e.email)',
    [emails],
  );
  return rows[0]?.lost ?? emails.length;
}

async function withDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host: chooseAccount(dataDir).socketDir, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

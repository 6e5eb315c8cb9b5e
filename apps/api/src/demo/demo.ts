import type pg from 'pg';
import { loadConfig, type Config } from '../config.ts';
import { loadDataKey } from '../platform/security/data-key.ts';
import { storageOf } from '../platform/storage/configured-storage.ts';
import { runCommand, withDatabase } from '../startup/command.ts';
import { hasDemoData, prepareDatabase } from '../startup/prepare-database.ts';
import { StartupError } from '../platform/postgres/startup-error.ts';
import { DEMO_USAGE, readDemoArguments, type DemoArguments } from './engine/demo-arguments.ts';
import { fillDemo, sumFilledDays } from './fill-demo.ts';
import { DEMO_ADMINS, DEMO_PASSWORD } from './people/office.ts';
import { progressBar } from './engine/progress-bar.ts';
import { emptyDatabase } from './engine/reset.ts';

const started = performance.now();
const seconds = () => (performance.now() - started) / 1000;

await runCommand(async () => {
  const wanted = readDemoArguments(process.argv.slice(2));
  if (wanted) await run(wanted);
  else console.log(DEMO_USAGE);
});

async function run(wanted: DemoArguments): Promise<void> {
  const environment = { ...process.env, ...(wanted.databaseUrl && { DATABASE_URL: wanted.databaseUrl }) };
  const config = loadConfig(environment, process.cwd());
  await withDatabase(config, {}, (client) => fill(client, config, wanted));
}

/** Fills the database in one transaction: an interrupted fill changes nothing. */
async function fill(client: pg.Client, config: Config, { size, seed, reset }: DemoArguments): Promise<void> {
  const dataKey = loadDataKey(config);
  await prepareDatabase(client, { dataKey, demo: false, onProgress: (text) => console.log(text) });
  await client.query('begin');
  try {
    // the lock keeps others from adding rows between the check and the fill
    await client.query('lock table admins, persons, events in exclusive mode');
    if (!(await isEmpty(client))) await makeRoom(client, reset);
    const { rows } = await client.query<{ now: Date }>('select now()');
    const onProgress = progressBar(process.stdout, seconds);
    await fillDemo(client, {
      seed,
      today: rows[0]?.now ?? new Date(),
      size,
      dataKey,
      storage: storageOf(config),
      onProgress,
    });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  await sumFilledDays(client);
  await report(client);
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (select from admins) and not exists (select from ushers) and not exists (select from events) as empty`,
  );
  return rows[0]?.empty ?? false;
}

/** Removes demo data only, and only when asked to. */
async function makeRoom(client: pg.Client, reset: boolean): Promise<void> {
  if (!(await hasDemoData(client))) {
    throw new StartupError('The database holds records that are no demo data; nothing was changed. Give an empty one.');
  }
  if (!reset) throw new StartupError('The database already holds demo data; --reset replaces it. Nothing was changed.');
  await emptyDatabase(client);
}

async function report(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ ushers: string; events: string; assignments: string; transfers: string }>(
    `select (select count(*) from ushers) as ushers, (select count(*) from events) as events,
       (select count(*) from assignments) as assignments, (select count(*) from transfers) as transfers`,
  );
  const counts = Object.entries(rows[0] ?? {}).map(([name, count]) => `${Number(count).toLocaleString('en')} ${name}`);
  console.log(`\nFilled in ${seconds().toFixed(1)} s: ${counts.join(', ')}.`);
  console.log(`Sign in as ${DEMO_ADMINS.owner.email} with ${DEMO_PASSWORD}.`);
}

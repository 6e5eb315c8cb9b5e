import type pg from 'pg';
import type { DataKey } from '../platform/security/data-key.ts';
import { migrate } from '../platform/postgres/migrate.ts';
import { StartupError } from '../platform/postgres/startup-error.ts';
import type { Storage } from '../platform/storage/storage.ts';

const DEMO_SEED = 1;
/** The advisory lock of this step; no other lock of this product uses the number. */
const PREPARE_LOCK = 7_165_546_302;

interface Preparation {
  readonly dataKey: DataKey;
  readonly demo: boolean;
  /** where the covers of demo events are stored */
  readonly storage?: Storage;
  readonly onProgress: (text: string) => void;
}

/** Migrates, checks the data key, and fills an empty database with demo data if that is wanted. */
export async function prepareDatabase(client: pg.ClientBase, preparation: Preparation): Promise<void> {
  const { dataKey, demo, onProgress } = preparation;
  await migrate(client, { onApplied: (name) => onProgress(`Migrated: ${name.replace('.sql', '')}`) });
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [PREPARE_LOCK]);
    await rememberKey(client, dataKey);
    if (demo && (await isEmpty(client))) await fillWithDemo(client, preparation);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Records which data key the database belongs to: with another one no encrypted value could be read. */
async function rememberKey(client: pg.ClientBase, dataKey: DataKey): Promise<void> {
  await client.query(
    `insert into settings (key, value) values ('system.data_key_id', to_jsonb($1::text)) on conflict (key) do nothing`,
    [dataKey.id],
  );
  const { rows } = await client.query<{ id: string }>(
    `select value #>> '{}' as id from settings where key = 'system.data_key_id'`,
  );
  if (rows[0]?.id === dataKey.id) return;
  throw new StartupError(
    `The database was set up with another encryption key (${rows[0]?.id ?? 'none'}, not ${dataKey.id}): give every process the same DATA_KEY.`,
  );
}

async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>('select not exists (select from admins) as empty');
  return rows[0]?.empty ?? false;
}

async function fillWithDemo(client: pg.ClientBase, { dataKey, storage, onProgress }: Preparation): Promise<void> {
  // loaded late: only an empty database needs these thousands of names and texts
  const { fillDemo } = await import('../demo/fill-demo.ts');
  const { rows } = await client.query<{ now: Date }>('select now()');
  const steps = new Set<string>();
  await fillDemo(client, {
    seed: DEMO_SEED,
    today: rows[0]?.now ?? new Date(),
    dataKey,
    ...(storage && { storage }),
    onProgress(_done, _total, label) {
      if (!steps.has(label)) onProgress(`Demo data: ${label}`);
      steps.add(label);
    },
  });
}

export async function hasDemoData(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(`select from settings where key = 'system.demo_seed'`);
  return rowCount === 1;
}

import { Readable } from 'node:stream';
import { toDataKey } from '../../platform/security/data-key.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { TestDatabase } from '../test-database.ts';
import { fillDemo } from '../../demo/fill-demo.ts';
import { DEMO_RULES } from '../../demo/engine/demo-rules.ts';
import { EVENTS_SHOWN } from '../../demo/engine/events-shown.ts';
import { PEOPLE_SHOWN } from '../../demo/engine/people-shown.ts';
import type { DemoSize } from '../../demo/engine/size.ts';

export const FILL_TIMEOUT_MS = 120_000;
export const SMALL: DemoSize = { ushers: 420, events: 46, assignments: 3_000, transfers: 1_100 };
/** As many people with less work, which is filled faster. */
export const QUICK: DemoSize = { ...SMALL, assignments: 1_000, transfers: 400 };
export const dataKey = toDataKey(Buffer.alloc(32, 5));

/** Keeps files for as long as a test lasts. */
export const keeping = (kept = new Map<string, Buffer>()): Storage => ({
  put: async (key, bytes) => void kept.set(key, bytes),
  get: async (key) => (kept.has(key) ? Readable.from([kept.get(key)]) : null),
  remove: async (key) => void kept.delete(key),
  async *list() {
    for (const key of kept.keys()) yield { key, changed_at: new Date(0) };
  },
});

/** Fills it as a start does, but at the given moment. */
export async function fill(
  database: TestDatabase,
  seed: number,
  today: string,
  size: DemoSize,
  storage = keeping(),
): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await fillDemo(client, { seed, today: new Date(today), size, dataKey, storage });
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** What nobody would find on a screen of people or of events. */
export async function unshown(database: TestDatabase, today: string): Promise<string[]> {
  const lacking: string[] = [];
  for (const [what, found] of Object.entries({ ...PEOPLE_SHOWN, ...EVENTS_SHOWN })) {
    const { rows } = await database.pool.query<{ shown: boolean }>(
      `with clock as materialized (select $1::timestamptz as now, ($1::timestamptz at time zone 'Asia/Riyadh')::date as today)
       select exists (select ${found}) as shown`,
      [today],
    );
    if (rows[0]?.shown !== true) lacking.push(what);
  }
  return lacking;
}

/** Broken rules with the number of rows that break them. */
export async function brokenRules(database: TestDatabase, today: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, offenders] of Object.entries(DEMO_RULES)) {
    const { rows } = await database.pool.query<{ n: string }>(
      `with clock as materialized (select $1::timestamptz as now) select count(*) as n ${offenders}`,
      [today],
    );
    if (Number(rows[0]?.n) !== 0) broken.push(`${rule}: ${rows[0]?.n} rows`);
  }
  return broken;
}

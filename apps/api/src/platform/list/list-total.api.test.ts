import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { listTotal } from './list-total.ts';
import { SqlValues } from './sql-values.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

type Row = { readonly '#total': number; readonly '#held': string };

test('a total is counted again as soon as anything was written, and not before', async () => {
  const client = await app.pool.connect();
  const read = async (count: string, condition = 'true'): Promise<number> => {
    const values = new SqlValues();
    const total = listTotal(app.pool, { count, from: 'ushers', conditions: [condition], values });
    const { rows } = await client.query<Row>({ text: `select ${total.columns}`, values: total.renewed(values.list) });
    total.remember(rows[0]);
    return Number(rows[0]?.['#total']);
  };
  try {
    // others write meanwhile, but this transaction goes on seeing what it saw first
    await client.query('begin isolation level repeatable read');
    expect(await read('select 5')).toBe(5);
    expect(await read('select 7')).toBe(5);
    // other conditions, and what depends on the moment
    expect(await read('select 7', 'false')).toBe(7);
    expect(await read('select 5', 'starts_at > now()')).toBe(5);
    expect(await read('select 7', 'starts_at > now()')).toBe(7);
    await client.query('commit');
    await client.query(`insert into settings (key, value) values ('hiring', '{}') on conflict do nothing`);
    expect(await read('select 9')).toBe(9);
  } finally {
    client.release();
  }
});

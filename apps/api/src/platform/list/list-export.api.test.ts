import { once } from 'node:events';
import http from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { usherSource } from '../../features/usher/usher.queries.ts';
import { PATIENCE } from '../../testing/program/patience.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { streamExport } from './list-export.ts';
import type { AnySource } from './list-source.ts';

const ROWS = 20_000;
/** Long enough that the rows do not fit into the buffers between database, server, network and reader. */
const NAME = 'ن'.repeat(80);
/** The pool's own limit is a second more. */
const STATEMENT_TIMEOUT_MS = 500;
const SLOW_READER_MS = 2_000;

let app: TestApp;
const source = usherSource as unknown as AnySource;
const reader = { permission_set: 'owner', language: 'en' } as const;

beforeAll(async () => {
  app = await startTestApp({ config: { statementTimeoutMs: STATEMENT_TIMEOUT_MS } });
  await app.pool.query(
    `insert into ushers (name_en, name_ar, phone, birth_date, gender, nationality, city, photo)
     select $1, $1, '+9665' || lpad(n::text, 8, '0'), '1998-05-01', 'female', 'SA', 'Riyadh', '/photos/a.webp'
     from generate_series(1, $2::int) n`,
    [NAME, ROWS],
  );
});
afterAll(() => app.close());

const inUse = () => app.appPool.totalCount - app.appPool.idleCount;

type Patience = Omit<Parameters<typeof streamExport>[4], 'dataKey'>;
async function bodyOf(admin_id: string, patience: Patience = { stalledMs: 30_000 }): Promise<Readable> {
  const { appPool, dataKey } = app;
  const around = { dataKey, ...patience };
  const { body } = await streamExport(appPool, source, { format: 'csv' }, { ...reader, admin_id }, around);
  if (!(body instanceof Readable)) throw new Error('An export is a stream.');
  return body;
}

test('a reader that is slower than any statement may be gets the whole file', async () => {
  const body = await bodyOf('slow');
  let text = '';
  let paused = false;
  for await (const piece of body) {
    text += String(piece);
    if (!paused) await pause(SLOW_READER_MS);
    paused = true;
  }
  expect(text.trim().split('\n')).toHaveLength(ROWS + 1);
});

test('a reader that takes nothing is ended, visibly, and its place is free again', async () => {
  const body = await bodyOf('absent', { stalledMs: 50, wholeMs: 60_000 });
  body.read(1);
  const [error] = (await once(body, 'error')) as [Error];
  expect(error.message).toBe('The export was ended: its reader took nothing for too long.');
  await vi.waitFor(() => expect(inUse()).toBe(0), PATIENCE);
});

test('over HTTP its connection breaks off in the middle of the file, and the log says why', async () => {
  const impatient = await startTestApp({ database: app.database, config: { exportStallMs: 200 } });
  const { token } = await impatient.signIn('owner');
  const url = `${await impatient.app.listen({ port: 0, host: '127.0.0.1' })}/api${source.list.export.path}?format=csv`;
  const [response] = (await once(http.get(url, { headers: { authorization: `Bearer ${token}` } }), 'response')) as [
    http.IncomingMessage,
  ];
  expect(response.statusCode).toBe(200);
  // nothing is read until the server has given up
  const lines = () => impatient.log.filter((line) => line.includes('the reply was broken off'));
  await vi.waitFor(() => expect(lines()).toHaveLength(1), { timeout: 20_000 });
  expect(lines()[0]).toContain('The export was ended: its reader took nothing for too long.');
  await expect(buffer(response)).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(response.complete).toBe(false);
  expect(impatient.log.join('')).not.toContain('the client hung up');
  await impatient.close();
});

test('an export that takes longer than any may is ended, too', async () => {
  const body = await bodyOf('endless', { stalledMs: 60_000, wholeMs: 50 });
  body.read(1);
  const [error] = (await once(body, 'error')) as [Error];
  expect(error.message).toBe('The export was ended: it took too long.');
  await vi.waitFor(() => expect(inUse()).toBe(0), PATIENCE);
});

test('one person has two exports under way at the most; others have theirs meanwhile', async () => {
  const open = [await bodyOf('one'), await bodyOf('one')];
  await expect(bodyOf('one')).rejects.toMatchObject({ code: 'unavailable' });
  open.push(await bodyOf('another'));
  for (const body of open) body.destroy();
  await vi.waitFor(() => expect(inUse()).toBe(0), PATIENCE);
  (await bodyOf('one')).destroy();
});

test('HEAD runs no export', async () => {
  const { token } = await app.signIn('owner');
  const response = await app.app.inject({
    method: 'HEAD',
    url: `/api${source.list.export.path}?format=csv`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.statusCode).toBe(404);
});

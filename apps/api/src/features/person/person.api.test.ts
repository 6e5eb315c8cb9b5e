import { revealIdNumber } from '@proline/contract/person/person';
import { getUsher } from '@proline/contract/usher/usher';
import { PERMISSION_SETS } from '@proline/domain/account/permission';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addIdentified } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an identity number ends in the same four for all, and is whole for owner, recruiter and finance, each time recorded', async () => {
  const whole = 'SECRET987654';
  const id = await addIdentified(app, whole);
  const seen: Record<string, unknown> = {};
  for (const set of PERMISSION_SETS) {
    const { token } = await app.signIn(set);
    const usher = await app.call(getUsher, { token, params: { id } });
    expect(usher.json().data.id_number_last4).toBe('7654');
    const reply = await app.call(revealIdNumber, { token, params: { id } });
    seen[set] = reply.statusCode === 200 ? reply.json().data.id_number : reply.statusCode;
  }
  expect(seen).toEqual({ owner: whole, ops: 403, recruiter: whole, finance: whole, viewer: 403 });
  const { rows } = await app.pool.query<{ action: string; entry: string }>(
    'select action, audit_log::text as entry from audit_log where record_id = $1',
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(Array(3).fill('reveal_id_number'));
  expect(rows.map(({ entry }) => entry).join(' ')).not.toContain('SECRET');
});

test('a reveal that is repeated under the same key is recorded again', async () => {
  const id = await addIdentified(app, 'AGAIN123456');
  const { token } = await app.signIn('finance');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  for (const _ of ['first', 'second'])
    expect((await app.call(revealIdNumber, { token, params: { id }, headers })).statusCode).toBe(200);
  const { rows } = await app.pool.query('select action from audit_log where record_id = $1', [id]);
  expect(rows).toHaveLength(2);
});

test('one that is not there cannot be revealed', async () => {
  const { token } = await app.signIn('recruiter');
  const { id } = await addRow(app.pool, 'ushers');
  expect((await app.call(revealIdNumber, { token, params: { id } })).statusCode).toBe(404);
});

import { listPersonHistory, type PersonHistoryEntry } from '@proline/contract/audit/person-history';
import { addDocument } from '@proline/contract/document/document';
import { revealIdNumber } from '@proline/contract/person/person';
import { changeUsher, createUsher } from '@proline/contract/usher/usher-record';
import { moveUsher } from '@proline/contract/usher-move/usher-move';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFile } from '../../testing/sample/sample-files.ts';
import { samplePerson } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let recruiter: { id: string; token: string };
let viewer: { token: string };
beforeAll(async () => {
  app = await startTestApp();
  recruiter = await app.signIn('recruiter');
  viewer = await app.signIn('viewer');
});
afterAll(() => app.close());

const historyOf = async (id: string, { token }: { token: string }, query: { before?: string } = {}) => {
  const reply = await app.call(listPersonHistory, { token, params: { id }, query });
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
  return listPersonHistory.response.parse(reply.json());
};
const told = ({ action, before, after }: PersonHistoryEntry) => ({ action, before, after });

test('says who changed what, from which value to which, newest first; of secrets only that they changed', async () => {
  const { token } = recruiter;
  const person = samplePerson({ id_number: '1089912345' });
  const made = await app.call(createUsher, { token, body: person });
  const { id, version } = createUsher.response.parse(made.json()).data;
  const changed = { ...samplePerson(), city: 'Jeddah', id_number: '2089954321' };
  await app.call(changeUsher, { token, params: { id }, body: { version, ...changed } });
  await app.call(revealIdNumber, { token, params: { id } });

  const { data, meta } = await historyOf(id, viewer);
  expect(data.map(({ action }) => action)).toEqual(['reveal_id_number', 'change', 'create']);
  expect(data[1]).toMatchObject({
    actor: 'admin',
    admin_name: 'huda nasser',
    entity: 'usher',
    before: { phone: person.phone, city: 'Riyadh', id_number: '[masked]' },
    after: { phone: changed.phone, city: 'Jeddah', id_number: '[masked]' },
  });
  expect(meta.has_more).toBe(false);
  const whole = JSON.stringify(data);
  expect(whole).not.toMatch(/1089912345|2089954321|sealed:/);
  // in the table the values stand under the person's key
  const { rows } = await app.pool.query<{ said: string }>(
    `select string_agg(coalesce(before::text, '') || coalesce(after::text, ''), '') as said from audit_log where record_id = $1`,
    [id],
  );
  expect(rows[0]?.said).not.toContain(person.phone);
});

test('a block says why and until when, and who may not read documents is not told of them', async () => {
  const { token } = recruiter;
  const { id } = await addRow(app.pool, 'ushers', { status: 'approved' });
  const file_id = await addFile(app, recruiter.id, 'usher_document');
  await app.call(addDocument, { token, params: { id }, body: { file_id, kind: 'passport', expires_on: null } });
  const { rows } = await app.pool.query<{ version: number }>('select version from persons where id = $1', [id]);
  const moved = await app.call(moveUsher, {
    token,
    params: { id },
    body: { to: 'blocked', version: rows[0]?.version ?? 0, reason: 'Left the post twice', until: '2099-01-31' },
  });
  expect([moved.statusCode, moved.body]).toEqual([200, moved.body]);
  const [block, added] = (await historyOf(id, recruiter)).data.map(told);
  expect(block).toMatchObject({
    action: 'block',
    before: { status: 'approved' },
    after: { status: 'blocked', reason: 'Left the post twice', until: '2099-01-31' },
  });
  expect(added).toMatchObject({ action: 'add_document', after: { document: 'passport' } });
  expect((await historyOf(id, viewer)).data.map(({ action }) => action)).toEqual(['block']);
});

test('interviews of the person are told, too; pages follow each other without a gap', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  const { id: interviewer_id } = await app.addAdmin('recruiter');
  const interview = await addRow(app.pool, 'interviews', { person_id: id, interviewer_id });
  await app.pool.query(
    `insert into audit_log (at, action, entity, record_id, after)
     select '2026-03-01'::timestamptz, 'change', 'usher', $1, json_build_object('height_cm', n)::jsonb from generate_series(1, 30) n`,
    [id],
  );
  await app.pool.query(
    `insert into audit_log (action, entity, record_id, before, after) values ('miss', 'interview', $1, '{"status":"planned"}', '{"status":"missed"}')`,
    [interview.id],
  );
  // a booking is recorded for the interview and, as its move, for the usher
  const BOOKED = [
    ['usher', id],
    ['interview', interview.id],
  ];
  for (const [entity, record_id] of BOOKED)
    await app.pool.query(
      `insert into audit_log (at, action, entity, record_id) values ('2026-02-01', 'book_interview', $1, $2)`,
      [entity, record_id],
    );
  const first = await historyOf(id, viewer);
  expect(first.data[0]).toMatchObject({ action: 'miss', entity: 'interview', actor: 'system' });
  expect([first.data.length, first.meta.has_more]).toEqual([25, true]);
  const second = await historyOf(id, viewer, { before: String(first.data.at(-1)?.id) });
  expect(second.meta.has_more).toBe(false);
  const booked = second.data.filter(({ action }) => action === 'book_interview');
  expect(booked.map(({ entity }) => entity)).toEqual(['interview']);
  const heights = [...first.data, ...second.data].flatMap(({ after }) => after?.['height_cm'] ?? []);
  expect(heights).toEqual(Array.from({ length: 30 }, (_, n) => 30 - n));
});

test('somebody who is not there, or not any more, has no history', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  await app.pool.query(
    `update persons set anonymised_at = now(), usher_status = null, usher_code = null, usher_status_changed_at = null, usher_since = null where id = $1`,
    [id],
  );
  for (const wrong of [id, crypto.randomUUID(), 'x']) {
    const reply = await app.call(listPersonHistory, { token: viewer.token, params: { id: wrong } });
    expect(reply.statusCode).toBe(404);
  }
});

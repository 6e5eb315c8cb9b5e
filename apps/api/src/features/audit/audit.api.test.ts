import { auditList, getAuditEntry } from '@proline/contract/audit/audit';
import { createEvent, saveEventPlan } from '@proline/contract/event-plan/event-plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: { id: string; token: string };
let usher: { id: string };

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
  usher = await addRow(app.pool, 'ushers');
  await app.pool.query(
    `insert into audit_log (at, admin_id, action, entity, record_id, before, after, address, user_agent) values
       ('2026-03-01T09:00:00Z', $1, 'approve', 'usher', $2, '{"status": "in_interview", "iban": "[masked]"}',
         '{"status": "approved"}', '10.1.2.3', 'a browser'),
       ('2026-03-02T09:00:00Z', null, 'ask', 'deletion_request', 'none', null, '{"status": "open"}', null, null),
       ('2026-03-03T22:30:00Z', $1, 'sign_in', 'session', 'some-session', null, null, '10.1.2.3', null)`,
    [owner.id, usher.id],
  );
});
afterAll(() => app.close());

const read = async (query: Record<string, string>) => {
  const reply = await app.call(auditList.rows, { token: owner.token, query });
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
  return auditList.rows.response.parse(reply.json());
};
const actions = async (query: Record<string, string>) => (await read(query)).data.map(({ action }) => action);

test('the newest first, with who, what and which record', async () => {
  const { data } = await read({});
  expect(data.map(({ action }) => action)).toEqual(['sign_in', 'ask', 'approve']);
  expect(data[2]).toMatchObject({
    admin_id: owner.id,
    admin_name: 'huda nasser',
    entity: 'usher',
    record_id: usher.id,
    record_en: 'Hala Mansour',
    record_ar: 'هالة منصور',
    fields: ['iban', 'status'],
    address: '10.1.2.3',
  });
  expect(data[1]).toMatchObject({ admin_id: null, admin_name: null, record_en: null });
});

test('narrowed by person, record, action, kind and time', async () => {
  expect(await actions({ admin: owner.id })).toEqual(['sign_in', 'approve']);
  expect(await actions({ record: usher.id })).toEqual(['approve']);
  expect(await actions({ action: 'ask,approve' })).toEqual(['ask', 'approve']);
  expect(await actions({ entity: 'session' })).toEqual(['sign_in']);
  expect(await actions({ at: '2026-03-02..2026-03-02' })).toEqual(['ask']);
  // 22:30 UTC is half past one of the next day in Riyadh
  expect(await actions({ at: '2026-03-04..' })).toEqual(['sign_in']);
  expect(await actions({ q: 'huda' })).toEqual(['sign_in', 'approve']);
  expect(await actions({ q: usher.id })).toEqual(['approve']);
  expect(await actions({ action: 'ask', admin: owner.id })).toEqual([]);
});

test('one entry says what was before and after, masked where it must be', async () => {
  const id = String((await read({ action: 'approve' })).data[0]?.id);
  const reply = await app.call(getAuditEntry, { token: owner.token, params: { id } });
  expect(reply.json()).toMatchObject({
    data: {
      before: { status: 'in_interview', iban: '[masked]' },
      after: { status: 'approved' },
      user_agent: 'a browser',
    },
  });
  for (const wrong of ['999999', '0', 'x', '99999999999999999999']) {
    expect((await app.call(getAuditEntry, { token: owner.token, params: { id: wrong } })).statusCode).toBe(404);
  }
});

test('exported as it is narrowed, in the reader’s words', async () => {
  const lines = async (language: string) => {
    const reply = await app.call(auditList.export, {
      token: owner.token,
      query: { format: 'csv', record: usher.id },
      headers: { 'accept-language': language },
    });
    expect(reply.statusCode).toBe(200);
    return reply.body.trim().split(/\r?\n/);
  };
  const english = await lines('en');
  expect(english).toHaveLength(3);
  expect(english[1]).toMatch(/huda nasser,Admin,Approved,Usher,Hala Mansour,هالة منصور,"IBAN: Hidden → –$/);
  expect(english[2]).toMatch(/^Status: In interview → Approved",10\.1\.2\.3$/);
  const arabic = await lines('ar');
  expect(arabic[1]).toMatch(/huda nasser,مسؤول,اعتماد,منظّم/);
  expect(arabic[2]).toMatch(/^الحالة: في المقابلة ← معتمد"/);
});

test('every way of narrowing walks an index, so a million entries are no slower', async () => {
  await app.pool.query(
    `insert into audit_log (at, admin_id, action, entity, record_id)
     select '2025-01-01'::timestamptz + n * interval '1 minute', $1, 'publish', 'event', 'event-' || n % 500
     from generate_series(1, 30000) n`,
    [owner.id],
  );
  await app.pool.query('analyze audit_log');
  for (const [condition, value] of [
    ['record_id', 'event-7'],
    ['action', 'ask'],
    ['entity', 'session'],
  ] as const) {
    const { rows } = await app.pool.query<Record<'QUERY PLAN', string>>(
      `explain select id from audit_log where ${condition} = '${value}' order by at desc, id desc limit 26`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
  const deep = await read({ entity: 'event', page: '400' });
  expect(deep.data).toHaveLength(25);
  const next = await read({ entity: 'event', after: deep.meta.next ?? '' });
  expect(next.data[0]?.id).toBeLessThan(deep.data.at(-1)?.id ?? 0);
});

test('saving a plan again and again is one row, from the first value to the last, with records by name', async () => {
  const { token } = owner;
  const category = await addRow(app.pool, 'categories', { name_en: 'Concerts' });
  const made = await app.call(createEvent, { token, body: { steps: {} } });
  const { event_id, steps } = createEvent.response.parse(made.json()).data;
  for (const [version, title_en] of ['G', 'Ga', 'Gala'].entries()) {
    const stepOne = { ...steps.stepOne, title_en, category_id: category.id };
    const reply = await app.call(saveEventPlan, {
      token,
      params: { id: event_id },
      body: { version: version + 1, steps: { stepOne } },
    });
    expect(reply.statusCode, reply.body).toBe(200);
  }
  const { data } = await read({ record: event_id });
  expect(data).toMatchObject([
    { action: 'save_plan', fields: ['stepOne.category_id', 'stepOne.title_en'], record_en: 'Gala' },
    { action: 'create' },
  ]);
  const entry = await app.call(getAuditEntry, { token, params: { id: String(data[0]?.id) } });
  expect(entry.json()).toMatchObject({
    data: {
      before: { 'stepOne.title_en': '' },
      after: { 'stepOne.title_en': 'Gala' },
      names: [{ id: category.id, entity: 'category', name_en: 'Concerts' }],
    },
  });
  // the file says the same, in words
  const file = await app.call(auditList.export, {
    token,
    query: { format: 'csv', record: event_id, columns: 'fields' },
  });
  expect(file.body).toContain('Category: Empty → Concerts');
  expect(file.body).toContain('English title: Empty → Gala');
  expect(file.body).not.toMatch(/step[A-Z]|[{}]|[0-9a-f]{8}-/);
});

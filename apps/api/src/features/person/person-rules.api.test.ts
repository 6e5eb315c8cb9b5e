import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { getUsher, type Usher } from '@proline/contract/usher/usher';
import { changeUsher, createUsher } from '@proline/contract/usher/usher-record';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keyedHash } from '../../platform/security/crypto.ts';
import { samplePerson, samplePhone } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

// Rules of a person's fields that need the day or the organization.

let app: TestApp;
let token: string;
/** By the calendar of the organization. */
let days: { tomorrow: string; grown: string; tooYoung: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('recruiter'));
  const { rows } = await app.pool.query<typeof days>(
    `select (d + 1)::text as tomorrow, (d - interval '18 years')::date::text as grown,
       (d - interval '18 years' + interval '2 days')::date::text as "tooYoung"
     from (select (now() at time zone 'Asia/Riyadh')::date as d) t`,
  );
  days = rows[0] ?? { tomorrow: '', grown: '', tooYoung: '' };
});
afterAll(() => app.close());

type Reply = { statusCode: number; json: () => unknown };
const usherIn = (reply: Reply) => (reply.json() as { data: Usher }).data;
const create = (values: object) => app.call(createUsher, { token, body: { ...samplePerson(), ...values } });
const change = ({ id, version, phone, birth_date }: Usher, values: object) =>
  app.call(changeUsher, { token, params: { id }, body: { ...samplePerson(), version, phone, birth_date, ...values } });
const refusal = (reply: Reply) => {
  const { code, errors } = reply.json() as ErrorReply;
  return [reply.statusCode, code, errors];
};

test.each(['0501234567', '501234567'])('a phone without its country (%s) is refused at its field', async (phone) => {
  const code = 'phone_without_country';
  expect(refusal(await create({ phone }))).toEqual([422, code, { phone: [code] }]);
});

test('nobody is born tomorrow', async () => {
  const code = 'birth_date_in_future';
  expect(refusal(await create({ birth_date: days.tomorrow }))).toEqual([422, code, { birth_date: [code] }]);
});

test('nobody was born in 1850', async () => {
  const code = 'birth_date_too_early';
  expect(refusal(await create({ birth_date: '1850-06-01' }))).toEqual([422, code, { birth_date: [code] }]);
});

test('17 years and 364 days are refused at the birth date', async () => {
  // asked for at once, as the day may change
  const { rows } = await app.pool.query<{ born: string }>(
    `select ((now() at time zone 'Asia/Riyadh')::date - interval '18 years' + interval '1 day')::date::text as born`,
  );
  const code = 'birth_date_under_age';
  expect(refusal(await create({ birth_date: rows[0]?.born }))).toEqual([422, code, { birth_date: [code] }]);
});

test('whoever is 18 to the day is entered, and nobody younger, not by a change either', async () => {
  const code = 'birth_date_under_age';
  expect(refusal(await create({ birth_date: days.tooYoung }))).toEqual([422, code, { birth_date: [code] }]);
  const added = await create({ birth_date: days.grown });
  expect(added.statusCode, added.body).toBe(200);
  const changed = await change(usherIn(added), { birth_date: days.tooYoung });
  expect(refusal(changed)).toEqual([422, code, { birth_date: [code] }]);
});

test.each(['phone', 'id_number'] as const)(
  'whoever comes a moment too late to a %s is told who has it',
  async (field) => {
    const late = usherIn(await create({}));
    const values = field === 'phone' ? { phone: samplePhone() } : { id_number: 'LATE0001' };
    // the faster one has it by now, but nobody sees that yet
    const faster = await app.pool.connect();
    await faster.query('begin');
    const twin = await addRow(faster, 'ushers', {
      ...(field === 'phone' && values),
      ...(field === 'id_number' && {
        id_number_hmac: keyedHash(app.dataKey, 'id_number', 'LATE0001'),
        id_number_encrypted: Buffer.of(1),
        id_number_last4: '0001',
      }),
    });
    const asking = change(late, values);
    await vi.waitFor(async () => {
      const { rowCount } = await app.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query like 'update "persons"%'`,
      );
      expect(rowCount).toBe(1);
    }, PATIENCE);
    await faster.query('commit');
    faster.release();
    const reply = await asking;
    expect(refusal(reply)).toEqual([409, `${field}_taken`, { [field]: [`${field}_taken`] }]);
    expect(reply.json<ErrorReply>().record).toMatchObject({ kind: 'usher', id: twin.id });
  },
);

test.each([
  ['an emoji for a name', { name_en: '😀' }, { name_en: ['no_letters'] }],
  ['an emoji for a city', { city: '😀' }, { city: ['no_letters'] }],
  ['a heap of marks on a letter', { name_en: `Z${'\u0335'.repeat(100)}` }, { name_en: ['forbidden_characters'] }],
  ['a text that runs backwards', { name_ar: 'سارة\u202e' }, { name_ar: ['forbidden_characters'] }],
  [
    'a language that nobody speaks',
    { languages: [{ code: 'zzz', level: null }] },
    { 'languages.0.code': ['language_unknown'] },
  ],
])('%s is refused at its field', async (_what, values, errors) => {
  expect(refusal(await create(values))).toEqual([422, 'validation_failed', errors]);
});

test('a name keeps the marks of its writing', async () => {
  const reply = await create({ name_ar: 'مُحَمَّدٌ الرَّحْمٰن' });
  expect(usherIn(reply).name_ar).toBe('مُحَمَّدٌ الرَّحْمٰن'.normalize('NFC'));
});

test('somebody who asked to join too young can still be put right', async () => {
  const { id } = await addRow(app.pool, 'ushers', { birth_date: days.tooYoung });
  const known = usherIn(await app.call(getUsher, { token, params: { id } }));
  expect((await change(known, { city: 'Abha' })).statusCode).toBe(200);
});

import {
  compareForMerge,
  getDuplicates,
  mergePersons,
  undoPersonMerge,
} from '@proline/contract/person-merge/person-merge';
import { revealIdNumber } from '@proline/contract/person/person';
import { getLeader } from '@proline/contract/team-leader/team-leader';
import { getUsher } from '@proline/contract/usher/usher';
import { changeUsher, createUsher } from '@proline/contract/usher/usher-record';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personOf } from '../../testing/people/person-course.ts';
import { samplePerson } from '../../testing/sample/sample-person.ts';
import { addPlaces, addRow, assign, atHour } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { HANGS_ON } from './person-merge.queries.ts';

let app: TestApp;
let token: string;
let admin_id: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin_id } = await app.signIn('recruiter'));
});
afterAll(() => app.close());

type Reply = { statusCode: number; json: () => unknown };
const refusal = (reply: Reply) => [reply.statusCode, (reply.json() as ErrorReply).code];
const versionOf = async (id: string) => (await personOf(app.pool, id))?.version ?? 0;
const merge = async (kept: string, other: string) =>
  app.call(mergePersons, {
    token,
    params: { id: kept },
    body: { version: await versionOf(kept), other, other_version: await versionOf(other) },
  });
const mergeIdIn = (reply: Reply) => mergePersons.response.parse(reply.json()).data.merge_id;
const undo = (id: string) => app.call(undoPersonMerge, { token, params: { id } });
const duplicatesOf = async (id: string) =>
  getDuplicates.response.parse((await app.call(getDuplicates, { token, params: { id } })).json()).data;
const addUsher = (values: Parameters<typeof addRow<'ushers'>>[2] = {}) => addRow(app.pool, 'ushers', values);

/** Of whose rows nobody asks: who acted, or a log of what was done to a record. */
const STAY_WHERE_THEY_ARE = [
  // copied where the kept person has said nothing
  'availability.person_id',
  'attendance.recorded_by_person',
  'attendance_marks.by_person',
  'bookings.person_id',
  // who was judged; a place of theirs goes over by itself
  'fill_positions.next_usher_id',
  'fill_rows.usher_id',
  'job_items.person_id',
  'jobs.created_by_person',
  'person_keys.person_id',
  'person_merges.kept_id',
  'person_merges.merged_id',
  'persons.merged_into',
  // whoever is merged signs in anew
  'staff_codes.person_id',
  'staff_feeds.person_id',
  'staff_sessions.person_id',
  'usher_import_rows.person_id',
  'usher_roles.usher_id',
  // triggers keep it
  'usher_work.person_id',
];

test('whatever names a person goes over, or is known to stay', async () => {
  const { rows } = await app.pool.query<{ place: string }>(
    `select f.conrelid::regclass || '.' || a.attname as place from pg_constraint f
     join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
     where f.contype = 'f' and f.confrelid = 'persons'::regclass`,
  );
  const known = [...HANGS_ON.map(([table, column]) => `${table}.${column}`), ...STAY_WHERE_THEY_ARE];
  expect(rows.map(({ place }) => place).sort()).toEqual(known.sort());
});

test('the same name and birth date, account or address suggest a duplicate; others do not', async () => {
  const one = await addUsher({
    name_en: 'Reem Saad',
    name_ar: 'ريم سعد',
    birth_date: '1997-03-03',
    email: 'reem@example.com',
  });
  const named = await addUsher({ name_en: 'reem saad', name_ar: 'أخرى', birth_date: '1997-03-03' });
  await addUsher({ name_en: 'Reem Saad', name_ar: 'ريم سعد', birth_date: '1997-03-04' });
  const mailed = await addUsher({ email: 'reem@example.com' });
  const paid = await addUsher();
  const iban_hmac = Buffer.alloc(32, 7);
  for (const person_id of [one.id, paid.id]) await addRow(app.pool, 'bank_accounts', { person_id, iban_hmac });
  const { duplicates } = await duplicatesOf(one.id);
  expect(Object.fromEntries(duplicates.map(({ id, signs }) => [id, signs]))).toEqual({
    [named.id]: ['same_name'],
    [mailed.id]: ['same_email'],
    [paid.id]: ['same_iban'],
  });
});

test('work, pay, interviews, documents and accounts come along, also of events that are over; gaps are filled', async () => {
  const kept = await addUsher({ status: 'approved', email: null, languages: ['ar'], tags: ['vip'] });
  const other = await addUsher({
    status: 'approved',
    email: 'second@example.com',
    languages: ['ar', 'en'],
    tags: ['vip', 'tall'],
  });
  const past = await addPlaces(app.pool, { shift: { starts_at: atHour(-90_000), ends_at: atHour(-89_990) } });
  const { id: worked } = await assign(app.pool, past, other.id, {
    starts_at: atHour(-90_000),
    ends_at: atHour(-89_990),
  });
  await app.pool.query(
    `insert into attendance (assignment_id, event_id, usher_id, work_date, outcome, checked_in_at, checked_out_at, method)
     values ($1, $2, $3, '2019-01-01', 'attended', '2019-09-26', '2019-09-27', 'manual')`,
    [worked, past.event_id, other.id],
  );
  await app.pool.query(`update events set status = 'completed', completed_at = now() where id = $1`, [past.event_id]);
  await addRow(app.pool, 'transfers', { usher_id: other.id, kind: 'bonus' });
  await addRow(app.pool, 'bank_accounts', { person_id: other.id });
  await addRow(app.pool, 'interviews', { person_id: other.id, interviewer_id: admin_id, status: 'missed' });
  const reply = await merge(kept.id, other.id);
  expect(reply.statusCode).toBe(200);
  const { rows } = await app.pool.query(
    `select (select usher_id from attendance where assignment_id = $1) as worked,
       (select count(*)::int from transfers where usher_id = $2) as paid,
       (select count(*)::int from bank_accounts where person_id = $2 and replaced_at is null) as accounts,
       (select count(*)::int from interviews where person_id = $2) as interviews`,
    [worked, kept.id],
  );
  expect(rows).toEqual([{ worked: kept.id, paid: 1, accounts: 1, interviews: 1 }]);
  expect(await personOf(app.pool, kept.id)).toMatchObject({
    phone: kept.phone,
    email: 'second@example.com',
    languages: ['ar', 'en'],
    tags: ['vip', 'tall'],
    usher_status: 'approved',
  });
  expect(await personOf(app.pool, other.id)).toMatchObject({ merged_into: kept.id, phone: null, usher_status: null });
  expect(await counterDifferences(app.pool)).toEqual([]);
});

test('the address of a merged record names the kept one, and after an undo the record itself', async () => {
  const [first, second] = [await addUsher(), await addUsher()];
  const last = await addUsher({ name_en: 'Kept Twice' });
  const open = (id: string, hat: 'usher' | 'leader' = 'usher') =>
    app.call(hat === 'usher' ? getUsher : getLeader, { token, params: { id } });
  const merge_id = mergeIdIn(await merge(second.id, first.id));
  expect((await open(first.id)).json()).toMatchObject({ code: 'person_merged', record: { id: second.id } });
  expect((await undo(merge_id)).statusCode).toBe(200);
  expect((await open(first.id)).json()).toMatchObject({ data: { id: first.id } });
  await merge(second.id, first.id);
  await merge(last.id, second.id);
  for (const id of [first.id, second.id])
    for (const hat of ['usher', 'leader'] as const) {
      const reply = await open(id, hat);
      expect(refusal(reply)).toEqual([404, 'person_merged']);
      expect(reply.json()).toMatchObject({ record: { kind: 'usher', id: last.id, name_en: 'Kept Twice' } });
    }
  // whoever is gone altogether is named nowhere
  await app.pool.query(
    `update persons set usher_status = null, usher_code = null, usher_status_changed_at = null, usher_since = null,
       anonymised_at = now() where id = $1`,
    [last.id],
  );
  expect(refusal(await open(first.id))).toEqual([404, 'not_found']);
});

test('an undo gives everything back, and leaves alone what was changed since', async () => {
  const kept = await addUsher({ email: null, nationality: null });
  const other = await addUsher({ email: 'back@example.com', nationality: 'EG' });
  const places = await addPlaces(app.pool);
  const { id: assignment } = await assign(app.pool, places, other.id);
  for (const person_id of [kept.id, other.id]) await addRow(app.pool, 'bank_accounts', { person_id });
  const code = (await personOf(app.pool, other.id))?.usher_code;
  const merge_id = mergeIdIn(await merge(kept.id, other.id));
  expect((await duplicatesOf(kept.id)).merges).toMatchObject([{ id: merge_id }]);
  await app.pool.query(`update persons set email = 'newer@example.com' where id = $1`, [kept.id]);
  expect((await undo(merge_id)).statusCode).toBe(200);
  expect(await personOf(app.pool, kept.id)).toMatchObject({ email: 'newer@example.com', nationality: null });
  expect(await personOf(app.pool, other.id)).toMatchObject({
    phone: other.phone,
    email: 'back@example.com',
    usher_code: code,
    usher_status: 'pending',
    merged_into: null,
  });
  const { rows } = await app.pool.query(
    `select (select usher_id from assignments where id = $1) as works,
       (select person_id from bookings where id = $1) as booked,
       (select count(*)::int from bank_accounts where person_id = $2 and replaced_at is null) as accounts`,
    [assignment, other.id],
  );
  expect(rows).toEqual([{ works: other.id, booked: other.id, accounts: 1 }]);
  expect(refusal(await undo(merge_id))).toEqual([409, 'merge_undone']);
  expect(await counterDifferences(app.pool)).toEqual([]);
});

test('a hat and an identity number that only the other has come along, and go back', async () => {
  const usher = await addUsher({ status: 'approved' });
  const made = await app.call(createUsher, { token, body: samplePerson({ id_number: '7712345678' }) });
  const { id: other } = made.json<{ data: { id: string } }>().data;
  await app.pool.query(`update persons set leader_status = 'pending' where id = $1`, [other]);
  const code = (await personOf(app.pool, other))?.leader_code;
  const merge_id = mergeIdIn(await merge(usher.id, other));
  expect(await personOf(app.pool, usher.id)).toMatchObject({ leader_status: 'pending', leader_code: code });
  const shown = await app.call(revealIdNumber, { token, params: { id: usher.id } });
  expect(shown.json()).toEqual({ data: { id_number: '7712345678' } });
  await undo(merge_id);
  expect(await personOf(app.pool, usher.id)).toMatchObject({ leader_status: null, id_number_encrypted: null });
  const again = await app.call(revealIdNumber, { token, params: { id: other } });
  expect(again.json()).toEqual({ data: { id_number: '7712345678' } });
});

test('refused: oneself, a blocked one, work at the same time, pay for the same event; nothing is changed', async () => {
  const one = await addUsher({ status: 'approved' });
  expect(refusal(await merge(one.id, one.id))).toEqual([422, 'merge_with_itself']);
  const blocked = await addUsher({ status: 'blocked', status_reason: 'Fights' });
  expect(refusal(await merge(one.id, blocked.id))).toEqual([409, 'merge_blocked']);
  const busy = await addUsher({ status: 'approved' });
  for (const { id } of [one, busy]) await assign(app.pool, await addPlaces(app.pool), id);
  expect(refusal(await merge(one.id, busy.id))).toEqual([409, 'already_booked']);
  const compared = await app.call(compareForMerge, { token, params: { id: one.id }, query: { other: busy.id } });
  expect(compared.json()).toMatchObject({
    data: { refusal: { one: 'already_booked', other: 'already_booked' }, other: { has: { shifts: 1 } } },
  });
  const [first, second] = [await addUsher(), await addUsher()];
  const { event_id } = await addPlaces(app.pool);
  for (const { id } of [first, second])
    await addRow(app.pool, 'transfers', { usher_id: id, kind: 'event_pay', event_id });
  expect(refusal(await merge(first.id, second.id))).toEqual([409, 'paid_already']);
  expect((await personOf(app.pool, second.id))?.merged_into).toBeNull();
});

test('work never comes to somebody who is not approved: of two the one further on the way is kept, and the comparison says so', async () => {
  const young = await addUsher({ birth_date: '2015-01-01' });
  const approved = await addUsher({ status: 'approved' });
  const rejected = await addUsher({ status: 'rejected', status_reason: 'No need' });
  const { id: place } = await assign(app.pool, await addPlaces(app.pool), approved.id);
  const foreseen = async (one: string, other: string) =>
    (await app.call(compareForMerge, { token, params: { id: one }, query: { other } })).json();
  for (const kept of [young, rejected]) {
    expect(await foreseen(kept.id, approved.id)).toMatchObject({
      data: { refusal: { one: 'merge_keep_further', other: null } },
    });
    expect(refusal(await merge(kept.id, approved.id))).toEqual([409, 'merge_keep_further']);
  }
  const leader = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  expect(await foreseen(young.id, leader.id)).toMatchObject({ data: { refusal: { one: 'under_age', other: null } } });
  expect(refusal(await merge(young.id, leader.id))).toEqual([409, 'under_age']);
  expect((await merge(approved.id, young.id)).statusCode).toBe(200);
  const { rows } = await app.pool.query('select usher_id, status from assignments where id = $1', [place]);
  expect(rows).toEqual([{ usher_id: approved.id, status: 'confirmed' }]);
});

test('an undo is refused after a day, when the status has changed since, and when the phone was given away', async () => {
  const late = mergeIdIn(await merge((await addUsher()).id, (await addUsher()).id));
  await app.pool.query(`update person_merges set created_at = now() - interval '25 hours' where id = $1`, [late]);
  expect(refusal(await undo(late))).toEqual([409, 'merge_undo_over']);

  const leader = await addRow(app.pool, 'team_leaders');
  const usher = await addUsher({ status: 'approved' });
  const taken = mergeIdIn(await merge(usher.id, leader.id));
  await app.pool.query(
    `update persons set leader_status = 'approved', leader_status_changed_at = now() where id = $1`,
    [usher.id],
  );
  expect(refusal(await undo(taken))).toEqual([409, 'merge_changed_since']);

  const other = await addUsher();
  const given = mergeIdIn(await merge((await addUsher()).id, other.id));
  await addUsher({ phone: other.phone });
  expect(refusal(await undo(given))).toEqual([409, 'phone_taken']);
});

test('merged while somebody edits, and both ways at once: exactly one wins, the other is told', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [kept, other] = [await addUsher(), await addUsher()];
    // as both were seen before
    const seen = (one: typeof kept, two: typeof kept) =>
      app.call(mergePersons, {
        token,
        params: { id: one.id },
        body: { version: one.version, other: two.id, other_version: two.version },
      });
    const replies = await Promise.all([
      seen(kept, other),
      seen(other, kept),
      app.call(changeUsher, { token, params: { id: other.id }, body: { version: other.version, ...samplePerson() } }),
    ]);
    const [done] = replies.filter(({ statusCode }) => statusCode === 200);
    expect(done).toBeDefined();
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const lost of replies.filter(({ statusCode }) => statusCode !== 200))
      expect(['conflict', 'merged_meanwhile']).toContain(lost.json<ErrorReply>().code);
  }
});

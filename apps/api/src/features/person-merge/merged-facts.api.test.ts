import { listPersonHistory } from '@proline/contract/audit/person-history';
import { eraseUnderAge } from '@proline/contract/erasure/erasure';
import { mergePersons, undoPersonMerge } from '@proline/contract/person-merge/person-merge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personOf } from '../../testing/people/person-course.ts';
import { addRow, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let admin_id: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin_id } = await app.signIn('recruiter'));
});
afterAll(() => app.close());

const addUsher = (values: Parameters<typeof addRow<'ushers'>>[2] = {}) => addRow(app.pool, 'ushers', values);
const versionOf = async (id: string) => (await personOf(app.pool, id))?.version ?? 0;
/** The id of the merge. */
const merge = async (kept: string, other: string): Promise<string> => {
  const body = { version: await versionOf(kept), other, other_version: await versionOf(other) };
  const reply = await app.call(mergePersons, { token, params: { id: kept }, body });
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
  return mergePersons.response.parse(reply.json()).data.merge_id;
};
const undo = async (id: string) => {
  const reply = await app.call(undoPersonMerge, { token, params: { id } });
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
};

test('when somebody cannot work and wants no messages holds for the one who stays, and goes back', async () => {
  const other = await addUsher();
  await app.pool.query('update persons set messages_off_at = now() where id = $1', [other.id]);
  const say = (person_id: string, weekday: number, days: readonly string[]) =>
    app.pool.query(
      `with a as (insert into availability (person_id) values ($1) returning person_id),
         h as (insert into weekly_hours (person_id, weekday) select person_id, $2 from a)
       insert into days_off (person_id, first_day, last_day) select person_id, day, day from a, unnest($3::date[]) day`,
      [person_id, weekday, days],
    );
  await say(other.id, 5, ['2034-05-01', '2034-05-02']);
  const said = async (id: string) => {
    const { rows } = await app.pool.query<{ hours: number[] | null; days: string[] | null; quiet: boolean }>(
      `select (select array_agg(weekday) from weekly_hours where person_id = $1) as hours,
         (select array_agg(first_day::text order by first_day) from days_off where person_id = $1) as days,
         (select messages_off_at is not null from persons where id = $1) as quiet`,
      [id],
    );
    return rows[0];
  };
  const silent = await addUsher();
  const own = await addUsher();
  await say(own.id, 1, ['2034-05-02', '2034-05-03']);
  const merge_id = await merge(silent.id, other.id);
  expect(await said(silent.id)).toEqual({ hours: [5], days: ['2034-05-01', '2034-05-02'], quiet: true });
  await undo(merge_id);
  expect(await said(silent.id)).toEqual({ hours: null, days: null, quiet: false });
  expect(await said(other.id)).toEqual({ hours: [5], days: ['2034-05-01', '2034-05-02'], quiet: true });
  const again = await merge(own.id, other.id);
  expect(await said(own.id)).toEqual({ hours: [1], days: ['2034-05-01', '2034-05-02', '2034-05-03'], quiet: true });
  await undo(again);
  expect(await said(own.id)).toEqual({ hours: [1], days: ['2034-05-02', '2034-05-03'], quiet: false });
});

test('of two planned interviews one is called off, told and recorded; an undo plans it again', async () => {
  const [kept, other] = [await addUsher({ status: 'in_interview' }), await addUsher({ status: 'in_interview' })];
  const planned = (person_id: string, hour: number) =>
    addRow(app.pool, 'interviews', {
      person_id,
      interviewer_id: admin_id,
      starts_at: atHour(hour),
      ends_at: atHour(hour + 1),
    });
  await planned(kept.id, 70_000);
  const { id } = await planned(other.id, 70_010);
  const state = async () => {
    const { rows } = await app.pool.query(
      `select status, person_id, (select array_agg(action order by id) from audit_log where record_id = $1::text) as log,
         (select array_agg(kind || ' ' || m.person_id order by m.id) from messages m where cause_id = $1::uuid) as told
       from interviews where id = $1::uuid`,
      [id],
    );
    return rows[0] as unknown;
  };
  const merge_id = await merge(kept.id, other.id);
  const off = `interview_called_off ${kept.id}`;
  expect(await state()).toEqual({ status: 'canceled', person_id: kept.id, log: ['cancel'], told: [off] });
  await undo(merge_id);
  expect(await state()).toMatchObject({ status: 'planned', person_id: other.id, log: ['cancel', 'book_interview'] });
  // who is approved is interviewed no more
  const approved = await addUsher({ status: 'approved' });
  await merge(approved.id, other.id);
  expect(await state()).toMatchObject({ status: 'canceled', person_id: approved.id });
});

test('the name of somebody erased after an undo is gone from the history of the other', async () => {
  const kept = await addUsher();
  const other = await addUsher({ name_en: 'Merge Gone', birth_date: '2015-01-01' });
  await undo(await merge(kept.id, other.id));
  const history = async () => (await app.call(listPersonHistory, { token, params: { id: kept.id } })).body;
  expect(await history()).toContain('Merge Gone');
  const version = await versionOf(other.id);
  expect((await app.call(eraseUnderAge, { token, params: { id: other.id }, body: { version } })).statusCode).toBe(200);
  expect(await history()).toContain('merged_record');
  expect(await history()).not.toContain('Merge Gone');
});

test('a pin comes along with its city, and not into another', async () => {
  const pinned = { latitude: 24.7, longitude: 46.7 };
  const pinOf = async (city: string) => {
    const [kept, other] = [await addUsher({ city }), await addUsher({ city: 'Riyadh', ...pinned })];
    await merge(kept.id, other.id);
    const { latitude, longitude } = (await personOf(app.pool, kept.id)) ?? {};
    return { latitude, longitude };
  };
  expect(await pinOf('Riyadh')).toEqual(pinned);
  expect(await pinOf('')).toEqual(pinned);
  expect(await pinOf('Jeddah')).toEqual({ latitude: null, longitude: null });
});

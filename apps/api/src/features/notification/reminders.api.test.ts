import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { addPlaces, addRow, assign } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { remindDeletionsJob } from '../deletion-request/deletion-clock.service.ts';
import { remindDocumentsJob } from '../document/document-clock.service.ts';
import { watchEventsJob } from '../event/event-watch.service.ts';
import { remindInterviewersJob } from '../interview/interview-clock.service.ts';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const dayIn = (days: number) =>
  inHours(days * 24)
    .toISOString()
    .slice(0, 10);

let app: TestApp;
let ops: string;
let recruiter: string;
let other: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ id: ops } = await app.addAdmin('ops'));
  ({ id: recruiter } = await app.addAdmin('recruiter'));
  ({ id: other } = await app.addAdmin('recruiter'));
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('delete from notifications; delete from jobs'));

const turn = (kind: typeof remindDeletionsJob) => runClockTwice(app, kind, {});

/** What an admin was told of, in the order of titles: two processes tell at the same time. */
const told = async (admin_id: string) =>
  (
    await app.pool.query<{ kind: string; params: Record<string, unknown>; link: string }>(
      `select kind, params, link from notifications where admin_id = $1 order by kind, params ->> 'title_en'`,
      [admin_id],
    )
  ).rows.map(({ kind, params, link }) => [kind, params, link]);

async function addEvent(title: string, hours: number, confirmed: number, status: 'published' | 'draft' = 'published') {
  const times = { starts_at: inHours(hours), ends_at: inHours(hours + 9) };
  const names = { title_en: title, title_ar: title };
  const work_date = times.starts_at.toISOString().slice(0, 10);
  const shift = { ...times, work_date };
  const places = await addPlaces(app.pool, { headcount: 2, shift, event: { ...names, ...times, status } });
  for (let n = 0; n < confirmed; n += 1) {
    const usher = await addRow(app.pool, 'ushers', { status: 'approved' });
    await assign(app.pool, places, usher.id, { ...times, work_date, status: 'confirmed' });
  }
  return places.event_id;
}

test('of open places operations hear two days before, and again when the start is another', async () => {
  const near = await addEvent('Near', 40, 1);
  await addEvent('Full', 40, 2);
  await addEvent('Far', 60, 0);
  await addEvent('Draft', 40, 0, 'draft');
  const gone = await addEvent('Should have begun', -1, 0);
  await addEvent('Has somebody', -1, 1);
  await turn(watchEventsJob);
  await turn(watchEventsJob);
  const params = (event_id: string, title: string) => ({ event_id, title_en: title, title_ar: title });
  expect(await told(ops)).toEqual([
    ['nobody_confirmed', params(gone, 'Should have begun'), `/hiringUshers/${gone}`],
    ['understaffed_soon', { ...params(near, 'Near'), open: 1, places: 2 }, `/hiringUshers/${near}`],
  ]);
  expect(await told(recruiter)).toEqual([]);
  await app.pool.query(`update events set starts_at = starts_at + interval '1 hour' where id = $1`, [near]);
  await turn(watchEventsJob);
  expect(await told(ops)).toHaveLength(3);
});

test('an interviewer hears of an interview within the hour, and again when its time is another', async () => {
  const { id: person_id } = await addRow(app.pool, 'ushers', { status: 'in_interview' });
  const { id: later } = await addRow(app.pool, 'ushers', { status: 'in_interview' });
  const add = (person: string, hours: number) =>
    addRow(app.pool, 'interviews', {
      person_id: person,
      interviewer_id: recruiter,
      starts_at: inHours(hours),
      ends_at: inHours(hours + 0.4),
    });
  const soon = await add(person_id, 0.5);
  await add(later, 1.5);
  await turn(remindInterviewersJob);
  await turn(remindInterviewersJob);
  const { rows } = await app.pool.query<{ starts_at: Date; day: string }>(
    `select starts_at, (starts_at at time zone 'Asia/Riyadh')::date::text as day from interviews where id = $1`,
    [soon.id],
  );
  const link = `/join-requests?tab=interviews&day=${rows[0]?.day}`;
  expect(await told(recruiter)).toEqual([['interview_soon', { starts_at: rows[0]?.starts_at.toISOString() }, link]]);
  expect(await told(other)).toEqual([]);
  await app.pool.query(
    `update interviews set starts_at = starts_at + interval '5 minutes', ends_at = ends_at + interval '5 minutes' where id = $1`,
    [soon.id],
  );
  await turn(remindInterviewersJob);
  expect(await told(recruiter)).toHaveLength(2);
});

test('of documents of ushers recruiters hear 30 days before they end, and again for another day', async () => {
  const paper = async (days: number, status: 'approved' | 'rejected' = 'approved') => {
    const reason = status === 'rejected' ? { status_reason: 'No need.' } : {};
    const { id: person_id } = await addRow(app.pool, 'ushers', { status, ...reason });
    const { id: file_id } = await addRow(app.pool, 'files');
    return addRow(app.pool, 'person_documents', { person_id, file_id, expires_on: dayIn(days) });
  };
  const first = await paper(20);
  await paper(29);
  await paper(40);
  await paper(-2);
  await paper(20, 'rejected');
  await turn(remindDocumentsJob);
  await turn(remindDocumentsJob);
  expect(await told(recruiter)).toEqual([['documents_expiring', { documents: 2 }, '/ushers?document=expires_soon']]);
  expect(await told(ops)).toEqual([]);
  await app.pool.query('update person_documents set expires_on = $2 where id = $1', [first.id, dayIn(25)]);
  await turn(remindDocumentsJob);
  expect((await told(recruiter)).map(([, params]) => params)).toContainEqual({ documents: 1 });
});

test('of deletion requests recruiters hear on day 20, of each once', async () => {
  const ask = (days: number) => addRow(app.pool, 'deletion_requests', { created_at: inHours(-24 * days) });
  await ask(19);
  await turn(remindDeletionsJob);
  expect(await told(recruiter)).toEqual([]);
  await ask(20);
  await ask(28);
  await turn(remindDeletionsJob);
  await turn(remindDeletionsJob);
  const { rows } = await app.pool.query<{ day: string }>(
    `select ((now() - interval '480 hours') at time zone 'Asia/Riyadh')::date::text as day`,
  );
  const link = `/join-requests?tab=deletion&status=open&asked=..${rows[0]?.day}`;
  expect(await told(recruiter)).toEqual([['deletion_due', { requests: 2 }, link]]);
});

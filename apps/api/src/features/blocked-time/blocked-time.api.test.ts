import { blockTime, unblockTime, type BlockedTime } from '@proline/contract/blocked-time/blocked-time';
import {
  getInterviewDay,
  getInterviewWeek,
  rescheduleInterview,
  type Interview,
  type InterviewDay,
  type InterviewWeek,
} from '@proline/contract/interview/interview';
import { changeSettings } from '@proline/contract/settings/settings';
import { DEFAULT_RECRUITING } from '@proline/domain/recruiting/recruiting';
import { weekdayOf } from '@proline/domain/time/calendar-week';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addInterviewer, askInterview, interviewTime, outcomeOf } from '../../testing/people/person-course.ts';
import { startUnguarded } from '../../testing/program/unguarded-app.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Two processes on one database. */
let app: TestApp;
let other: TestApp;
let token: string;
let me: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  other = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [] });
  ({ token, id: me } = await app.signIn('recruiter'));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

let day = 1;
const clockOn = () => {
  day += 1;
  const ahead = day;
  return (clock: string) => interviewTime(ahead, `${clock}:00`);
};
const block = (starts_at: string, ends_at: string, reason = 'Site visit', interviewer_id = me, at = app) =>
  at.call(blockTime, { token, body: { interviewer_id, starts_at, ends_at, reason } });
const book = async (starts_at: string, interviewer_id = me, at = app, by = token) =>
  outcomeOf(askInterview(at, by, (await addRow(at.pool, 'ushers')).id, { interviewer_id, starts_at }));
const dayOf = async (starts_at: string) =>
  (await app.call(getInterviewDay, { token, query: { day: starts_at.slice(0, 10) } })).json<{ data: InterviewDay }>()
    .data;

test('blocked time is shown, offers nothing and refuses bookings by its name, until it is opened again', async () => {
  const at = clockOn();
  const reply = await block(at('08:00'), at('09:15'));
  const { id } = reply.json<{ data: BlockedTime }>().data;
  const mine = async () => (await dayOf(at('08:00'))).interviewers.find((one) => one.id === me);
  const time = { id, starts_at: `${at('08:00').slice(0, 19)}.000Z`, ends_at: `${at('09:15').slice(0, 19)}.000Z` };
  expect((await mine())?.blocked).toEqual([{ ...time, reason: 'Site visit' }]);
  const open = (await mine())?.open.map(({ starts_at }) => starts_at.slice(11, 16));
  expect(open).toEqual(expect.arrayContaining(['07:30', '09:30']));
  expect(open?.filter((clock) => clock >= '08:00' && clock < '09:30')).toEqual([]);
  expect(await book(at('07:45'))).toBe('interviewer_blocked');
  expect(await book(at('09:00'))).toBe('interviewer_blocked');
  expect(await book(at('09:15'))).toBe('done');
  expect(await book(at('08:00'), (await addInterviewer(app.pool)).id)).toBe('done');

  const open_again = () => app.call(unblockTime, { token, params: { id } });
  expect((await open_again()).statusCode).toBe(200);
  expect((await open_again()).json()).toMatchObject({ code: 'not_found' });
  expect(await book(at('08:00'))).toBe('done');
});

test('a planned interview can neither be blocked nor moved into blocked time', async () => {
  const at = clockOn();
  const { id: person } = await addRow(app.pool, 'ushers');
  const booked = await askInterview(app, token, person, { interviewer_id: me, starts_at: at('08:00') });
  const { id } = booked.json<{ data: Interview }>().data;
  expect(await outcomeOf(block(at('08:15'), at('10:00')))).toBe('time_has_interview');
  expect(await outcomeOf(block(at('08:30'), at('10:00')))).toBe('done');
  expect(await outcomeOf(block(at('09:45'), at('11:00')))).toBe('time_blocked_already');
  const move = (clock: string, version: number) =>
    outcomeOf(
      app.call(rescheduleInterview, {
        token,
        params: { id },
        body: { interviewer_id: me, starts_at: at(clock), mode: 'office', version },
      }),
    );
  expect(await move('09:00', 1)).toBe('interviewer_blocked');
  expect(await move('07:30', 1)).toBe('done');
  // where it was is free again
  expect(await outcomeOf(block(at('08:00'), at('08:30')))).toBe('done');
});

test('a span that ends before it starts, is over or longer than a day, and one without a reason are refused at their field', async () => {
  const at = clockOn();
  const refused = async (reply: ReturnType<typeof block>) => {
    const { statusCode } = await reply;
    const { code, errors } = (await reply).json<{ code: string; errors?: object }>();
    return [statusCode, code, Object.keys(errors ?? {})];
  };
  expect(await refused(block(at('09:00'), at('08:00')))).toEqual([422, 'blocked_time_backwards', ['ends_at']]);
  expect(await refused(block(at('08:00'), interviewTime(day + 2)))).toEqual([
    422,
    'blocked_time_too_long',
    ['ends_at'],
  ]);
  expect(await refused(block('2024-01-01T08:00:00Z', '2024-01-01T09:00:00Z'))).toEqual([
    422,
    'blocked_time_past',
    ['ends_at'],
  ]);
  expect(await refused(block(at('08:00'), at('09:00'), ' '))).toEqual([422, 'validation_failed', ['reason']]);
  const { id: viewer } = await addRow(app.pool, 'admins', { permission_set: 'viewer' });
  expect((await refused(block(at('08:00'), at('09:00'), 'Lunch', viewer))).slice(0, 2)).toEqual([
    409,
    'interviewer_unavailable',
  ]);
});

const RACES = 8;

test('blocking while somebody books: one of them has the time, the other hears it by its name', async () => {
  const heard: string[] = [];
  for (let round = 0; round < RACES; round += 1) {
    const at = clockOn();
    const booking = () => book(at('08:00'), me, other);
    const blocking = () => outcomeOf(block(at('08:00'), at('12:00')));
    // in half of the rounds the one is begun a moment before the other
    const [first, second] = round % 2 === 0 ? [booking, blocking] : [blocking, booking];
    heard.push((await Promise.all([first(), second()])).sort().join(' '));
  }
  expect(heard.filter((one) => !['done interviewer_blocked', 'done time_has_interview'].includes(one))).toEqual([]);
});

test('control: without the constraint an interview is booked into blocked time', async () => {
  const unguarded = await startUnguarded({
    without: 'alter table interviewer_times drop constraint interviewer_times_apart',
  });
  try {
    const { token: owner, id } = await unguarded.signIn('owner');
    const body = {
      interviewer_id: id,
      starts_at: interviewTime(9),
      ends_at: interviewTime(9, '12:00:00'),
      reason: 'x',
    };
    expect(await outcomeOf(unguarded.call(blockTime, { token: owner, body }))).toBe('done');
    expect(await book(interviewTime(9), id, unguarded, owner)).toBe('done');
  } finally {
    await unguarded.close();
  }
});

test('on days without interviews nothing is open, drawn or booked', async () => {
  const at = clockOn();
  const starts_at = at('08:00');
  const shut = DEFAULT_RECRUITING.interview_days.filter((one) => one !== weekdayOf(starts_at.slice(0, 10)));
  const { token: owner } = await app.signIn('owner');
  const save = (version: number, interview_days: number[]) =>
    app.call(changeSettings.recruiting, {
      token: owner,
      body: { version, value: { ...DEFAULT_RECRUITING, interview_days: interview_days as typeof shut } },
    });
  expect((await save(0, [])).statusCode).toBe(422);
  expect((await save(0, [1, 1])).statusCode).toBe(422);
  expect((await save(0, [7])).statusCode).toBe(422);
  expect((await save(0, shut)).statusCode).toBe(200);
  try {
    expect(await dayOf(starts_at)).toMatchObject({ hours: null, slots: [] });
    const week = await app.call(getInterviewWeek, { token, query: { from: starts_at.slice(0, 10) } });
    expect(week.json<{ data: InterviewWeek }>().data.days.map(({ closed }) => closed)).toEqual([
      true,
      ...Array.from({ length: 6 }, () => false),
    ]);
    expect(await book(starts_at)).toBe('interview_off_hours');
  } finally {
    await save(1, [...DEFAULT_RECRUITING.interview_days]);
  }
});

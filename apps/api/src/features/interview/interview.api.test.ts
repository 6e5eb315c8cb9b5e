import {
  closeInterview,
  getInterviewDay,
  getInterviewWeek,
  getRecruiting,
  listPersonInterviews,
  rescheduleInterview,
  scoreInterview,
  type Interview,
} from '@proline/contract/interview/interview';
import { listPersonMessages } from '@proline/contract/message/message';
import { DEFAULT_RECRUITING } from '@proline/domain/recruiting/recruiting';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addInterviewer,
  askInterview,
  askUsher,
  interviewTime,
  itsDayCame,
  outcomeOf,
  personOf,
} from '../../testing/people/person-course.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let me: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: me } = await app.signIn('recruiter'));
});
afterAll(() => app.close());

let day = 1;
/** A day of its own for each interview. */
const nextSlot = (hour = '08') => ({
  interviewer_id: me,
  starts_at: interviewTime(day++, `${hour}:00:00`),
});

async function book(hat: 'usher' | 'leader' = 'usher', slot = nextSlot()): Promise<Interview> {
  const person = await addRow(app.pool, hat === 'usher' ? 'ushers' : 'team_leaders');
  const reply = await askInterview(app, token, person.id, slot, hat);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<{ data: Interview }>().data;
}

const SCORES = [4, 5, 4, 4, 4].map((score, index) => ({
  criterion: DEFAULT_RECRUITING.criteria_en.split('\n')[index] ?? '',
  score: score as 4 | 5,
}));
const score = (id: string, scores = SCORES, version = 1) =>
  app.call(scoreInterview, { token, params: { id }, body: { scores, note: 'Calm, clear voice', version } });

test('booking takes as long as the settings say, moves a pending usher and leaves a leader pending', async () => {
  const usher = await book();
  expect(Date.parse(usher.ends_at) - Date.parse(usher.starts_at)).toBe(DEFAULT_RECRUITING.interview_minutes * 60_000);
  expect(await personOf(app.pool, usher.person_id)).toMatchObject({ usher_status: 'in_interview', version: 2 });
  const leader = await book('leader');
  expect(await personOf(app.pool, leader.person_id)).toMatchObject({ leader_status: 'pending', version: 1 });
});

test('a slot in the past, a taken one, a second one and somebody who holds no interviews are refused by name', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  const past = await askInterview(app, token, id, { interviewer_id: me, starts_at: '2024-01-01T08:00:00Z' });
  expect([past.statusCode, past.json()]).toMatchObject([
    422,
    { code: 'interview_in_past', errors: { starts_at: ['interview_in_past'] } },
  ]);
  const far = await askInterview(app, token, id, { interviewer_id: me, starts_at: '2099-01-01T08:00:00Z' });
  expect([far.statusCode, far.json()]).toMatchObject([
    422,
    { code: 'interview_too_far', errors: { starts_at: ['interview_too_far'] } },
  ]);
  const taken = await book();
  const overlapping = { interviewer_id: me, starts_at: new Date(Date.parse(taken.starts_at) + 300_000).toISOString() };
  expect(await outcomeOf(askInterview(app, token, id, overlapping))).toBe('slot_taken');
  for (const clock of ['23:30:00', '13:50:00', '08:07:00', '08:05:13']) {
    const odd = { interviewer_id: me, starts_at: interviewTime(360, clock) };
    expect(await outcomeOf(askInterview(app, token, id, odd))).toBe('interview_off_hours');
  }
  const next = { interviewer_id: me, starts_at: taken.ends_at };
  expect(await outcomeOf(askInterview(app, token, id, next))).toBe('done');
  expect(await outcomeOf(askInterview(app, token, id, nextSlot()))).toBe('interview_already_planned');
  const waiting = (await addRow(app.pool, 'ushers')).id;
  for (const values of [{ permission_set: 'viewer' }, { disabled_at: new Date(0) }] as const) {
    const { id: interviewer_id } = await addRow(app.pool, 'admins', values);
    expect(await outcomeOf(askInterview(app, token, waiting, { ...nextSlot(), interviewer_id }))).toBe(
      'interviewer_unavailable',
    );
  }
  const { id: approved } = await addRow(app.pool, 'ushers', { status: 'approved' });
  expect(await outcomeOf(askInterview(app, token, approved, nextSlot()))).toBe('move_not_allowed');
});

test('an interview can be moved, also by half its length; a closed one cannot', async () => {
  const { id, starts_at } = await book();
  const slot = {
    interviewer_id: me,
    mode: 'phone' as const,
    starts_at: new Date(Date.parse(starts_at) + 900_000).toISOString(),
  };
  const reply = await app.call(rescheduleInterview, { token, params: { id }, body: { version: 1, ...slot } });
  expect(reply.json<{ data: Interview }>().data).toMatchObject({ ...slot, version: 2 });
  const again = await app.call(rescheduleInterview, { token, params: { id }, body: { version: 1, ...slot } });
  expect(again.json()).toMatchObject({ code: 'conflict' });
  await app.call(closeInterview, { token, params: { id }, body: { outcome: 'canceled', version: 2 } });
  const late = await app.call(rescheduleInterview, { token, params: { id }, body: { version: 3, ...slot } });
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'interview_closed' }]);
});

test('nobody misses what has not begun; who missed it gets another', async () => {
  const { id, person_id } = await book();
  const miss = (version: number) =>
    app.call(closeInterview, { token, params: { id }, body: { outcome: 'missed', version } });
  expect((await miss(1)).json()).toMatchObject({ code: 'interview_ahead' });
  await itsDayCame(app.pool, id);
  expect((await miss(1)).json<{ data: Interview }>().data.status).toBe('missed');
  expect(await outcomeOf(askInterview(app, token, person_id, nextSlot()))).toBe('done');
});

test('nobody is scored before the day of the interview', async () => {
  const { id } = await book();
  const early = await score(id);
  expect([early.statusCode, early.json()]).toMatchObject([409, { code: 'interview_ahead' }]);
  await itsDayCame(app.pool, id);
  expect((await score(id)).statusCode).toBe(200);
});

test('a scorecard has every criterion of the settings, and its mean decides', async () => {
  const { id, person_id } = await book();
  await itsDayCame(app.pool, id);
  expect((await score(id, SCORES.slice(1))).json()).toMatchObject({ code: 'criteria_changed' });
  const renamed = [{ criterion: 'Charm', score: 5 as const }, ...SCORES.slice(1)];
  expect((await score(id, renamed)).json()).toMatchObject({ code: 'criteria_changed' });
  expect((await score(id)).json<{ data: Interview }>().data).toMatchObject({
    status: 'done',
    score: 4.2,
    note: 'Calm, clear voice',
    scores: [{ en: 'Presence', score: 4 }, { en: 'Communication', score: 5 }, {}, {}, {}],
  });
  expect((await score(id, SCORES, 2)).json()).toMatchObject({ code: 'interview_closed' });
  expect(await outcomeOf(askUsher(app, token, person_id, 'approved'))).toBe('done');
  const history = await app.call(listPersonInterviews, { token, params: { id: person_id } });
  expect(history.json<{ data: Interview[] }>().data.map((one) => one.id)).toEqual([id]);
});

test('a day shows each interviewer’s slots: what is planned is not open', async () => {
  const { starts_at, id } = await book('usher', nextSlot('07'));
  const reply = await app.call(getInterviewDay, { token, query: { day: starts_at.slice(0, 10) } });
  const { data } = getInterviewDay.response.parse(reply.json());
  const mine = data.interviewers.find((one) => one.id === me);
  expect([data.time_zone, data.slots.length, mine?.open.length]).toEqual(['Asia/Riyadh', 16, 15]);
  expect(mine?.interviews.map((one) => one.id)).toEqual([id]);
  expect(mine?.open.some((slot) => slot.starts_at === starts_at)).toBe(false);
});

test('a week shows the interviews and the open slots of its days', async () => {
  const { starts_at, id } = await book('usher', nextSlot('07'));
  const from = new Date(Date.parse(starts_at) - 2 * 86_400_000).toISOString().slice(0, 10);
  const reply = await app.call(getInterviewWeek, { token, query: { from } });
  const { days } = getInterviewWeek.response.parse(reply.json()).data;
  expect(days.map(({ day }) => day)[6]).toBe(
    new Date(Date.parse(starts_at) + 4 * 86_400_000).toISOString().slice(0, 10),
  );
  const [, dayBefore, its] = days;
  expect(its?.interviews.map((one) => one.id)).toEqual([id]);
  expect(its?.open).toBe((dayBefore?.open ?? 0) - 1 + (dayBefore?.interviews.length ?? 0));
});

/** What the day says of one interview. */
const clashOf = async ({ id, starts_at }: Interview) => {
  const reply = await app.call(getInterviewDay, { token, query: { day: starts_at.slice(0, 10) } });
  const { interviewers } = getInterviewDay.response.parse(reply.json()).data;
  return interviewers.flatMap(({ interviews }) => interviews).find((one) => one.id === id)?.clash;
};

test('an interview during work, on a day off or with somebody who holds none any more is a clash', async () => {
  const interview = await book('leader');
  expect(await clashOf(interview)).toBe(null);
  const { person_id, starts_at, ends_at } = interview;
  await app.pool.query(`insert into availability (person_id) values ($1)`, [person_id]);
  await app.pool.query(`insert into days_off (person_id, first_day, last_day) values ($1, $2, $2)`, [
    person_id,
    starts_at.slice(0, 10),
  ]);
  expect(await clashOf(interview)).toEqual({ kind: 'away', event: null, work: null });
  const event = await addRow(app.pool, 'events', { title_en: 'Site visit', title_ar: 'زيارة الموقع' });
  const work = { starts_at, ends_at: new Date(Date.parse(ends_at) + 3_600_000).toISOString() };
  await app.pool.query(
    `insert into bookings (id, person_id, event_id, starts_at, ends_at) values (gen_random_uuid(), $1, $2, $3, $4)`,
    [person_id, event.id, work.starts_at, work.ends_at],
  );
  expect(await clashOf(interview)).toEqual({
    kind: 'work',
    event: { title_en: 'Site visit', title_ar: 'زيارة الموقع' },
    work: { starts_at: new Date(work.starts_at).toISOString(), ends_at: work.ends_at },
  });
  const left = await addInterviewer(app.pool);
  const theirs = await book('usher', { ...nextSlot(), interviewer_id: left.id });
  await app.pool.query(`update admins set disabled_at = now() where id = $1`, [left.id]);
  expect(await clashOf(theirs)).toEqual({ kind: 'interviewer', event: null, work: null });
});

test('criteria, reasons and interviewers are told to everybody who sees join requests', async () => {
  const { token: viewer } = await app.signIn('viewer');
  const { data } = getRecruiting.response.parse((await app.call(getRecruiting, { token: viewer })).json());
  expect(data).toMatchObject({ pass_mark: 3.5, scorecard_required: true, reapply_days: 90 });
  expect(data.criteria[0]).toEqual({ en: 'Presence', ar: 'الحضور' });
  expect(data.interviewers.map(({ id }) => id)).toContain(me);
});

test('where it is held is kept and told; a link that is none is refused at its field', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  const slot = nextSlot();
  const asked = (mode: 'video' | 'phone', place: string) => askInterview(app, token, id, { ...slot, mode, place });
  const wrong = await asked('video', 'http://meet.example.com');
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    422,
    { code: 'interview_link_wrong', errors: { place: ['interview_link_wrong'] } },
  ]);
  expect(await outcomeOf(asked('phone', 'Office'))).toBe('interview_place_needless');
  expect(await outcomeOf(asked('video', 'x'.repeat(301)))).toBe('validation_failed');
  const place = 'https://meet.example.com/hala';
  const { data } = (await asked('video', place)).json<{ data: Interview }>();
  expect(data).toMatchObject({ mode: 'video', place });
  const moved = await app.call(rescheduleInterview, {
    token,
    params: { id: data.id },
    body: { version: 1, ...slot, mode: 'office', place: 'King Fahd Road, floor 3' },
  });
  expect(moved.json<{ data: Interview }>().data).toMatchObject({ mode: 'office', place: 'King Fahd Road, floor 3' });
  const told = await app.call(listPersonMessages, { token, params: { id }, query: {} });
  expect(told.json<{ data: { text_en: string; text_ar: string }[] }>().data).toMatchObject([
    { text_en: expect.stringMatching(/at our office\. King Fahd Road, floor 3$/) },
    {
      text_en: expect.stringMatching(/by video\. https:\/\/meet\.example\.com\/hala$/),
      text_ar: expect.stringMatching(/عبر الفيديو\. https:\/\/meet\.example\.com\/hala$/),
    },
  ]);
});

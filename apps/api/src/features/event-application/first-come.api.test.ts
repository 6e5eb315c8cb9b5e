import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApproved, addShifts, apply, give, planAsks } from '../../testing/event/hiring-course.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { addRow, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { firstComeJob } from './accept-jobs.service.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('ops'));
});
afterAll(() => app.close());

test('whoever comes first is taken by itself while places last; who is busy waits on the list', async () => {
  const [here] = (await addShifts(app, [{ from: 0, to: 6, headcount: 2 }])) as [Places];
  const [chosen] = (await addShifts(app, [{ from: 0, to: 6 }])) as [Places];
  await app.pool.query(`update events set hiring_mode = 'first_come' where id = $1`, [here.event_id]);
  const [elsewhere] = (await addShifts(app, [{ from: 2, to: 8 }])) as [Places];
  const busy = await addApproved(app);
  await give(app, token, elsewhere, busy);
  const people = [busy, ...(await Promise.all([1, 2, 3].map(() => addApproved(app))))];
  for (const [n, usher_id] of people.entries())
    await apply(app, here, { usher_id, created_at: new Date(Date.UTC(2026, 0, 1, n)) });
  const undecided = await apply(app, chosen);
  await runClockTwice(app, firstComeJob, {});
  const { rows } = await app.pool.query<{ status: string }>(
    'select status from applications where event_id = $1 order by created_at',
    [here.event_id],
  );
  expect(rows.map(({ status }) => status)).toEqual(['waitlisted', 'accepted', 'accepted', 'waitlisted']);
  const { rows: others } = await app.pool.query('select status from applications where id = $1', [undecided.id]);
  expect(others).toEqual([{ status: 'pending' }]);
});

/** More than one turn takes. */
const FIRST = 22;

test('however many cannot be taken by a rule, whoever comes after them is; the others wait, whatever the rule', async () => {
  const [here, next] = (await addShifts(app, [
    { from: 0, to: 6, headcount: 3 },
    { from: 24, to: 30, headcount: 3 },
  ])) as [Places, Places];
  await app.pool.query(`update events set hiring_mode = 'first_come' where id = $1`, [here.event_id]);
  const [shut, tired] = [await addApproved(app), await addApproved(app)];
  await planAsks(app, here.event_id, {
    requirements: [{ kind: 'languages', mode: 'block', languages: ['fr'] }],
    excluded: [shut],
  });
  const { rows: people } = await app.pool.query<{ id: string }>(
    `insert into persons (usher_status, name_en, phone, photo, birth_date)
     select 'approved', 'No French', '+96655' || (2000000 + n), '/photos/p.webp', '1998-05-01' from generate_series(1, ${FIRST}) n returning id`,
  );
  const speaks = (usher_id: string) =>
    app.pool.query(`update persons set languages = '{fr}' where id = $1`, [usher_id]);
  const [busy] = (await addShifts(app, [{ from: -5, to: -1 }])) as [Places];
  await give(app, token, busy, tired);
  for (const usher_id of [shut, tired]) await speaks(usher_id);
  const earlier = [...people.map(({ id }) => id), shut, tired];
  await app.pool.query(
    `insert into applications (event_id, type_id, usher_id, shift_ids, created_at)
     select $1, $2, p, $4, now() - interval '1 day' from unnest($3::uuid[]) p`,
    [here.event_id, here.type_id, earlier, [here.shift_id]],
  );
  const host = await addRow(app.pool, 'types', {});
  const other = { event_id: next.event_id, shift_id: next.shift_id, type_id: host.id };
  await addRow(app.pool, 'positions', { ...other, headcount: 1 });
  const late = [await apply(app, here), await apply(app, { ...next, type_id: host.id })];
  for (const { usher_id } of late) await speaks(usher_id);
  await runClockTwice(app, firstComeJob, {});
  const { rows } = await app.pool.query(
    `select status, count(*)::integer as n, count(*) filter (where id = any ($2))::integer as late
     from applications where event_id = $1 group by status order by status`,
    [here.event_id, late.map(({ id }) => id)],
  );
  expect(rows).toEqual([
    { status: 'accepted', n: 2, late: 2 },
    { status: 'waitlisted', n: FIRST + 2, late: 0 },
  ]);
});

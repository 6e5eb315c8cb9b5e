import { undoMark } from '@proline/contract/attendance/attendance';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { getPass, revokePass } from '@proline/contract/pass/pass';
import { scanTeamPass } from '@proline/contract/staff-lead/staff-lead';
import { passText, signedPart } from '@proline/domain/pass/pass-format';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signingKey } from '../../platform/security/signing-key.ts';
import { addDay, firstOf, newMark, type Day } from '../../testing/event/day-course.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  owner = (await app.signIn('owner')).token;
});
afterAll(() => app.close());

type Staff = { readonly id: string; readonly token: string };

/** Somebody who leads the zone of a day, or all of it. */
async function leaderOf({ event_id, starts_at, ends_at }: Day, zone_id?: string): Promise<Staff> {
  const boss = await app.signInStaff((await addRow(app.pool, 'team_leaders', { status: 'approved' })).id);
  const part = zone_id === undefined ? {} : { scope: 'zone' as const, zone_id };
  await addRow(app.pool, 'event_leads', { event_id, leader_id: boss.id, starts_at, ends_at, ...part });
  return boss;
}

const passFor = async (id: string): Promise<string> =>
  getPass.response.parse((await app.call(getPass, { token: owner, params: { id } })).json()).data.text;

const send = ({ token }: Staff, { event_id }: Pick<Day, 'event_id'>, pass: string, more: object = {}) =>
  app.call(scanTeamPass, {
    token,
    params: { id: event_id },
    body: { id: newMark(), pass, kind: 'check_in', method: 'qr', shift_id: null, ...more },
  });

/** The state that it led to, or the code of the refusal. */
async function scan(...given: Parameters<typeof send>): Promise<string> {
  const reply = await send(...given);
  if (reply.statusCode !== 200) return reply.json<ErrorReply>().code;
  const { result, person } = scanTeamPass.response.parse(reply.json()).data;
  return result === 'repeated' ? 'repeated' : person.state;
}

test('a leader lets the own people in and out by their passes, once each, under the own name', async () => {
  const day = await addDay(app.pool);
  const boss = await leaderOf(day, day.zone_id);
  const pass = await passFor(firstOf(day));
  const id = newMark();
  expect(await scan(boss, day, pass, { id })).toBe('in');
  expect(await scan(boss, day, pass, { id })).toBe('repeated');
  expect(await scan(boss, day, pass)).toBe('pass_replayed');
  expect(await scan(boss, day, pass, { kind: 'check_out', method: 'scanner' })).toBe('left');
  const { rows } = await app.pool.query(
    `select l.action, l.person_id, l.admin_id, m.by_person from audit_log l
     join attendance_marks m on m.assignment_id::text = l.record_id and m.kind = l.action where l.record_id = $1 order by l.id`,
    [firstOf(day)],
  );
  const by = { person_id: boss.id, admin_id: null, by_person: boss.id };
  expect(rows).toEqual([
    { action: 'check_in', ...by },
    { action: 'check_out', ...by },
  ]);
});

test('outside what is led a pass does nothing: another zone, oneself, another event, no lead at all', async () => {
  const [day, other] = [await addDay(app.pool, { people: 2 }), await addDay(app.pool)];
  const { id: zone } = await addRow(app.pool, 'zones', { event_id: day.event_id });
  const [boss, whole] = [await leaderOf(day, zone), await leaderOf(day)];
  const pass = await passFor(firstOf(day));
  expect(await scan(boss, day, pass)).toBe('pass_not_of_team');
  const own = day.people[1]?.id ?? '';
  await app.pool.query('update assignments set usher_id = $2 where id = $1', [own, whole.id]);
  expect(await scan(whole, day, await passFor(own))).toBe('pass_not_of_team');
  expect(await scan(whole, day, await passFor(firstOf(other)))).toBe('pass_wrong_event');
  expect((await send(whole, other, pass)).statusCode).toBe(404);
  const { rows } = await app.pool.query('select from attendance where event_id = any ($1)', [
    [day.event_id, other.event_id],
  ]);
  expect(rows).toEqual([]);
});

test('a pass is refused by the same names as at a desk', async () => {
  const day = await addDay(app.pool, { people: 2 });
  const boss = await leaderOf(day);
  const pass = await passFor(firstOf(day));
  const { id: shift_id } = await addRow(app.pool, 'shifts', { event_id: day.event_id });
  const claims = { assignment_id: firstOf(day), event_id: day.event_id, number: 1 };
  const signed = signedPart({ ...claims, expires_at: new Date(Date.now() - 1_000) });
  expect(await scan(boss, day, 'https://proline.test/menu')).toBe('pass_unreadable');
  expect(await scan(boss, day, pass.slice(0, -1) + String((Number(pass.at(-1)) + 1) % 10))).toBe('pass_forged');
  expect(await scan(boss, day, passText(signed, signingKey(app.dataKey, 'passes').sign(signed)))).toBe('pass_expired');
  expect(await scan(boss, day, pass, { shift_id })).toBe('pass_wrong_shift');
  expect(await scan(boss, day, pass, { kind: 'check_out' })).toBe('not_checked_in');
  await app.call(revokePass, { token: owner, params: { id: firstOf(day) }, body: { number: 1 } });
  expect(await scan(boss, day, pass)).toBe('pass_revoked');
});

test('where the leader stands is kept with the mark, and what was taken back can be shown again', async () => {
  const day = await addDay(app.pool, { pin: { latitude: 24.7, longitude: 46.7 } });
  const boss = await leaderOf(day);
  const pass = await passFor(firstOf(day));
  const id = newMark();
  expect(await scan(boss, day, pass, { id, place: { latitude: 24.8, longitude: 46.7 } })).toBe('in');
  const { rows } = await app.pool.query('select outside from attendance_marks where id = $1', [id]);
  expect(rows).toEqual([{ outside: true }]);
  await app.call(undoMark, { token: owner, params: { id: firstOf(day) }, body: { id: newMark(), undoes: id } });
  expect(await scan(boss, day, pass)).toBe('in');
});

test('a scan that a phone kept counts from when the pass was shown: not in the future, and not against another rule', async () => {
  const day = await addDay(app.pool, { people: 2, from: -8, to: -7 });
  const boss = await leaderOf(day);
  const pass = await passFor(firstOf(day));
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  expect(await scan(boss, day, pass)).toBe('pass_expired');
  expect(await scan(boss, day, pass, { at: ago(-1) })).toBe('pass_expired');
  expect(await scan(boss, day, pass, { at: ago(12) })).toBe('too_early');
  expect(await scan(boss, day, pass, { at: ago(7.5) })).toBe('in');
  expect(await scan(boss, day, pass, { kind: 'check_out', at: ago(7.75) })).toBe('out_before_in');
  expect(await scan(boss, day, pass, { kind: 'check_out', at: ago(7) })).toBe('attended');
  const { rows } = await app.pool.query<{ kind: string; hours: string }>(
    `select kind, round(extract(epoch from received_at - at) / 360) / 10 as hours from attendance_marks
     where assignment_id = $1 order by at`,
    [firstOf(day)],
  );
  expect(rows.map(({ kind, hours }) => [kind, Number(hours)])).toEqual([
    ['check_in', 7.5],
    ['check_out', 7],
  ]);
  // revoked while the phone had no network
  const second = day.people[1]?.id ?? '';
  const old = await passFor(second);
  await app.call(revokePass, { token: owner, params: { id: second }, body: { number: 1 } });
  expect(await scan(boss, day, old, { at: ago(7.5) })).toBe('pass_revoked');
  const running = await addDay(app.pool);
  const lead = await leaderOf(running);
  expect(await scan(lead, running, await passFor(firstOf(running)), { at: ago(-1) })).toBe('time_in_future');
});

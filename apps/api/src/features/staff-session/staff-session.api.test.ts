import { auditList, getAuditEntry } from '@proline/contract/audit/audit';
import { me } from '@proline/contract/auth/auth';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { signInStaff, signOutStaff, signOutStaffEverywhere } from '@proline/contract/staff-session/staff-session';
import { listStaffSchedule } from '@proline/contract/staff-work/staff-work';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askUsher } from '../../testing/people/person-course.ts';
import { samplePhone } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { giveCode } from '../../testing/sample/sample-staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let here: TestApp;
/** A second process on the same database. */
let there: TestApp;
beforeAll(async () => {
  here = await startTestApp({ jobs: [] });
  there = await startTestApp({ jobs: [], database: here.database, dataKey: here.dataKey });
});
afterAll(async () => {
  await there.close();
  await here.close();
});
beforeEach(() => here.pool.query('delete from throttles'));

const addUsher = async (name_en = 'Hala Mansour') => {
  const phone = samplePhone();
  const { id } = await addRow(here.pool, 'ushers', { phone, status: 'approved', name_en });
  return { id, phone };
};
const enter = (phone: string, code: string) => here.call(signInStaff, { body: { phone, code } });
const codeOf = (reply: { json: <T>() => T }) => reply.json<ErrorReply>().code;
const tokenOf = (reply: { json: () => unknown }) => signInStaff.response.parse(reply.json()).data.access_token;

describe('a session', () => {
  test('opens nothing of the admins, and theirs nothing of the staff', async () => {
    const { token } = await here.signInStaff();
    expect(codeOf(await here.call(me, { token }))).toBe('unauthenticated');
    const admin = await here.signIn('owner');
    expect(codeOf(await here.call(signOutStaff, { token: admin.token }))).toBe('unauthenticated');
  });

  test('ends by signing out, alone or with all others', async () => {
    const one = await here.signInStaff();
    const [two, three] = [await here.signInStaff(one.id), await here.signInStaff(one.id)];
    const stranger = await here.signInStaff();
    const key = { 'idempotency-key': 'sign-out-1' };
    expect((await here.call(signOutStaff, { token: one.token, headers: key })).statusCode).toBe(200);
    expect((await there.call(signOutStaff, { token: one.token, headers: key })).headers['idempotent-replay']).toBe(
      'true',
    );
    expect(codeOf(await there.call(signOutStaff, { token: one.token }))).toBe('session_ended');
    expect((await here.call(signOutStaffEverywhere, { token: two.token })).json()).toEqual({
      data: { sessions_ended: 2 },
    });
    expect(codeOf(await there.call(signOutStaff, { token: three.token }))).toBe('session_ended');
    expect((await there.call(signOutStaff, { token: stranger.token })).statusCode).toBe(200);
  });

  test.each([
    ['unused', 'staff_idle_days', 'last_used_at'],
    ['old', 'staff_session_days', 'created_at'],
  ])('that is %s for as long as the settings say ends at once, on every process', async (_, field, moment) => {
    const { id, token } = await here.signInStaff();
    const look = () => there.call(listStaffSchedule, { token, query: { from: '2030-01-01', days: '7' } });
    expect((await look()).statusCode).toBe(200);
    await here.pool.query(`update staff_sessions set ${moment} = now() - interval '50 hours' where person_id = $1`, [
      id,
    ]);
    const security = { session_idle_minutes: 30, session_max_hours: 8, two_factor_required: false, [field]: 2 };
    await here.pool.query(`insert into settings (key, value) values ('security', $1)`, [JSON.stringify(security)]);
    expect(codeOf(await look())).toBe('session_ended');
    await here.pool.query(`delete from settings where key = 'security'`);
  });

  test('the sixth ends the one that was used least lately', async () => {
    const { id, phone } = await addUsher();
    const tokens: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      await giveCode(here, id);
      tokens.push(tokenOf(await enter(phone, '123456')));
      await here.pool.query(
        `update staff_sessions set last_used_at = last_used_at - interval '1 day' where person_id = $1`,
        [id],
      );
    }
    const { rows } = await here.pool.query(
      'select count(*)::int as n from staff_sessions where person_id = $1 and revoked_at is null',
      [id],
    );
    expect(rows).toEqual([{ n: 5 }]);
    expect(codeOf(await here.call(signOutStaff, { token: tokens[0] ?? '' }))).toBe('session_ended');
    expect((await here.call(signOutStaff, { token: tokens[5] ?? '' })).statusCode).toBe(200);
  });

  test('of somebody who is blocked ends, and does not come back with the person', async () => {
    const { id, token } = await here.signInStaff();
    const admin = await here.signIn('recruiter');
    expect((await askUsher(here, admin.token, id, 'blocked', { reason: 'Did not come.' })).statusCode).toBe(200);
    await here.pool.query(`update ushers set status = 'approved', status_reason = null where id = $1`, [id]);
    expect(codeOf(await there.call(signOutStaff, { token }))).toBe('session_ended');
  });
});

test('the audit log says who signed in, by name', async () => {
  const { id, phone } = await addUsher('Dana Kamal');
  await giveCode(here, id);
  await enter(phone, '000000');
  await enter(phone, '123456');
  const { token } = await here.signIn('owner');
  const reply = await here.call(auditList.rows, { token, query: { entity: 'staff_session', actor: 'person' } });
  const [entry] = reply.json<{ data: { id: number; person_en: string; record_en: string; action: string }[] }>().data;
  expect(entry).toMatchObject({ person_en: 'Dana Kamal', record_en: 'Dana Kamal', action: 'sign_in' });
  const shown = await here.call(getAuditEntry, { token, params: { id: String(entry?.id) } });
  expect(shown.statusCode).toBe(200);
});

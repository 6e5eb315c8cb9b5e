import { confirmAssignment } from '@proline/contract/assignment/assignment';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import {
  answerInvitation,
  getStaffEvent,
  listStaffInvitations,
  listStaffSchedule,
  reconfirmWork,
} from '@proline/contract/staff-work/staff-work';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPlaces, addRow, assign, atHour } from '../../testing/sample/sample-rows.ts';
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

type Staff = { readonly id: string; readonly token: string };
const codeOf = (reply: { json: <T>() => T }) => reply.json<ErrorReply>().code;

const invite = async (
  staff: Staff,
  times = { starts_at: atHour(0), ends_at: atHour(8) },
  expires_at: Date | null = null,
) => {
  const places = await addPlaces(here.pool, { shift: times });
  const invited = { status: 'invited', invited_at: new Date(), expires_at, ...times } as const;
  return (await assign(here.pool, places, staff.id, invited)).id;
};

const answer = ({ token }: Staff, id: string, said: 'accept' | 'decline' = 'accept', version = 1, app = here) =>
  app.call(answerInvitation, { token, params: { id }, body: { version, answer: said } });

const statusOf = async (id: string) =>
  (await here.pool.query<{ status: string }>('select status from assignments where id = $1', [id])).rows[0]?.status;

describe('an invitation', () => {
  test('is accepted: the place is the person’s, and invitations to something else at that time end, told', async () => {
    const staff = await here.signInStaff();
    const ops = await here.addAdmin('ops');
    const [wanted, other] = [await invite(staff), await invite(staff)];
    const later = await invite(staff, { starts_at: atHour(20), ends_at: atHour(28) });
    const open = listStaffInvitations.response.parse(
      (await here.call(listStaffInvitations, { token: staff.token })).json(),
    );
    expect(new Set(open.data.map(({ id }) => id))).toEqual(new Set([wanted, other, later]));
    const reply = await answer(staff, wanted);
    expect(reply.json()).toMatchObject({ data: { id: wanted, status: 'confirmed', version: 2, invitations_ended: 1 } });
    expect(
      (
        await here.pool.query(`select from notifications where kind = 'invitation_accepted' and admin_id = $1`, [
          ops.id,
        ])
      ).rowCount,
    ).toBe(1);
    expect(await Promise.all([wanted, other, later].map(statusOf))).toEqual(['confirmed', 'released', 'invited']);
    const { rows } = await here.pool.query(
      `select actor, action from audit_log where entity = 'assignment' and person_id = $1 order by id`,
      [staff.id],
    );
    expect(rows).toEqual([
      { actor: 'person', action: 'accept_invitation' },
      { actor: 'person', action: 'release' },
    ]);
    const told = await here.pool.query('select kind from messages where person_id = $1 order by created_at, kind', [
      staff.id,
    ]);
    expect(told.rows.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['work_confirmed', 'work_released']);
  });

  test('is declined: the place is free again', async () => {
    const staff = await here.signInStaff();
    const id = await invite(staff);
    expect((await answer(staff, id, 'decline')).json()).toMatchObject({ data: { status: 'declined' } });
    const { rows } = await here.pool.query(
      'select p.invited, p.confirmed from positions p join assignments a on a.position_id = p.id where a.id = $1',
      [id],
    );
    expect(rows).toEqual([{ invited: 0, confirmed: 0 }]);
    for (const said of ['accept', 'decline'] as const)
      expect(codeOf(await answer(staff, id, said, 2))).toBe('assignment_ended');
  });

  test('is answered once, in time, over the version that was read', async () => {
    const staff = await here.signInStaff();
    const id = await invite(staff);
    expect(codeOf(await answer(staff, id, 'accept', 2))).toBe('conflict');
    const expired = await invite(staff, undefined, new Date());
    for (const said of ['accept', 'decline'] as const)
      expect(codeOf(await answer(staff, expired, said))).toBe('invitation_expired');
    const shown = await here.call(listStaffInvitations, { token: staff.token });
    expect(listStaffInvitations.response.parse(shown.json()).data.map((one) => one.id)).toEqual([id]);
  });

  test('of another person, or one that nobody has, gets the same reply', async () => {
    const [staff, other] = [await here.signInStaff(), await here.signInStaff()];
    const id = await invite(other);
    const [strange, missing] = [await answer(staff, id), await answer(staff, '00000000-0000-4000-8000-000000000000')];
    expect([strange.statusCode, strange.body]).toEqual([404, missing.body]);
    expect(await statusOf(id)).toBe('invited');
  });

  test('to a time at which one works already cannot be accepted', async () => {
    const staff = await here.signInStaff();
    const id = await invite(staff);
    await assign(here.pool, await addPlaces(here.pool), staff.id);
    expect(codeOf(await answer(staff, id))).toBe('already_booked');
  });

  test('accepted by the person and by operations at the same moment is confirmed once', async () => {
    const admin = await here.signIn('ops');
    for (let n = 0; n < 10; n += 1) {
      const staff = await here.signInStaff();
      const id = await invite(staff);
      const replies = await Promise.all([
        answer(staff, id),
        answer(staff, id, 'decline', 1, there),
        there.call(confirmAssignment, { token: admin.token, params: { id }, body: { version: 1 } }),
      ]);
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
    }
  });

  test('two at once to overlapping work: one is the person’s', async () => {
    for (let n = 0; n < 10; n += 1) {
      const staff = await here.signInStaff();
      const ids = [await invite(staff), await invite(staff)];
      const replies = await Promise.all(ids.map((id, at) => answer(staff, id, 'accept', 1, at ? there : here)));
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect((await Promise.all(ids.map(statusOf))).sort()).toEqual(['confirmed', 'released']);
    }
  });
});

test('the schedule holds what one is booked for, work and leading, and nothing of others', async () => {
  const staff = await here.signInStaff();
  const places = await addPlaces(here.pool);
  await assign(here.pool, places, staff.id);
  await invite(staff, { starts_at: atHour(40), ends_at: atHour(48) });
  const { id: elsewhere } = await addRow(here.pool, 'ushers', { status: 'approved' });
  await assign(here.pool, places, elsewhere);
  const reply = await here.call(listStaffSchedule, { token: staff.token, query: { from: '2030-01-01', days: '28' } });
  const { data } = listStaffSchedule.response.parse(reply.json());
  expect(data).toMatchObject([{ as: 'usher', event: { id: places.event_id }, reserve: false, zone: null }]);
  const none = await here.call(listStaffSchedule, { token: staff.token, query: { from: '2031-01-01', days: '7' } });
  expect(none.json()).toEqual({ data: [] });
});

test('until when changed work is to be reconfirmed stands with it, in the schedule and at its event', async () => {
  const staff = await here.signInStaff();
  const places = await addPlaces(here.pool);
  const asked = await assign(here.pool, places, staff.id, { reconfirm_asked_at: new Date() });
  const stored = await here.pool.query<{ starts_at: Date }>('select starts_at from assignments where id = $1', [
    asked.id,
  ]);
  // the day before, because it is far ahead
  const until = new Date((stored.rows[0]?.starts_at.getTime() ?? 0) - 24 * 3_600_000).toISOString();
  const scheduled = async () => {
    const query = { from: until.slice(0, 10), days: '7' };
    const reply = await here.call(listStaffSchedule, { token: staff.token, query });
    return listStaffSchedule.response.parse(reply.json()).data.map((work) => [work.reconfirm, work.reconfirm_until]);
  };
  expect(await scheduled()).toEqual([[true, until]]);
  const event = await here.call(getStaffEvent, { token: staff.token, params: { id: places.event_id } });
  expect(getStaffEvent.response.parse(event.json()).data.places).toMatchObject([{ reconfirm_until: until }]);
  await here.call(reconfirmWork, { token: staff.token, params: { id: asked.id }, body: { version: 1 } });
  expect(await scheduled()).toEqual([[false, null]]);
});

test('changed work is reconfirmed by whoever it is of, once', async () => {
  const [staff, other] = [await here.signInStaff(), await here.signInStaff()];
  const { id } = await assign(here.pool, await addPlaces(here.pool), staff.id, { reconfirm_asked_at: new Date() });
  const say = ({ token }: Staff, version: number) =>
    here.call(reconfirmWork, { token, params: { id }, body: { version } });
  expect((await say(other, 1)).statusCode).toBe(404);
  expect(codeOf(await say(staff, 2))).toBe('conflict');
  expect((await say(staff, 1)).json()).toEqual({ data: { id, version: 2 } });
  expect(codeOf(await say(staff, 2))).toBe('nothing_to_reconfirm');
  const { rows } = await here.pool.query(`select actor, person_id from audit_log where record_id = $1`, [id]);
  expect(rows).toEqual([{ actor: 'person', person_id: staff.id }]);
});

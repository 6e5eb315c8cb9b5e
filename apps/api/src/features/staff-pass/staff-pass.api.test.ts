import { getEventBoard } from '@proline/contract/attendance/board';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { scanPass } from '@proline/contract/pass/pass';
import { checkInSelf, checkOutSelf, listStaffPasses } from '@proline/contract/staff-pass/staff-pass';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDay, newMark, type Day } from '../../testing/event/day-course.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let ops: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ops = (await app.signIn('ops')).token;
});
afterAll(() => app.close());
afterEach(() => app.pool.query(`delete from settings where key = 'attendance'`));

const MINUTE = 60_000;
const PIN = { latitude: 24.7136, longitude: 46.6753 };
/** Some 110 m, and 5.5 km, north of the pin. */
const NEAR = { ...PIN, latitude: PIN.latitude + 0.001 };
const FAR = { ...PIN, latitude: PIN.latitude + 0.05 };

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

async function addOwnDay(wanted: Parameters<typeof addDay>[1] = {}) {
  const day = await addDay(app.pool, wanted);
  const [{ id, usher_id } = { id: '', usher_id: '' }] = day.people;
  return { day, place_id: id, token: (await app.signInStaff(usher_id)).token };
}
type Own = Awaited<ReturnType<typeof addOwnDay>>;

/** What is on record then, or the code of the refusal. */
async function mark(endpoint: Endpoint, { token, place_id }: Own, body: object = {}) {
  const reply = await app.call(endpoint, { token, params: { id: place_id }, body: { id: newMark(), ...body } });
  if (reply.statusCode !== 200) return reply.json<ErrorReply>().code;
  return checkInSelf.response.parse(reply.json()).data;
}

const boardOf = async ({ event_id }: Day) => {
  const reply = await app.call(getEventBoard, { token: ops, params: { id: event_id } });
  return getEventBoard.response.parse(reply.json()).data.people[0];
};

const refuseOutside = () =>
  app.pool.query(`insert into settings (key, value) values ('attendance', '{"outside": "refuse"}')`);

describe('somebody checks in and out by themselves', () => {
  test('at the venue: on record as their own doing, with the distance and not the place', async () => {
    const own = await addOwnDay({ pin: PIN, from: 0.25 });
    expect(await mark(checkOutSelf, own)).toBe('not_checked_in');
    expect(await mark(checkInSelf, own, { place: NEAR })).toMatchObject({
      state: 'in',
      outside: false,
      late_minutes: 0,
    });
    expect(await mark(checkInSelf, own, { place: NEAR })).toBe('already_checked_in');
    expect(await mark(checkOutSelf, own, { place: NEAR })).toMatchObject({ state: 'left', outside: false });
    expect(await boardOf(own.day)).toMatchObject({ method: 'self', out_method: 'self' });
    const { rows } = await app.pool.query(
      'select kind, by_admin, by_person, distance_m, outside from attendance_marks where assignment_id = $1 order by seq',
      [own.place_id],
    );
    const made = { by_admin: null, by_person: own.day.people[0]?.usher_id, distance_m: 111, outside: false };
    expect(rows).toEqual([
      { kind: 'check_in', ...made },
      { kind: 'check_out', ...made },
    ]);
    const log = await app.pool.query(`select actor, action from audit_log where record_id = $1 order by id`, [
      own.place_id,
    ]);
    expect(log.rows).toEqual([
      { actor: 'person', action: 'check_in' },
      { actor: 'person', action: 'check_out' },
    ]);
  });

  test('elsewhere: it is noted, or refused where the settings say so', async () => {
    const flagged = await addOwnDay({ pin: PIN });
    expect(await mark(checkInSelf, flagged, { place: FAR })).toMatchObject({ state: 'in', outside: true });
    expect(await boardOf(flagged.day)).toMatchObject({ outside: true });
    await refuseOutside();
    const refused = await addOwnDay({ pin: PIN });
    expect(await mark(checkInSelf, refused, { place: FAR })).toBe('outside_geofence');
    expect(await mark(checkInSelf, refused, { place: { ...FAR, accuracy_m: 90_000 } })).toBe('outside_geofence');
    expect(await mark(checkInSelf, refused, { place: NEAR })).toMatchObject({ state: 'in', outside: false });
    expect(await mark(checkOutSelf, refused, { place: FAR })).toBe('outside_geofence');
  });

  test('the zone says how near is near', async () => {
    const own = await addOwnDay({ pin: PIN });
    await app.pool.query('update zones set radius_m = 50 where id = $1', [own.day.zone_id]);
    expect(await mark(checkInSelf, own, { place: NEAR })).toMatchObject({ outside: true });
  });

  test('without saying where: taken, unless the settings refuse who is outside and the event has a pin', async () => {
    expect(await mark(checkInSelf, await addOwnDay({ pin: PIN }))).toMatchObject({ state: 'in', outside: false });
    await refuseOutside();
    const own = await addOwnDay({ pin: PIN });
    expect(await mark(checkInSelf, own)).toBe('place_needed');
    expect(await mark(checkInSelf, await addOwnDay())).toMatchObject({ state: 'in' });
  });

  test('early and late, by the settings and the plan; a time of their own only of the last minutes', async () => {
    const early = await addOwnDay({ from: 2, to: 8, status: 'published' });
    expect(await mark(checkInSelf, early)).toBe('too_early');
    await app.pool.query(`insert into settings (key, value) values ('attendance', '{"early_minutes": 100}')`);
    expect(await mark(checkInSelf, early)).toMatchObject({ state: 'in', late_minutes: 0 });
    const late = await addOwnDay({ from: -0.5 });
    expect(await mark(checkInSelf, late, { at: inMinutes(-20) })).toBe('time_too_old');
    expect(await mark(checkInSelf, late, { at: inMinutes(10) })).toBe('time_in_future');
    expect(await mark(checkInSelf, late, { at: inMinutes(-5) })).toMatchObject({ is_late: true });
    expect(await mark(checkInSelf, await addOwnDay({ from: -9, to: -1 }))).toBe('shift_over');
  });

  test('nobody else: another’s place is not there, and a mark that is sent again is the same mark', async () => {
    const [own, other] = [await addOwnDay(), await addOwnDay()];
    expect(await mark(checkInSelf, { ...own, place_id: other.place_id })).toBe('not_found');
    const id = newMark();
    expect(await mark(checkInSelf, own, { id })).toMatchObject({ result: 'done' });
    expect(await mark(checkInSelf, own, { id })).toMatchObject({ result: 'repeated' });
    expect(await mark(checkInSelf, other, { id })).toBe('mark_id_taken');
  });
});

test('passes are those of one’s own next shifts, and the gate takes them', async () => {
  const own = await addOwnDay({ pin: PIN });
  const list = async () =>
    listStaffPasses.response.parse((await app.call(listStaffPasses, { token: own.token })).json()).data;
  const [shown, ...others] = await list();
  expect(others).toEqual([]);
  expect(shown).toMatchObject({
    id: own.place_id,
    event: { id: own.day.event_id, ...PIN },
    arrival_minutes: 30,
    opens_at: new Date(own.day.starts_at.getTime() - 90 * MINUTE).toISOString(),
    place_needed: false,
    pass: { number: 1 },
    recorded: { state: 'expected' },
  });
  const body = { id: newMark(), pass: shown?.pass.text, kind: 'check_in', method: 'scanner', shift_id: null };
  expect((await app.call(scanPass, { token: ops, params: { id: own.day.event_id }, body })).statusCode).toBe(200);
  expect((await list())[0]?.recorded.state).toBe('in');
  await app.pool.query(`update assignments set status = 'released' where id = $1`, [own.place_id]);
  expect(await list()).toEqual([]);
});

import { releaseAssignment } from '@proline/contract/assignment/assignment';
import { checkIn, undoMark } from '@proline/contract/attendance/attendance';
import { getEventBoard } from '@proline/contract/attendance/board';
import { moveEvent } from '@proline/contract/event-move/event-move';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { getPass, getPassKey, revokePass, scanPass } from '@proline/contract/pass/pass';
import { mergePersons } from '@proline/contract/person-merge/person-merge';
import { passText, readPass, signedPart } from '@proline/domain/pass/pass-format';
import { refusePass } from '@proline/domain/pass/pass-rules';
import { importPassKey, isGenuine } from '@proline/domain/pass/pass-signature';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signingKey } from '../../platform/security/signing-key.ts';
import { toDataKey } from '../../platform/security/data-key.ts';
import { addDay, newMark, type Day } from '../../testing/event/day-course.ts';
import { addRow, assign } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
});
afterAll(() => app.close());

const HOUR = 3_600_000;
const first = (day: Day): string => day.people[0]?.id ?? '';

const passFor = async (id: string) =>
  getPass.response.parse((await app.call(getPass, { token, params: { id } })).json()).data;

type Scan = {
  readonly kind?: 'check_in' | 'check_out';
  readonly shift_id?: string;
  readonly method?: 'qr' | 'scanner';
  readonly id?: string;
};
const send = ({ event_id }: Pick<Day, 'event_id'>, pass: string, scan: Scan = {}) =>
  app.call(scanPass, {
    token,
    params: { id: event_id },
    body: { id: newMark(), pass, kind: 'check_in', method: 'qr', shift_id: null, ...scan },
  });

/** The state that it led to, or the code of the refusal. */
async function scan(...given: Parameters<typeof send>): Promise<string> {
  const reply = await send(...given);
  if (reply.statusCode !== 200) return reply.json<ErrorReply>().code;
  const { result, person } = scanPass.response.parse(reply.json()).data;
  return result === 'repeated' ? 'repeated' : person.state;
}

const codeOf = (reply: { statusCode: number; json: <T>() => T }): [number, string] => [
  reply.statusCode,
  reply.json<ErrorReply>().code,
];

/** As ours are made, but saying whatever is wanted. */
const signedAs = (dataKey: TestApp['dataKey'], claims: Parameters<typeof signedPart>[0]): string => {
  const signed = signedPart(claims);
  return passText(signed, signingKey(dataKey, 'passes').sign(signed));
};

describe('a pass', () => {
  test('lets somebody in and out, once each, and says how', async () => {
    const day = await addDay(app.pool);
    const { text, number } = await passFor(first(day));
    expect(number).toBe(1);
    expect(await scan(day, text, { kind: 'check_out' })).toBe('not_checked_in');
    expect(await scan(day, text)).toBe('in');
    expect(await scan(day, text, { method: 'scanner' })).toBe('pass_replayed');
    expect(await scan(day, text, { kind: 'check_out', method: 'scanner' })).toBe('left');
    expect(await scan(day, text, { kind: 'check_out' })).toBe('pass_replayed');
    expect(await scan(day, text)).toBe('pass_replayed');
    const { rows } = await app.pool.query('select method, out_method from attendance where assignment_id = $1', [
      first(day),
    ]);
    expect(rows).toEqual([{ method: 'qr', out_method: 'scanner' }]);
    const log = await app.pool.query(`select action from audit_log where record_id = $1 order by id`, [first(day)]);
    expect(log.rows).toEqual([{ action: 'check_in' }, { action: 'check_out' }]);
  });

  test('that was scanned is sent again without a second effect, and can be shown again once that was taken back', async () => {
    const day = await addDay(app.pool);
    const { text } = await passFor(first(day));
    const id = newMark();
    expect(await scan(day, text, { id })).toBe('in');
    expect(await scan(day, text, { id })).toBe('repeated');
    await app.call(undoMark, { token, params: { id: first(day) }, body: { id: newMark(), undoes: id } });
    expect(await scan(day, text)).toBe('in');
  });

  test('of somebody who was checked in by hand says that', async () => {
    const day = await addDay(app.pool);
    const { text } = await passFor(first(day));
    await app.call(checkIn, { token, params: { id: first(day) }, body: { id: newMark() } });
    expect(await scan(day, text)).toBe('already_checked_in');
  });

  test('can be checked by whoever has nothing but the public key and the board', async () => {
    const day = await addDay(app.pool);
    const { text, expires_at } = await passFor(first(day));
    const { data } = getPassKey.response.parse((await app.call(getPassKey, { token })).json());
    const read = readPass(text);
    if (!read) throw new Error('no pass');
    expect(await isGenuine(await importPassKey(data), read)).toBe(true);
    expect(read.claims).toEqual({
      assignment_id: first(day),
      event_id: day.event_id,
      number: 1,
      expires_at: new Date(expires_at),
    });
    const reply = await app.call(getEventBoard, { token, params: { id: day.event_id } });
    const place = getEventBoard.response.parse(reply.json()).data.people.find(({ id }) => id === first(day));
    const shown = { event_id: day.event_id, shift_id: null, kind: 'check_in', now: new Date() } as const;
    expect(refusePass(read.claims, { ...shown, place: place ?? null })).toBeNull();
  });
});

describe('refused by its name is', () => {
  test('what is no pass, or not one of ours', async () => {
    const day = await addDay(app.pool);
    const { text } = await passFor(first(day));
    expect(codeOf(await send(day, 'https://proline.test/menu'))).toEqual([422, 'pass_unreadable']);
    expect(codeOf(await send(day, ''))).toEqual([422, 'pass_unreadable']);
    const changed = text.slice(0, -1) + String((Number(text.at(-1)) + 1) % 10);
    expect(codeOf(await send(day, changed))).toEqual([422, 'pass_forged']);
    const claims = readPass(text)?.claims;
    if (!claims) throw new Error('no pass');
    const elsewhere = toDataKey(Buffer.alloc(32, 7));
    expect(await scan(day, signedAs(elsewhere, claims))).toBe('pass_forged');
  });

  test('a pass of another event, of an event that is not there, and one whose time is over', async () => {
    const [day, other] = [await addDay(app.pool), await addDay(app.pool)];
    const { text } = await passFor(first(day));
    expect(codeOf(await send(other, text))).toEqual([409, 'pass_wrong_event']);
    expect((await send({ event_id: newMark() }, text)).statusCode).toBe(404);
    const claims = { assignment_id: first(day), event_id: day.event_id, number: 1 };
    const expired = signedAs(app.dataKey, { ...claims, expires_at: new Date(Date.now() - 1_000) });
    expect(codeOf(await send(day, expired))).toEqual([409, 'pass_expired']);
  });

  test('a pass of another shift: of the one that is chosen, or of the one that is on', async () => {
    const day = await addDay(app.pool);
    const [{ usher_id } = { usher_id: '' }] = day.people;
    const times = { starts_at: new Date(Date.now() + 12 * HOUR), ends_at: new Date(Date.now() + 18 * HOUR) };
    const shift = await addRow(app.pool, 'shifts', { event_id: day.event_id, ...times });
    const place = { event_id: day.event_id, shift_id: shift.id, type_id: day.type_id };
    const position = await addRow(app.pool, 'positions', { ...place, headcount: 2 });
    const next = { ...place, position_id: position.id };
    const { id } = await assign(app.pool, next, usher_id, times);
    const other = await addRow(app.pool, 'ushers', { status: 'approved' });
    const alone = await assign(app.pool, next, other.id, times);
    expect(await scan(day, (await passFor(id)).text)).toBe('pass_wrong_shift');
    expect(await scan(day, (await passFor(alone.id)).text)).toBe('too_early');
    const { text } = await passFor(first(day));
    expect(await scan(day, text, { shift_id: shift.id })).toBe('pass_wrong_shift');
    expect(await scan(day, text, { shift_id: day.shift_id })).toBe('in');
    // who is in already is not expected elsewhere
    expect(await scan(day, (await passFor(id)).text)).toBe('too_early');
  });

  test('whoever is too early or too late for the shift, and a pass of an event that is over', async () => {
    const ahead = await addDay(app.pool, { from: 3, to: 9, status: 'published' });
    expect(await scan(ahead, (await passFor(first(ahead))).text)).toBe('too_early');
    const over = await addDay(app.pool, { from: -9, to: -1 });
    const { text } = await passFor(first(over));
    expect(await scan(over, text)).toBe('shift_over');
    await app.call(moveEvent, {
      token,
      params: { id: over.event_id },
      body: { to: 'canceled', version: 1, reason: 'The hall was flooded' },
    });
    expect(await scan(over, text)).toBe('pass_revoked');
    expect(codeOf(await app.call(getPass, { token, params: { id: first(over) } }))).toEqual([409, 'attendance_locked']);
  });
});

describe('a pass is revoked', () => {
  const revoke = (id: string, number: number) => app.call(revokePass, { token, params: { id }, body: { number } });

  test('by hand: the next one counts, and only what was seen is revoked', async () => {
    const day = await addDay(app.pool);
    const old = await passFor(first(day));
    const { data } = revokePass.response.parse((await revoke(first(day), 1)).json());
    expect(data.number).toBe(2);
    expect(codeOf(await revoke(first(day), 1))).toEqual([409, 'conflict']);
    expect(await scan(day, old.text)).toBe('pass_revoked');
    expect(await scan(day, data.text)).toBe('in');
    const { rows } = await app.pool.query(`select record_id from audit_log where action = 'revoke_pass'`);
    expect(rows).toEqual([{ record_id: first(day) }]);
  });

  test('when the place is given back, also if somebody gets it again', async () => {
    const day = await addDay(app.pool, { from: 0.5 });
    const { text } = await passFor(first(day));
    const body = { version: 1, reason: 'Called in sick' };
    expect((await app.call(releaseAssignment, { token, params: { id: first(day) }, body })).statusCode).toBe(200);
    expect(await scan(day, text)).toBe('pass_revoked');
    expect(codeOf(await app.call(getPass, { token, params: { id: first(day) } }))).toEqual([409, 'assignment_ended']);
    expect(codeOf(await revoke(first(day), 2))).toEqual([409, 'assignment_ended']);
    await app.pool.query(`update assignments set status = 'confirmed', release_reason = null where id = $1`, [
      first(day),
    ]);
    expect(await scan(day, text)).toBe('pass_revoked');
    expect(await scan(day, (await passFor(first(day))).text)).toBe('in');
  });

  test('when two records turn out to be of one person', async () => {
    const day = await addDay(app.pool);
    const { text } = await passFor(first(day));
    const kept = await addRow(app.pool, 'ushers', { status: 'approved' });
    const { rows } = await app.pool.query<{ version: number }>('select version from persons where id = $1', [
      day.people[0]?.usher_id,
    ]);
    const body = { version: kept.version, other: day.people[0]?.usher_id, other_version: rows[0]?.version };
    expect((await app.call(mergePersons, { token, params: { id: kept.id }, body })).statusCode).toBe(200);
    expect(await scan(day, text)).toBe('pass_revoked');
    expect(await scan(day, (await passFor(first(day))).text)).toBe('in');
  });
});

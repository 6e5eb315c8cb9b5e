import type { ErrorReply } from '@proline/contract/frame/error-reply';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { getLeader, type Leader } from '@proline/contract/team-leader/team-leader';
import { changeLeader, createLeader, promoteUsher } from '@proline/contract/team-leader/team-leader-record';
import { getUsher } from '@proline/contract/usher/usher';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePerson } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('recruiter'));
});
afterAll(() => app.close());

type Person = SentBodyOf<typeof createLeader>;
type Reply = { statusCode: number; json: () => unknown };

const create = (body: Partial<Person> = {}) => app.call(createLeader, { token, body: samplePerson(body) });
const leaderIn = (reply: Reply) => (reply.json() as { data: Leader }).data;
const refusal = (reply: Reply) => {
  const { code, record } = reply.json() as ErrorReply;
  return [reply.statusCode, code, record?.kind, record?.id];
};
const promote = (id: string, version = 1) => app.call(promoteUsher, { token, params: { id }, body: { version } });
const actionsOf = async (id: string) => {
  const { rows } = await app.pool.query<{ entry: string }>(
    `select entity || ' ' || action as entry from audit_log where record_id = $1 order by id`,
    [id],
  );
  return rows.map(({ entry }) => entry);
};

describe('entering a team leader', () => {
  test('keeps everything that was said, as pending, and it is read back', async () => {
    const reply = await create({ name_en: ' Reem Al-Qahtani ', city: 'جدة', id_number: '1089912345' });
    const leader = leaderIn(reply);
    expect([reply.statusCode, leader]).toMatchObject([
      200,
      {
        name_en: 'Reem Al-Qahtani',
        city: 'Jeddah',
        status: 'pending',
        height_cm: 168,
        languages_spoken: [{ code: 'ar', level: 'native' }],
        id_number_last4: '2345',
        missing: ['photo'],
        usher: null,
        events_led: 0,
        version: 1,
      },
    ]);
    expect(leaderIn(await app.call(getLeader, { token, params: { id: leader.id } }))).toEqual(leader);
    expect(await actionsOf(leader.id)).toEqual(['team_leader create']);
  });

  test('nobody is entered twice: the one who is there is named, in the hat that they wear', async () => {
    const usher = await addRow(app.pool, 'ushers', { phone: '+966551119911', status: 'approved' });
    expect(refusal(await create({ phone: '+966 55 111 9911' }))).toEqual([409, 'phone_taken', 'usher', usher.id]);
    await promote(usher.id);
    expect(refusal(await create({ phone: '+966 55 111 9911' }))).toEqual([409, 'phone_taken', 'team_leader', usher.id]);
    const { id } = leaderIn(await create({ id_number: 'AB 998-877' }));
    expect(refusal(await create({ id_number: 'ab998877' }))).toEqual([409, 'id_number_taken', 'team_leader', id]);
  });
});

describe('changing a team leader', () => {
  const change = (id: string, version: number, body: Partial<Person>) =>
    app.call(changeLeader, { token, params: { id }, body: { version, ...samplePerson(body) } });

  test('saves over the version that was read', async () => {
    const { id, version } = leaderIn(await create());
    expect(leaderIn(await change(id, version, { city: 'Dammam' }))).toMatchObject({ city: 'Dammam', version: 2 });
    expect(refusal(await change(id, version, { city: 'Taif' }))).toEqual([409, 'conflict', undefined, undefined]);
    expect(await actionsOf(id)).toEqual(['team_leader create', 'team_leader change']);
  });

  test('who is approved keeps an age, and who is only an usher is no team leader', async () => {
    const { id } = await addRow(app.pool, 'team_leaders', { status: 'approved' });
    expect(refusal(await change(id, 1, { birth_date: null }))[1]).toBe('approved_stays_complete');
    const usher = await addRow(app.pool, 'ushers');
    expect((await change(usher.id, 1, {})).statusCode).toBe(404);
  });
});

describe('promoting an usher', () => {
  test('adds the hat to the same person, as pending', async () => {
    const { id } = await addRow(app.pool, 'ushers', { status: 'approved' });
    const leader = leaderIn(await promote(id));
    expect(leader).toMatchObject({ id, status: 'pending', version: 2, usher: { id, status: 'approved' } });
    expect((await app.call(getUsher, { token, params: { id } })).json().data.leader_status).toBe('pending');
    expect(await actionsOf(id)).toEqual(['team_leader promote']);
  });

  test('is refused for who leads already, who is not approved, and over an older version', async () => {
    const { id } = await addRow(app.pool, 'ushers', { status: 'approved' });
    expect(refusal(await promote(id, 7))[1]).toBe('conflict');
    await promote(id);
    expect(refusal(await promote(id, 2))).toEqual([409, 'already_leader', 'team_leader', id]);
    for (const status of ['pending', 'in_interview', 'rejected', 'blocked'] as const) {
      const usher = await addRow(app.pool, 'ushers', {
        status,
        ...((status === 'rejected' || status === 'blocked') && { status_reason: 'Late too often' }),
      });
      expect(refusal(await promote(usher.id))).toEqual([409, 'usher_not_approved', 'usher', usher.id]);
    }
    const leader = await addRow(app.pool, 'team_leaders');
    expect((await promote(leader.id)).statusCode).toBe(404);
  });

  test('of two at the same moment one is done, and the other is told', async () => {
    const { id } = await addRow(app.pool, 'ushers', { status: 'approved' });
    const replies = await Promise.all([promote(id), promote(id)]);
    expect(replies.map((reply) => refusal(reply)[1]).toSorted()).toEqual(['already_leader', undefined]);
  });
});

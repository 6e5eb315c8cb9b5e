import { listPersonHistory } from '@proline/contract/audit/person-history';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { askToJoin, listJoinRoles } from '@proline/contract/staff-join/staff-join';
import { changeStaffProfile, getStaffProfile, listStaffRoles } from '@proline/contract/staff-profile/staff-profile';
import { changeLeader, createLeader } from '@proline/contract/team-leader/team-leader-record';
import { typeCatalogue } from '@proline/contract/type/type';
import { usherList, type Usher } from '@proline/contract/usher/usher';
import { changeUsher, createUsher } from '@proline/contract/usher/usher-record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleJoin, samplePerson } from '../../testing/sample/sample-person.ts';
import { addPlaces, addRow, assign, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let recruiter: { id: string; token: string };
let owner: { token: string };
beforeAll(async () => {
  app = await startTestApp();
  recruiter = await app.signIn('recruiter');
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

type Body = SentBodyOf<typeof createUsher>;
type Reply = { statusCode: number; json: <T>() => T };
const addType = async (position = 0) => (await addRow(app.pool, 'types', { position })).id;
const create = (body: Partial<Body>) =>
  app.call(createUsher, { token: recruiter.token, body: { ...samplePerson(), ...body } });
const usherIn = (reply: Reply) => reply.json<{ data: Usher }>().data;
const doesIn = (reply: Reply) => usherIn(reply).does.map(({ id }) => id);
const change = (usher: Usher, changes: Partial<Body>) =>
  app.call(changeUsher, {
    token: recruiter.token,
    params: { id: usher.id },
    body: { ...samplePerson({ phone: usher.phone, ...changes }), version: usher.version },
  });
const refusal = (reply: Reply) => {
  const { code, errors } = reply.json<ErrorReply>();
  return [reply.statusCode, code, errors];
};
const NOT_OFFERED = [422, 'role_not_offered', { role_ids: ['role_not_offered'] }];
const stored = async (id: string) =>
  (
    await app.pool.query<{ type_id: string }>('select type_id from usher_roles where usher_id = $1 order by type_id', [
      id,
    ])
  ).rows.map(({ type_id }) => type_id);

test('roles are entered with the person, shown in the order of their catalogue, and changed like any field', async () => {
  const [second, first] = [await addType(2), await addType(1)];
  const reply = await create({ role_ids: [second, first] });
  expect(doesIn(reply)).toEqual([first, second]);
  const usher = usherIn(reply);
  const less = await change(usher, { role_ids: [second] });
  expect([doesIn(less), usherIn(less).version]).toEqual([[second], usher.version + 1]);
  // left out, and said again: nothing changes
  const same = await change(usherIn(less), {});
  expect([doesIn(same), usherIn(same).version]).toEqual([[second], usher.version + 1]);
  expect(usherIn(await change(usherIn(less), { role_ids: [second] })).version).toBe(usher.version + 1);
  expect((await change(usher, { role_ids: [] })).statusCode).toBe(409);

  const history = await app.call(listPersonHistory, {
    token: recruiter.token,
    params: { id: usher.id },
    query: {},
  });
  const [entry] = listPersonHistory.response.parse(history.json()).data;
  expect([entry?.before, entry?.after]).toEqual([{ role_ids: [first, second] }, { role_ids: [second] }]);
  // by their names
  expect(entry?.names.map(({ id }) => id).sort()).toEqual([first, second].sort());
});

test('whoever is only a team leader has roles, too', async () => {
  const role = await addType();
  const { token } = recruiter;
  const made = await app.call(createLeader, { token, body: samplePerson({ role_ids: [role] }) });
  expect(doesIn(made)).toEqual([role]);
  const { id, version } = usherIn(made);
  const body = { ...samplePerson({ role_ids: [] }), version };
  expect(doesIn(await app.call(changeLeader, { token, params: { id }, body }))).toEqual([]);
});

test('a role that is unknown or out of use is refused by name, and nothing is stored', async () => {
  const archived = (await addRow(app.pool, 'types', { archived_at: new Date() })).id;
  expect(refusal(await create({ role_ids: [archived] }))).toEqual(NOT_OFFERED);
  expect(refusal(await create({ role_ids: [crypto.randomUUID()] }))).toEqual(NOT_OFFERED);
  const role = await addType();
  expect((await create({ role_ids: [role, role] })).statusCode).toBe(422);
  const usher = usherIn(await create({}));
  expect(refusal(await change(usher, { name_en: 'Changed', role_ids: [archived] }))).toEqual(NOT_OFFERED);
  expect(await stored(usher.id)).toEqual([]);
});

test('a role that goes out of use is not shown, refuses nobody’s form, and comes back with its use', async () => {
  const role = await addType();
  const usher = usherIn(await create({ role_ids: [role] }));
  const { token } = owner;
  await app.call(typeCatalogue.archive, { token, params: { id: role }, body: { version: 1 } });
  // a form that was open meanwhile still names it, a later one does not
  const open = await change(usher, { city: 'Jeddah', role_ids: [role] });
  expect([open.statusCode, doesIn(open)]).toEqual([200, []]);
  expect((await change(usherIn(open), { city: 'Dammam', role_ids: [] })).statusCode).toBe(200);
  await app.call(typeCatalogue.restore, { token, params: { id: role }, body: { version: 2 } });
  expect(await stored(usher.id)).toEqual([role]);
});

test('the list can be narrowed to whoever does a role, whether or not they have worked in it', async () => {
  const role = await addType();
  const { id } = usherIn(await create({ role_ids: [role] }));
  await create({});
  const reply = await app.call(usherList.rows, { token: recruiter.token, query: { does: role } });
  expect(reply.json<{ data: Usher[] }>().data).toMatchObject([{ id, does: [{ id: role }], roles: [] }]);
});

test('two forms at once: one of them counts', async () => {
  const [one, other] = [await addType(), await addType()];
  const usher = usherIn(await create({}));
  const replies = await Promise.all([change(usher, { role_ids: [one] }), change(usher, { role_ids: [other] })]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await stored(usher.id)).toHaveLength(1);
});

test('while a type is merged nobody gets it anew, and both get through', async () => {
  const [from, into] = [await addType(), await addType()];
  const usher = usherIn(await create({ role_ids: [from] }));
  const params = { id: from };
  const [merged, changed] = await Promise.all([
    app.call(typeCatalogue.merge, { token: owner.token, params, body: { version: 1, into } }),
    change(usher, { role_ids: [from, into] }),
  ]);
  expect([merged.statusCode, changed.statusCode]).toEqual([200, 200]);
  expect(await stored(usher.id)).toEqual([from, into].sort());
});

test('work that was attended teaches its role; a no-show does not', async () => {
  const { id } = await addRow(app.pool, 'ushers', { status: 'approved' });
  const places = await addPlaces(app.pool, { shift: { starts_at: atHour(-10), ends_at: atHour(-2) } });
  const assignment = await assign(app.pool, places, id, { starts_at: atHour(-10), ends_at: atHour(-2) });
  await app.pool.query(
    `insert into attendance (assignment_id, event_id, usher_id, work_date, outcome) values ($1, $2, $3, current_date, 'no_show')`,
    [assignment.id, places.event_id, id],
  );
  expect(await stored(id)).toEqual([]);
  await app.pool.query(
    `update attendance set outcome = 'attended', checked_in_at = $2, checked_out_at = $3, method = 'manual', out_method = 'manual'
     where assignment_id = $1`,
    [assignment.id, atHour(-10), atHour(-2)],
  );
  expect(await stored(id)).toEqual([places.type_id]);
});

test('people say themselves what they do: when they join, and later', async () => {
  const [role, other] = [await addType(), await addType()];
  const joiner = await app.proveToJoin();
  const offered = await app.call(listJoinRoles, { token: joiner.token });
  expect(listJoinRoles.response.parse(offered.json()).data.map(({ id }) => id)).toContain(role);
  const wrong = { ...sampleJoin({ role_ids: [crypto.randomUUID()] }) };
  expect(refusal(await app.call(askToJoin, { token: joiner.token, body: wrong }))).toEqual(NOT_OFFERED);
  const asked = await app.call(askToJoin, { token: joiner.token, body: sampleJoin({ role_ids: [role] }) });
  expect([asked.statusCode, await stored(joiner.id)]).toEqual([200, [role]]);

  const { token } = await app.signInStaff(joiner.id);
  const { version, does } = getStaffProfile.response.parse((await app.call(getStaffProfile, { token })).json()).data;
  expect(does.map(({ id }) => id)).toEqual([role]);
  const body = {
    version,
    role_ids: [other],
    email: null,
    city: '',
    languages: [],
    height_cm: null,
    clothing_size: null,
  };
  const saved = await app.call(changeStaffProfile, { token, body: { ...body, shoe_size: null } });
  expect(changeStaffProfile.response.parse(saved.json()).data.does.map(({ id }) => id)).toEqual([other]);
  expect((await app.call(listStaffRoles, { token })).statusCode).toBe(200);
});

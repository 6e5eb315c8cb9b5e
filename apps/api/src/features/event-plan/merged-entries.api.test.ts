import { categoryCatalogue } from '@proline/contract/category/category';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { createEvent, getEventPlan } from '@proline/contract/event-plan/event-plan';
import { typeCatalogue } from '@proline/contract/type/type';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNamed, samplePlan } from '../../testing/sample/sample-plans.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('owner')).token;
});
afterAll(() => app.close());

const { list, merge, undoMerge, remove } = typeCatalogue;

test('a merge of types keeps what ushers can do and what plans want; undoing it brings that back', async () => {
  const { type_id: from, ...named } = await addNamed(app.pool);
  const into = (await addRow(app.pool, 'types')).id;
  const [one_role, both_roles] = [await addRow(app.pool, 'ushers'), await addRow(app.pool, 'ushers')];
  await app.pool.query('insert into usher_roles values ($1, $3), ($2, $3), ($2, $4)', [
    one_role.id,
    both_roles.id,
    from,
    into,
  ]);
  const rolesOf = async (usher_id: string) =>
    (
      await app.pool.query<{ type_id: string }>('select type_id from usher_roles where usher_id = $1', [usher_id])
    ).rows.map(({ type_id }) => type_id);
  const plan = samplePlan({ type_id: from, ...named });
  const made = await app.call(createEvent, { token, body: { steps: plan } });
  const { event_id } = createEvent.response.parse(made.json()).data;
  const planned = async () =>
    getEventPlan.response.parse((await app.call(getEventPlan, { token, params: { id: event_id } })).json()).data;
  const types = list.response.parse((await app.call(list, { token })).json()).data;
  expect(types.find(({ id }) => id === from)?.used).toBe(1);

  const reply = await app.call(merge, { token, params: { id: from }, body: { version: 1, into } });
  expect(merge.response.parse(reply.json()).moved).toBe(1);
  expect(await planned()).toMatchObject({ version: 2, steps: samplePlan({ type_id: into, ...named }) });
  expect(await rolesOf(one_role.id)).toContain(into);

  const back = await app.call(undoMerge, { token, params: { id: from }, body: { version: 2 } });
  expect(undoMerge.response.parse(back.json()).moved).toBe(1);
  expect(await planned()).toMatchObject({ version: 3, steps: plan });
  expect(await rolesOf(one_role.id)).toEqual([from]);
  expect((await rolesOf(both_roles.id)).sort()).toEqual([from, into].sort());
});

test('a type that only a draft wants is in use', async () => {
  const named = await addNamed(app.pool);
  const made = await app.call(createEvent, { token, body: { steps: samplePlan(named) } });
  expect(made.statusCode).toBe(200);
  const params = { id: named.type_id };
  const reply = await app.call(remove, { token, params, query: { version: '1' } });
  expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([409, 'in_use']);
});

test('a merge of categories reaches the plans of events, also of a draft that was saved while its category was archived', async () => {
  const named = await addNamed(app.pool);
  const into = (await addRow(app.pool, 'categories')).id;
  const draft = async () => {
    const made = await app.call(createEvent, { token, body: { steps: samplePlan(named) } });
    return createEvent.response.parse(made.json()).data.event_id;
  };
  const categoryOf = async (id: string) =>
    getEventPlan.response.parse((await app.call(getEventPlan, { token, params: { id } })).json()).data.steps.stepOne
      .category_id;
  const eventsOf = async (category_id: string): Promise<string[]> =>
    (
      await app.pool.query<{ id: string }>('select id from events where category_id = $1 order by id', [category_id])
    ).rows.map(({ id }) => id);
  const before = await draft();
  await app.call(categoryCatalogue.archive, { token, params: { id: named.category_id }, body: { version: 1 } });
  const after = await draft();
  expect(await eventsOf(named.category_id)).toEqual([before]);

  await app.call(categoryCatalogue.merge, { token, params: { id: named.category_id }, body: { version: 2, into } });
  expect([await categoryOf(before), await categoryOf(after)]).toEqual([into, into]);
  expect(await eventsOf(into)).toEqual([before, after].sort());
  await app.call(categoryCatalogue.undoMerge, { token, params: { id: named.category_id }, body: { version: 3 } });
  expect([await categoryOf(before), await categoryOf(after)]).toEqual([named.category_id, named.category_id]);
});

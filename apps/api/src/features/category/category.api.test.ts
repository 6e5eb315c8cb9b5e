import { categoryCatalogue, type Category } from '@proline/contract/category/category';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { eventList } from '@proline/contract/event/event';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { PATIENCE } from '../../testing/program/patience.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
/** another process on the same database */
let other: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ database: app.database, dataKey: app.dataKey });
  token = (await app.signIn('owner')).token;
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const { list, create, change, place, archive, restore, previewMerge, merge, undoMerge, remove } = categoryCatalogue;

const all = async (): Promise<Category[]> => list.response.parse((await app.call(list, { token })).json()).data;
const one = async (id: string): Promise<Category> => {
  const found = (await all()).find((category) => category.id === id);
  if (!found) throw new Error('no such category');
  return found;
};
const add = async () => (await addRow(app.pool, 'categories')).id;
const eventsOf = async (category_id: string): Promise<string[]> =>
  (
    await app.pool.query<{ id: string }>('select id from events where category_id = $1 order by id', [category_id])
  ).rows.map(({ id }) => id);
const addEvent = async (category_id: string) => (await addRow(app.pool, 'events', { category_id })).id;
const codeOf = (reply: { statusCode: number; json: () => unknown }) =>
  [reply.statusCode, (reply.json() as ErrorReply).code] as const;

test('a new one stands last, and its names are trimmed', async () => {
  const reply = await app.call(create, {
    token,
    body: { name_en: '  Book fair ', name_ar: 'معرض كتاب', colour: 'amber', icon: 'school' },
  });
  const { data } = create.response.parse(reply.json());
  expect(data).toMatchObject({ name_en: 'Book fair', colour: 'amber', icon: 'school', version: 1, used: 0 });
  expect((await all()).at(-1)?.id).toBe(data.id);
});

test('two in use never share a name, whatever its case; the reply names the field', async () => {
  const body = { name_en: 'Trade show', name_ar: 'معرض تجاري', colour: 'teal', icon: 'tag' };
  expect((await app.call(create, { token, body })).statusCode).toBe(200);
  const again = await app.call(create, { token, body: { ...body, name_en: 'TRADE SHOW', name_ar: 'غيره' } });
  expect(again.json()).toMatchObject({ code: 'name_taken', errors: { name_en: ['taken'] } });
  const arabic = await app.call(create, { token, body: { ...body, name_en: 'Another' } });
  expect(arabic.json()).toMatchObject({ code: 'name_taken', errors: { name_ar: ['taken'] } });
});

test('the same name sent to two processes at once is taken once', async () => {
  const body = { name_en: 'At once', name_ar: 'في آن', colour: 'red', icon: 'tag' };
  const replies = await Promise.all([app, other, app, other].map((process) => process.call(create, { token, body })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
});

test('a stale change is refused and changes nothing', async () => {
  const id = await add();
  const first = await app.call(change, { token, params: { id }, body: { version: 1, colour: 'violet' } });
  expect(change.response.parse(first.json()).data).toMatchObject({ colour: 'violet', version: 2 });
  const stale = await app.call(change, { token, params: { id }, body: { version: 1, colour: 'red' } });
  expect(codeOf(stale)).toEqual([409, 'conflict']);
  expect(await one(id)).toMatchObject({ colour: 'violet', version: 2 });
});

test('of two changes at once, one holds and one hears of it', async () => {
  const id = await add();
  const replies = await Promise.all([
    app.call(change, { token, params: { id }, body: { version: 1, icon: 'music' } }),
    other.call(change, { token, params: { id }, body: { version: 1, icon: 'camera' } }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('what is changed is in the audit log with before and after', async () => {
  const id = await add();
  await app.call(change, { token, params: { id }, body: { version: 1, colour: 'amber' } });
  const { rows } = await app.pool.query(
    `select action, before, after from audit_log where entity = 'category' and record_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ action: 'change', before: { colour: 'brand' }, after: { colour: 'amber' } }]);
});

test('an entry is put before another one or last, and moving it makes no open form stale', async () => {
  // Entries that nobody has placed yet stand in the order of their ids, which are random within a millisecond.
  const [a = '', b = '', c = ''] = [await add(), await add(), await add()].sort();
  const order = async () => (await all()).map(({ id }) => id).filter((id) => [a, b, c].includes(id));
  await app.call(place, { token, params: { id: c }, body: { before: a } });
  expect(await order()).toEqual([c, a, b]);
  await app.call(place, { token, params: { id: c }, body: { before: null } });
  expect(await order()).toEqual([a, b, c]);
  expect((await one(c)).version).toBe(1);
  const [gone] = [await add()];
  await app.call(archive, { token, params: { id: gone }, body: { version: 1 } });
  expect(codeOf(await app.call(place, { token, params: { id: a }, body: { before: gone } }))).toEqual([
    409,
    'conflict',
  ]);
});

test('moves on two processes at once leave every entry exactly once in the order', async () => {
  const ids = [await add(), await add(), await add(), await add()];
  const moves = ids.flatMap((id) => ids.map((before) => ({ id, before })));
  const replies = await Promise.all(
    moves.map(({ id, before }, index) =>
      (index % 2 === 0 ? app : other).call(place, { token, params: { id }, body: { before } }),
    ),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const { rows } = await app.pool.query<{ n: number }>(
    'select count(distinct position)::int as n from categories where id = any($1)',
    [ids],
  );
  expect(rows).toEqual([{ n: 4 }]);
});

test('an archived one keeps its events, takes no new ones, and comes back', async () => {
  const id = await add();
  const event = await addEvent(id);
  await app.call(archive, { token, params: { id }, body: { version: 1 } });
  expect(await one(id)).toMatchObject({ used: 1, version: 2 });
  expect((await one(id)).archived_at).not.toBeNull();
  await expect(addEvent(id)).rejects.toMatchObject({ constraint: 'events_category_in_use' });
  await app.pool.query(`update events set title_en = 'Still editable' where id = $1`, [event]);
  expect((await app.call(restore, { token, params: { id }, body: { version: 2 } })).statusCode).toBe(200);
  await addEvent(id);
  expect((await one(id)).used).toBe(2);
});

test('the number of its events is the total of the list that it links to', async () => {
  const id = await add();
  await Promise.all([addEvent(id), addEvent(id), addEvent(await add())]);
  const linked = await app.call(eventList.rows, { token, query: { category: id } });
  expect(eventList.rows.response.parse(linked.json()).meta.total).toBe((await one(id)).used);
});

test('an archived name may be used again; then the old one cannot come back under it', async () => {
  const id = await add();
  const { name_en, name_ar } = await one(id);
  await app.call(archive, { token, params: { id }, body: { version: 1 } });
  const body = { name_en, name_ar, colour: 'red', icon: 'tag' };
  expect((await app.call(create, { token, body })).statusCode).toBe(200);
  expect(codeOf(await app.call(restore, { token, params: { id }, body: { version: 2 } }))).toEqual([409, 'name_taken']);
});

test('a merge moves every event and says how many; undoing it brings them back', async () => {
  const [from, into] = [await add(), await add()];
  const moved = [await addEvent(from), await addEvent(from)].sort();
  const own = await addEvent(into);
  const preview = await app.call(previewMerge, { token, params: { id: from }, query: { into } });
  expect(preview.json()).toEqual({ data: { events: 2, clashes: 0 } });

  const reply = await app.call(merge, { token, params: { id: from }, body: { version: 1, into } });
  expect(merge.response.parse(reply.json())).toMatchObject({ moved: 2, data: { merged_into: into, used: 0 } });
  expect(await eventsOf(into)).toEqual([...moved, own].sort());
  expect(codeOf(await app.call(restore, { token, params: { id: from }, body: { version: 2 } }))).toEqual([
    409,
    'merged_away',
  ]);

  const back = await app.call(undoMerge, { token, params: { id: from }, body: { version: 2 } });
  expect(undoMerge.response.parse(back.json())).toMatchObject({
    moved: 2,
    data: { merged_into: null, archived_at: null, used: 2 },
  });
  expect(await eventsOf(from)).toEqual(moved);
  expect(await eventsOf(into)).toEqual([own]);
});

test('what was given a third category meanwhile stays there when the merge is undone', async () => {
  const [from, into, third] = [await add(), await add(), await add()];
  const event = await addEvent(from);
  await app.call(merge, { token, params: { id: from }, body: { version: 1, into } });
  await app.pool.query('update events set category_id = $1 where id = $2', [third, event]);
  const back = await app.call(undoMerge, { token, params: { id: from }, body: { version: 2 } });
  expect(undoMerge.response.parse(back.json()).moved).toBe(0);
  expect(await eventsOf(third)).toEqual([event]);
});

test('a merge into itself, into an archived one, of a merged one or with a stale version is refused', async () => {
  const [from, into, archived] = [await add(), await add(), await add()];
  const tryMerge = async (id: string, target: string, version = 1) =>
    codeOf(await app.call(merge, { token, params: { id }, body: { version, into: target } }));
  await app.call(archive, { token, params: { id: archived }, body: { version: 1 } });
  const event = await addEvent(from);
  expect(await tryMerge(from, from)).toEqual([409, 'merge_into_itself']);
  expect(await tryMerge(from, archived)).toEqual([409, 'merge_target_archived']);
  expect(await tryMerge(from, into, 7)).toEqual([409, 'conflict']);
  expect(await tryMerge(from, '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d')).toEqual([404, 'not_found']);
  expect(await eventsOf(from)).toEqual([event]);
  await app.call(merge, { token, params: { id: from }, body: { version: 1, into } });
  expect(await tryMerge(from, into, 2)).toEqual([409, 'merged_away']);
});

test('merging while events are being added: none is left behind, none is lost', async () => {
  const [from, into] = [await add(), await add()];
  const adding = Array.from({ length: 60 }, () =>
    addEvent(from).then(
      () => 1,
      () => 0,
    ),
  );
  const [reply, ...added] = await Promise.all([
    other.call(merge, { token, params: { id: from }, body: { version: 1, into } }),
    ...adding,
  ]);
  const { moved } = merge.response.parse(reply.json());
  const taken = added.reduce<number>((sum, n) => sum + n, 0);
  expect(await eventsOf(from)).toEqual([]);
  expect((await eventsOf(into)).length).toBe(taken);
  expect(moved).toBe(taken);
});

test('a merge waits for an event that is just being added, and takes it along', async () => {
  const [from, into] = [await add(), await add()];
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    const { id } = await addRow(client, 'events', { category_id: from });
    const merging = app.call(merge, { token, params: { id: from }, body: { version: 1, into } });
    await vi.waitFor(async () => {
      const { rowCount } = await app.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    }, PATIENCE);
    await client.query('commit');
    expect(merge.response.parse((await merging).json()).moved).toBe(1);
    expect(await eventsOf(into)).toEqual([id]);
  } finally {
    client.release();
  }
});

test('without the rule that holds an event to what is in use, one would be left behind: the test above sees it', async () => {
  const [from, into] = [await add(), await add()];
  await app.pool.query('alter table events disable trigger events_category_in_use');
  try {
    await app.call(merge, { token, params: { id: from }, body: { version: 1, into } });
    const lost = await addEvent(from);
    expect(await eventsOf(from)).toEqual([lost]);
  } finally {
    await app.pool.query('alter table events enable trigger events_category_in_use');
  }
  await expect(addEvent(from)).rejects.toMatchObject({ constraint: 'events_category_in_use' });
});

test('two merged into each other at once: one happens', async () => {
  const [a, b] = [await add(), await add()];
  const replies = await Promise.all([
    app.call(merge, { token, params: { id: a }, body: { version: 1, into: b } }),
    other.call(merge, { token, params: { id: b }, body: { version: 1, into: a } }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect([await one(a), await one(b)].filter(({ archived_at }) => archived_at === null)).toHaveLength(1);
});

test('only what nothing refers to can be deleted', async () => {
  const [unused, used, target] = [await add(), await add(), await add()];
  await addEvent(used);
  const del = async (id: string, version = '1') => app.call(remove, { token, params: { id }, query: { version } });
  expect((await del(unused)).statusCode).toBe(200);
  expect(codeOf(await del(unused))).toEqual([404, 'not_found']);
  expect(codeOf(await del(used))).toEqual([409, 'in_use']);
  const source = await add();
  await app.call(merge, { token, params: { id: source }, body: { version: 1, into: target } });
  expect(codeOf(await del(target))).toEqual([409, 'in_use']);
  expect(codeOf(await del(source, '2'))).toEqual([409, 'in_use']);
});

test('what is not offered is refused', async () => {
  const body = { name_en: 'Odd', name_ar: 'غريب', colour: '#ff0000', icon: 'skull' };
  expect((await app.call(create, { token, body })).json()).toMatchObject({
    code: 'validation_failed',
    errors: { colour: ['not_allowed'], icon: ['not_allowed'] },
  });
});

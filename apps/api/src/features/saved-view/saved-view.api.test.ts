import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeSavedView,
  chooseDefaultView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  type SavedView,
} from '@proline/contract/saved-view/saved-view';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let mine: { id: string; token: string };
let other: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp();
  mine = await app.signIn('ops');
  other = await app.signIn('viewer');
});
afterAll(() => app.close());

const create = (token: string, view: Partial<SavedView> = {}) =>
  app.call(createSavedView, {
    token,
    body: { list: 'ushers', name: 'Waiting in Cairo', shared: false, query: 'city=Cairo&status=pending', ...view },
  });
const viewsOf = async (token: string): Promise<SavedView[]> =>
  (await app.call(listSavedViews, { token, query: { list: 'ushers' } })).json().data;
const namesOf = async (token: string) => (await viewsOf(token)).map(({ name }) => name);

test('a view is its owner’s own until he shares it', async () => {
  const view = (await create(mine.token, { name: 'Own' })).json<{ data: SavedView }>().data;
  expect(view).toMatchObject({ mine: true, shared: false, is_default: false, problems: [], version: 1 });
  expect(await namesOf(mine.token)).toContain('Own');
  expect(await namesOf(other.token)).not.toContain('Own');

  const share = { token: mine.token, params: { id: view.id }, body: { version: 1, shared: true } };
  expect((await app.call(changeSavedView, share)).json().data).toMatchObject({ shared: true, version: 2 });
  expect(await namesOf(other.token)).toContain('Own');

  const asOther = { token: other.token, params: { id: view.id }, body: { version: 2, name: 'Taken over' } };
  expect((await app.call(changeSavedView, asOther)).statusCode).toBe(403);
  expect((await app.call(deleteSavedView, { token: other.token, params: { id: view.id } })).statusCode).toBe(404);
});

test('a change from an old version is refused, and so is a name twice', async () => {
  const { id } = (await create(mine.token, { name: 'First' })).json().data;
  await create(mine.token, { name: 'Second' });
  const change = (body: object) => app.call(changeSavedView, { token: mine.token, params: { id }, body });
  expect((await change({ version: 9, name: 'Third' })).json()).toMatchObject({ code: 'conflict' });
  expect((await change({ version: 1, name: 'SECOND' })).json()).toMatchObject({ code: 'name_taken' });
  expect((await create(mine.token, { name: 'first' })).json()).toMatchObject({ code: 'name_taken' });
  expect((await create(other.token, { name: 'First' })).statusCode).toBe(200);
});

test('a column that the list does not have is refused at saving and told at reading', async () => {
  const refused = await create(mine.token, { name: 'Shoes', query: 'cols=name,shoe_size' });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'view_outdated', errors: { query: ['column:shoe_size'] } },
  ]);
  await app.pool.query(
    `insert into saved_views (list, owner_id, name, query) values ('ushers', $1, 'Old', 'shoe_size=38&city=Cairo')`,
    [mine.id],
  );
  expect((await viewsOf(mine.token)).find(({ name }) => name === 'Old')).toMatchObject({
    query: 'shoe_size=38&city=Cairo',
    problems: ['filter:shoe_size'],
  });
});

test('values of hidden columns do not show in a shared view, and who may not see a column saves no view of it', async () => {
  const [finance, viewer] = [await app.signIn('finance'), await app.signIn('viewer')];
  const hidden = { name: 'By paper', shared: true, query: 'document=expired&city=Cairo' };
  expect((await create(finance.token, hidden)).json().data).toMatchObject({ query: hidden.query, problems: [] });
  expect((await viewsOf(viewer.token)).find(({ name }) => name === 'By paper')).toMatchObject({
    query: 'city=Cairo',
    problems: ['filter:document'],
  });
  for (const query of [hidden.query, 'cols=name,document']) {
    expect((await create(viewer.token, { name: 'Mine', query })).json()).toMatchObject({ code: 'forbidden' });
  }
});

test('everybody has one default of his own for a list, also a shared one', async () => {
  const { id } = (await create(mine.token, { name: 'For all', shared: true })).json().data;
  const { id: second } = (await create(other.token, { name: 'Better' })).json().data;
  const choose = (token: string, view_id: string | null) =>
    app.call(chooseDefaultView, { token, body: { list: 'ushers', view_id } });
  const defaults = async (token: string) =>
    (await viewsOf(token)).filter((view) => view.is_default).map(({ name }) => name);

  await choose(other.token, id);
  expect([await defaults(other.token), await defaults(mine.token)]).toEqual([['For all'], []]);
  await choose(other.token, second);
  expect(await defaults(other.token)).toEqual(['Better']);
  await choose(other.token, null);
  expect(await defaults(other.token)).toEqual([]);
  expect((await choose(mine.token, second)).statusCode).toBe(404);
});

test('removing a view removes it as anybody’s default', async () => {
  const { id } = (await create(mine.token, { name: 'Gone', shared: true })).json().data;
  await app.call(chooseDefaultView, { token: other.token, body: { list: 'ushers', view_id: id } });
  expect((await app.call(deleteSavedView, { token: mine.token, params: { id } })).statusCode).toBe(200);
  expect((await viewsOf(other.token)).some((view) => view.is_default)).toBe(false);
});

test('one more than the most is refused, also when several come at once', async () => {
  const { id, token } = await app.signIn('ops');
  await app.pool.query(
    `insert into saved_views (list, owner_id, name, query) select 'ushers', $1, 'View ' || n, '' from generate_series(1, 97) n`,
    [id],
  );
  const replies = await Promise.all(Array.from({ length: 8 }, (_, i) => create(token, { name: `More ${i}` })));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  expect(replies.filter((reply) => reply.json().code === 'too_many_views')).toHaveLength(5);
});

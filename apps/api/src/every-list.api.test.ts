import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { List } from '@proline/contract/frame/list';
import { mayCall } from '@proline/contract/frame/access';
import { auditList } from '@proline/contract/audit/audit';
import { LISTS } from '@proline/contract/slices';
import { mayDo, PERMISSION_SETS, type Permission } from '@proline/domain/account/permission';
import { fillDemo } from './demo/fill-demo.ts';
import { fillLists } from './testing/sample/list-ground.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const SIZE = { ushers: 110, events: 40, assignments: 600, transfers: 250 };
const ADMINS = 40;
const FILL_TIMEOUT_MS = 120_000;

let app: TestApp;
let owner: string;
beforeAll(async () => {
  // without jobs: the clock would start events between two reads
  app = await startTestApp({ jobs: [] });
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await fillDemo(client, { seed: 3, today: new Date('2026-11-15T09:20:00Z'), size: SIZE, dataKey: app.dataKey });
    await client.query('commit');
  } finally {
    client.release();
  }
  for (let n = 0; n < ADMINS; n += 1)
    await app.addAdmin(PERMISSION_SETS[n % PERMISSION_SETS.length] ?? 'viewer', `Person ${n % 9}`);
  await fillLists(app.pool);
  const { action, entity } = auditList.filters;
  for (let n = 0; n < ADMINS; n += 1) {
    await app.pool.query(
      `insert into audit_log (admin_id, action, entity, record_id, at)
       select id, $1, $2, id, now() - $3 * interval '1 hour' from admins order by email offset $4 limit 1`,
      [action.values[n % 3], entity.values[n % 2], ADMINS - n, n % 11],
    );
  }
  owner = (await app.signIn('owner')).token;
}, FILL_TIMEOUT_MS);
afterAll(() => app.close());

type Row = Readonly<Record<string, unknown>> & { readonly id: string | number };
type Query = Readonly<Record<string, string>>;
type Page = { data: Row[]; meta: { total: number; last_page: number; next: string | null; previous: string | null } };

const get = (list: List, query: Query, token = owner) => app.call(list.rows, { token, query });
const read = async (list: List, query: Query): Promise<Page> => {
  const reply = await get(list, query);
  expect(reply.statusCode, `${JSON.stringify(query)} ${reply.body}`).toBe(200);
  return reply.json();
};
/** All that match, from one cursor to the next. */
const walk = async (list: List, query: Query = {}): Promise<Row[]> => {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page: Page = await read(list, { per_page: '100', ...query, ...(after !== null && { after }) });
    rows.push(...page.data);
    after = page.meta.next;
  } while (after !== null);
  return rows;
};
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
const found = async (list: List, query: Query) => idsOf(await walk(list, query));
const sorted = (ids: readonly Row['id'][]) => ids.toSorted((a, b) => (String(a) < String(b) ? -1 : 1));

/** Texts for a filter that narrow the rows; whole: together they are all rows, and none is in two of them. */
async function partsOf(list: List, name: string): Promise<{ values: readonly string[]; whole: boolean }> {
  const filter = list.filters[name];
  switch (filter?.kind) {
    case undefined:
      return { values: [], whole: true };
    case 'choices':
      return { values: filter.values, whole: filter.overlapping !== true };
    case 'flag':
      return { values: ['yes', 'no'], whole: true };
    case 'days':
      return { values: ['..2026-10-31', '2026-11-01..'], whole: false };
    case 'numbers': {
      const last = Math.min(29, Math.floor((filter.min + filter.max) / 2));
      return { values: [`${filter.min}..${last}`, `${last + 1}..${filter.max}`], whole: false };
    }
    case 'texts': {
      const reply = await app.call(list.values, { token: owner, query: { filter: name } });
      const values = reply.json<{ data: string[] }>().data;
      return { values: (values.length > 0 ? values : await textsOf(list, name)).slice(0, 5), whole: false };
    }
    case 'records':
      return { values: await recordsOf(filter.of), whole: false };
  }
}
/** Of a filter that tells no values: those of the rows. */
const textsOf = async (list: List, name: string): Promise<string[]> => {
  const values = (await walk(list)).map((row) => row[name] ?? row[`${name}_id`]);
  return [...new Set(values.filter((value): value is string => typeof value === 'string'))];
};
const TABLES = {
  admin: 'admins',
  category: 'categories',
  type: 'types',
  leader: 'team_leaders',
  person: 'persons',
  event: 'events',
} as const;
/** What somebody gave for not coming is a record by what it says. */
const REASONS = `(select distinct overlay(overlay(md5(coalesce(reason, '')) placing '4' from 13) placing '8' from 17)::uuid as id from attendance where outcome = 'no_show')`;
const recordsOf = async (of: keyof typeof TABLES | 'reason'): Promise<string[]> => {
  const { rows } = await app.pool.query<{ id: string }>(
    `select id from ${of === 'reason' ? REASONS : TABLES[of]} records order by id limit 40`,
  );
  return rows.map(({ id }) => id);
};

const EVERY_LIST = [...LISTS.values()].map((list): [string, List] => [list.name, list]);

describe.each(EVERY_LIST)('%s', (_, list) => {
  test('comes page by page, by number, onwards and back, each row once', async () => {
    const all = await found(list, {});
    expect(all.length).toBeGreaterThan(25);
    expect(new Set(all).size).toBe(all.length);
    const { meta } = await read(list, {});
    expect(meta).toMatchObject({ total: all.length, last_page: Math.ceil(all.length / 25), previous: null });
    const byNumber: Row['id'][] = [];
    for (let page = 1; page <= meta.last_page; page += 1)
      byNumber.push(...idsOf((await read(list, { page: String(page) })).data));
    expect(byNumber).toEqual(all);
    const second = await read(list, { page: '2' });
    expect(idsOf((await read(list, { before: second.meta.previous ?? '' })).data)).toEqual(all.slice(0, 25));
  });

  test.each(list.sorts)('is sorted by %s both ways', async (sort) => {
    const all = sorted(await found(list, {}));
    for (const [term, way] of [
      [sort, 1],
      [`-${sort}`, -1],
    ] as const) {
      const rows = await walk(list, { sort: term });
      expect(sorted(idsOf(rows)), term).toEqual(all);
      const second = (await read(list, { sort: term, page: '2' })).data;
      expect(idsOf(second), term).toEqual(idsOf(rows).slice(25, 50));
      const every = rows.map((row) => row[sort]);
      // what is unknown comes last, whichever way
      const keys = every.filter((key) => key !== null);
      if (keys.length < every.length && sort !== 'age')
        expect(
          every.slice(keys.length).every((key) => key === null),
          term,
        ).toBe(true);
      if (!keys.every((key) => typeof key === 'number' || isMoment(key))) continue;
      const steps = keys.slice(1).map((key, index) => compare(keys[index], key) * way);
      expect(
        steps.every((step) => step <= 0),
        term,
      ).toBe(true);
    }
  });

  test.each(Object.keys(list.filters))('is narrowed by %s', async (name) => {
    const all = await walk(list);
    const { values, whole } = await partsOf(list, name);
    const parts = await Promise.all(values.map((value) => found(list, { [name]: value })));
    // else nothing is shown: some values find something, and none finds everything but where all are alike
    expect(
      parts.some((part) => part.length > 0),
      String(values),
    ).toBe(true);
    expect(
      parts.some((part) => part.length < all.length),
      String(values),
    ).toBe(true);
    const filter = list.filters[name];
    if (filter?.kind === 'flag' && filter.aside === true) {
      // what is kept aside is shown when it is asked for, and not among the others
      expect(sorted(parts[1] ?? [])).toEqual(sorted(idsOf(all)));
      expect(parts[0]?.filter((id) => idsOf(all).includes(id))).toEqual([]);
    } else if (whole) expect(sorted(parts.flat())).toEqual(sorted(idsOf(all)));
    const own = new Map(all.map((row) => [row.id, row[name]]));
    if (list.filters[name]?.kind === 'choices' && all.every((row) => typeof row[name] === 'string'))
      expect(parts.map((part) => new Set(part.map((id) => own.get(id))))).toEqual(
        parts.map((part, index) => new Set(part.length === 0 ? [] : [values[index]])),
      );
    if (['choices', 'texts', 'records'].includes(list.filters[name]?.kind ?? '')) {
      const two = await found(list, { [name]: values.slice(0, 2).join(',') });
      expect(sorted(two)).toEqual(sorted([...new Set(parts.slice(0, 2).flat())]));
    }
    const { meta } = await read(list, { [name]: values[0] ?? '' });
    expect(meta.total).toBe(parts[0]?.length);
  });

  test('counts in its tabs what they show', async () => {
    const { tabs } = list;
    const narrowings: Query[] = [{}, { q: 'a' }];
    for (const name of Object.keys(list.filters).filter((one) => one !== tabs))
      narrowings.push({ [name]: (await partsOf(list, name)).values[0] ?? '' });
    for (const query of narrowings) {
      const reply = await app.call(list.counts, { token: owner, query });
      const { data } = reply.json<{ data: { all: number; tabs: Record<string, number> } }>();
      expect(data.all, JSON.stringify(query)).toBe((await found(list, query)).length);
      const counted = Object.values(data.tabs);
      if (tabs === undefined) expect(counted).toEqual([]);
      else expect(counted.reduce((sum, n) => sum + n, 0)).toBe(data.all);
      for (const [tab, n] of Object.entries(data.tabs))
        expect(n, tab).toBe((await found(list, { ...query, [tabs ?? '']: tab })).length);
    }
  });

  const exported = (query: Query, token = owner) =>
    app.call(list.export, { token, query: { format: 'csv', ...query } });
  /** A line ends outside of quotes: a cell may have several lines. */
  const linesOf = (body: string) =>
    body
      .replace('\uFEFF', '')
      .trim()
      .match(/(?:"(?:[^"]|"")*"|[^"\n])+/g) ?? [];

  test('leaves as a file, whole and column by column', async () => {
    const all = await found(list, {});
    for (const columns of [undefined, ...Object.keys(list.columns)]) {
      const reply = await exported(columns === undefined ? {} : { columns });
      expect([columns, reply.statusCode]).toEqual([columns, 200]);
      const [head, ...lines] = linesOf(reply.body);
      expect(head, columns).toMatch(/\S/);
      // an export is an entry of the audit log itself
      if (columns === undefined) expect(lines).toHaveLength(all.length + (list.name === 'audit' ? 1 : 0));
      // as people say it: E-1206
      if (columns === 'code') expect(lines.filter((line) => !/^[A-Z]-\d+$/.test(line))).toEqual([]);
    }
  });

  test('refuses what is not declared, by its name', async () => {
    const wrong: [string, Query][] = [
      ['unheard_of', { unheard_of: '1' }],
      ['sort', { sort: 'unheard_of' }],
      ['per_page', { per_page: '26' }],
      ...Object.entries(list.filters)
        .filter(([, { kind }]) => kind !== 'texts')
        .map(([name]): [string, Query] => [name, { [name]: 'unheard_of' }]),
    ];
    for (const [name, query] of wrong) {
      const reply = await get(list, query);
      expect([name, reply.statusCode]).toEqual([name, 422]);
      expect(Object.keys(reply.json().errors)[0]).toMatch(new RegExp(`^${name}`));
    }
    expect((await exported({ columns: 'unheard_of' })).statusCode).toBe(422);
  });

  /** Columns and filters that need a right of their own. */
  const guarded = (parts: Readonly<Record<string, { readonly access?: Permission }>>) =>
    Object.entries(parts).flatMap(([name, { access }]) => (access === undefined ? [] : [{ name, access }]));

  test('keeps what somebody may not see from them: in rows, filters, orders and files', async () => {
    for (const { name, access } of guarded(list.columns)) {
      const set = PERMISSION_SETS.find((one) => mayCall(list.access, one) && !mayDo(one, access));
      if (!set) throw new Error(`Everybody may see ${name}.`);
      const { token } = await app.signIn(set);
      const seen = (await walk(list)).filter((row) => row[name] !== null);
      expect(seen.length, name).toBeGreaterThan(0);
      const hidden = (await get(list, { per_page: '100' }, token)).json<Page>().data;
      expect(hidden.filter((row) => row[name] !== null)).toEqual([]);
      expect((await exported({ columns: name }, token)).statusCode).toBe(422);
      expect((await exported({}, token)).statusCode).toBe(200);
      expect(linesOf((await exported({}, token)).body)[0]).not.toBe(linesOf((await exported({})).body)[0]);
    }
    for (const { name, access } of guarded(list.filters)) {
      const set = PERMISSION_SETS.find((one) => mayCall(list.access, one) && !mayDo(one, access));
      const { token } = await app.signIn(set ?? 'viewer');
      const [value = '1'] = (await partsOf(list, name)).values;
      const refused = await get(list, { [name]: value }, token);
      expect([refused.statusCode, refused.json().errors]).toEqual([422, { [name]: ['unknown_field'] }]);
      expect((await app.call(list.values, { token, query: { filter: name } })).statusCode).toBe(422);
    }
  });
});

const isMoment = (key: unknown): key is string => typeof key === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(key);
const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : Date.parse(String(a)) - Date.parse(String(b));

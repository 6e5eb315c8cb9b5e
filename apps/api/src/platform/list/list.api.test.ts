import { Readable } from 'node:stream';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { usherList } from '@proline/contract/usher/usher';
import { USHER_STATUSES } from '@proline/domain/people/usher-status';
import { usherSource } from '../../features/usher/usher.queries.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { PATIENCE } from '../../testing/program/patience.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { streamExport } from './list-export.ts';

const DAY_MS = 86_400_000;
const NEWEST = Date.parse('2026-03-01T12:00:00Z');
const COUNT = 137;
const CITIES = ['Riyadh', 'Jeddah', 'Cairo'] as const;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('owner')).token;
  for (let i = 0; i < COUNT; i += 1) {
    await addRow(app.pool, 'ushers', {
      name_en: `Person ${'ABCDEFGHIJ'[i % 10] ?? ''}`,
      name_ar: i % 2 === 0 ? 'فاطمة الزهراء' : 'أحمد سالم',
      city: CITIES[i % 3] ?? '',
      status: USHER_STATUSES[i % 2] ?? 'pending',
      languages: i % 4 === 0 ? ['ar', 'en'] : ['ar'],
      // several on one day, and some at the very same moment
      created_at: new Date(NEWEST - Math.floor(i / 7) * DAY_MS - (i % 3)),
    });
  }
});
afterAll(() => app.close());

type Page = {
  data: { id: string; created_at: string; name_en: string; city: string; status: string }[];
  meta: Record<string, unknown>;
};
const get = (query: Record<string, string> = {}, as = token) => app.call(usherList.rows, { token: as, query });
const page = async (query: Record<string, string> = {}): Promise<Page> => {
  const response = await get(query);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

/** All rows, page by page, by number. */
const byNumber = async (query: Record<string, string> = {}): Promise<string[]> => {
  const ids: string[] = [];
  for (let number = 1; ; number += 1) {
    const { data } = await page({ ...query, page: String(number) });
    if (data.length === 0) return ids;
    ids.push(...data.map(({ id }) => id));
  }
};
/** All rows, from one cursor to the next. */
const byCursor = async (query: Record<string, string> = {}): Promise<string[]> => {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { data, meta } = await page({ ...query, ...(after !== undefined && { after }) });
    ids.push(...data.map(({ id }) => id));
    after = (meta['next'] as string | null) ?? undefined;
  } while (after !== undefined);
  return ids;
};
const inDatabase = async (rest: string): Promise<string[]> =>
  (await app.pool.query<{ id: string }>(`select id from ushers ${rest}`)).rows.map(({ id }) => id);

describe('pages', () => {
  test('the newest come first, with the total and the number of pages', async () => {
    const { data, meta } = await page();
    expect(data).toHaveLength(25);
    expect(meta).toMatchObject({
      current_page: 1,
      per_page: 25,
      total: COUNT,
      last_page: 6,
      total_exact: true,
      previous: null,
    });
    expect(data.map(({ id }) => id)).toEqual(await inDatabase('order by created_at desc, id desc limit 25'));
  });

  const ORDERS: readonly [string, string][] = [
    ['-created_at', 'created_at desc, id desc'],
    ['created_at', 'created_at, id'],
    ['name', 'name_en, id'],
    ['name,-created_at', 'name_en, created_at desc, id desc'],
    ['-city,age', 'city desc, birth_date desc, id desc'],
    ['age', 'birth_date desc, id desc'],
  ];
  test.each(ORDERS)('sorted by %s every row comes once, by number and by cursor', async (sort, order) => {
    const expected = await inDatabase(`order by ${order}`);
    expect(await byNumber({ sort })).toEqual(expected);
    expect(await byCursor({ sort })).toEqual(expected);
  });

  test('with a status alone the jump lands on the same rows', async () => {
    const expected = await inDatabase(`where status = 'in_interview' order by created_at desc, id desc`);
    expect(await byNumber({ status: 'in_interview' })).toEqual(expected);
    expect((await page({ status: 'in_interview' })).meta).toMatchObject({ total: expected.length });
  });

  test('backwards from any page come the rows before it', async () => {
    const second = await page({ page: '2' });
    const { data, meta } = await page({ page: '1', before: String(second.meta['previous']) });
    expect(data).toEqual((await page()).data);
    expect(meta).toMatchObject({ previous: null, next: expect.any(String) });
  });

  test('beyond the end there is nothing, and a page that nobody has is refused', async () => {
    expect(await page({ page: '7' })).toMatchObject({ data: [], meta: { total: COUNT, current_page: 7, next: null } });
    for (const wrong of ['1000000000', '0', '-1', '1.5', 'x', '']) {
      const response = await get({ page: wrong });
      expect(response.statusCode, wrong).toBe(422);
      expect(response.json()).toMatchObject({ code: 'validation_failed', errors: { page: expect.any(Array) } });
    }
  });

  test('a cursor is good for its own order only', async () => {
    const next = String((await page({ sort: 'name' })).meta['next']);
    for (const query of [
      { after: next },
      { sort: 'name', after: 'abc' },
      { sort: 'name', after: next, before: next },
    ]) {
      expect((await get(query)).statusCode).toBe(422);
    }
  });
});

describe('filters', () => {
  test.each<[Record<string, string>, string]>([
    [{ city: 'Cairo' }, `city = 'Cairo'`],
    [{ city: 'Cairo,Jeddah', status: 'pending' }, `city in ('Cairo', 'Jeddah') and status = 'pending'`],
    [{ language: 'en' }, `'en' = any(languages)`],
    [{ created: '2026-02-20..2026-02-25' }, `created_at >= '2026-02-19 21:00Z' and created_at < '2026-02-25 21:00Z'`],
    [{ created: '..2026-02-20' }, `created_at < '2026-02-20 21:00Z'`],
    [{ gender: 'male' }, `gender = 'male'`],
    [{ q: 'j person' }, `name_en = 'Person J'`],
    [{ q: 'احمد' }, `name_ar = 'أحمد سالم'`],
    [{ q: 'فاطمه' }, `name_ar = 'فاطمة الزهراء'`],
    [{ q: 'الرياض' }, `city = 'Riyadh'`],
    [{ q: 'j JEDDAH' }, `city = 'Jeddah' and name_en = 'Person J'`],
    [{ q: '100%' }, 'false'],
  ])('%j finds what it says', async (query, condition) => {
    const expected = await inDatabase(`where ${condition} order by created_at desc, id desc`);
    expect(await byCursor(query)).toEqual(expected);
    expect((await page(query)).meta).toMatchObject({ total: expected.length, total_exact: true });
  });

  test('somebody is found by code and by phone, as people say them', async () => {
    const usher = await addRow(app.pool, 'ushers', {
      name_en: 'Rare Name',
      created_at: new Date(NEWEST - 90 * DAY_MS),
    });
    const inArabic = String(usher.code).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    const spaced = usher.phone.replace(/^(.{4})(.{3})/, '$1 $2 ');
    for (const q of [`U-${usher.code}`, `u${usher.code}`, inArabic, usher.phone, spaced, `0${usher.phone.slice(4)}`]) {
      expect(
        (await page({ q })).data.map(({ id }) => id),
        q,
      ).toContain(usher.id);
    }
    await app.pool.query('delete from ushers where id = $1', [usher.id]);
  });

  test('what is not declared is refused by name', async () => {
    const wrong: Record<string, string>[] = [
      { colour: 'red' },
      { status: 'happy' },
      { status: '' },
      { sort: 'phone' },
      { sort: 'name,name' },
      { created: '2026-02-30..' },
      { created: '2026-03-01..2026-02-01' },
      { created: '..' },
      { age: '18' },
      { per_page: '26' },
      { q: 'a\u202Eb' },
    ];
    for (const query of wrong) {
      const response = await get(query);
      expect(response.statusCode, JSON.stringify(query)).toBe(422);
      expect(Object.keys(response.json().errors)[0]).toMatch(new RegExp(`^${Object.keys(query)[0]}`));
    }
  });

  test('a column that one may not see can be neither read, filtered nor exported', async () => {
    const viewer = (await app.signIn('viewer')).token;
    const { rows } = await app.pool.query<{ id: string }>(
      'select id from ushers order by created_at desc, id desc limit 1',
    );
    const paper = { person_id: rows[0]?.id ?? '', file_id: (await addRow(app.pool, 'files')).id };
    await addRow(app.pool, 'person_documents', { ...paper, expires_on: '2024-05-17' });
    const seen = async (as: string) => (await get({}, as)).json().data[0].document;
    expect([await seen(viewer), await seen(token)]).toEqual([null, '2024-05-17']);
    const refused = await get({ document: 'expired' }, viewer);
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { document: ['unknown_field'] }]);
    expect((await page({ document: 'expired' })).data).toHaveLength(1);
    const query = { format: 'csv', columns: 'name,document' };
    expect((await app.call(usherList.export, { token: viewer, query })).statusCode).toBe(422);
    const whole = await app.call(usherList.export, { token: viewer, query: { format: 'csv' } });
    expect(whole.body).not.toContain('2024-05-17');
    expect((await app.call(usherList.values, { token: viewer, query: { filter: 'document' } })).statusCode).toBe(422);
  });
});

describe('beside the rows', () => {
  test('tabs count what they would show with the other filters', async () => {
    const counts = async (query: Record<string, string>) =>
      (await app.call(usherList.counts, { token, query })).json().data;
    const recount = async (condition: string) =>
      Number((await app.pool.query<{ n: number }>(`select count(*) as n from ushers where ${condition}`)).rows[0]?.n);
    expect(await counts({})).toEqual({
      all: COUNT,
      tabs: {
        pending: await recount(`status = 'pending'`),
        in_interview: await recount(`status = 'in_interview'`),
        approved: 0,
        rejected: 0,
        blocked: 0,
      },
      exact: true,
    });
    expect(await counts({ city: 'Cairo', status: 'pending' })).toMatchObject({
      all: await recount(`city = 'Cairo'`),
      tabs: { in_interview: await recount(`city = 'Cairo' and status = 'in_interview'`) },
    });
  });

  test('open filters tell their values', async () => {
    const values = async (query: Record<string, string>) =>
      (await app.call(usherList.values, { token, query })).json().data;
    expect(await values({ filter: 'city' })).toEqual(['Cairo', 'Jeddah', 'Riyadh']);
    expect(await values({ filter: 'city', starts: 'je' })).toEqual(['Jeddah']);
    expect(await values({ filter: 'language' })).toEqual(['ar', 'en']);
  });
});

describe('exports', () => {
  const exported = (query: Record<string, string>, language = 'en') =>
    app.call(usherList.export, { token, query, headers: { 'accept-language': language } });

  test('CSV has every matching row, in the order asked for, and no formula', async () => {
    const usher = await addRow(app.pool, 'ushers', { name_en: '=HYPERLINK("x"), "quoted"', city: 'Doha' });
    const response = await exported({ format: 'csv', city: 'Doha', columns: 'name,phone,status' });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="ushers-\d{4}-\d\d-\d\d\.csv"/);
    expect(response.body).toBe(
      `\uFEFFName (English),Name (Arabic),Phone,Status\n"'=HYPERLINK(""x""), ""quoted""",هالة منصور,'${usher.phone},Pending\n`,
    );
    await app.pool.query('delete from ushers where id = $1', [usher.id]);
    const all = await exported({ format: 'csv', columns: 'code' });
    expect(all.body.trim().split(/\r?\n/)).toHaveLength(COUNT + 1);
  });

  test('XLSX opens as a workbook, in Arabic from the right, with numbers as numbers', async () => {
    const response = await exported({ format: 'xlsx', columns: 'name,age,created_at', sort: 'created_at' }, 'ar');
    expect(response.headers['content-type']).toContain('spreadsheetml');
    const rows = await readSheet(response.rawPayload);
    expect(rows).toHaveLength(COUNT + 1);
    expect(rows[0]).toEqual(['الاسم (بالإنجليزية)', 'الاسم (بالعربية)', 'العمر', 'تاريخ التسجيل']);
    expect(rows[1]?.[2]).toBeTypeOf('number');
    expect(rows[1]?.[3]).toBeInstanceOf(Date);
  });

  test('cities are written in the language of the reader, and those nobody knows as they are', async () => {
    const cities = ['Doha', 'Atlantis'];
    for (const city of cities) await addRow(app.pool, 'ushers', { city });
    const query = { format: 'csv', columns: 'city', city: cities.join(), sort: 'city' };
    expect((await exported(query, 'ar')).body).toBe('\uFEFFالمدينة\nAtlantis\nالدوحة\n');
    expect((await exported(query)).body).toBe('\uFEFFCity\nAtlantis\nDoha\n');
    await app.pool.query('delete from ushers where city = any($1)', [cities]);
  });

  test('readers who leave at once leave no connection behind, and no place taken', async () => {
    const inUse = () => app.appPool.totalCount - app.appPool.idleCount;
    const reader = { permission_set: 'owner', language: 'en' } as const;
    // the exports before gave theirs back only after their last byte
    await vi.waitFor(() => expect(inUse()).toBe(0), PATIENCE);
    for (const format of ['csv', 'xlsx', 'csv', 'xlsx', 'csv'] as const) {
      const { body } = await streamExport(app.appPool, usherSource, { format }, reader, {
        dataKey: app.dataKey,
        stalledMs: 30_000,
      });
      // Work in the background may hold a connection of its own for a moment.
      await vi.waitFor(() => expect(inUse()).toBe(1), PATIENCE);
      if (body instanceof Readable) body.destroy();
      await vi.waitFor(() => expect(inUse()).toBe(0), PATIENCE);
    }
  });

  test('a quote in a filter stays a value', async () => {
    const response = await exported({ format: 'csv', city: `Cairo' or '1'='1` });
    expect([response.statusCode, response.body.trim().split('\n')]).toEqual([200, [expect.any(String)]]);
  });
});

import type { ErrorReply } from '@proline/contract/frame/error-reply';
import {
  checkUsherImport,
  leaveOutImportValues,
  listUsherImportRows,
  mapUsherImport,
  typeImportValue,
} from '@proline/contract/usher-import/usher-import';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, importCalls, importIn } from '../../testing/sample/import-calls.ts';
import { samplePhone } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let calls: ReturnType<typeof importCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = importCalls(app, (await app.signIn('recruiter')).token);
});
afterAll(() => app.close());

const rowsOf = async (id: string, query: Record<string, string> = {}) =>
  listUsherImportRows.response.parse((await calls.call(listUsherImportRows, { params: { id }, query })).json()).data;

describe('the check of a file', () => {
  test('says what its import would do, and stores nobody', async () => {
    const phone = samplePhone();
    const file = [
      'Full name,Mobile,DOB,Town,Notes',
      `Maha Al-Subaie,${phone},14/03/1998,Riyadh,x`,
      `Fares Gamal,${samplePhone()},18/11/2022,Jeddah,`,
      `Haya,${samplePhone()},31/02/1999,Atlantis,`,
      `Omar,${samplePhone()},,Atlantis,`,
    ].join('\n');
    const checked = await calls.check(file);
    expect(checked).toMatchObject({
      file_name: 'people.csv',
      header: ['Full name', 'Mobile', 'DOB', 'Town', 'Notes'],
      mapping: ['name_en', 'phone', 'birth_date', 'city', null],
      remembered_at: null,
      rows: { total: 4, good: 1, warning: 1, bad: 2, imported: 0 },
      running: null,
      undoing: null,
    });
    expect(checked.samples[3]).toEqual(['Riyadh', 'Jeddah', 'Atlantis']);
    expect(checked.problems.toSorted((a, b) => a.code.localeCompare(b.code))).toEqual([
      { field: 'city', code: 'city_unknown', count: 2 },
      { field: 'birth_date', code: 'no_such_day', count: 1 },
      { field: 'birth_date', code: 'under_age', count: 1 },
    ]);
    expect(await rowsOf(checked.id, { state: 'bad' })).toMatchObject([
      {
        number: 3,
        name_en: 'Fares Gamal',
        problems: [{ field: 'birth_date', code: 'under_age', value: '18/11/2022' }],
      },
      { number: 4, problems: [{ code: 'no_such_day' }, { code: 'city_unknown' }] },
    ]);
    expect((await rowsOf(checked.id, { field: 'city' })).map(({ number }) => number)).toEqual([4, 5]);
    expect((await rowsOf(checked.id, { code: 'under_age' })).map(({ number }) => number)).toEqual([3]);
    expect(await calls.ushersWith([phone])).toEqual([]);
  });

  test('finds rows twice in the file, and people who are known, by phone and by ID number', async () => {
    const known = await addRow(app.pool, 'ushers');
    const twice = samplePhone();
    const { id } = await calls.check(
      `Name,Phone,ID number\nA,${twice},AB12345\nB,${twice},\nC,${samplePhone()},ab-12345\nD,${known.phone},\n`,
    );
    const rows = await rowsOf(id, { state: 'bad' });
    expect(
      rows.map(({ number, problems }) => [number, ...problems.map(({ field, code, twin }) => [field, code, twin])]),
    ).toEqual([
      [3, ['phone', 'twice_in_file', 2]],
      [4, ['id_number', 'twice_in_file', 2]],
      [5, ['phone', 'known_already', null]],
    ]);
    expect(rows[2]?.problems[0]?.known).toEqual({ id: known.id, name_en: known.name_en, name_ar: known.name_ar });
    expect(rows[1]?.problems[0]?.value).toBe('•••• 2345');
  });

  test('shows a sign that would turn the text around, instead of doing what it says', async () => {
    const { id } = await calls.check(`Name,Phone\nevil\u202Egnp,${samplePhone()}\n`);
    expect(await rowsOf(id, {})).toMatchObject([
      { name_en: 'evil\uFFFDgnp', problems: [{ code: 'forbidden_characters', value: 'evil\uFFFDgnp' }] },
    ]);
  });

  test('keeps what the file says sealed', async () => {
    const { id } = await calls.check(`Name,Phone\nCanary Bird,${samplePhone()}\n`);
    const { rows } = await app.pool.query<{ text: string }>(
      `select r::text || m::text || encode(r.cells_encrypted, 'escape') as text
       from usher_import_rows r join usher_imports m on m.id = r.import_id where m.id = $1`,
      [id],
    );
    expect(rows[0]?.text).not.toContain('Canary');
  });

  test.each([
    ['', 'sheet_empty'],
    ['Name,Phone\n', 'sheet_without_rows'],
    ['<html>', 'sheet_not_a_sheet'],
    ['Name,Phone\n"Maha,05\n', 'sheet_quotes_broken'],
  ])('refuses %j', async (text, code) => {
    const reply = await calls.call(checkUsherImport, { query: { name: 'people.csv' }, bytes: Buffer.from(text) });
    expect(codeOf(reply)).toEqual([422, code]);
  });
});

describe('columns', () => {
  test('can be chosen, and are remembered for the same headers once people came in by them', async () => {
    const header = 'Wer,Nummer,Geburt';
    const first = await calls.check(`${header}\nMaha,${samplePhone()},03/04/1998\n`);
    expect([first.mapping, first.rows.bad]).toEqual([[null, null, null], 1]);
    const body = { version: first.version, mapping: ['name_en', 'phone', 'birth_date'], day_order: 'month_first' };
    const mapped = importIn(await calls.call(mapUsherImport, { params: { id: first.id }, body }));
    expect([mapped.mapping, mapped.rows.good]).toEqual([body.mapping, 1]);
    expect(codeOf(await calls.call(mapUsherImport, { params: { id: first.id }, body }))).toEqual([409, 'conflict']);
    await calls.start(mapped);
    const next = await calls.check(`${header.toUpperCase()}\nFares,${samplePhone()},\n`);
    expect(next).toMatchObject({ mapping: body.mapping, day_order: 'month_first', rows: { good: 1 } });
    expect(next.remembered_at).not.toBeNull();
  });

  test.each([
    [['phone', null], 'name_not_mapped'],
    [['name_en', null], 'phone_not_mapped'],
    [['phone', 'phone'], 'mapped_twice'],
    [['name_en', 'phone', 'city'], 'invalid'],
  ])('%j is refused', async (mapping, problem) => {
    const { id, version } = await calls.check(`Name,Phone\nMaha,${samplePhone()}\n`);
    const reply = await calls.call(mapUsherImport, {
      params: { id },
      body: { version, mapping, day_order: 'day_first' },
    });
    expect(codeOf(reply)).toEqual([422, 'import_columns_incomplete']);
    expect(reply.json<ErrorReply>().errors).toEqual({ mapping: [problem] });
  });
});

describe('a fix', () => {
  test('types one value anew, and frees the twin that it had', async () => {
    const phone = samplePhone();
    const { id, version } = await calls.check(`Name,Phone\nMaha,${phone}\nFares,${phone}\n`);
    const body = { version, row: 3, field: 'phone', value: samplePhone() };
    const params = { id };
    const fixed = importIn(await calls.call(typeImportValue, { params, body }));
    expect(fixed.rows).toMatchObject({ good: 2, bad: 0 });
    expect(codeOf(await calls.call(typeImportValue, { params, body }))).toEqual([409, 'conflict']);
  });

  test('goes without a value in all rows where the same is wrong', async () => {
    const rows = ['soon', 'later', '1998-03-14'].map((day) => `Maha,${samplePhone()},${day}`);
    const { id, version } = await calls.check(['Name,Phone,Birth date', ...rows].join('\n'));
    const body = { version, field: 'birth_date', code: 'not_a_date' };
    expect(importIn(await calls.call(leaveOutImportValues, { params: { id }, body })).rows).toMatchObject({
      good: 3,
      bad: 0,
    });
  });

  test('never goes without a phone, nor makes anybody older', async () => {
    const { id, version } = await calls.check(`Name,Phone,Birth date\nMaha,05,18/11/2022\n`);
    for (const [field, code] of [
      ['phone', 'phone_not_valid'],
      ['birth_date', 'under_age'],
    ]) {
      const body = { version, field, code };
      expect(codeOf(await calls.call(leaveOutImportValues, { params: { id }, body }))).toEqual([
        409,
        'import_value_needed',
      ]);
    }
  });
});

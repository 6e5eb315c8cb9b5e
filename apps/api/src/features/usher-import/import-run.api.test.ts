import { listJobItems } from '@proline/contract/job/job';
import {
  exportBadRows,
  listUsherImportRows,
  listUsherImports,
  startUsherImport,
  undoUsherImport,
  type UsherImport,
} from '@proline/contract/usher-import/usher-import';
import { changeUsher } from '@proline/contract/usher/usher-record';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { keyedHash } from '../../platform/security/crypto.ts';
import { readSheet } from '../../platform/sheet/read-sheet.ts';
import { codeOf, importCalls, importIn } from '../../testing/sample/import-calls.ts';
import { samplePerson, samplePhone } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { sampleXlsx } from '../../testing/sample/sample-sheets.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

let app: TestApp;
let recruiter: { id: string; token: string };
let calls: ReturnType<typeof importCalls>;
beforeAll(async () => {
  app = await startTestApp();
  recruiter = await app.signIn('recruiter');
  calls = importCalls(app, recruiter.token);
});
afterAll(() => app.close());

const undo = async ({ id, version }: UsherImport) =>
  importIn(await calls.call(undoUsherImport, { params: { id }, body: { version } }));
const ended = (id: string, of: 'running' | 'undoing' = 'running') =>
  vi.waitFor(async () => {
    const found = await calls.show(id);
    expect(found[of]?.status).toBe('done');
    return found;
  }, PATIENCE);
const failuresOf = async (job_id: string | undefined) => {
  const reply = await calls.call(listJobItems, { params: { id: job_id ?? '' }, query: { status: 'failed' } });
  return listJobItems.response
    .parse(reply.json())
    .data.map(({ label_en, label_ar, code }) => [label_en, label_ar, code]);
};

describe('an import', () => {
  test('stores roles by their names, tags and levels; a role that nobody knows keeps its row out', async () => {
    const { id: role } = await addRow(app.pool, 'types', { name_en: 'Cloakroom', name_ar: 'غرفة المعاطف' });
    const phones = [samplePhone(), samplePhone()];
    const header = ['Name', 'Mobile', 'Job title', 'Languages', 'Tags'];
    const checked = await calls.check(
      await sampleXlsx([
        header,
        ['Maha', phones[0] ?? '', 'غرفه المعاطف', 'English (fluent)', 'VIP, own car'],
        ['Faris', phones[1] ?? '', 'cloakroom; Juggler', '', ''],
      ]),
      'roles.xlsx',
    );
    expect([checked.mapping, checked.problems]).toEqual([
      ['name_en', 'phone', 'roles', 'languages', 'tags'],
      [{ field: 'roles', code: 'role_unknown', count: 1 }],
    ]);
    await calls.start(checked);
    await ended(checked.id);
    const { rows } = await app.pool.query(
      `select p.phone, p.tags, p.language_levels, r.type_id from persons p join usher_roles r on r.usher_id = p.id
       where p.phone = any ($1)`,
      [phones],
    );
    expect(rows).toEqual([
      { phone: phones[0], tags: ['VIP', 'own car'], language_levels: { en: 'fluent' }, type_id: role },
    ]);
  });

  test('stores the good rows as pending ushers, once, and forgets what the file said about them', async () => {
    const phones = [samplePhone(), samplePhone(), samplePhone()];
    const checked = await calls.check(
      await sampleXlsx([
        ['الاسم', 'الجوال', 'تاريخ الميلاد'],
        ['مها', phones[0] ?? '', '1998-03-14'],
        ['فارس', phones[1] ?? '', 'soon'],
        ['هيا', phones[2] ?? '', ''],
      ]),
      'people.xlsx',
    );
    await calls.start(checked);
    const done = await ended(checked.id);
    expect(done).toMatchObject({ rows: { imported: 2, bad: 1 }, running: { total: 2, done: 2, failed: 0 } });
    expect((await calls.ushersWith(phones)).map(({ status }) => status)).toEqual(['pending', 'pending']);
    const { rows } = await app.pool.query<{ number: number }>(
      'select number from usher_import_rows where import_id = $1 and cells_encrypted is not null',
      [checked.id],
    );
    expect(rows).toEqual([{ number: 3 }]);
    const again = { params: { id: checked.id }, body: { version: done.version } };
    expect(codeOf(await calls.call(startUsherImport, again))).toEqual([409, 'import_started']);
    const listed = listUsherImports.response.parse((await calls.call(listUsherImports)).json()).data;
    expect(listed.find(({ id }) => id === checked.id)).toMatchObject({
      rows: 3,
      imported: 2,
      file_name: 'people.xlsx',
    });
  });

  test('without a good row is refused', async () => {
    const { id, version } = await calls.check('Name,Phone\nMaha,05\n');
    expect(codeOf(await calls.call(startUsherImport, { params: { id }, body: { version } }))).toEqual([
      409,
      'import_without_good_rows',
    ]);
  });

  test.each([
    ['in the same order', (phones: readonly string[]) => phones],
    // each waits for what the other holds, until the database ends one of the two, which is tried again
    ['in the opposite order', (phones: readonly string[]) => phones.toReversed()],
  ])(
    'of the same people as another at the same time, %s, stores each once, and names the others',
    async (_, turned) => {
      const phones = Array.from({ length: 12 }, samplePhone);
      const file = (all: readonly string[]) => `Name,Phone\n${all.map((phone) => `Maha,${phone}`).join('\n')}\n`;
      const [one, other] = [await calls.check(file(phones)), await calls.check(file(turned(phones)))];
      await Promise.all([calls.start(one), calls.start(other)]);
      const counts = [await ended(one.id), await ended(other.id)].map(({ rows, running }) => [
        rows.imported,
        running?.failed ?? 0,
      ]);
      expect((await calls.ushersWith(phones)).length).toBe(phones.length);
      const imported = counts.reduce((sum, [done = 0]) => sum + done, 0);
      const failed = counts.reduce((sum, [, refused = 0]) => sum + refused, 0);
      expect([imported, failed]).toEqual([phones.length, phones.length]);
      const failures = [
        ...(await failuresOf((await calls.show(one.id)).running?.job_id)),
        ...(await failuresOf((await calls.show(other.id)).running?.job_id)),
      ];
      expect(new Set(failures.map(([, , code]) => code))).toEqual(new Set(['phone_taken']));
      expect(failures[0]).toEqual([
        expect.stringMatching(/^Row \d+$/),
        expect.stringMatching(/^الصف \d+$/),
        'phone_taken',
      ]);
    },
  );

  test('in whose share somebody else is faster with one phone and one ID number stores all the others', async () => {
    const phones = Array.from({ length: 30 }, samplePhone);
    const id_number = 'RACE12345';
    const rows = phones.map((phone, index) => `Maha,${phone},${index === 7 ? id_number : ''}`);
    const checked = await calls.check(`Name,Phone,ID number\n${rows.join('\n')}\n`);
    // they are entered by now, but not yet there for others to see
    const faster = await app.pool.connect();
    await faster.query('begin');
    await addRow(faster, 'ushers', { phone: phones[3] ?? '' });
    await addRow(faster, 'ushers', {
      id_number_hmac: keyedHash(app.dataKey, 'id_number', id_number),
      id_number_encrypted: Buffer.of(1),
      id_number_last4: id_number.slice(-4),
    });
    await calls.start(checked);
    await vi.waitFor(async () => {
      const { rowCount } = await app.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query like 'insert into "persons"%'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    }, PATIENCE);
    await faster.query('commit');
    faster.release();
    const { rows: counts, running } = await ended(checked.id);
    expect([counts.imported, counts.bad, running?.done, running?.failed]).toEqual([28, 2, 28, 2]);
    // rows are counted from the header on
    expect((await failuresOf(running?.job_id)).map(([label, , code]) => [label, code])).toEqual([
      ['Row 5', 'phone_taken'],
      ['Row 9', 'id_number_taken'],
    ]);
    expect((await calls.ushersWith(phones)).length).toBe(29);
  });

  test('in whose share the database refuses one row stores all the others, and names what is wrong with that one', async () => {
    const phones = Array.from({ length: 12 }, samplePhone);
    const checked = await calls.check(`Name,Phone\n${phones.map((phone) => `Maha,${phone}`).join('\n')}\n`);
    // as a rule that has come since would
    await app.pool.query(
      `alter table persons add constraint persons_usher_of_age_now check (phone <> '${phones[4] ?? ''}') not valid`,
    );
    try {
      await calls.start(checked);
      const { running } = await ended(checked.id);
      expect(running).toMatchObject({ done: 11, failed: 1 });
      expect((await failuresOf(running?.job_id)).map(([label, , code]) => [label, code])).toEqual([
        ['Row 6', 'validation_failed'],
      ]);
      expect((await calls.ushersWith(phones)).length).toBe(11);
    } finally {
      await app.pool.query('alter table persons drop constraint persons_usher_of_age_now');
    }
  });
});

describe('the rows that stay out', () => {
  const badFile = async (id: string, format: 'csv' | 'xlsx', language: string) => {
    const reply = await calls.call(exportBadRows, {
      params: { id },
      query: { format },
      headers: { 'accept-language': language },
    });
    return { reply, sheet: await readSheet(reply.rawPayload) };
  };

  test('come back as they were, with what is wrong in the reader’s language, and can be read again', async () => {
    const phone = samplePhone();
    const { id } = await calls.check(
      `Name,Phone,DOB,Notes\nMaha,${phone},14/03/1998,\nFares,${phone},31/02/1999,=1+1\nHaya,${phone},,\n`,
      'November staff.csv',
    );
    const english = await badFile(id, 'csv', 'en');
    expect(english.reply.headers['content-disposition']).toContain('November%20staff-bad.csv');
    expect(english.sheet).toEqual({
      header: ['Name', 'Phone', 'DOB', 'Notes', 'What is wrong'],
      rows: [
        { number: 2, cells: ['Fares', phone, '31/02/1999', '=1+1', 'Birth date: There is no such day'], formulas: [] },
        { number: 3, cells: ['Haya', phone, '', '', 'Phone: Another row has it, too (row 2)'], formulas: [] },
      ],
    });
    const arabic = await badFile(id, 'xlsx', 'ar');
    expect(arabic.sheet.header.at(-1)).toBe('ما الخطأ');
    expect(arabic.sheet.rows.map(({ cells }) => cells.at(-1))).toEqual([
      'تاريخ الميلاد: لا يوجد يوم كهذا',
      'الهاتف: في صف آخر أيضًا (الصف 2)',
    ]);
  });

  test('after the import also hold those whom somebody else entered first', async () => {
    const phone = samplePhone();
    const checked = await calls.check(`Name,Phone\nMaha,${phone}\nFares,${samplePhone()}\n`);
    const faster = await addRow(app.pool, 'ushers', { phone });
    await calls.start(checked);
    const done = await ended(checked.id);
    expect(done).toMatchObject({ rows: { imported: 1, good: 1, bad: 1 }, running: { done: 1, failed: 1 } });
    // as if they had been known when the file was checked: the row says what is wrong, and who it is
    expect(done.problems).toEqual([{ field: 'phone', code: 'known_already', count: 1 }]);
    const listed = await calls.call(listUsherImportRows, { params: { id: checked.id }, query: { state: 'bad' } });
    expect(listUsherImportRows.response.parse(listed.json()).data).toMatchObject([
      { number: 2, state: 'bad', problems: [{ field: 'phone', code: 'known_already', known: { id: faster.id } }] },
    ]);
    const { sheet } = await badFile(checked.id, 'csv', 'en');
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([['Maha', phone, expect.stringMatching(/^Phone: /)]]);
  });
});

describe('undoing an import', () => {
  test('removes its people, but whoever was changed or used since stays, by name of the reason', async () => {
    const phones = Array.from({ length: 4 }, samplePhone);
    const checked = await calls.check(`Name,Phone\n${phones.map((phone) => `Maha,${phone}`).join('\n')}\n`);
    await calls.start(checked);
    const imported = await ended(checked.id);
    const { rows } = await app.pool.query<{ id: string; phone: string }>(
      'select id, phone from ushers where phone = any($1) order by phone',
      [phones],
    );
    const [changed, used] = rows;
    const body = { version: 1, ...samplePerson({ phone: changed?.phone ?? '' }) };
    expect((await calls.call(changeUsher, { params: { id: changed?.id ?? '' }, body })).statusCode).toBe(200);
    await addRow(app.pool, 'interviews', { person_id: used?.id ?? '', interviewer_id: recruiter.id });
    await undo(imported);
    const undone = await ended(checked.id, 'undoing');
    expect(undone).toMatchObject({ rows: { imported: 2, undone: 2 }, undoing: { total: 4, done: 2, failed: 2 } });
    expect((await calls.ushersWith(phones)).map(({ phone }) => phone)).toEqual([changed?.phone, used?.phone]);
    expect((await failuresOf(undone.undoing?.job_id)).map(([, , code]) => code)).toEqual([
      'imported_person_changed',
      'imported_person_in_use',
    ]);
  });

  test('is refused while nobody came in by it', async () => {
    const { id, version } = await calls.check(`Name,Phone\nMaha,${samplePhone()}\n`);
    expect(codeOf(await calls.call(undoUsherImport, { params: { id }, body: { version } }))).toEqual([
      409,
      'import_nothing_to_undo',
    ]);
  });
});

import { SHEET_MAX_BYTES, SHEET_MAX_COLUMNS, SHEET_MAX_ROWS } from '@proline/domain/file/sheet-limits';
import { describe, expect, test } from 'vitest';
import { sampleWorkbook, sampleXlsx, sheetXml } from '../../testing/sample/sample-sheets.ts';
import { Refusal } from '../http/refusal.ts';
import { encodingOf } from './decode-text.ts';
import { readSheet } from './read-sheet.ts';

const read = async (bytes: Buffer | string) => {
  const { header, rows } = await readSheet(Buffer.from(bytes));
  return [header, ...rows.map(({ number, cells }) => [number, ...cells])];
};

/** The code of the refusal, with the row that it is about; it always stands at the file. */
const refusalOf = async (bytes: Buffer | string): Promise<string> => {
  try {
    await readSheet(Buffer.from(bytes));
    return 'read';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const places = Object.keys(error.details.errors ?? {});
    expect(places).toContain('file');
    return [error.code, ...places.filter((place) => place !== 'file')].join(' ');
  }
};

const WINDOWS_1256: Readonly<Record<string, number>> = { ا: 0xc7, س: 0xd3, م: 0xe3, ل: 0xe1, ي: 0xed, ة: 0xc9 };
const windows1256 = (text: string): Buffer =>
  Buffer.from([...text].map((letter) => WINDOWS_1256[letter] ?? letter.charCodeAt(0)));
const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('a CSV file', () => {
  const text = 'الاسم,Phone\nسلمى,+966501234567\n';
  const table = [
    ['الاسم', 'Phone'],
    [2, 'سلمى', '+966501234567'],
  ];

  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(text, 'utf16le')],
    ['UTF-16, big end first', bigEndian(`\uFEFF${text}`)],
    ['UTF-16, big end first, without a mark', bigEndian(text)],
  ])('is read in %s', async (_encoding, bytes) => {
    expect(await read(bytes)).toEqual(table);
  });

  test('is read in Windows-1256, as Excel writes it in Arabic', async () => {
    const bytes = windows1256('اسم;Phone\r\nسلمي;05\r\n');
    expect(encodingOf(bytes)).toBe('windows-1256');
    expect(await read(bytes)).toEqual([
      ['اسم', 'Phone'],
      [2, 'سلمي', '05'],
    ]);
  });

  test.each([';', '\t', '|'])('may separate its cells by %j', async (sign) => {
    expect(await read(`Name${sign}Phone\nMaha${sign}05\n`)).toEqual([
      ['Name', 'Phone'],
      [2, 'Maha', '05'],
    ]);
  });

  test('counts its rows as a spreadsheet does, and empty ones stay out', async () => {
    expect(await read('\nName,Phone,,\n\n"Al-Subaie, Maha","05\n06",,\n,,\nFares\n')).toEqual([
      ['Name', 'Phone'],
      [4, 'Al-Subaie, Maha', '05\n06'],
      [6, 'Fares', ''],
    ]);
  });

  test('may have rows that are longer than its header', async () => {
    expect(await read('Name\nMaha,05\n')).toEqual([
      ['Name', ''],
      [2, 'Maha', '05'],
    ]);
  });

  test('has text where it looks like a formula, and loses what guarded it', async () => {
    expect(await read(`Name,Phone\n"=HYPERLINK(""http://x"")",'+966501234567\n'Odd,"=""0501"""\n`)).toEqual([
      ['Name', 'Phone'],
      [2, '=HYPERLINK("http://x")', '+966501234567'],
      [3, "'Odd", '0501'],
    ]);
  });

  test.each([
    ['nothing', '', 'sheet_empty'],
    ['only empty lines', '\n\n \n', 'sheet_empty'],
    ['only a mark', '\uFEFF', 'sheet_empty'],
    ['only its header', 'Name,Phone\n', 'sheet_without_rows'],
    ['a quotation mark that is never closed', 'Name,Phone\n"Maha,05\nFares,06\n', 'sheet_quotes_broken rows.2'],
    ['text behind a closed quotation mark', 'Name,Phone\nA,1\n"Ma"ha,05\n', 'sheet_quotes_broken rows.3'],
    ['a page', '<!doctype html><table><tr><td>Name', 'sheet_not_a_sheet'],
    ['JSON', '[{"name": "Maha"}]', 'sheet_not_a_sheet'],
    ['bytes that are no text', Buffer.from([1, 2, 3, 4, 200, 0, 0, 7, 9, 1]), 'sheet_not_a_sheet'],
    ['a PDF', '%PDF-1.7\n1 0 obj\n', 'sheet_not_a_sheet'],
    ['a million columns', `${'a,'.repeat(1_000_000)}\n1\n`, 'sheet_too_many_columns rows.1'],
    ['a million columns in a row', `Name\n${'a,'.repeat(1_000_000)}\n`, 'sheet_too_many_columns rows.2'],
    ['a column too many', `${'a,'.repeat(SHEET_MAX_COLUMNS)}a\n1\n`, 'sheet_too_many_columns rows.1'],
    ['a row too many', `Name\n${'Maha\n'.repeat(SHEET_MAX_ROWS + 1)}`, 'sheet_too_many_rows'],
    ['too many bytes', Buffer.alloc(SHEET_MAX_BYTES + 1, 'a'), 'body_too_large'],
  ])('with %s is refused', async (_what, bytes, code) => {
    expect(await refusalOf(bytes)).toBe(code);
  });

  test('may have as many rows and columns as there is room for', async () => {
    const { header, rows } = await readSheet(
      Buffer.from(`${'a,'.repeat(SHEET_MAX_COLUMNS)}\n${'Maha,05,,,\n'.repeat(SHEET_MAX_ROWS)}`),
    );
    expect([header.length, rows.length]).toEqual([SHEET_MAX_COLUMNS, SHEET_MAX_ROWS]);
  });
});

describe('a workbook', () => {
  test('gives text, numbers as their digits and days as days', async () => {
    const shared = { xml: '<c t="s"><v>0</v></c>' };
    const day = { xml: '<c s="1"><v>36525</v></c>' };
    const number = { xml: '<c><v>966501234567</v></c>' };
    expect(await read(await sampleXlsx([[shared, 'Born', 'Phone'], ['مها', day, number], [], ['  Fares ']]))).toEqual([
      ['Name', 'Born', 'Phone'],
      [2, 'مها', '1999-12-31', '966501234567'],
      [4, 'Fares', '', ''],
    ]);
  });

  test('gives what a formula had when it was saved; one without is told, and none is run', async () => {
    const saved = { xml: '<c t="str"><f>A1&amp;"x"</f><v>Maha</v></c>' };
    const unsaved = { xml: '<c><f>WEBSERVICE("http://127.0.0.1")</f></c>' };
    const { rows } = await readSheet(
      await sampleXlsx([
        ['Name', 'Phone'],
        [saved, unsaved],
        ['Fares', '05'],
      ]),
    );
    expect(rows).toEqual([
      { number: 2, cells: ['Maha', ''], formulas: [1] },
      { number: 3, cells: ['Fares', '05'], formulas: [] },
    ]);
  });

  test('may have empty cells with a style far to the right', async () => {
    const styled = { xml: '<c r="ZZ2" s="1"/>' };
    expect(await read(await sampleXlsx([['Name'], ['Maha', styled]]))).toEqual([['Name'], [2, 'Maha']]);
  });

  test('that unpacks to more than it may is refused by what it declares', async () => {
    const bomb = await sampleWorkbook({ 'xl/worksheets/sheet1.xml': Buffer.alloc(65 * 1024 * 1024, ' ') });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusalOf(bomb)).toBe('sheet_too_large_unpacked');
  });

  test('that declares less than it holds is refused where the difference shows', async () => {
    const bomb = await sampleWorkbook({ 'xl/worksheets/sheet1.xml': Buffer.alloc(65 * 1024 * 1024, ' ') });
    for (let at = bomb.indexOf('PK\u0001\u0002'); at !== -1; at = bomb.indexOf('PK\u0001\u0002', at + 1))
      bomb.writeUInt32LE(Math.min(1_000, bomb.readUInt32LE(at + 24)), at + 24);
    expect(await refusalOf(bomb)).toBe('sheet_damaged');
  });

  test('that fills the memory of its thread takes nothing from others', { timeout: 120_000 }, async () => {
    const strings = `<sst>${'<si><t>x</t></si>'.repeat(3_600_000)}</sst>`;
    const rows = sheetXml([['Name'], ['Maha']]);
    const greedy = await sampleWorkbook({ 'xl/sharedStrings.xml': strings, 'xl/worksheets/sheet1.xml': rows });
    expect(await refusalOf(greedy)).toBe('sheet_too_large_unpacked');
    expect(await read('Name\nMaha')).toEqual([['Name'], [2, 'Maha']]);
  });

  test.each([
    [
      'a million columns',
      async () => sampleXlsx([['Name'], [{ xml: '<c/>'.repeat(1_000_000) }]]),
      'sheet_too_many_columns rows.2',
    ],
    [
      'a cell far beyond the last column',
      async () => sampleXlsx([['Name', { xml: '<c r="ZZZZZZ1"><v>1</v></c>' }]]),
      'sheet_too_many_columns rows.1',
    ],
    [
      'more columns than a list has',
      async () => sampleXlsx([Array.from({ length: SHEET_MAX_COLUMNS + 1 }, () => 'a')]),
      'sheet_too_many_columns rows.1',
    ],
    [
      'a row too many',
      async () => sampleXlsx(Array.from({ length: SHEET_MAX_ROWS + 2 }, () => ['Maha'])),
      'sheet_too_many_rows',
    ],
    ['no rows', async () => sampleXlsx([['Name']]), 'sheet_without_rows'],
    ['nothing in it', async () => sampleXlsx([]), 'sheet_without_rows'],
    ['no worksheet', async () => sampleWorkbook({}), 'sheet_not_a_sheet'],
    ['no workbook', async () => sampleWorkbook({ 'xl/workbook.xml': null }), 'sheet_not_a_sheet'],
    ['half of its bytes', async () => (await sampleXlsx([['Name'], ['Maha']])).subarray(0, 700), 'sheet_damaged'],
    ['entities that grow', async () => sampleWorkbook({ 'xl/worksheets/sheet1.xml': LAUGHS }), 'read'],
    ['a password on its archive', async () => locked(await sampleXlsx([['Name'], ['Maha']])), 'sheet_encrypted'],
    ['a password of Excel', async () => compoundFile('EncryptedPackage'), 'sheet_encrypted'],
    ['the format of Excel 97', async () => compoundFile('Workbook'), 'sheet_old_format'],
  ])('with %s is answered', async (_what, bytes, code) => {
    expect(await refusalOf(await bytes())).toBe(code);
  });
});

const LAUGHS = `<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">]>${sheetXml([['Name'], [{ xml: '<c t="inlineStr"><is><t>&c;</t></is></c>' }]])}`;

/** Marks every entry as encrypted. */
const locked = (bytes: Buffer): Buffer => {
  for (let at = bytes.indexOf('PK\u0001\u0002'); at !== -1; at = bytes.indexOf('PK\u0001\u0002', at + 1))
    bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8);
  return bytes;
};

const compoundFile = (stream: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_024), Buffer.from(stream, 'utf16le')]);

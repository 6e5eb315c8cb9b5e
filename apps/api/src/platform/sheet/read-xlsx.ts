import type { Buffer } from 'node:buffer';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { HucreError } from 'hucre';
import { streamXlsxRows } from 'hucre/xlsx';
import yazl from 'yazl';
import { CellScan } from './scan-cells.ts';
import { SheetBuilder } from './sheet-builder.ts';
import { UnreadableSheet, type Sheet } from './sheet.ts';
import { unpackWorkbook } from './unpack-workbook.ts';

const SCANNED_AT_ONCE = 256 * 1024;

/** The first sheet of a workbook. The library gets an archive that was packed here, so it sees what was checked and no more. */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet> {
  const parts = await unpackWorkbook(bytes);
  const worksheet = parts.get(firstSheetOf(parts));
  if (!worksheet) throw new UnreadableSheet('sheet_not_a_sheet');
  const { formulas } = scanned(worksheet);
  const sheet = new SheetBuilder();
  try {
    for await (const { index, values } of streamXlsxRows(await packed(parts))) {
      const number = index + 1;
      sheet.add(number, values.map(textOf), formulas.get(number));
    }
  } catch (error) {
    throw error instanceof HucreError ? new UnreadableSheet('sheet_damaged') : error;
  }
  return sheet.built();
}

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const tagsOf = (parts: ReadonlyMap<string, Buffer>, part: string, name: string): readonly string[] =>
  parts
    .get(part)
    ?.toString('utf8')
    .match(new RegExp(`<(?:[\\w.-]+:)?${name}\\s[^<>]*>`, 'g')) ?? [];

/** By the workbook's own list, as the library finds it. */
function firstSheetOf(parts: ReadonlyMap<string, Buffer>): string {
  const root = tagsOf(parts, '_rels/.rels', 'Relationship').find((tag) =>
    attributeOf(tag, 'Type')?.endsWith('/officeDocument'),
  );
  const workbook = path.posix.join('.', (root && attributeOf(root, 'Target'))?.replace(/^\//, '') ?? 'xl/workbook.xml');
  const folder = path.posix.dirname(workbook);
  const [first] = tagsOf(parts, workbook, 'sheet');
  const id = first && attributeOf(first, '(?:[\\w.-]+:)?id');
  const relation = tagsOf(parts, `${folder}/_rels/${path.posix.basename(workbook)}.rels`, 'Relationship').find(
    (tag) => attributeOf(tag, 'Id') === id,
  );
  const target = (relation && attributeOf(relation, 'Target')) ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target);
}

function scanned(worksheet: Buffer): CellScan {
  const scan = new CellScan();
  // tags are ASCII: what is cut in two between pieces is never part of one
  for (let at = 0; at < worksheet.length; at += SCANNED_AT_ONCE)
    scan.read(worksheet.toString('latin1', at, at + SCANNED_AT_ONCE));
  return scan;
}

async function packed(parts: ReadonlyMap<string, Buffer>): Promise<Uint8Array> {
  const archive = new yazl.ZipFile();
  for (const [name, part] of parts) archive.addBuffer(part, name, { compress: false });
  archive.end();
  return buffer(archive.outputStream);
}

/** Never more than the file says: a day as a day, a number as its digits, an error as its sign. */
function textOf(value: string | number | boolean | Date | null): string {
  if (value === null) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dayOf(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(value);
}

const dayOf = (moment: Date): string => {
  const [day = '', time = ''] = moment.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
};

import { PassThrough, Readable } from 'node:stream';
import type { Language } from '@proline/domain/account/preference';
import yazl from 'yazl';

// A workbook of one sheet, written by hand: rows go in as markup and come out packed, so memory does not grow with them.

export const DAY_STYLE = 1;
export const MOMENT_STYLE = 2;
export const HEAD_STYLE = 3;
export const SHARE_STYLE = 4;
const COLUMN_WIDTH = 22;
const FASTEST = 1;

export const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // these would be changed on the way from the database
  '\\': '&#92;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
/** Characters that XML cannot say are left out. */
export const UNSAYABLE = '\u0001-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF';
const UNSAYABLE_SIGNS = new RegExp(`[\0${UNSAYABLE}]`, 'g');
const escaped = (text: string): string =>
  text.replace(/[&<>"\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? '').replace(UNSAYABLE_SIGNS, '');

/** What stands before a cell's place, between place and value, and after the value. */
type CellFrame = readonly [before: string, within: string, after: string];

/** Text is written as text, so nothing in it can be a formula. */
const textFrame = (style: number): CellFrame => [
  '<c r="',
  `" t="inlineStr" s="${style}"><is><t xml:space="preserve">`,
  '</t></is></c>',
];
export const TEXT_FRAME = textFrame(0);
export const cellFrame = (style: number): CellFrame => ['<c r="', `" s="${style}"><v>`, '</v></c>'];

export const textCell = (place: string, text: string, style = 0): string => {
  const [before, within, after] = textFrame(style);
  return `${before}${place}${within}${escaped(text)}${after}`;
};

const LETTERS = 26;
/** A, B … Z, AA: readers find a cell by its column's letters and its row's number. */
export const lettersOf = (column: number): string =>
  (column < LETTERS ? '' : lettersOf(Math.floor(column / LETTERS) - 1)) +
  String.fromCharCode('A'.charCodeAt(0) + (column % LETTERS));

export const rowXml = (
  number: number,
  letters: readonly string[],
  cell: (index: number, place: string) => string,
): string => `<row r="${number}">${letters.map((letter, index) => cell(index, `${letter}${number}`)).join('')}</row>`;

/** What stands before the rows. In Arabic the sheet begins on the right. */
export const sheetStart = (columns: number, language: Language): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"${
    language === 'ar' ? ' rightToLeft="1"' : ''
  }><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="${COLUMN_WIDTH}" customWidth="1"/></cols><sheetData>`;
export const SHEET_END = '</sheetData></worksheet>';

/** Packs a sheet while it is written. */
export async function* packedWorkbook(
  markup: AsyncIterable<string | Buffer> | Iterable<string>,
): AsyncGenerator<Buffer> {
  const zip = new yazl.ZipFile();
  const packed = new PassThrough();
  // by bytes: of pieces, sixteen would be kept waiting
  const sheet = Readable.from(markup, { objectMode: false });
  const fail = (error: Error) => packed.destroy(error);
  zip.on('error', fail);
  sheet.on('error', fail);
  zip.outputStream.pipe(packed);
  for (const [name, text] of Object.entries(FRAME)) zip.addBuffer(Buffer.from(text), name);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { compressionLevel: FASTEST });
  zip.end();
  // a stream without an encoding gives buffers
  const pieces: AsyncIterable<Buffer> = packed;
  try {
    yield* pieces;
  } finally {
    sheet.destroy();
  }
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What a workbook has besides its rows. */
const FRAME: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Proline" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/><xf numFmtId="10" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

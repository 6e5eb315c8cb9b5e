import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A cell as markup, or as text. */
export type SampleCell = string | { readonly xml: string };

const FRAME: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>Name</t></si></sst>`,
  // style 1 is a day
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const cellXml = (cell: SampleCell) =>
  typeof cell === 'string' ? `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>` : cell.xml;

export const sheetXml = (rows: readonly (readonly SampleCell[])[]): string =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map((cells, index) => `<row r="${index + 1}">${cells.map(cellXml).join('')}</row>`)
    .join('')}</sheetData></worksheet>`;

/** An archive of these parts; null leaves one of the frame's out. */
export async function sampleWorkbook(parts: Readonly<Record<string, string | Buffer | null>>): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  for (const [name, part] of Object.entries({ ...FRAME, ...parts }))
    if (part !== null) archive.addBuffer(Buffer.from(part), name);
  archive.end();
  return buffer(archive.outputStream);
}

export const sampleXlsx = (rows: readonly (readonly SampleCell[])[]): Promise<Buffer> =>
  sampleWorkbook({ 'xl/worksheets/sheet1.xml': sheetXml(rows) });

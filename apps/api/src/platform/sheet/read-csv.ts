import Papa from 'papaparse';
import { decodeText } from './decode-text.ts';
import { SheetBuilder } from './sheet-builder.ts';
import { UnreadableSheet, type Sheet } from './sheet.ts';

/** Pages, drawings and JSON are text, too, but no table. */
const OTHER_TEXT = /^\s*[<{[]/;
/** Our own files, and others, put an apostrophe before text that a spreadsheet would take for a formula. */
const GUARDED = /^'(?=[=+@|%＝＋－＠-])/;
/** How some programs keep leading zeros: a formula that is nothing but its text. */
const QUOTED_FORMULA = /^="([^"]*)"$/;

const plain = (cell: string): string => {
  const text = cell.trim();
  return QUOTED_FORMULA.exec(text)?.[1] ?? text.replace(GUARDED, '');
};

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** The one that the header has the most of, outside of quotation marks. */
const separatorOf = (text: string): string => {
  const header = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const bare = header.replaceAll(/"[^"]*"/g, '');
  return SEPARATORS.toSorted((a, b) => bare.split(b).length - bare.split(a).length)[0] ?? ',';
};

export function readCsv(bytes: Uint8Array): Sheet {
  const text = decodeText(bytes);
  if (text.trim() === '') throw new UnreadableSheet('sheet_empty');
  if (OTHER_TEXT.test(text)) throw new UnreadableSheet('sheet_not_a_sheet');
  const sheet = new SheetBuilder();
  let number = 0;
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    step: ({ data, errors }) => {
      number += 1;
      if (errors.some(({ type }) => type === 'Quotes')) throw new UnreadableSheet('sheet_quotes_broken', number);
      sheet.add(number, data.map(plain));
    },
  });
  return sheet.built();
}

import type { Words } from '@proline/contract/frame/words';
import { letterhead } from '@proline/contract/payslip/payslip-paper';
import { payslipWords } from '@proline/contract/payslip/payslip.words';
import { REPORT_TYPES, type openReport } from '@proline/contract/report/report';
import { reportPaper, type ReportCell, type ReportHead, type ReportPaper } from '@proline/contract/report/report-paper';
import { REPORT_DIMENSION_WORDS, reportWords } from '@proline/contract/report/report.words';
import type { Language } from '@proline/domain/account/preference';
import { FILTERS_OF, type ReportFormat, type ReportName } from '@proline/domain/report/report';
import type { ContextOf, Input, StreamedReply } from '../../platform/http/handler.ts';
import { makePdf } from '../../platform/pdf/make-pdf.ts';
import { csvTable, xlsxTable, type SheetCell } from '../../platform/sheet/write-table.ts';
import { readLetterhead } from '../settings/settings.service.ts';
import { labelsOf, reportOf, type ReportQuery, type ReportSurroundings } from './report.service.ts';

const TEMPLATE = new URL('./report.typ', import.meta.url);

export type WantedFile = {
  readonly report: ReportName;
  readonly query: ReportQuery;
  readonly format: ReportFormat;
  readonly language: Language;
  /** whose turn it takes */
  readonly turn: string;
};
export type MadeFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

/** The entry is written before the first byte leaves. */
export async function sendReport(
  { params: { report }, query: { format, language: wanted, ...query } }: Input<typeof openReport>,
  { pool, db, admin, request, write }: ContextOf<typeof openReport>,
): Promise<StreamedReply> {
  const language = wanted ?? request.language;
  const { name, type, bytes } = await reportFile({ pool, db }, { report, query, format, language, turn: admin.id });
  await write(async (_tx, audit) => {
    await audit({ action: 'open_report', entity: 'session', record_id: admin.session_id, after: { report, format } });
    return { data: null };
  });
  return { type, body: bytes, fileName: name };
}

/** What the screen shows, as a file: with its period, what it is narrowed to, and what its figures mean. */
export async function reportFile(at: ReportSurroundings, wanted: WantedFile): Promise<MadeFile> {
  const { report: name, query, format, language, turn } = wanted;
  const report = await reportOf(at, name, query);
  const organisation = await readLetterhead(at.db);
  const { time_zone } = organisation;
  const paper = reportPaper(report, { language, time_zone, filters: await filtersOf(at, name, query) });
  return {
    name: `${name.replaceAll('_', '-')}-${report.from}-${report.to}.${format}`,
    type: REPORT_TYPES[format],
    bytes: await bytesOf(paper, format, () =>
      makePdf(TEMPLATE, { ...paper, organisation: letterhead(organisation), page: payslipWords.page }, turn),
    ),
  };
}

async function bytesOf(paper: ReportPaper, format: ReportFormat, pdf: () => Promise<Buffer>): Promise<Buffer> {
  if (format === 'pdf') return pdf();
  const table = { ...sheetOf(paper), language: paper.language };
  return format === 'csv' ? csvTable(table) : Buffer.concat(await Array.fromAsync(xlsxTable(table)));
}

async function filtersOf({ pool }: ReportSurroundings, report: ReportName, query: ReportQuery) {
  const filters: ReportHead['filters'][number][] = [];
  for (const filter of FILTERS_OF[report]) {
    const keys = query[filter];
    if (!keys) continue;
    const labels = keys.map(await labelsOf(pool, filter, keys));
    const joined = (separator: string, nameOf: (label: (typeof labels)[number]) => string) =>
      labels.map(nameOf).join(separator);
    const value: Words = { en: joined(', ', ({ label_en }) => label_en), ar: joined('، ', ({ label_ar }) => label_ar) };
    filters.push({ label: REPORT_DIMENSION_WORDS[filter], value });
  }
  return filters;
}

const EMPTY: readonly SheetCell[] = [];
const numberOf = ({ text, sorted, number, share = false }: ReportCell): SheetCell =>
  number === undefined ? (sorted ?? text) : number === null ? '' : { number, share };

/** One sheet: the head, each part below the other with its samples in columns of their own, and the definitions. */
export function sheetOf({ title, facts, parts, defined, definitions, language, few_empty, changes }: ReportPaper): {
  header: readonly string[];
  rows: readonly (readonly SheetCell[])[];
} {
  const rows = [
    ...facts.map(({ label, value }) => [label, value]),
    ...parts.flatMap((part) => [
      EMPTY,
      [{ heading: part.title }],
      part.columns.flatMap((column): SheetCell[] => [
        { heading: column.title },
        ...(column.sampled ? [{ heading: reportWords.sample_of[language].replace('{{name}}', column.title) }] : []),
      ]),
      ...part.rows.map((cells) =>
        cells.flatMap((cell, at): SheetCell[] => [
          numberOf(cell),
          ...(part.columns[at]?.sampled === true ? [numberOf({ text: '', number: cell.sample ?? null })] : []),
        ]),
      ),
      ...(typeof part.note === 'string' ? [[part.note]] : []),
    ]),
    EMPTY,
    [{ heading: defined }],
    ...definitions.map(({ label, value }) => [label, value]),
    [few_empty],
    [changes],
  ];
  const width = Math.max(...rows.map(({ length }) => length));
  return { header: [title, ...Array.from({ length: width - 1 }, () => '')], rows };
}

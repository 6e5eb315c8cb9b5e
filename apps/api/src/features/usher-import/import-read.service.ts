import { Readable } from 'node:stream';
import { ERROR_CODES, ERRORS } from '@proline/contract/facts';
import { EXPORT_TYPES } from '@proline/contract/frame/list';
import {
  IMPORT_ROWS_PER_PAGE,
  type exportBadRows,
  type getUsherImport,
  type ImportRowProblem,
  type listUsherImportRows,
  type listUsherImports,
  type UsherImport,
} from '@proline/contract/usher-import/usher-import';
import {
  IMPORT_FIELD_WORDS,
  IMPORT_PROBLEM_WORDS,
  ROW_IN_FILE,
  WHAT_IS_WRONG,
} from '@proline/contract/usher-import/usher-import.words';
import type { Language } from '@proline/domain/account/preference';
import { withForbiddenShown } from '@proline/domain/text/plain-text';
import { IMPORT_FIELDS, type ImportField } from '@proline/domain/usher-import/import-field';
import { IMPORT_PROBLEMS } from '@proline/domain/usher-import/import-problem';
import type { Kysely } from 'kysely';
import type { ContextOf, Handler, Input, StreamedReply } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { mapRows } from '../../platform/sheet/map-rows.ts';
import type { SheetRow } from '../../platform/sheet/sheet.ts';
import { csvTable, xlsxTable } from '../../platform/sheet/write-table.ts';
import { readIban } from '../bank-account/iban.service.ts';
import { countProblems, findBadRows, findRows, type StoredRow } from './import-rows.queries.ts';
import { judgeRow, type Reading } from './judge-row.service.ts';
import { readingNow } from './reading.service.ts';
import { openHeader, openRow } from './sealed-row.service.ts';
import { findImport, findRecentImports, type FoundImport } from './usher-import.queries.ts';

const SAMPLES = 3;
/** A cell may hold megabytes; nobody reads them in a table. */
const SHOWN_LENGTH = 120;
const NUMBER_END = 4;

const ended = (value: string): string => (value === '' ? '' : `•••• ${value.slice(-NUMBER_END)}`);

/** An IBAN is one in whatever column it stands. */
const isAccount = (field: ImportField | null, value: string): boolean => field === 'iban' || readIban(value) !== null;

const shown = (field: ImportField | null, value: string): string =>
  withForbiddenShown(field === 'id_number' || isAccount(field, value) ? ended(value) : value.slice(0, SHOWN_LENGTH));

const existing = async (db: Kysely<Database>, id: string): Promise<FoundImport> => {
  const found = await findImport(db, id);
  if (!found) throw new Refusal('not_found');
  return found;
};

/** An import as it is in this transaction, or outside of any. */
export async function importReply(db: Kysely<Database>, dataKey: DataKey, id: string): Promise<{ data: UsherImport }> {
  const { header_encrypted, job_id: _, uploaded_by: _by, ...found } = await existing(db, id);
  const header = openHeader(dataKey, id, header_encrypted);
  const { rows } = await findRows(db, { import_id: id }, { page: 1, per_page: IMPORT_ROWS_PER_PAGE });
  const opened = rows.flatMap((row) => openedRow(dataKey, id, row) ?? []);
  return {
    data: {
      ...found,
      mapping: [...found.mapping],
      header,
      samples: header.map((_title, column) =>
        opened
          .map(({ cells }) => shown(found.mapping[column] ?? null, cells[column] ?? ''))
          .filter((value) => value !== '')
          .slice(0, SAMPLES),
      ),
      problems: (await countProblems(db, id)).flatMap(({ problem, count }) => {
        const [field, code] = partsOf(problem);
        return field && code ? [{ field, code, count }] : [];
      }),
      remembered_at: found.remembered_at?.toISOString() ?? null,
      created_at: found.created_at.toISOString(),
    },
  };
}

const partsOf = (problem: string) => {
  const [first, second] = problem.split('.');
  return [IMPORT_FIELDS.find((field) => field === first), IMPORT_PROBLEMS.find((code) => code === second)] as const;
};

const openedRow = (dataKey: DataKey, import_id: string, { number, cells_encrypted }: StoredRow): SheetRow | null =>
  cells_encrypted && openRow(dataKey, import_id, number, cells_encrypted);

export const showImport: Handler<typeof getUsherImport> = ({ params }, { db, dataKey }) =>
  importReply(db, dataKey, params.id);

export const showImports: Handler<typeof listUsherImports> = async (_input, { db }) => ({
  data: (await findRecentImports(db)).map((one) => ({ ...one, created_at: one.created_at.toISOString() })),
});

const NONE = { read: null, twin: null, known: null };

/** What is wrong with a row, with what the file says there. */
function problemsOf(stored: StoredRow, row: SheetRow, reading: Reading): ImportRowProblem[] {
  const valueOf = (field: ImportField) => row.cells[reading.mapping.indexOf(field)] ?? '';
  const { twin_field, twin_number, known_field, known } = stored;
  return [
    ...judgeRow(row, reading).problems.map(({ field, code, read }) => ({ ...NONE, field, code, read: read ?? null })),
    ...(twin_field ? [{ ...NONE, field: twin_field, code: 'twice_in_file' as const, twin: twin_number }] : []),
    ...(stored.shares_account ? [{ ...NONE, field: 'iban' as const, code: 'iban_shared' as const }] : []),
    ...(known_field && known ? [{ ...NONE, field: known_field, code: 'known_already' as const, known }] : []),
  ].map((problem) => ({ ...problem, value: shown(problem.field, valueOf(problem.field)) }));
}

export const showRows: Handler<typeof listUsherImportRows> = async ({ params: { id }, query }, { db, dataKey }) => {
  const { mapping, day_order } = await existing(db, id);
  const reading = { mapping, day_order, ...(await readingNow(db)) };
  const { page = 1, ...filter } = query;
  const { rows, total } = await findRows(db, { import_id: id, ...filter }, { page, per_page: IMPORT_ROWS_PER_PAGE });
  return {
    data: rows.map((stored) => {
      const row = openedRow(dataKey, id, stored);
      const name = (field: ImportField) => shown(null, row?.cells[mapping.indexOf(field)] ?? '');
      return {
        number: stored.number,
        state: stored.state,
        name_en: name('name_en'),
        name_ar: name('name_ar'),
        problems: row ? problemsOf(stored, row, reading) : [],
      };
    }),
    meta: {
      current_page: page,
      per_page: IMPORT_ROWS_PER_PAGE,
      total,
      last_page: Math.max(1, Math.ceil(total / IMPORT_ROWS_PER_PAGE)),
    },
  };
};

function sentenceOf({ field, code, twin }: ImportRowProblem, language: Language): string {
  const where = twin === null ? '' : ` (${ROW_IN_FILE[language].replace('{{row}}', String(twin))})`;
  return `${IMPORT_FIELD_WORDS[field][language]}: ${IMPORT_PROBLEM_WORDS[code][language]}${where}`;
}

const refusalText = (code: string | null, language: Language): string[] => {
  const known = ERROR_CODES.find((one) => one === code);
  return known ? [ERRORS[known][language]] : [];
};

/** As they were in the file, so that they can be put right there and come back; to others than who sent it without IBANs. */
export const sendBadRows = async (
  { params: { id }, query: { format } }: Input<typeof exportBadRows>,
  { db, dataKey, request, admin }: ContextOf<typeof exportBadRows>,
): Promise<StreamedReply> => {
  const { file_name, header_encrypted, mapping, day_order, uploaded_by } = await existing(db, id);
  const given = (cell: string, column: number) =>
    admin.id !== uploaded_by && isAccount(mapping[column] ?? null, cell) ? ended(cell) : cell;
  const { language } = request;
  const reading = { mapping, day_order, ...(await readingNow(db)) };
  const rows = await mapRows(await findBadRows(db, id), (stored) => {
    const row = openedRow(dataKey, id, stored);
    if (!row) return [];
    const wrong = problemsOf(stored, row, reading).map((problem) => sentenceOf(problem, language));
    // whoever was faster is named by the row itself
    const refused = stored.known === null ? refusalText(stored.refused, language) : [];
    return [[...row.cells.map(given), [...wrong, ...refused].join('; ')]];
  });
  const header = [...openHeader(dataKey, id, header_encrypted), WHAT_IS_WRONG[language]];
  const table = { header, rows: rows.flat(), language };
  return {
    type: EXPORT_TYPES[format],
    fileName: `${file_name.replace(/\.[^.]*$/, '')}-bad.${format}`,
    body: format === 'csv' ? csvTable(table) : Readable.from(xlsxTable(table), { objectMode: false }),
  };
};

import { z } from 'zod';
import { FILE_NAME_MAX_LENGTH } from '@proline/domain/file/file-limits';
import { SHEET_MAX_BYTES, SHEET_MAX_COLUMNS } from '@proline/domain/file/sheet-limits';
import { DAY_ORDERS, IMPORT_FIELDS } from '@proline/domain/usher-import/import-field';
import { IMPORT_PROBLEMS } from '@proline/domain/usher-import/import-problem';
import { IMPORT_ROW_STATES } from '@proline/domain/usher-import/import-row-state';
import { endpoint, streamed } from '../frame/endpoint.ts';
import { EXPORT_TYPES } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';
import { line } from '../frame/text.ts';
import { JOB_STATUSES } from '../job/job.ts';

const count = z.int().nonnegative();
const field = z.enum(IMPORT_FIELDS);
const code = z.enum(IMPORT_PROBLEMS);
const mapping = z.array(field.nullable()).max(SHEET_MAX_COLUMNS);

/** How far a job of an import is; null: it has not begun. */
const progress = z
  .object({ job_id: z.uuid(), status: z.enum(JOB_STATUSES), total: count, done: count, failed: count })
  .nullable();

const usherImport = z.object({
  id: z.uuid(),
  file_name: z.string(),
  header: z.array(z.string()),
  mapping,
  /** when the same headers were mapped like this before; null: the mapping was guessed from them */
  remembered_at: z.iso.datetime().nullable(),
  day_order: z.enum(DAY_ORDERS),
  /** the first values of each column */
  samples: z.array(z.array(z.string())),
  rows: z.object({ total: count, good: count, warning: count, bad: count, imported: count, undone: count }),
  /** how many rows each thing that is wrong concerns */
  problems: z.array(z.object({ field, code, count })),
  running: progress,
  undoing: progress,
  created_by: z.string(),
  created_at: z.iso.datetime(),
  version: z.int(),
});
export type UsherImport = z.output<typeof usherImport>;

const importReply = z.object({ data: usherImport });
const params = z.strictObject({ id: z.uuid() });
const version = z.int();

export const checkUsherImport = endpoint({
  name: 'checkUsherImport',
  summary: 'Read a CSV or XLSX file of people and say what its import would do; nobody is stored yet',
  method: 'POST',
  path: '/admin/usher-imports',
  access: 'ushers.write',
  query: z.strictObject({ name: line(1, FILE_NAME_MAX_LENGTH).meta({ examples: ['people.csv'] }) }),
  takesBytes: SHEET_MAX_BYTES,
  response: importReply,
  refusals: [
    'file_name_has_path',
    'too_many_tries',
    'sheet_empty',
    'sheet_without_rows',
    'sheet_not_a_sheet',
    'sheet_old_format',
    'sheet_encrypted',
    'sheet_damaged',
    'sheet_too_large_unpacked',
    'sheet_too_many_columns',
    'sheet_too_many_rows',
    'sheet_quotes_broken',
  ],
});

export const listUsherImports = endpoint({
  name: 'listUsherImports',
  summary: 'The latest imports',
  method: 'GET',
  path: '/admin/usher-imports',
  access: 'ushers.write',
  response: z.object({
    data: z.array(
      usherImport
        .pick({ id: true, file_name: true, created_by: true, created_at: true, running: true, undoing: true })
        .extend({ rows: count, imported: count }),
    ),
  }),
});

export const getUsherImport = endpoint({
  name: 'getUsherImport',
  summary: 'One import: its columns, what is wrong, how far it is',
  method: 'GET',
  path: '/admin/usher-imports/:id',
  access: 'ushers.write',
  params,
  response: importReply,
});

export const mapUsherImport = endpoint({
  name: 'mapUsherImport',
  summary: 'Say which column is which field, and check all rows again',
  method: 'PUT',
  path: '/admin/usher-imports/:id/columns',
  access: 'ushers.write',
  params,
  body: z.strictObject({ version, mapping, day_order: z.enum(DAY_ORDERS) }),
  response: importReply,
  refusals: ['import_columns_incomplete', 'import_started'],
});

const rowProblem = z.object({
  field,
  code,
  /** as the file has it, shortened; of an ID number or IBAN only its end */
  value: z.string(),
  /** as it would be stored, where that differs */
  read: z.string().nullable(),
  /** the row that has the same */
  twin: z.int().nullable(),
  /** who has the same */
  known: z.object({ id: z.uuid(), name_en: z.string(), name_ar: z.string() }).nullable(),
});
export type ImportRowProblem = z.output<typeof rowProblem>;

const importRow = z.object({
  number: z.int(),
  name_en: z.string(),
  name_ar: z.string(),
  state: z.enum(IMPORT_ROW_STATES),
  problems: z.array(rowProblem),
});
export type ImportRow = z.output<typeof importRow>;

export const IMPORT_ROWS_PER_PAGE = 25;

export const listUsherImportRows = endpoint({
  name: 'listUsherImportRows',
  summary: 'The rows of an import and what is wrong with each',
  method: 'GET',
  path: '/admin/usher-imports/:id/rows',
  access: 'ushers.write',
  params,
  query: z.strictObject({
    state: z.enum(IMPORT_ROW_STATES).optional(),
    field: field.optional(),
    code: code.optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,4}$/)
      .transform(Number)
      .optional()
      .meta({ examples: ['1'] }),
  }),
  response: z.object({
    data: z.array(importRow),
    meta: z.object({ current_page: count, per_page: count, total: count, last_page: count }),
  }),
});

/** The longest value that can be typed anew; each field has its own limit below it. */
const TYPED_MAX_LENGTH = 500;

export const typeImportValue = endpoint({
  name: 'typeImportValue',
  summary: 'Type one value of one row anew; the row is checked again',
  method: 'PUT',
  path: '/admin/usher-imports/:id/value',
  access: 'ushers.write',
  params,
  body: z.strictObject({ version, row: z.int().min(1).max(2_000_000), field, value: line(0, TYPED_MAX_LENGTH) }),
  response: importReply,
  refusals: ['import_started', 'import_column_not_used'],
});

export const leaveOutImportValues = endpoint({
  name: 'leaveOutImportValues',
  summary: 'Go without a value in all rows where the same is wrong with it',
  method: 'POST',
  path: '/admin/usher-imports/:id/leave-out',
  access: 'ushers.write',
  params,
  body: z.strictObject({ version, field, code }),
  response: importReply,
  refusals: ['import_started', 'import_column_not_used', 'import_value_needed'],
});

export const startUsherImport = endpoint({
  name: 'startUsherImport',
  summary: 'Store the people of all good rows as pending ushers, in the background',
  method: 'POST',
  path: '/admin/usher-imports/:id/start',
  access: 'ushers.write',
  params,
  body: z.strictObject({ version }),
  response: importReply,
  refusals: ['import_started', 'import_without_good_rows', 'too_many_jobs'],
});

export const undoUsherImport = endpoint({
  name: 'undoUsherImport',
  summary: 'Remove the people of an import whom nothing refers to yet, in the background',
  method: 'POST',
  path: '/admin/usher-imports/:id/undo',
  access: 'ushers.write',
  params,
  body: z.strictObject({ version }),
  response: importReply,
  refusals: ['import_not_finished', 'import_nothing_to_undo', 'too_many_jobs'],
});

export const exportBadRows = endpoint({
  name: 'exportBadRows',
  summary: 'The rows that were not imported, as they were, with a column that says what is wrong',
  method: 'GET',
  path: '/admin/usher-imports/:id/bad-rows',
  access: 'ushers.write',
  params,
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']) }),
  produces: Object.values(EXPORT_TYPES),
  response: streamed,
});

export const usherImportSlice: Slice = [
  checkUsherImport,
  listUsherImports,
  getUsherImport,
  mapUsherImport,
  listUsherImportRows,
  typeImportValue,
  leaveOutImportValues,
  startUsherImport,
  undoUsherImport,
  exportBadRows,
];

import { randomUUID } from 'node:crypto';
import type {
  checkUsherImport,
  leaveOutImportValues,
  mapUsherImport,
  typeImportValue,
} from '@proline/contract/usher-import/usher-import';
import { namesAPath } from '@proline/domain/file/file-purpose';
import { guessColumns, headerKey } from '@proline/domain/usher-import/guess-columns';
import { mappingProblem, type ImportField } from '@proline/domain/usher-import/import-field';
import { canLeaveOut, isWarning } from '@proline/domain/usher-import/import-problem';
import type { Kysely, Transaction } from 'kysely';
import type { ContextOf, Handler, Input } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { keyedHash } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { spendQuota, throttleKey } from '../../platform/security/throttle.ts';
import { mapRows } from '../../platform/sheet/map-rows.ts';
import { readSheet } from '../../platform/sheet/read-sheet.ts';
import type { SheetRow } from '../../platform/sheet/sheet.ts';
import {
  findAllRows,
  findKnown,
  lockRow,
  markSharedAccounts,
  countRows,
  markTwins,
  saveRows,
  type CheckedRow,
} from './import-rows.queries.ts';
import { ibanHash } from '../bank-account/bank-account.service.ts';
import { importReply } from './import-read.service.ts';
import { judgeRow, type Reading } from './judge-row.service.ts';
import { readingNow } from './reading.service.ts';
import { openHeader, openRow, rowPhoneHash, sealHeader, sealRow } from './sealed-row.service.ts';
import { findMapping, insertImport, lockImport, saveImport, type LockedImport } from './usher-import.queries.ts';

/** More than anybody checks by hand. */
const CHECKS = { limit: 60, window_seconds: 3_600 } as const;
/** The language of names shows in these. */
const SAMPLE_ROWS = 50;

export const headerHash = (dataKey: DataKey, header: readonly string[]): Buffer =>
  keyedHash(dataKey, 'import_header', headerKey(header));

export const checkFile = async (
  { query, bytes }: Input<typeof checkUsherImport> & { readonly bytes: Buffer },
  { admin, dataKey, db, write }: ContextOf<typeof checkUsherImport>,
) => {
  if (namesAPath(query.name)) throw new Refusal('file_name_has_path');
  await spendQuota(db, { key: throttleKey(dataKey, 'import', admin.id), ...CHECKS });
  const { header, rows } = await readSheet(bytes, admin.id);
  const remembered = await findMapping(db, headerHash(dataKey, header));
  const cells = rows.slice(0, SAMPLE_ROWS).map((row) => row.cells);
  const { mapping, day_order } = remembered ?? {
    mapping: guessColumns(header, cells),
    day_order: 'day_first' as const,
  };
  const id = randomUUID();
  const checked = await checkRows({ db, dataKey }, id, rows, { mapping, day_order, ...(await readingNow(db)) });
  return write(async (tx, audit) => {
    await insertImport(tx, {
      id,
      file_name: query.name,
      header_encrypted: sealHeader(dataKey, id, header),
      mapping,
      remembered_at: remembered?.used_at ?? null,
      day_order,
      created_by: admin.id,
    });
    await storeChecked(tx, id, checked);
    await audit({ action: 'import_check', entity: 'usher_import', record_id: id, after: { rows: rows.length } });
    return importReply(tx, dataKey, id);
  });
};

type Deps = { readonly db: Kysely<Database>; readonly dataKey: DataKey };

/** Judges rows by the rules of the form, and looks for people who are known already. */
async function checkRows(
  { db, dataKey }: Deps,
  import_id: string,
  rows: readonly SheetRow[],
  reading: Reading,
): Promise<CheckedRow[]> {
  const judged = await mapRows(rows, (row) => {
    const one = judgeRow(row, reading);
    const id_number = one.input?.id_number;
    return {
      number: row.number,
      cells_encrypted: sealRow(dataKey, import_id, row),
      judged: one,
      id_number_hmac: id_number ? keyedHash(dataKey, 'id_number', id_number) : null,
    };
  });
  const known = await findKnown(db, {
    phones: judged.flatMap(({ judged: { phone } }) => phone ?? []),
    id_numbers: judged.flatMap(({ id_number_hmac }) => id_number_hmac ?? []),
  });
  const byPhone = new Map(known.map(({ id, phone }) => [phone, id]));
  const byIdNumber = new Map(known.map(({ id, id_number_hmac }) => [id_number_hmac?.toString('hex'), id]));
  return judged.map(({ number, cells_encrypted, judged: { problems, phone, account }, id_number_hmac }) => {
    const ofPhone = phone === null ? undefined : byPhone.get(phone);
    const known_id = ofPhone ?? (id_number_hmac ? byIdNumber.get(id_number_hmac.toString('hex')) : undefined) ?? null;
    return {
      number,
      cells_encrypted,
      problems: [...new Set(problems.map(({ field, code }) => `${field}.${code}`))],
      has_error: problems.some(({ code }) => !isWarning(code)),
      has_warning: problems.some(({ code }) => isWarning(code)),
      phone_hmac: phone === null ? null : rowPhoneHash(dataKey, phone),
      id_number_hmac,
      iban_hmac: account && ibanHash(dataKey, account.iban),
      known_id,
      known_field: known_id === null ? null : ofPhone === undefined ? 'id_number' : 'phone',
    };
  });
}

/** The import, which nobody else changes until this transaction ends. */
async function openImport(tx: Transaction<Database>, id: string, version: number): Promise<LockedImport> {
  const found = await lockImport(tx, id);
  if (!found) throw new Refusal('not_found');
  if (found.job_id !== null) throw new Refusal('import_started');
  if (found.version !== version) throw new Refusal('conflict');
  return found;
}

const openRows = async (tx: Transaction<Database>, dataKey: DataKey, filter: Parameters<typeof findAllRows>[1]) => {
  const rows = await mapRows(await findAllRows(tx, filter), ({ number, cells_encrypted }) =>
    cells_encrypted ? [openRow(dataKey, filter.import_id, number, cells_encrypted)] : [],
  );
  return rows.flat();
};

/** Keeps what a check has found, and marks what only all rows together show. */
async function storeChecked(tx: Transaction<Database>, id: string, rows: readonly CheckedRow[]): Promise<void> {
  await saveRows(tx, id, rows);
  await countRows(tx);
  await markTwins(tx, id);
  await markSharedAccounts(tx, id);
}

async function checkAgain(tx: Transaction<Database>, dataKey: DataKey, found: LockedImport, rows: readonly SheetRow[]) {
  const { id, mapping, day_order } = found;
  const reading = { mapping, day_order, ...(await readingNow(tx)) };
  await storeChecked(tx, id, await checkRows({ db: tx, dataKey }, id, rows, reading));
}

export const mapColumns: Handler<typeof mapUsherImport> = ({ params: { id }, body }, { dataKey, write }) =>
  write(async (tx, audit) => {
    const { version, mapping, day_order } = body;
    const found = await openImport(tx, id, version);
    if (mapping.length !== openHeader(dataKey, id, found.header_encrypted).length || mappingProblem(mapping) !== null)
      throw new Refusal('import_columns_incomplete', { errors: { mapping: [mappingProblem(mapping) ?? 'invalid'] } });
    await saveImport(tx, id, { mapping, day_order });
    await checkAgain(tx, dataKey, { ...found, mapping, day_order }, await openRows(tx, dataKey, { import_id: id }));
    await audit({ action: 'import_fix', entity: 'usher_import', record_id: id });
    return importReply(tx, dataKey, id);
  });

/** The row with another value; a formula that had none is gone with it. */
const withValue = (row: SheetRow, column: number, value: string): SheetRow => ({
  ...row,
  cells: row.cells.with(column, value),
  formulas: row.formulas.filter((one) => one !== column),
});

export const typeValue: Handler<typeof typeImportValue> = ({ params: { id }, body }, { dataKey, write }) =>
  write(async (tx, audit) => {
    const { version, row, field, value } = body;
    const found = await openImport(tx, id, version);
    const typed = withValue(await openOne(tx, dataKey, id, row), columnOf(found, field), value);
    await saveImport(tx, id, {});
    await checkAgain(tx, dataKey, found, [typed]);
    const after = { import_field: field, row };
    await audit({ action: 'import_fix', entity: 'usher_import', record_id: id, after });
    return importReply(tx, dataKey, id);
  });

export const leaveOut: Handler<typeof leaveOutImportValues> = ({ params: { id }, body }, { dataKey, write }) =>
  write(async (tx, audit) => {
    const { version, field, code } = body;
    const found = await openImport(tx, id, version);
    if (!canLeaveOut(field, code)) throw new Refusal('import_value_needed');
    const column = columnOf(found, field);
    const rows = await openRows(tx, dataKey, { import_id: id, field, code });
    await saveImport(tx, id, {});
    await checkAgain(
      tx,
      dataKey,
      found,
      rows.map((row) => withValue(row, column, '')),
    );
    const after = { import_field: field, rows: rows.length };
    await audit({ action: 'import_fix', entity: 'usher_import', record_id: id, after });
    return importReply(tx, dataKey, id);
  });

const columnOf = ({ mapping }: LockedImport, field: ImportField): number => {
  const column = mapping.indexOf(field);
  if (column === -1) throw new Refusal('import_column_not_used');
  return column;
};

async function openOne(tx: Transaction<Database>, dataKey: DataKey, id: string, number: number): Promise<SheetRow> {
  const row = await lockRow(tx, id, number);
  if (!row?.cells_encrypted) throw new Refusal('not_found');
  return openRow(dataKey, id, number, row.cells_encrypted);
}

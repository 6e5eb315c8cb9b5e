import type { startUsherImport, undoUsherImport } from '@proline/contract/usher-import/usher-import';
import { z } from 'zod';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob, type ItemRun } from '../../platform/jobs/job-kind.ts';
import { storeUsher } from '../usher/usher.service.ts';
import { headerHash } from './import-check.service.ts';
import { importReply } from './import-read.service.ts';
import {
  goodRowItems,
  importedItems,
  isJobOpen,
  lockRow,
  markImported,
  markUndone,
  removeUntouched,
} from './import-rows.queries.ts';
import { judgeRow } from './judge-row.service.ts';
import { openHeader, openRow } from './sealed-row.service.ts';
import { findColumns, findReadingDay, lockImport, rememberMapping, saveImport } from './usher-import.queries.ts';

const params = z.object({ import_id: z.uuid() });
type Run = ItemRun<z.output<typeof params>>;

/** One row becomes one person, by the same rules as in the check; whoever is known by now is that row's refusal. */
async function importRow({ tx, audit, item, params: { import_id }, created_by, dataKey }: Run) {
  const number = Number(item.record_id);
  const columns = await findColumns(tx, import_id);
  const row = await lockRow(tx, import_id, number);
  if (!columns || !row?.cells_encrypted || row.person_id !== null || created_by === null)
    throw new Refusal('import_row_no_longer_good');
  const { input } = judgeRow(openRow(dataKey, import_id, number, row.cells_encrypted), {
    ...columns,
    ...(await findReadingDay(tx)),
  });
  if (!input) throw new Refusal('import_row_no_longer_good');
  const person_id = await storeUsher({ tx, audit, dataKey, admin: { id: created_by } }, input);
  await markImported(tx, import_id, number, person_id);
  return { person_id };
}

/** Thousands of short items: the commit is shared. */
const TOGETHER = 50;

const importJob = defineJob({
  kind: 'ushers.import',
  access: 'ushers.write',
  params,
  together: TOGETHER,
  runItem: importRow,
});

/** Removes one person, if nobody has changed or used the record since. */
async function removeRow({ tx, audit, item, params: { import_id } }: Run) {
  const number = Number(item.record_id);
  const row = await lockRow(tx, import_id, number);
  if (!row?.person_id) throw new Refusal('import_nothing_to_undo');
  const outcome = await removeUntouched(tx, row.person_id);
  if (outcome !== 'removed')
    throw new Refusal(outcome === 'changed' ? 'imported_person_changed' : 'imported_person_in_use');
  await markUndone(tx, import_id, number);
  await audit({ action: 'import_undo', entity: 'usher', record_id: row.person_id, before: { row: number } });
}

const undoJob = defineJob({
  kind: 'ushers.undo_import',
  access: 'ushers.write',
  params,
  together: TOGETHER,
  runItem: removeRow,
});

export const usherImportJobs = [importJob, undoJob];

export const start: Handler<typeof startUsherImport> = (
  { params: { id }, body: { version } },
  { admin, dataKey, write },
) =>
  write(async (tx, audit) => {
    const found = await lockImport(tx, id);
    if (!found) throw new Refusal('not_found');
    if (found.job_id !== null) throw new Refusal('import_started');
    if (found.version !== version) throw new Refusal('conflict');
    const job = await addJob(tx, {
      kind: importJob,
      params: { import_id: id },
      created_by: admin.id,
      itemsQuery: goodRowItems(id),
    });
    if (job.total === 0) throw new Refusal('import_without_good_rows');
    await saveImport(tx, id, { job_id: job.id });
    await rememberMapping(tx, headerHash(dataKey, openHeader(dataKey, id, found.header_encrypted)), found);
    await audit({ action: 'import_start', entity: 'usher_import', record_id: id, after: { rows: job.total } });
    return importReply(tx, dataKey, id);
  });

export const undo: Handler<typeof undoUsherImport> = (
  { params: { id }, body: { version } },
  { admin, dataKey, write },
) =>
  write(async (tx, audit) => {
    const found = await lockImport(tx, id);
    if (!found) throw new Refusal('not_found');
    if (found.version !== version) throw new Refusal('conflict');
    for (const job_id of [found.job_id, found.undo_job_id])
      if (job_id !== null && (await isJobOpen(tx, job_id))) throw new Refusal('import_not_finished');
    const job = await addJob(tx, {
      kind: undoJob,
      params: { import_id: id },
      created_by: admin.id,
      itemsQuery: importedItems(id),
    });
    if (job.total === 0) throw new Refusal('import_nothing_to_undo');
    await saveImport(tx, id, { undo_job_id: job.id });
    await audit({ action: 'import_undo', entity: 'usher_import', record_id: id, after: { rows: job.total } });
    return importReply(tx, dataKey, id);
  });

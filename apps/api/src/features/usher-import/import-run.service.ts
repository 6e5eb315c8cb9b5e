import type { startUsherImport, undoUsherImport } from '@proline/contract/usher-import/usher-import';
import { z } from 'zod';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob, type ItemResult, type ItemsRun } from '../../platform/jobs/job-kind.ts';
import { mapRows } from '../../platform/sheet/map-rows.ts';
import { addFirstAccounts, type NewAccount } from '../bank-account/bank-account.service.ts';
import { addPersons, type PersonInput } from '../person/person.service.ts';
import { headerHash } from './import-check.service.ts';
import { importReply } from './import-read.service.ts';
import {
  goodRowItems,
  importedItems,
  isJobOpen,
  lockRows,
  markImported,
  markKnown,
  markUndone,
  removeUntouched,
} from './import-rows.queries.ts';
import { judgeRow } from './judge-row.service.ts';
import { readingNow } from './reading.service.ts';
import { openHeader, openRow } from './sealed-row.service.ts';
import { findColumns, lockImport, rememberMapping, saveImport } from './usher-import.queries.ts';

const params = z.object({ import_id: z.uuid() });
type Run = ItemsRun<z.output<typeof params>>;

/** What the rows of these items say now, by the same rules as in the check; rows that are no longer good are left out. */
async function judgeRows({ tx, items, params: { import_id }, dataKey }: Run): Promise<GoodRow[]> {
  const columns = await findColumns(tx, import_id);
  if (!columns) return [];
  const reading = { ...columns, ...(await readingNow(tx)) };
  const good = await mapRows(
    await lockRows(tx, import_id, items),
    ({ number, cells_encrypted, person_id }): GoodRow[] => {
      if (!cells_encrypted || person_id !== null) return [];
      const { input, account } = judgeRow(openRow(dataKey, import_id, number, cells_encrypted), reading);
      return input ? [{ number, input, account }] : [];
    },
  );
  return good.flat();
}
type GoodRow = { readonly number: number; readonly input: PersonInput; readonly account: NewAccount | null };

/** Each row becomes one person; whoever is known by now is that row's refusal. */
async function importRows(run: Run): Promise<readonly ItemResult[]> {
  const { tx, audit, items, params, created_by, dataKey } = run;
  if (created_by === null) throw new Refusal('forbidden');
  const rows = await judgeRows(run);
  const writer = { tx, audit, dataKey, admin: { id: created_by } };
  const added = await addPersons(
    writer,
    rows.map(({ input }) => input),
    'usher',
  );
  await addFirstAccounts(
    writer,
    rows.flatMap(({ account }, index) => {
      const person_id = added[index];
      return account && typeof person_id === 'string' ? [{ ...account, person_id }] : [];
    }),
    'usher',
  );
  const results = new Map(rows.map(({ number }, index) => [number, added[index]]));
  await markImported(
    tx,
    params.import_id,
    [...results].flatMap(([number, result]) => (typeof result === 'string' ? [{ number, person_id: result }] : [])),
  );
  await markKnown(
    tx,
    params.import_id,
    [...results].flatMap(([number, result]) => {
      const known = result instanceof Refusal ? result.details.record : undefined;
      if (!known) return [];
      const known_field = result instanceof Refusal && result.code === 'phone_taken' ? 'phone' : 'id_number';
      return [{ number, known_id: known.id, known_field } as const];
    }),
  );
  return items.map(({ record_id }) => {
    const result = results.get(Number(record_id)) ?? new Refusal('import_row_no_longer_good');
    return typeof result === 'string' ? { person_id: result } : result;
  });
}

/** So many that few statements do much, and so few that nobody waits long for what they hold. */
const TOGETHER = 100;

const importJob = defineJob({
  kind: 'ushers.import',
  access: 'ushers.write',
  params,
  together: TOGETHER,
  runItems: importRows,
});

/** Removes people, if nobody has changed or used their records since. */
async function removeRows({ tx, audit, items, params: { import_id } }: Run): Promise<readonly ItemResult[]> {
  const rows = new Map((await lockRows(tx, import_id, items)).map(({ number, person_id }) => [number, person_id]));
  const removed = new Set(
    await removeUntouched(
      tx,
      [...rows.values()].filter((id) => id !== null),
    ),
  );
  const undone = [...rows].flatMap(([number, id]) => (id !== null && removed.has(id) ? [{ number, id }] : []));
  await markUndone(
    tx,
    import_id,
    undone.map(({ number }) => number),
  );
  await audit(
    ...undone.map(({ number, id }) => ({
      action: 'import_undo' as const,
      entity: 'usher' as const,
      record_id: id,
      before: { row: number },
    })),
  );
  return items.map(({ record_id }) => {
    const id = rows.get(Number(record_id)) ?? null;
    if (id === null) return new Refusal('import_nothing_to_undo');
    return removed.has(id) ? null : new Refusal('imported_person_changed');
  });
}

const undoJob = defineJob({
  kind: 'ushers.undo_import',
  access: 'ushers.write',
  params,
  together: TOGETHER,
  runItems: removeRows,
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

import { randomUUID } from 'node:crypto';
import type {
  compareForMerge,
  getDuplicates,
  MERGE_REFUSALS,
  MergePerson,
  mergePersons,
  undoPersonMerge,
} from '@proline/contract/person-merge/person-merge';
import { refuseRecordMerge, type MergeSide } from '@proline/domain/merge/merge-refusal';
import { sameValue } from '@proline/domain/merge/three-way';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Audit, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database, JsonValue } from '../../platform/postgres/schema.gen.ts';
import { decryptBound, encryptBound } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { whyGone } from '../person/person-record.service.ts';
import { movedIdNumber } from '../person/id-number.service.ts';
import { settleRecoveries } from '../recovery/settling.service.ts';
import { giveBackAvailability, takeAvailability, takenAvailability } from './merged-availability.queries.ts';
import { bringBackInterviews, callOffInterviews } from './merged-interviews.service.ts';
import { givenUpBy, statusChangedSince, takenFrom } from './merged-values.service.ts';
import {
  addRoles,
  bringBackAccount,
  findClash,
  findDuplicates,
  findForMerge,
  findMerges,
  findToday,
  holdMerge,
  holdRows,
  insertMerge,
  markUndone,
  moveAll,
  moveBack,
  putAside,
  removeRoles,
  renameBack,
  renameInPlans,
  restoreColumns,
  type PersonRow,
} from './person-merge.queries.ts';

export const showDuplicates: Handler<typeof getDuplicates> = async ({ params }, { db }) => {
  if (!(await findForMerge(db, params.id))) throw new Refusal('not_found');
  return { data: { duplicates: await findDuplicates(db, params.id), merges: await findMerges(db, params.id) } };
};

export const compare: Handler<typeof compareForMerge> = async ({ params, query }, { db }) => {
  const [one, other] = [await findForMerge(db, params.id), await findForMerge(db, query.other)];
  if (!one || !other) throw new Refusal('not_found');
  return {
    data: { one, other, refusal: { one: await refusalOf(db, one, other), other: await refusalOf(db, other, one) } },
  };
};

const sideOf = ({ usher, leader, ...person }: MergePerson): MergeSide => ({
  ...person,
  usher_status: usher?.status ?? null,
  leader_status: leader?.status ?? null,
});

/** Asked before somebody decides, and again when both are held. */
async function refusalOf(
  db: Kysely<Database>,
  kept: MergePerson,
  other: MergePerson,
): Promise<(typeof MERGE_REFUSALS)[number] | null> {
  if (kept.id === other.id) return 'merge_with_itself';
  return (
    refuseRecordMerge(sideOf(kept), sideOf(other), await findToday(db)) ?? (await findClash(db, kept.id, other.id))
  );
}

const values = z.record(z.string(), z.json());

/** What an undo needs. */
const before = z.object({
  /** the columns of the kept person that were changed, as they were and as they became */
  kept: values,
  taken: values,
  /** what the other record gave up */
  given_up: values,
  account: z.uuid().nullable(),
  roles: z.array(z.uuid()),
  plans: z.array(z.uuid()),
  availability: takenAvailability.default({ whole: false, days_off: [] }),
  interviews: z.array(z.uuid()).default([]),
});
type Before = z.output<typeof before>;

const placeOf = (merge_id: string): string => `person_merges.before:${merge_id}`;
const picked = (row: PersonRow, columns: readonly string[]): Record<string, JsonValue> =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));

/** Both as they are now, held; refused when somebody else has changed one of them since it was compared. */
async function heldPair(tx: Transaction<Database>, ids: readonly [string, string]): Promise<[PersonRow, PersonRow]> {
  if (ids[0] === ids[1]) throw new Refusal('merge_with_itself');
  const held = await holdRows(tx, ids);
  const [one, other] = ids.map((id) => held.get(id));
  if (!one || one['merged_into'] !== null) throw await whyGone(tx, ids[0]);
  if (!other || other['merged_into'] !== null) throw await whyGone(tx, ids[1]);
  return [one, other];
}

async function refuseMerge(tx: Transaction<Database>, kept_id: string, other_id: string): Promise<void> {
  const [kept, other] = [await findForMerge(tx, kept_id), await findForMerge(tx, other_id)];
  if (!kept || !other) throw new Refusal('not_found');
  const refusal = await refusalOf(tx, kept, other);
  if (refusal !== null) throw new Refusal(refusal);
}

export const merge: Handler<typeof mergePersons> = ({ params: { id }, body }, { admin, dataKey, write }) =>
  write(async (tx, audit) => {
    const [kept, other] = await heldPair(tx, [id, body.other]);
    if (kept['version'] !== body.version || other['version'] !== body.other_version) throw new Refusal('conflict');
    await refuseMerge(tx, id, body.other);

    const taken = { ...takenFrom(kept, other), ...movedIdNumber(dataKey, kept, other) };
    const given_up = givenUpBy(taken);
    const merge_id = randomUUID();
    await restoreColumns(tx, body.other, { ...given_up, merged_into: id }, [...Object.keys(given_up), 'merged_into']);
    await restoreColumns(tx, id, taken, Object.keys(taken));
    const account = await putAside(tx, body.other, id);
    const undo: Before = {
      kept: picked(kept, Object.keys(taken)),
      taken,
      given_up: picked(other, Object.keys(given_up)),
      account,
      roles: await addRoles(tx, body.other, id),
      plans: await renameInPlans(tx, body.other, id),
      availability: await takeAvailability(tx, body.other, id, admin.id),
      interviews: await callOffInterviews({ tx, audit, admin_id: admin.id }, body.other, id),
    };
    const moved = await moveAll(tx, body.other, id);
    await settleRecoveries(tx, [id]);
    await insertMerge(tx, {
      id: merge_id,
      kept_id: id,
      merged_id: body.other,
      moved,
      before_encrypted: encryptBound(dataKey, JSON.stringify(undo), placeOf(merge_id)),
      created_by: admin.id,
    });
    await recordBoth(audit, 'merge', { id, row: kept }, { id: body.other, row: other });
    return { data: { id, merge_id } };
  });

type Side = { readonly id: string; readonly row: PersonRow };

const hatIn = (row: PersonRow): 'usher' | 'team_leader' => (row['usher_code'] === null ? 'team_leader' : 'usher');
const textIn = (row: PersonRow, column: string): string => {
  const value = row[column];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
const labelOf = (row: PersonRow): string => {
  const code = row['usher_code'] === null ? `L-${textIn(row, 'leader_code')}` : `U-${textIn(row, 'usher_code')}`;
  return `${textIn(row, 'name_en') || textIn(row, 'name_ar')} (${code})`;
};

const recordBoth = async (audit: Audit, action: 'merge' | 'undo_merge', kept: Side, other: Side): Promise<void> => {
  // each name stands under the key of whom it names, so that it goes when they are erased, wherever it is written
  await audit({
    action,
    entity: hatIn(kept.row),
    record_id: kept.id,
    person_id: other.id,
    after: { merged_record: labelOf(other.row) },
  });
  await audit({
    action,
    entity: hatIn(other.row),
    record_id: other.id,
    person_id: kept.id,
    after: { merged_into_record: labelOf(kept.row) },
  });
};

const readBefore = (dataKey: DataKey, encrypted: Buffer, merge_id: string): Before =>
  before.parse(JSON.parse(decryptBound(dataKey, encrypted, placeOf(merge_id))));

export const undo: Handler<typeof undoPersonMerge> = ({ params }, { admin, dataKey, write }) =>
  write(async (tx, audit) => {
    const done = await holdMerge(tx, params.id);
    if (!done) throw new Refusal('not_found');
    if (done.is_undone) throw new Refusal('merge_undone');
    if (done.is_over) throw new Refusal('merge_undo_over');
    const { kept_id, merged_id } = done;
    const held = await holdRows(tx, [kept_id, merged_id]);
    const [kept, other] = [held.get(kept_id), held.get(merged_id)];
    if (!kept || !other) throw new Refusal('person_erased');
    const was = readBefore(dataKey, done.before_encrypted, params.id);
    if (kept['merged_into'] !== null || statusChangedSince(was.taken, kept)) throw new Refusal('merge_changed_since');

    // what was changed since stays as it is
    const untouched = Object.keys(was.taken).filter((column) => sameValue(was.taken[column], kept[column]));
    await restoreColumns(tx, kept_id, was.kept, untouched);
    const given = { ...was.given_up, merged_into: null };
    await restoreColumns(tx, merged_id, given, Object.keys(given));
    await moveBack(tx, done.moved, kept_id, merged_id);
    await settleRecoveries(tx, [kept_id, merged_id]);
    if (was.account !== null) await bringBackAccount(tx, was.account, merged_id);
    await removeRoles(tx, kept_id, was.roles);
    await renameBack(tx, was.plans, kept_id, merged_id);
    await giveBackAvailability(tx, kept_id, was.availability);
    await bringBackInterviews({ tx, audit, admin_id: admin.id }, was.interviews, merged_id);
    await markUndone(tx, params.id);
    await recordBoth(
      audit,
      'undo_merge',
      { id: kept_id, row: kept },
      { id: merged_id, row: { ...other, ...was.given_up } },
    );
    return { data: { kept_id, merged_id } };
  });

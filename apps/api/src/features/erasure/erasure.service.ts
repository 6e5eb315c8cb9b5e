import {
  MOST_ERASED,
  type carryOutDeletion,
  type Erasable,
  type eraseUnderAge,
  type getDeletionMatches,
  type getErasable,
  type refuseDeletion,
} from '@proline/contract/erasure/erasure';
import type { StandingRecord } from '@proline/contract/frame/error-reply';
import { isOldEnough } from '@proline/domain/people/age';
import type { Transaction } from 'kysely';
import type { Audit, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { destroyFiles } from '../file/file-erasure.service.ts';
import { whyGone } from '../person/person-record.service.ts';
import { rowPhoneHash } from '../usher-import/sealed-row.service.ts';
import { leaveFutureWork } from '../usher-move/future-work.service.ts';
import {
  clearEarlierRequests,
  closeRequest,
  destroyValues,
  everyRecordOf,
  findErasable,
  findMatches,
  holdForErasing,
  phonesOf,
  releaseLeads,
  requestExists,
  touchLists,
  type ErasableRow,
} from './erasure.queries.ts';

const refusalOf = ({ owed, unsettled }: ErasableRow): Erasable['refusal'] => {
  if (owed.length > 0) return 'money_owed';
  return unsettled ? 'work_not_settled' : null;
};

const shown = (row: ErasableRow): Erasable => {
  const { unsettled: _, birth_date: _born, today: _today, owed, ...person } = row;
  return { ...person, owed: [...owed], refusal: refusalOf(row) };
};

/** One of several may stand in the way of all: who it is, and how much is owed. */
const standing = ({ id, name_en, name_ar, usher, owed }: ErasableRow): StandingRecord => ({
  kind: usher ? 'usher' : 'team_leader',
  id,
  name_en,
  name_ar,
  ...(owed.length > 0 && { owed: owed.map(({ currency, amount_minor }) => ({ currency, amount_minor })) }),
});

export const showErasable: Handler<typeof getErasable> = async ({ params }, { db }) => {
  const found = await findErasable(db, params.id);
  if (!found) throw new Refusal('not_found');
  return { data: shown(found) };
};

export const showMatches: Handler<typeof getDeletionMatches> = async ({ params }, { db }) => {
  if (!(await requestExists(db, params.id))) throw new Refusal('not_found');
  return { data: (await findMatches(db, params.id, MOST_ERASED)).map(shown) };
};

type Erasing = {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  readonly dataKey: DataKey;
  readonly action: 'erase' | 'erase_under_age';
};

/**
 * Destroys what is known about somebody who is held by this transaction: in every table, in the audit log (by the person's
 * key) and in the files. The row itself stays, so that payments and work that was done still add up.
 */
async function erasePerson({ tx, audit, dataKey, action }: Erasing, person: ErasableRow): Promise<void> {
  const refusal = refusalOf(person);
  if (refusal !== null) throw new Refusal(refusal, { record: standing(person) });
  const records = await everyRecordOf(tx, person.id);
  await leaveFutureWork(tx, person.id);
  await releaseLeads(tx, records);
  const phones = await phonesOf(tx, records);
  await destroyFiles(
    tx,
    await destroyValues(
      tx,
      records,
      phones.map((phone) => rowPhoneHash(dataKey, phone)),
    ),
  );
  for (const entity of [
    ...(person.usher ? ['usher' as const] : []),
    ...(person.leader ? ['team_leader' as const] : []),
  ])
    await audit({ action, entity, record_id: person.id, after: { anonymised: true } });
  await touchLists(tx);
}

/** Of whom the settings keep nothing any more. Does nothing unless that still holds once the person is held. */
export async function eraseHeld(erasing: Erasing, id: string, stillHolds: () => Promise<boolean>): Promise<void> {
  const [held] = await holdForErasing(erasing.tx, [id]);
  const person = held && (await stillHolds()) ? await findErasable(erasing.tx, id) : undefined;
  if (person) await erasePerson(erasing, person);
}

export const carryOut: Handler<typeof carryOutDeletion> = (
  { params: { id }, body: { person_ids } },
  { admin, write, dataKey },
) =>
  write(async (tx, audit) => {
    if (!(await requestExists(tx, id))) throw new Refusal('not_found');
    await clearEarlierRequests(tx, id);
    if (!(await closeRequest(tx, { id, status: 'done', reason: null, admin_id: admin.id })))
      throw new Refusal('deletion_request_handled');
    const held = await holdForErasing(tx, person_ids);
    if (held.length < person_ids.length) throw new Refusal('person_gone');
    for (const person_id of held) {
      const person = await findErasable(tx, person_id);
      if (!person) throw new Refusal('person_gone');
      await erasePerson({ tx, audit, dataKey, action: 'erase' }, person);
    }
    await audit({
      action: 'carry_out',
      entity: 'deletion_request',
      record_id: id,
      before: { status: 'open' },
      after: { status: 'done', persons_erased: held.length },
    });
    return { data: { id, status: 'done' } };
  });

export const refuse: Handler<typeof refuseDeletion> = ({ params: { id }, body: { reason } }, { admin, write }) =>
  write(async (tx, audit) => {
    if (!(await requestExists(tx, id))) throw new Refusal('not_found');
    if (!(await closeRequest(tx, { id, status: 'refused', reason, admin_id: admin.id })))
      throw new Refusal('deletion_request_handled');
    // the reason stays with the request: it may say something about whoever asked
    await audit({
      action: 'refuse',
      entity: 'deletion_request',
      record_id: id,
      before: { status: 'open' },
      after: { status: 'refused' },
    });
    return { data: { id, status: 'refused' } };
  });

export const eraseMinor: Handler<typeof eraseUnderAge> = ({ params: { id }, body: { version } }, { write, dataKey }) =>
  write(async (tx, audit) => {
    await holdForErasing(tx, [id]);
    const person = await findErasable(tx, id);
    if (!person) throw await whyGone(tx, id);
    if (person.version !== version) throw new Refusal('conflict');
    if (
      person.usher?.status === 'approved' ||
      person.usher?.status === 'blocked' ||
      person.leader?.status === 'approved'
    )
      throw new Refusal('approved_not_under_age');
    if (person.birth_date !== null && isOldEnough(person.birth_date, person.today))
      throw new Refusal('known_not_under_age');
    await erasePerson({ tx, audit, dataKey, action: 'erase_under_age' }, person);
    return { data: { id } };
  });

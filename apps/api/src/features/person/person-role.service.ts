import type { Kysely, Transaction } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { deleteDone, findDone, findOffered, holdOffered, insertDone, type OfferedRole } from './person-role.queries.ts';

type Tx = Transaction<Database>;

export const rolesOffered = (db: Kysely<Database>): Promise<OfferedRole[]> => findOffered(db);

/** Roles that stay in use until this transaction ends. Whoever merges two types holds them before the people: so does who asks. */
export type HeldRoles = ReadonlySet<string>;

export const holdRoles = async (tx: Tx, ids: readonly string[]): Promise<HeldRoles> =>
  new Set(await holdOffered(tx, [...new Set(ids)]));

/** Why these roles cannot be somebody's; null: they can. */
export const refuseRoles = (held: HeldRoles, ids: readonly string[]): Refusal | null =>
  ids.every((id) => held.has(id)) ? null : new Refusal('role_not_offered');

type Change = { readonly before: readonly string[]; readonly after: readonly string[] };

/** What becomes of the roles of somebody who is held; what is out of use stays, unseen. */
export async function rolesChange(tx: Tx, person_id: string, held: HeldRoles, ids: readonly string[]): Promise<Change> {
  const done = await findDone(tx, person_id);
  const archived = new Set(done.filter((role) => role.archived).map(({ id }) => id));
  const wanted = ids.filter((id) => !archived.has(id));
  const refusal = refuseRoles(held, wanted);
  if (refusal) throw refusal;
  const before = done.filter((role) => !role.archived).map(({ id }) => id);
  return {
    before,
    after: [...before.filter((id) => wanted.includes(id)), ...wanted.filter((id) => !before.includes(id))],
  };
}

export async function saveRoles(tx: Tx, person_id: string, { before, after }: Change): Promise<void> {
  await deleteDone(
    tx,
    person_id,
    before.filter((id) => !after.includes(id)),
  );
  await addRoles(tx, [{ person_id, role_ids: after.filter((id) => !before.includes(id)) }]);
}

/** The caller has held the roles. */
export const addRoles = (
  tx: Tx,
  people: readonly { readonly person_id: string; readonly role_ids: readonly string[] }[],
): Promise<void> =>
  insertDone(
    tx,
    people.flatMap(({ person_id, role_ids }) => role_ids.map((type_id) => ({ person_id, type_id }))),
  );

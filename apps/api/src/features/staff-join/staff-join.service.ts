import type { ErrorCode } from '@proline/contract/facts';
import type { askToJoin, listJoinRoles, uploadJoinPhoto } from '@proline/contract/staff-join/staff-join';
import { JOIN_PHOTOS } from '@proline/domain/account/staff-sign-in';
import type { Hat } from '@proline/domain/recruiting/recruiting';
import type { Transaction } from 'kysely';
import type { Audit, ContextOf, Handler, Input, ProvedJoiner } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { behindSavepoint } from '../../platform/postgres/savepoint.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { spendQuota, throttleKey } from '../../platform/security/throttle.ts';
import { destroyFiles } from '../file/file-erasure.service.ts';
import { keepUpload } from '../file/file.service.ts';
import { claimOf } from '../person/id-number.service.ts';
import { rolesOffered } from '../person/person-role.service.ts';
import { keepFile } from '../person/person-photo.service.ts';
import { addPerson, comparedWithRecord, hatOf, type PersonInput } from '../person/person.service.ts';
import { applyAgain } from '../usher-move/usher-status.service.ts';
import { markAskedAgain, markJoined, spendPass, type ClaimedId } from './staff-join.queries.ts';

/** Until the request names it, the photo is nobody's, and is swept away after a day. */
export const takePhoto = async (
  { query, bytes }: Input<typeof uploadJoinPhoto> & { readonly bytes: Buffer },
  { joiner, dataKey, db, config, write }: ContextOf<typeof uploadJoinPhoto>,
) => {
  await spendQuota(db, { key: throttleKey(dataKey, 'join_photo', joiner.id), ...JOIN_PHOTOS });
  const upload = { ...query, purpose: 'usher_photo', uploaded_by_person: joiner.id } as const;
  const keep = await keepUpload(config, upload, bytes);
  return write(async (tx, audit) => ({ data: await keep(tx, audit) }));
};

export const showRoles: Handler<typeof listJoinRoles> = async (_input, { db }) => ({ data: await rolesOffered(db) });

type Joining = {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  readonly dataKey: DataKey;
  readonly joiner: ProvedJoiner;
  readonly hat: Hat;
  readonly said: PersonInput;
};

/** The reply is the same for everybody, and so is what a pass is worth: one request. */
export const join: Handler<typeof askToJoin> = ({ body }, { joiner, dataKey, write }) =>
  write(async (tx, audit) => {
    if (!(await spendPass(tx, joiner.id))) throw new Refusal('session_ended');
    const { hat, consent: _, ...said } = body;
    await joinOrAskAgain({ tx, audit, dataKey, joiner, hat, said: { ...said, phone: joiner.phone } });
    return { data: null };
  });

/** Somebody new; or, when the phone is known, one more word of whoever has it. */
async function joinOrAskAgain(joining: Joining): Promise<void> {
  const { tx, dataKey, joiner, said } = joining;
  let added = await add(joining, said);
  let claimed: ClaimedId | null = null;
  if (isRefusedAs(added, 'id_number_taken') && typeof said.id_number === 'string') {
    // whose number it is, recruiters find out
    claimed = claimOf(dataKey, said.id_number);
    added = await add(joining, { ...said, id_number: null });
  }
  if (!(added instanceof Refusal)) await markJoined(tx, joiner.id, claimed);
  else if (isRefusedAs(added, 'phone_taken') && added.details.record) await askAgain(joining, added.details.record.id);
  else throw added;
}

const isRefusedAs = (result: unknown, code: ErrorCode): result is Refusal =>
  result instanceof Refusal && result.code === code;

const inTheNameOf =
  (audit: Audit, person_id: string): Audit =>
  (...entries) =>
    audit(...entries.map((entry) => ({ ...entry, by_person: person_id })));

/** Behind a savepoint: what was refused has used no photo. */
const add = ({ tx, audit, dataKey, joiner, hat }: Joining, said: PersonInput): Promise<string | Refusal> =>
  behindSavepoint(tx, () =>
    addPerson(
      { tx, audit: inTheNameOf(audit, joiner.id), dataKey, admin: joiner },
      said,
      hat === 'usher' ? 'usher' : 'team_leader',
      joiner.id,
    ),
  );

/** The record stays as recruiters know it; what was said stands beside it in the log. Who was rejected waits again, if it is time. */
async function askAgain({ tx, audit, dataKey, joiner, hat, said }: Joining, id: string): Promise<void> {
  const { kept, ...change } = await comparedWithRecord({ tx, dataKey }, id, said);
  await letGoOfPhoto(tx, joiner, said);
  const asThemselves = inTheNameOf(audit, id);
  if (hat === 'usher') await applyAgain({ tx, audit: asThemselves, usher_id: id });
  await markAskedAgain(tx, id);
  await asThemselves({
    action: 'ask_to_join_again',
    entity: hatOf(kept),
    record_id: id,
    ...saidOnly({ ...change, after: { ...change.after, hat } }),
  });
}

/** It must be one's own as anybody's must, so that the reply tells nothing; then it goes. */
async function letGoOfPhoto(tx: Transaction<Database>, joiner: ProvedJoiner, { photo_id }: PersonInput): Promise<void> {
  if (typeof photo_id !== 'string') return;
  await keepFile(tx, { photo_id }, 'usher_photo', joiner.id);
  await destroyFiles(tx, [photo_id]);
}

type Facts = Readonly<Record<string, unknown>>;

/** Who says nothing about something does not deny it. */
const saidOnly = ({ before, after }: { readonly before: Facts; readonly after: Facts }) => {
  const said = Object.keys(after).filter((name) => !isNothing(after[name]));
  const picked = (all: Facts) => Object.fromEntries(said.map((name) => [name, all[name] ?? null]));
  return { before: picked(before), after: picked(after) };
};

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

import type { revealIdNumber } from '@proline/contract/person/person';
import type { personBodies } from '@proline/contract/person/person-fields';
import { missingForApproval } from '@proline/domain/people/approval';
import { birthDateProblem } from '@proline/domain/people/birth-date';
import { tidyPhone } from '@proline/domain/people/phone-number';
import { withTags } from '@proline/domain/people/tags';
import { storedCity } from '@proline/domain/place/cities';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import { sameValue } from '@proline/domain/merge/three-way';
import type { Audit, Context, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { decryptBound } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import {
  findIdNumber,
  findPerson,
  findTwins,
  holdPerson,
  insertPersons,
  lockPerson,
  newPersonIds,
  organisationDay,
  savePerson,
  type LockedPerson,
  type OrganisationDay,
} from './person.queries.ts';
import { photoColumn } from './person-photo.service.ts';
import { pinColumns, recordedPin } from './person-pin.service.ts';
import { addRoles, holdRoles, refuseRoles, rolesChange, saveRoles, type HeldRoles } from './person-role.service.ts';
import { whyGone } from './person-record.service.ts';
import { identityColumns, placeOfIdNumber, type IdentityColumns } from './id-number.service.ts';
import { readPhone } from './phone.service.ts';

/** What a form says about a person, whatever the hat. */
export type PersonInput = z.output<typeof personBodies.create>;

type Writer = Pick<Context, 'dataKey'> & {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  /** who writes, and has sent the photo: an admin, or the person */
  readonly admin: { readonly id: string };
};

/**
 * The columns of a person as they are to be stored, after the rules that need the day: a phone that exists, 18 years. Photos and twins are looked for apart, because they need the database.
 */
function columnsOf(
  dataKey: DataKey,
  { today, time_zone }: OrganisationDay,
  id: string,
  { id_number, photo_id: _, role_ids: _roles, languages, tags, city, pin, ...input }: PersonInput,
  kept: LockedPerson | null,
) {
  const phone = input.phone === kept?.phone ? kept.phone : readPhone(input.phone, time_zone);
  if (phone !== null && !tidyPhone(input.phone).startsWith('+')) return new Refusal('phone_without_country');
  if (phone === null) return new Refusal('phone_not_valid');
  // whoever asked to join by themselves stays as they are, until "Under 18" or a birthday
  const { birth_date: born } = input;
  const birthProblem = born === null || born === kept?.birth_date ? null : birthDateProblem(born, today);
  if (birthProblem !== null) return new Refusal(`birth_date_${birthProblem}`);
  const identity: Partial<IdentityColumns> = id_number === undefined ? {} : identityColumns(dataKey, id, id_number);
  return {
    ...input,
    ...identity,
    ...(tags !== undefined && { tags: [...withTags([], tags)] }),
    phone,
    city: storedCity(city),
    ...pinColumns(pin, storedCity(city), kept),
    languages: languages.map(({ code }) => code),
    language_levels: JSON.stringify(
      Object.fromEntries(languages.flatMap(({ code, level }) => (level === null ? [] : [[code, level]]))),
    ),
  };
}
type PersonColumns = Exclude<ReturnType<typeof columnsOf>, Refusal> & { readonly photo?: string | null };

type Marked = { readonly id: string; readonly phone: string; readonly id_number_hmac?: Buffer | null };

/** Of these people those whose phone or identity number somebody else has, and who that is. */
async function refuseTwins(
  tx: Transaction<Database>,
  people: readonly Marked[],
  hat: Hat,
): Promise<ReadonlyMap<string, Refusal>> {
  if (people.length === 0) return new Map();
  const marks = people.map(({ id, phone, id_number_hmac = null }) => ({ id, phone, id_number_hmac }));
  return new Map(
    (await findTwins(tx, marks, hat)).map(({ of, by, ...record }) => {
      const code = by === 'phone' ? 'phone_taken' : 'id_number_taken';
      return [of, new Refusal(code, { errors: { [by]: [code] }, record })];
    }),
  );
}

const FIELD_OF_NEED = {
  name: 'name_en',
  phone: 'phone',
  photo: 'photo_id',
  birth_date: 'birth_date',
  age: 'birth_date',
};

/** Whoever is approved, or was when the block began, stays as complete as approval asked, on the day that it happened. */
function refuseIncomplete(kept: LockedPerson, columns: PersonColumns): void {
  if (kept.approved_on === null) return;
  // what was missing before is no reason to refuse everything else
  const before = missingForApproval(kept, kept.approved_on);
  const missing = missingForApproval({ photo: kept.photo, ...columns }, kept.approved_on).filter(
    (need) => !before.includes(need),
  );
  if (missing.length === 0) return;
  throw new Refusal('approved_stays_complete', {
    errors: Object.fromEntries(missing.map((need) => [FIELD_OF_NEED[need], ['approved_stays_complete']])),
  });
}

export type Hat = 'usher' | 'team_leader';
type Hats = { readonly usher_status: string | null };

/** Somebody who is there; otherwise nobody is found. */
export async function personNow(db: Kysely<Database>, id: string): Promise<Hats> {
  const found = await findPerson(db, id);
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The same, who stays as they are until this transaction ends. */
export async function lockedPerson(tx: Transaction<Database>, id: string): Promise<Hats> {
  const held = await holdPerson(tx, id);
  if (!held) throw await whyGone(tx, id);
  return held;
}

/** The hat under which the audit log knows a person, and by which browsers hear of a change. */
export const hatOf = ({ usher_status }: Hats): Hat => (usher_status === null ? 'team_leader' : 'usher');

type Recorded = Readonly<Record<string, unknown>>;

/** Tells two identity numbers apart, also those that end alike; the log masks it. */
const markOfIdNumber = (hmac: Buffer | null): string | null => hmac && hmac.toString('hex');

/** What the audit log keeps of a person: texts as they are, of the identity number only whether there is one. */
const recordedPerson = (columns: Partial<PersonColumns>): Recorded => {
  const { id_number_encrypted: _, id_number_hmac, id_number_last4: _end, photo, language_levels, ...rest } = columns;
  const { latitude, longitude, ...texts } = rest;
  return {
    ...texts,
    ...(latitude !== undefined && { pin: recordedPin(latitude, longitude) }),
    ...(language_levels !== undefined && { language_levels: JSON.parse(language_levels) as unknown }),
    ...(photo !== undefined && { image: photo }),
    ...(id_number_hmac !== undefined && { id_number: markOfIdNumber(id_number_hmac) }),
  };
};

/** Only what differs, on both sides. */
const differing = (before: Recorded, after: Recorded): { before: Recorded; after: Recorded } => {
  const names = Object.keys(after).filter((name) => !sameValue(before[name], after[name]));
  const picked = (all: Recorded) => Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
  return { before: picked(before), after: picked(after) };
};

const recordedKept = ({ photo, language_levels, latitude, longitude, ...texts }: LockedPerson): Recorded => ({
  ...texts,
  pin: recordedPin(latitude, longitude),
  language_levels,
  image: photo,
  id_number: markOfIdNumber(texts.id_number_hmac),
});

/**
 * Adds people by few statements, however many they are, and then their entries of the audit log, whose values stand under the
 * new people's keys. For each the id, or why nobody was added.
 */
export async function addPersons(
  { tx, audit, dataKey, admin }: Writer,
  inputs: readonly PersonInput[],
  hat: Hat,
  given?: readonly string[],
): Promise<(string | Refusal)[]> {
  const day = await organisationDay(tx);
  const roles = await holdRoles(
    tx,
    inputs.flatMap(({ role_ids }) => role_ids ?? []),
  );
  const ids = given ?? (await newPersonIds(tx, inputs.length));
  const refused = new Map<string, Refusal>();
  const people: (PersonColumns & { id: string })[] = [];
  const rolesOf = new Map<string, readonly string[]>();
  for (const [index, id] of ids.entries()) {
    const input = inputs[index];
    if (!input) continue;
    const { role_ids = [] } = input;
    const columns = refuseRoles(roles, role_ids) ?? columnsOf(dataKey, day, id, input, null);
    if (columns instanceof Refusal) refused.set(id, columns);
    else people.push({ id, ...columns, ...(await photoColumn({ tx, admin }, input.photo_id, null)) });
    if (role_ids.length > 0) rolesOf.set(id, role_ids);
  }
  const twins = await refuseTwins(tx, people, hat);
  const free = people.filter(({ id }) => !twins.has(id));
  const added = new Set(await insertPersons(tx, free, hat));
  const late = await refuseTwins(
    tx,
    free.filter(({ id }) => !added.has(id)),
    hat,
  );
  await addRoles(
    tx,
    [...rolesOf].flatMap(([person_id, role_ids]) => (added.has(person_id) ? [{ person_id, role_ids }] : [])),
  );
  await audit(
    ...people.flatMap(({ id, ...columns }) => {
      const role_ids = rolesOf.get(id);
      const after = { ...recordedPerson(columns), ...(role_ids && { role_ids }) };
      return added.has(id) ? [{ action: 'create' as const, entity: hat, record_id: id, after }] : [];
    }),
  );
  // whoever stood in the way may be gone by now
  const refusalOf = (id: string) => refused.get(id) ?? twins.get(id) ?? late.get(id) ?? new Refusal('conflict');
  return ids.map((id) => (added.has(id) ? id : refusalOf(id)));
}

/** Adds one person; the id, which may be given. */
export async function addPerson(writer: Writer, input: PersonInput, hat: Hat, id?: string): Promise<string> {
  const [added = new Refusal('conflict')] = await addPersons(writer, [input], hat, id === undefined ? undefined : [id]);
  if (added instanceof Refusal) throw added;
  return added;
}

/** Saves over the version that was read; what is the same as before is no change. Roles may have been held before, with whoever is. */
export async function changePerson(
  writer: Writer,
  id: string,
  version: number,
  input: PersonInput,
  heldRoles?: HeldRoles,
): Promise<void> {
  const { tx, audit } = writer;
  const held = heldRoles ?? (await holdRoles(tx, input.role_ids ?? []));
  const kept = await lockPerson(tx, id);
  if (!kept) throw await whyGone(tx, id);
  if (kept.version !== version) throw new Refusal('conflict');
  const checked = columnsOf(writer.dataKey, await organisationDay(tx), id, input, kept);
  if (checked instanceof Refusal) throw checked;
  const twin = (await refuseTwins(tx, [{ id, ...checked }], hatOf(kept))).get(id);
  if (twin) throw twin;
  const columns = { ...checked, ...(await photoColumn(writer, input.photo_id, kept)) };
  refuseIncomplete(kept, columns);
  const roles = input.role_ids && (await rolesChange(tx, id, held, input.role_ids));
  const change = differing(
    { ...recordedKept(kept), role_ids: roles?.before },
    { ...recordedPerson(columns), ...(roles && { role_ids: roles.after }) },
  );
  if (Object.keys(change.after).length === 0) {
    await audit();
    return;
  }
  if (!(await savePerson(tx, id, columns))) {
    // whoever was faster by a moment is named as well; they may be gone again
    const faster = (await refuseTwins(tx, [{ id, ...checked }], hatOf(kept))).get(id);
    throw faster ?? new Refusal('conflict');
  }
  if (roles) await saveRoles(tx, id, roles);
  await audit({ action: 'change', entity: hatOf(kept), record_id: id, ...change });
}

/** How what somebody says of a person who is known differs from the record, which stays as it is. */
export async function comparedWithRecord(
  { tx, dataKey }: Pick<Writer, 'tx' | 'dataKey'>,
  id: string,
  said: PersonInput,
) {
  const kept = await lockPerson(tx, id);
  // erased or merged a moment ago: the next try finds nobody, or somebody else
  if (!kept) throw new Refusal('conflict');
  const columns = columnsOf(dataKey, await organisationDay(tx), id, said, null);
  if (columns instanceof Refusal) throw columns;
  const roles = await rolesChange(tx, id, new Set(said.role_ids), said.role_ids ?? []);
  return {
    kept,
    ...differing(
      { ...recordedKept(kept), role_ids: roles.before },
      { ...recordedPerson(columns), role_ids: roles.after },
    ),
  };
}

export const showIdNumber: Handler<typeof revealIdNumber> = async ({ params }, { dataKey, write }) =>
  write(async (tx, audit) => {
    const found = await findIdNumber(tx, params.id);
    if (!found?.id_number_encrypted) throw new Refusal('not_found');
    await audit({ action: 'reveal_id_number', entity: hatOf(found), record_id: params.id });
    return { data: { id_number: decryptBound(dataKey, found.id_number_encrypted, placeOfIdNumber(params.id)) } };
  });

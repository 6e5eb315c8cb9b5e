import type {
  changeStaffProfile,
  getStaffPhoto,
  getStaffProfile,
  listStaffRoles,
  StaffProfile,
} from '@proline/contract/staff-profile/staff-profile';
import type { Kysely, Transaction } from 'kysely';
import type { ContextOf, Handler, Input, StreamedReply } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { bytesOf, fileIdIn } from '../file/file.service.ts';
import { personRecordOf } from '../person/person-record.service.ts';
import { holdRoles, rolesOffered } from '../person/person-role.service.ts';
import { changePerson } from '../person/person.service.ts';
import { findProfile, holdSelf, type FoundProfile } from './staff-profile.queries.ts';

async function profileNow(db: Kysely<Database>, id: string): Promise<FoundProfile> {
  const found = await findProfile(db, id);
  if (!found) throw new Refusal('session_ended');
  return found;
}

const shown = (found: FoundProfile): StaffProfile => {
  const { languages: _, photo: _photo, ...profile } = personRecordOf(found);
  return profile;
};

/** Whoever is blocked, erased or merged a moment ago is signed out, and told so. */
export async function beSelf(tx: Transaction<Database>, id: string): Promise<void> {
  if (!(await holdSelf(tx, id))) throw new Refusal('session_ended');
}

export const showProfile: Handler<typeof getStaffProfile> = async (_input, { db, person }) => ({
  data: shown(await profileNow(db, person.id)),
});

export const saveProfile: Handler<typeof changeStaffProfile> = ({ body }, { person, dataKey, write }) =>
  write(async (tx, audit) => {
    const roles = await holdRoles(tx, body.role_ids ?? []);
    await beSelf(tx, person.id);
    const { version, ...wanted } = body;
    const { name_en, name_ar, phone, birth_date, gender, nationality } = await profileNow(tx, person.id);
    // what is the office's stays as it is
    const kept = { name_en, name_ar, phone: phone ?? '', birth_date, gender, nationality };
    const writer = { tx, audit, dataKey, admin: { id: person.id } };
    await changePerson(writer, person.id, version, { ...kept, ...wanted }, roles);
    return { data: shown(await profileNow(tx, person.id)) };
  });

export const showRoles: Handler<typeof listStaffRoles> = async (_input, { db }) => ({ data: await rolesOffered(db) });

export const sendPhoto = async (
  { query }: Input<typeof getStaffPhoto>,
  { config, db, person }: ContextOf<typeof getStaffPhoto>,
): Promise<StreamedReply> => {
  const { photo } = await profileNow(db, person.id);
  const id = photo === null ? null : fileIdIn(photo);
  if (id === null) throw new Refusal('not_found');
  return bytesOf(config, { id, type: 'image/webp' }, query.size);
};

import type {
  changePassword,
  changePreferences,
  changeProfile,
  endTour,
  getProfile,
  Profile,
} from '@proline/contract/profile/profile';
import { SIGN_IN_DELAYS } from '@proline/domain/account/sign-in-delay';
import { isWeakPassword } from '@proline/domain/account/weak-password';
import type { Kysely } from 'kysely';
import { inCountedTry, type GuessedAt } from '../../platform/security/counted-try.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { hashPassword, verifyPassword } from '../../platform/security/password.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { profileOf } from '../../platform/security/admin-profile.ts';
import { throttleKey } from '../../platform/security/throttle.ts';
import { killLinks } from '../auth/password-link.service.ts';
import { endSessionsOf } from '../auth/session.service.ts';
import { addressOf } from '../file/file.service.ts';
import {
  findPasswordHash,
  findProfile,
  releasePhoto,
  replacePassword,
  savePreferences,
  saveProfile,
  saveTourSeen,
  attachPhoto,
} from './profile.queries.ts';

const readProfile = async (db: Kysely<Database>, id: string): Promise<Profile> => {
  const found = await findProfile(db, id);
  return {
    ...profileOf(found),
    version: found.version,
    created_at: found.created_at.toISOString(),
    password_changed_at: found.password_changed_at?.toISOString() ?? null,
    recovery_codes_left: found.recovery_codes_left,
  };
};

export const showProfile: Handler<typeof getProfile> = async (_input, { admin, db }) => ({
  data: await readProfile(db, admin.id),
});

export const saveOwnProfile: Handler<typeof changeProfile> = async ({ body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { version, name, photo_id } = body;
    if (photo_id !== undefined) await releasePhoto(tx, admin.id);
    if (photo_id && !(await attachPhoto(tx, admin.id, photo_id))) throw new Refusal('file_not_usable');
    const saved = await saveProfile(tx, admin.id, version, {
      ...(name !== undefined && { name }),
      ...(photo_id !== undefined && { photo_id, image: photo_id && addressOf(photo_id) }),
    });
    if (!saved) throw new Refusal('conflict');
    const after = await readProfile(tx, admin.id);
    await audit({
      action: 'change_profile',
      entity: 'admin',
      record_id: admin.id,
      before: { name: admin.name, image: admin.image },
      after: { name: after.name, image: after.image },
    });
    return { data: after };
  });

export const choosePreferences: Handler<typeof changePreferences> = async ({ body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { preferences: before } = admin;
    await savePreferences(tx, admin.id, body);
    const { preferences: after, ...rest } = profileOf(await findProfile(tx, admin.id));
    await audit({ action: 'change_preferences', entity: 'admin', record_id: admin.id, before, after });
    return { data: { ...rest, preferences: after } };
  });

export const leaveTour: Handler<typeof endTour> = async (_input, { admin, write }) =>
  write(async (tx, audit) => {
    await saveTourSeen(tx, admin.id);
    await audit({ action: 'end_tour', entity: 'admin', record_id: admin.id });
    return { data: profileOf(await findProfile(tx, admin.id)) };
  });

/** Guesses at one's own password are counted: a person at an unlocked screen must not guess it. */
export const guessedAtOwn = (dataKey: DataKey, admin_id: string): GuessedAt[] => [
  { key: throttleKey(dataKey, 'own_account', admin_id), rule: SIGN_IN_DELAYS.account_and_address, forgiven: true },
];

/** The hash of the current password; undefined when the password is wrong. */
export async function verifyOwnPassword(
  { db, admin }: { db: Kysely<Database>; admin: Pick<NonNullable<Context['admin']>, 'id'> },
  password: string,
): Promise<string | undefined> {
  const { password_hash } = await findPasswordHash(db, admin.id);
  return (await verifyPassword(password_hash, password)) ? (password_hash ?? undefined) : undefined;
}

export const wrongCurrentPassword = (): Refusal =>
  new Refusal('wrong_current_password', { errors: { current_password: ['wrong'] } });

export const chooseNewPassword: Handler<typeof changePassword> = async ({ body }, context) => {
  const { admin, dataKey, db, write } = context;
  const from = await inCountedTry(
    db,
    guessedAtOwn(dataKey, admin.id),
    async () => (await verifyOwnPassword(context, body.current_password)) ?? wrongCurrentPassword(),
  );
  if (body.new_password === body.current_password || isWeakPassword(body.new_password, admin.email))
    throw new Refusal('weak_password', { errors: { new_password: ['weak'] } });
  const to = await hashPassword(body.new_password);
  return write(async (tx, audit) => {
    if (!(await replacePassword(tx, admin.id, from, to))) throw wrongCurrentPassword();
    await killLinks(tx, admin.id);
    const sessions_ended = await endSessionsOf(tx, admin.id, admin.session_id);
    await audit({
      action: 'change_password',
      entity: 'admin',
      record_id: admin.id,
      after: { password: 'changed', sessions_ended },
    });
    return { data: null };
  });
};

import { uploadFile } from '@proline/contract/file/file';
import {
  changePassword,
  changeProfile,
  endSessions,
  getProfile,
  listSessions,
  type Profile,
} from '@proline/contract/profile/profile';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { setUser } from '../../lib/session/session-store.ts';
import { upload } from '../../lib/api/upload.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => (await call(getProfile)).data,
  meta: { topics: ['admin'] },
});

export const sessionsQuery = queryOptions({
  queryKey: ['session', 'own'],
  queryFn: async () => (await call(listSessions)).data,
});

/** Stores the profile and updates the session's user, because the header shows the same person. */
const keep = (profile: Profile): Profile => {
  queryClient.setQueryData(profileQuery.queryKey, profile);
  const { id, name, email, image, permission_set, preferences, two_factor, tour_due } = profile;
  setUser({ id, name, email, image, permission_set, preferences, two_factor, ...(tour_due && { tour_due }) });
  return profile;
};

type ProfileChange = { version: number; name?: string; photo_id?: string | null };

export const saveProfile = async (change: ProfileChange): Promise<Profile> =>
  keep((await call(changeProfile, { body: change })).data);

export const sendPhoto = async (file: File, version: number, onProgress: (share: number) => void): Promise<Profile> => {
  const query = { purpose: 'admin_photo', name: file.name };
  const { data } = await upload(uploadFile, { query }, file, onProgress);
  return saveProfile({ version, photo_id: data.id });
};

export const savePassword = async (body: { current_password: string; new_password: string }): Promise<void> => {
  await call(changePassword, { body });
  await Promise.all([profileQuery, sessionsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
};

/** Ends these sessions; without ids, all but the current one. */
export const endOwnSessions = async (ids?: readonly string[]): Promise<number> => {
  const { data } = await call(endSessions, { body: ids === undefined ? {} : { ids: [...ids] } });
  await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  return data.ended;
};

import { currentUser } from '../../../lib/session/session-store.ts';
import { forgetMarks, forgetPeople, readMarks, readProfile } from './device-store.ts';
import { keepSending, sendKept } from './send-kept.ts';

/** What the shell does with what is kept for the day of an event. */
export { forgetPeople, keepSending, readProfile };

/** Sends what it can; returns how many marks of whoever is signed in are then left. */
export const countUnsent = async (): Promise<number> => {
  const user = currentUser();
  if (user === null) return 0;
  await sendKept();
  return (await readMarks(user.id)).length;
};

export const forgetOwnMarks = async (): Promise<void> => {
  const user = currentUser();
  if (user !== null) await forgetMarks(user.id);
};

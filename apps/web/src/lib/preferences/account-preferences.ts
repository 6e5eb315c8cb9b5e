import type { AdminProfile } from '@proline/contract/auth/admin';
import { changePreferences } from '@proline/contract/profile/profile';
import type { Preferences } from '@proline/domain/account/preference';
import { call } from '../api/api-client.ts';
import { applyPreferences, onPreferencesChosen, usePreferences } from './preferences.ts';
import { currentUser, isSignedIn, setUser } from '../session/session-store.ts';

/** What the account says holds in this browser from now on; what it leaves open stays as the browser has it. */
export const followAccount = async ({ preferences }: AdminProfile): Promise<void> => {
  const here: Partial<Record<string, string>> = usePreferences.getState();
  const others = Object.entries(preferences).filter(([name, value]) => value !== null && value !== here[name]);
  if (others.length > 0) await applyPreferences(Object.fromEntries(others));
};

let unsaved: Partial<Preferences> = {};
let before: Partial<Preferences> = {};
let saving = false;

/** One call at a time, with all that was chosen meanwhile: the last choice is the one that stays. */
const save = async (): Promise<void> => {
  if (saving || Object.keys(unsaved).length === 0) return;
  const [body, undone] = [unsaved, before];
  [unsaved, before] = [{}, {}];
  saving = true;
  try {
    const { data } = await call(changePreferences, { body });
    const user = currentUser();
    if (user !== null) setUser({ ...user, preferences: data.preferences });
  } catch {
    // said by a toast already; what was chosen again meanwhile stays chosen
    const lost = Object.entries(undone).filter(([name]) => !(name in unsaved));
    await applyPreferences(Object.fromEntries(lost));
  } finally {
    saving = false;
  }
  await save();
};

/** Shown at once, kept on the account behind it; called once, when the program starts. */
export const keepPreferencesOnAccount = (): void =>
  onPreferencesChosen((changes, previous) => {
    if (!isSignedIn()) return;
    unsaved = { ...unsaved, ...changes };
    before = { ...previous, ...before };
    void save();
  });

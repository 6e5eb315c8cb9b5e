import type { AdminProfile } from '@proline/contract/auth/admin';
import { changePreferences } from '@proline/contract/profile/profile';
import type { Preferences } from '@proline/domain/account/preference';
import { call } from '../api/api-client.ts';
import { applyPreferences, onPreferencesChosen, usePreferences } from './preferences.ts';
import { currentUser, isSignedIn, setUser } from '../session/session-store.ts';

/**
 * Applies the account's preferences to this browser; those that the account leaves open stay as the browser has them.
 */
export const followAccount = async ({ preferences }: AdminProfile): Promise<void> => {
  const here: Partial<Record<string, string>> = usePreferences.getState();
  const others = Object.entries(preferences).filter(([name, value]) => value !== null && value !== here[name]);
  if (others.length > 0) await applyPreferences(Object.fromEntries(others));
};

let unsaved: Partial<Preferences> = {};
let before: Partial<Preferences> = {};
let saving = false;

/** Saves with one call at a time, each with everything chosen meanwhile, so that the last choice wins. */
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
    // call() has already shown the failure. Preferences that were chosen again meanwhile stay as chosen.
    const lost = Object.entries(undone).filter(([name]) => !(name in unsaved));
    await applyPreferences(Object.fromEntries(lost));
  } finally {
    saving = false;
  }
  await save();
};

/** Saves each choice to the account after it shows on the screen. Called once, when the app starts. */
export const keepPreferencesOnAccount = (): void =>
  onPreferencesChosen((changes, previous) => {
    if (!isSignedIn()) return;
    unsaved = { ...unsaved, ...changes };
    before = { ...previous, ...before };
    void save();
  });

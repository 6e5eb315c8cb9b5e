import type { AdminProfile } from '@proline/contract/auth/admin';
import { create } from 'zustand';
import { restoreWithin } from './session-restore.ts';

const TOKEN_KEY = 'token';
const SESSION_KEY = 'session';

type SessionState = { user: AdminProfile | null; restored: boolean };
type Kept = Pick<SessionState, 'user'>;

const useSession = create<SessionState>(() => ({ user: null, restored: false }));

export const useUser = (): AdminProfile | null => useSession((state) => state.user);
export const useSessionRestored = (): boolean => useSession((state) => state.restored);
export const currentUser = (): AdminProfile | null => useSession.getState().user;

/** The token is kept as it is sent: 'token_type access_token'. */
export const storedToken = (): string | null => localStorage.getItem(TOKEN_KEY);
export const storeToken = (token: string): void => localStorage.setItem(TOKEN_KEY, token);

export const isSignedIn = (): boolean => currentUser() !== null || storedToken() !== null;

export const setUser = (user: AdminProfile): void => {
  useSession.setState({ user });
  sessionStorage.setItem(SESSION_KEY, JSON.stringify({ user } satisfies Kept));
};

/** The server refuses everything else until two-factor sign-in is set up; the shell then shows how to do that. */
export const demandTwoFactor = (): void => {
  const user = currentUser();
  if (user !== null && user.two_factor === 'off') setUser({ ...user, two_factor: 'required' });
};

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'user' in value && typeof value.user === 'object';

const readKept = async (): Promise<Kept | null> => {
  const kept: unknown = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? 'null');
  return isKept(kept) ? kept : null;
};

export const restoreSession = async (read: () => Promise<Kept | null> = readKept): Promise<void> => {
  const kept = await restoreWithin(read);
  useSession.setState({ user: currentUser() ?? kept?.user ?? null, restored: true });
};

/** Somebody who signs out in one tab is signed out in all tabs. */
export const followOtherTabs = (): void =>
  addEventListener('storage', ({ key, newValue }) => {
    const tokenGone = key === null || (key === TOKEN_KEY && newValue === null);
    if (tokenGone && currentUser() !== null) endSession();
  });

const endings = new Set<() => void>();
export const onSessionEnd = (listener: () => void): void => {
  endings.add(listener);
};

/** Removes everything about the session from this browser, both after signing out and after a refused token. */
export const endSession = (): void => {
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({ user: null });
  for (const listener of endings) listener();
};

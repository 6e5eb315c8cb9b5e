import { create } from 'zustand';
import { currentUser, onSessionEnd } from '../../../lib/session/session-store.ts';
import { readMarks } from './device-store.ts';
import type { KeptMark } from './kept-mark.ts';

type Kept = {
  /** Of whoever is signed in, in their order. */
  readonly marks: readonly KeptMark[];
  /** Whose marks wait to be sent, and whose to be decided. */
  readonly people: ReadonlyMap<string, 'waiting' | 'problem'>;
  /** Since when nothing reaches the server; null: it does, as far as is known. */
  readonly offline_since: number | null;
  readonly sending: boolean;
};

const NOTHING: Kept = { marks: [], people: new Map(), offline_since: null, sending: false };

const ofMarks = (marks: readonly KeptMark[]): Pick<Kept, 'marks' | 'people'> => ({
  marks,
  people: new Map([
    ...marks.map(({ assignment_id }) => [assignment_id, 'waiting'] as const),
    ...marks.filter(({ code }) => code !== null).map(({ assignment_id }) => [assignment_id, 'problem'] as const),
  ]),
});

/** What this device keeps, as every screen shows it. */
export const useKept = create<Kept>(() => NOTHING);
onSessionEnd(() => useKept.setState({ ...ofMarks([]), sending: false }));

export const showOffline = (): void =>
  useKept.setState(({ offline_since }) => ({ offline_since: offline_since ?? Date.now() }));
export const showOnline = (): void => {
  if (useKept.getState().offline_since !== null) useKept.setState({ offline_since: null });
};

/** Tells the other tabs of this browser that what is kept has changed. */
const CHANNEL = 'kept-marks';
let channel: BroadcastChannel | null = null;

const openChannel = (): BroadcastChannel => {
  if (channel) return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', () => void loadKept());
  return channel;
};

export const loadKept = async (): Promise<readonly KeptMark[]> => {
  openChannel();
  const user = currentUser();
  const marks = user === null ? [] : await readMarks(user.id);
  // Somebody may have signed out meanwhile.
  if (currentUser()?.id === user?.id) useKept.setState(ofMarks(marks));
  return marks;
};

/** After a change of what is kept. */
export const tellKept = async (): Promise<readonly KeptMark[]> => {
  const marks = await loadKept();
  openChannel().postMessage(null);
  return marks;
};

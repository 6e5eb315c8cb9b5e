import type { EventBoard } from '@proline/contract/attendance/board';
import type { AdminProfile } from '@proline/contract/auth/admin';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { DEVICE_NAME } from './device-name.parts.ts';
import type { KeptMark, Settled } from './kept-mark.ts';

/**
 * What a device keeps for the day of an event, so that a gate goes on without a network. The boards and the profile go with
 * the session. Marks that were not sent stay for whoever made them: they name nobody, and nothing that was marked may be lost.
 */

export type KeptBoard = {
  readonly event_id: string;
  readonly admin_id: string;
  readonly board: EventBoard;
  /** When the server said so, by this device's clock. */
  readonly updated_at: number;
};

/** Its place in the order is given when it is kept. */
export type NewMark = Omit<KeptMark, 'seq'>;

interface Device extends DBSchema {
  boards: { key: string; value: KeptBoard };
  marks: { key: number; value: KeptMark };
  profile: { key: string; value: AdminProfile };
}

const PROFILE = 'profile';
const DAY_MS = 24 * 3_600_000;
/** Attendance may still be settled a while after the end. */
const KEPT_AFTER_END_MS = 2 * DAY_MS;

let opened: Promise<IDBPDatabase<Device>> | null = null;

const device = (): Promise<IDBPDatabase<Device>> => {
  opened ??= openDB<Device>(DEVICE_NAME, 1, {
    upgrade(database) {
      database.createObjectStore('boards', { keyPath: 'event_id' });
      database.createObjectStore('marks', { keyPath: 'seq' });
      database.createObjectStore('profile');
    },
    // A newer version of the app in another tab goes first; this tab opens it again when it needs it.
    blocking: () => void closeDevice(),
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};

const closeDevice = async (): Promise<void> => {
  const database = await opened;
  opened = null;
  database?.close();
};

/** Keeps a board, and lets go of those of events that are long over. */
export const keepBoard = async (kept: KeptBoard, profile: AdminProfile): Promise<void> => {
  const transaction = (await device()).transaction(['boards', 'profile'], 'readwrite');
  const boards = transaction.objectStore('boards');
  for (const one of await boards.getAll())
    if (Date.parse(one.board.event.ends_at) < Date.now() - KEPT_AFTER_END_MS) await boards.delete(one.event_id);
  await boards.put(kept);
  await transaction.objectStore('profile').put(profile, PROFILE);
  await transaction.done;
};

const MS_PER_MINUTE = 60_000;

/** An earlier build may have kept it, before people and shifts had everything that they have now. */
const LACKING = { absent_at: null };
const lackingOf = ({ starts_at, ends_at }: EventBoard['shifts'][number]) => ({
  planned_minutes: Math.floor((Date.parse(ends_at) - Date.parse(starts_at)) / MS_PER_MINUTE),
});

export const readBoard = async (event_id: string): Promise<KeptBoard | undefined> => {
  const kept = await (await device()).get('boards', event_id);
  if (!kept) return undefined;
  const people = kept.board.people.map((one) => ({ ...LACKING, ...one }));
  const shifts = kept.board.shifts.map((shift) => ({ ...lackingOf(shift), ...shift }));
  return { ...kept, board: { ...kept.board, people, shifts } };
};

export const readProfile = async (): Promise<AdminProfile | undefined> => (await device()).get('profile', PROFILE);

/** In the order in which they were made. */
export const readMarks = async (admin_id: string): Promise<readonly KeptMark[]> =>
  (await (await device()).getAll('marks')).filter((mark) => mark.admin_id === admin_id);

/** On the disk before anybody is told, because the tab may be killed the moment after. */
const DURABLE = { durability: 'strict' } as const;

export const addMarks = (marks: readonly NewMark[]): Promise<void> => replaceMarks([], marks);

export const saveSettled = async ({ done, problems }: Settled): Promise<void> => {
  const transaction = (await device()).transaction('marks', 'readwrite', DURABLE);
  await Promise.all(done.map((seq) => transaction.store.delete(seq)));
  for (const { seq, code } of problems) {
    const mark = await transaction.store.get(seq);
    if (mark) await transaction.store.put({ ...mark, code });
  }
  await transaction.done;
};

/** Some marks go and others take their place, at once or not at all. */
export const replaceMarks = async (gone: readonly number[], instead: readonly NewMark[]): Promise<void> => {
  const transaction = (await device()).transaction('marks', 'readwrite', DURABLE);
  const newest = await transaction.store.openKeyCursor(null, 'prev');
  const first = (newest?.key ?? 0) + 1;
  await Promise.all(gone.map((seq) => transaction.store.delete(seq)));
  await Promise.all(instead.map((mark, at) => transaction.store.add({ ...mark, seq: first + at })));
  await transaction.done;
};

/** Everything that tells about people. */
export const forgetPeople = async (): Promise<void> => {
  const transaction = (await device()).transaction(['boards', 'profile'], 'readwrite');
  await transaction.objectStore('boards').clear();
  await transaction.objectStore('profile').clear();
  await transaction.done;
};

export const forgetMarks = async (admin_id: string): Promise<void> => {
  const marks = await readMarks(admin_id);
  await saveSettled({ done: marks.map(({ seq }) => seq), problems: [] });
};

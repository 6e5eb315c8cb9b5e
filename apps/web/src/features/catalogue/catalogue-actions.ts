import type { CatalogueEntry, CatalogueOf } from '@proline/contract/frame/catalogue';
import { placedBefore } from '@proline/domain/catalogue/catalogue';
import { call } from '../../lib/api/api-client.ts';

/** Fields of a particular kind of entry, or those that every entry has. */
export type EntryChanges<Entry extends CatalogueEntry> = Partial<Entry> | Partial<CatalogueEntry>;

/** What can be done to a catalogue. The entry is the one that the user saw: its version says what they have read. */
export type CatalogueAction<Entry extends CatalogueEntry> =
  | { readonly kind: 'create'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'change'; readonly entry: Entry; readonly values: EntryChanges<Entry> }
  | { readonly kind: 'place'; readonly id: string; readonly before: string | null }
  | { readonly kind: 'archive' | 'restore' | 'undo_merge' | 'remove'; readonly entry: Entry }
  | { readonly kind: 'merge'; readonly entry: Entry; readonly into: string };

/** The server's answer: the entry as it is now, or null when there is none to show. */
export type CatalogueAnswer<Entry extends CatalogueEntry> = { readonly entry: Entry | null; readonly moved: number };

const SOME_TIME = '1970-01-01T00:00:00.000Z';

/** Returns the entries as they will be, so that the screen shows the change at once. */
export const applied = <Entry extends CatalogueEntry>(
  entries: readonly Entry[],
  action: CatalogueAction<Entry>,
): Entry[] => {
  const changing = (id: string, values: Partial<CatalogueEntry>) =>
    entries.map((entry) => (entry.id === id ? { ...entry, ...values } : entry));
  switch (action.kind) {
    case 'change':
      return changing(action.entry.id, action.values);
    case 'archive':
      return changing(action.entry.id, { archived_at: SOME_TIME });
    case 'restore':
      return changing(action.entry.id, { archived_at: null });
    case 'remove':
      return entries.filter(({ id }) => id !== action.entry.id);
    case 'place': {
      const inUse = entries.filter(({ archived_at }) => archived_at === null);
      const order = placedBefore(
        inUse.map(({ id }) => id),
        action.id,
        action.before,
      );
      const byId = new Map(entries.map((entry) => [entry.id, entry]));
      const placed = (order ?? []).flatMap((id) => byId.get(id) ?? []);
      return order ? [...placed, ...entries.filter(({ archived_at }) => archived_at !== null)] : [...entries];
    }
    // The server assigns the ID and counts what it moves, so the answer has to be awaited.
    case 'create':
    case 'merge':
    case 'undo_merge':
      return [...entries];
  }
};

/** Replaces the guess with the server's answer. */
export const settled = <Entry extends CatalogueEntry>(
  entries: readonly Entry[],
  { entry }: CatalogueAnswer<Entry>,
): Entry[] => {
  if (entry === null) return [...entries];
  return entries.some(({ id }) => id === entry.id)
    ? entries.map((one) => (one.id === entry.id ? entry : one))
    : [...entries, entry];
};

/** Sends an action with the version that the server has by now: one's own earlier changes have raised it. */
export const sendAction = async <Entry extends CatalogueEntry>(
  calls: CatalogueOf<Entry>,
  action: CatalogueAction<Entry>,
  versionOf: (entry: Entry) => number,
): Promise<CatalogueAnswer<Entry>> => {
  if (action.kind === 'create') return { entry: (await call(calls.create, { body: action.values })).data, moved: 0 };
  if (action.kind === 'place') {
    await call(calls.place, { params: { id: action.id }, body: { before: action.before } });
    return { entry: null, moved: 0 };
  }
  const params = { id: action.entry.id };
  const version = versionOf(action.entry);
  switch (action.kind) {
    case 'change':
      return { entry: (await call(calls.change, { params, body: { ...action.values, version } })).data, moved: 0 };
    case 'archive':
      return { entry: (await call(calls.archive, { params, body: { version } })).data, moved: 0 };
    case 'restore':
      return { entry: (await call(calls.restore, { params, body: { version } })).data, moved: 0 };
    case 'remove':
      await call(calls.remove, { params, query: { version: String(version) } });
      return { entry: null, moved: 0 };
    case 'merge': {
      const { data, moved } = await call(calls.merge, { params, body: { version, into: action.into } });
      return { entry: data, moved };
    }
    case 'undo_merge': {
      const { data, moved } = await call(calls.undoMerge, { params, body: { version } });
      return { entry: data, moved };
    }
  }
};

import type { CatalogueEntry, CatalogueOf } from '@proline/contract/frame/catalogue';
import { nextAfter } from '@proline/domain/catalogue/catalogue';
import { sameValue } from '@proline/domain/merge/three-way';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { catalogueKey } from './look-up.parts.ts';
import { useOptimistic } from '../../lib/api/optimistic.ts';
import type { Translate } from '../../lib/texts/i18n.ts';
import { offerUndo } from '../../lib/api/undo.ts';
import {
  applied,
  sendAction,
  settled,
  type CatalogueAction,
  type CatalogueAnswer,
  type EntryChanges,
} from './catalogue-actions.ts';

/** One's own change, and somebody else's change to the same entry. */
export type CatalogueConflict<Entry extends CatalogueEntry> = {
  readonly base: Entry;
  readonly values: EntryChanges<Entry>;
  readonly theirs: Entry;
};

/**
 * Returns the entries of a catalogue and everything that can be done to them. Changes appear at once, can be undone,
 * and report conflicts.
 */
export const useCatalogue = <Entry extends CatalogueEntry>(calls: CatalogueOf<Entry>, topic: 'category' | 'type') => {
  const { t, language } = useTranslation('catalogue');
  const client = useQueryClient();
  const queryKey = catalogueKey(topic);
  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<Entry[]> => (await call(calls.list)).data,
    meta: { keep: true, topics: [topic, 'event'] },
  });
  const [conflict, setConflict] = useState<CatalogueConflict<Entry> | null>(null);

  // Maps `id:version` as it was loaded to the version that our own change made of it.
  const advanced = useRef(new Map<string, number>());
  const versionOf = (entry: Entry): number => {
    let { version } = entry;
    for (;;) {
      const next = advanced.current.get(`${entry.id}:${version}`);
      if (next === undefined) return version;
      version = next;
    }
  };

  const { mutateAsync } = useOptimistic<Entry[], CatalogueAction<Entry>, CatalogueAnswer<Entry>>({
    queryKey,
    apply: applied,
    settle: settled,
    send: async (action) => {
      const before = 'entry' in action ? versionOf(action.entry) : 0;
      const answer = await sendAction(calls, action, versionOf);
      if (answer.entry && 'entry' in action) advanced.current.set(`${answer.entry.id}:${before}`, answer.entry.version);
      return answer;
    },
  });

  /** Applies a change to the newest version. Changes by others matter only if they are in the same field. */
  const onNewest = (action: CatalogueAction<Entry>): CatalogueAction<Entry> => {
    if (action.kind !== 'change') return action;
    const now = query.data?.find(({ id }) => id === action.entry.id);
    const isClash = (name: string) => !sameValue(Reflect.get(action.entry, name), now && Reflect.get(now, name));
    return now && !Object.keys(action.values).some(isClash) ? { ...action, entry: now } : action;
  };

  const explainConflict = async (error: unknown, action: CatalogueAction<Entry>) => {
    if (!(error instanceof ApiError) || error.code !== 'conflict' || action.kind !== 'change') return;
    const entries = await client.query({ queryKey, queryFn: async () => (await call(calls.list)).data });
    const theirs = entries.find(({ id }) => id === action.entry.id);
    if (theirs) setConflict({ base: action.entry, values: action.values, theirs });
  };

  /** Undoes an action. A deleted entry comes back as a new one, so it is put at its old place. */
  const takeBack = async (
    inverse: CatalogueAction<Entry>,
    action: CatalogueAction<Entry>,
    order: readonly string[],
  ) => {
    const { entry } = await mutateAsync(inverse);
    if (action.kind !== 'remove' || entry === null) return;
    const before = nextAfter(order, action.entry.id);
    if (before !== null) await mutateAsync({ kind: 'place', id: entry.id, before });
  };

  /** Carries out an action and offers to undo it. Rejects on a refusal, which is on the screen already. */
  const act = async (action: CatalogueAction<Entry>): Promise<CatalogueAnswer<Entry>> => {
    const order = (query.data ?? []).filter(({ archived_at }) => archived_at === null).map(({ id }) => id);
    try {
      const answer = await mutateAsync(onNewest(action));
      const inverse = inverseOf(action, answer, order);
      if (inverse)
        offerUndo(
          said(t, action, answer, (entry) => nameIn(language, entry)),
          () => takeBack(inverse, action, order),
        );
      return answer;
    } catch (error) {
      await explainConflict(error, action);
      throw error;
    }
  };

  return { query, act, conflict, closeConflict: () => setConflict(null) };
};

/** Returns the action that undoes this one, or null when the answer lacks what it needs. */
const inverseOf = <Entry extends CatalogueEntry>(
  action: CatalogueAction<Entry>,
  { entry }: CatalogueAnswer<Entry>,
  order: readonly string[],
): CatalogueAction<Entry> | null => {
  if (action.kind === 'place') return { kind: 'place', id: action.id, before: nextAfter(order, action.id) };
  if (action.kind === 'remove') return { kind: 'create', values: valuesOf(action.entry) };
  if (entry === null) return null;
  switch (action.kind) {
    case 'create':
      return { kind: 'remove', entry };
    case 'change':
      return { kind: 'change', entry, values: pick(action.entry, Object.keys(action.values)) };
    case 'archive':
      return { kind: 'restore', entry };
    case 'restore':
      return { kind: 'archive', entry };
    case 'merge':
      return { kind: 'undo_merge', entry };
    case 'undo_merge':
      return action.entry.merged_into === null ? null : { kind: 'merge', entry, into: action.entry.merged_into };
  }
};

const pick = <Entry extends object>(entry: Entry, names: readonly string[]): Partial<Entry> =>
  names.reduce<Partial<Entry>>((values, name) => ({ ...values, [name]: Reflect.get(entry, name) as unknown }), {});

/** Returns the fields that people fill in, without those that the server maintains. */
const valuesOf = <Entry extends CatalogueEntry>(entry: Entry): Readonly<Record<string, unknown>> => {
  const { id: _, archived_at: _archived, merged_into: _merged, version: _version, used: _used, ...values } = entry;
  return values;
};

const said = <Entry extends CatalogueEntry>(
  t: Translate<'catalogue'>,
  action: CatalogueAction<Entry>,
  { entry, moved }: CatalogueAnswer<Entry>,
  nameOf: (entry: CatalogueEntry) => string,
): string => {
  switch (action.kind) {
    case 'create':
      return t('said_create', { name: entry ? nameOf(entry) : '' });
    case 'place':
      return t('said_place');
    case 'merge':
      return t('said_merge', { name: nameOf(action.entry), count: moved });
    case 'undo_merge':
      return t('said_undo_merge', { name: nameOf(action.entry), count: moved });
    case 'change':
      return t('said_change', { name: entry ? nameOf(entry) : '' });
    case 'archive':
      return t('said_archive', { name: nameOf(action.entry) });
    case 'restore':
      return t('said_restore', { name: nameOf(action.entry) });
    case 'remove':
      return t('said_remove', { name: nameOf(action.entry) });
  }
};

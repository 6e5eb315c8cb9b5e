import type { PersonHistoryEntry } from '@proline/contract/audit/person-history';
import { changedValues, type ChangedValue } from '../../audit/changed-values.parts.ts';

export type HistoryWords = {
  /** For a change: what changed, each with both values. Otherwise: what else is known. */
  readonly values: readonly ChangedValue[];
  readonly reason: string | null;
  /** The last day of a block. Null: no block, or one without an end. */
  readonly until: string | null;
};

/** What the action's own words say, or what is told apart from the values. */
const SAID = new Set(['status', 'turned_down', 'by', 'person_id', 'reason', 'until']);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Counts of nothing are no news. */
const isNews = ({ before, after }: ChangedValue): boolean =>
  (after !== undefined && after !== null && after !== 0) || (before !== undefined && before !== null && before !== 0);

/** Returns what is told of an entry besides its action. Somebody's first values are their profile, which is not repeated. */
export const historyWords = (entry: Pick<PersonHistoryEntry, 'action' | 'before' | 'after'>): HistoryWords => ({
  values:
    entry.action === 'create' ? [] : changedValues(entry).filter((value) => !SAID.has(value.field) && isNews(value)),
  reason: textOf(entry.after?.['reason']),
  until: textOf(entry.after?.['until']),
});

/** Returns the name of a field as it stands within a sentence: without its unit; "ID number" keeps its capitals. */
export const withinSentence = (name: string): string => {
  const [word = name] = name.split(', ');
  return /^[A-Z][a-z]/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
};

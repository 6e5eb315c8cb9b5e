import { useState } from 'react';
import { changedFields } from '@proline/domain/merge/three-way';

export type Versioned<Values> = { readonly version: number; readonly values: Values };

/**
 * What somebody is writing over a record that the server keeps. Untouched it follows the record; once touched it stays on
 * the version it began with, so that saving notices what others did meanwhile.
 */
export const useDraft = <Values extends object>(saved: Versioned<Values>) => {
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(saved.values);
  const changed = changedFields(base.values, values);
  if (changed.length === 0 && saved.version !== base.version) {
    setBase(saved);
    setValues(saved.values);
  }
  return {
    /** what the writer began with */
    base,
    values,
    /** names of the fields that differ from it */
    changed,
    change: (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
    discard: () => {
      setBase(saved);
      setValues(saved.values);
    },
    /** goes on from another version: after saving, or with one's own changes laid over somebody else's */
    rebase: (next: Versioned<Values>, mine: Values = next.values) => {
      setBase(next);
      setValues(mine);
    },
  };
};

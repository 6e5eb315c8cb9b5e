import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { showSuccess } from '../screen/toast.ts';
import { translate } from '../texts/i18n.ts';
import type { Form } from './define-form.ts';
import { changedFields, threeWay } from '@proline/domain/merge/three-way';
import { useForm, type FormOptions } from './use-form.ts';

export type Versioned<Values> = { readonly version: number; readonly values: Values };

type RecordFormOptions<Values extends object, Problem extends string, Saved> = Omit<
  FormOptions<Values, Problem>,
  'initial' | 'send'
> & {
  /** The record as the server has it. */
  readonly saved: Saved;
  /** Saves over that version and returns what is saved now. */
  readonly save: (version: number, values: Values) => Promise<Saved>;
  /** Loads the record again after somebody else has saved first. */
  readonly reload: () => Promise<Saved>;
};

/**
 * A form over a record on the server. An untouched form follows the record. A touched one stays on the version that it
 * started from, so that saving notices what others changed meanwhile.
 */
export const useRecordForm = <Values extends object, Problem extends string, Saved extends Versioned<Values>>(
  declared: Form<Values, Problem>,
  { saved, save, reload, ...options }: RecordFormOptions<Values, Problem, Saved>,
) => {
  const [base, setBase] = useState<Versioned<Values>>(saved);
  const [theirs, setTheirs] = useState<Saved | null>(null);
  const form = useForm(declared, { ...options, initial: saved.values, send: (mine) => sendChanges(mine) });
  const { values, reset } = form;
  const changed = changedFields(base.values, values);

  /** Continues from another version: after saving, or with the user's own changes on top of somebody else's. */
  const rebase = (next: Versioned<Values>, mine: Values = next.values) => {
    setBase(next);
    reset(mine);
  };
  if (changed.length === 0 && saved.version !== base.version) rebase(saved);

  const saveOn = async (version: number, mine: Values) => {
    rebase(await save(version, mine));
    setTheirs(null);
    showSuccess(translate('form')('saved'));
  };
  const sendChanges = (mine: Values): Promise<void> | undefined =>
    changedFields(base.values, mine).length > 0 ? sendOrAsk(mine) : undefined;
  const sendOrAsk = async (mine: Values): Promise<void> => {
    try {
      await saveOn(base.version, mine);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') setTheirs(await reload());
      throw error;
    }
  };
  const discard = () => rebase(saved);

  const conflictWith = (now: Saved) => {
    const { merged, differences } = threeWay(base.values, values, now.values);
    const close = (mine: Values) => {
      rebase(now, mine);
      setTheirs(null);
    };
    return {
      theirs: now,
      /** Props of the ConflictDialog. */
      choices: {
        differences,
        onOverwrite: () => saveOn(now.version, merged),
        onTakeTheirs: () => close(now.values),
        onKeepMine: () => close(merged),
      },
    };
  };

  return {
    ...form,
    base,
    /** The names of the fields that differ from the version that the user started from. */
    changed,
    rebase,
    conflict: theirs && conflictWith(theirs),
    /** Props of the SaveBar. */
    bar: {
      changes: changed.length,
      problems: form.problems,
      saving: form.sending,
      onSave: () => void form.submit(),
      onDiscard: discard,
    },
  };
};

export type RecordForm<Values extends object, Saved extends Versioned<Values> = Versioned<Values>> = ReturnType<
  typeof useRecordForm<Values, string, Saved>
>;

import { threeWay } from '@proline/domain/merge/three-way';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { useDraft } from '../../lib/form/draft.ts';
import { translate } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { settingsQuery, type AllSettings } from './settings.api.ts';

type Kept<Value> = {
  readonly value: Value;
  readonly version: number;
  readonly updated_at: string | null;
  readonly updated_by_name: string | null;
};

type SectionOptions<Value> = {
  readonly kept: Kept<Value>;
  readonly keptIn: (all: AllSettings) => Kept<Value>;
  readonly save: (version: number, value: Value) => Promise<unknown>;
  /** what is wrong, by field */
  readonly check: (value: Value) => Partial<Record<string, string>>;
};

/** A section that is being written: its draft, what is wrong in it, and what others did meanwhile. */
export const useSection = <Value extends object>({ kept, keptIn, save, check }: SectionOptions<Value>) => {
  const client = useQueryClient();
  const draft = useDraft<Value>({ version: kept.version, values: kept.value });
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<Kept<Value> | null>(null);

  const reload = async () => keptIn(await client.query({ ...settingsQuery, staleTime: 0 }));

  const send = async (version: number, value: Value) => {
    await save(version, value);
    const now = await reload();
    draft.rebase({ version: now.version, values: now.value });
    setTried(false);
    setTheirs(null);
    showSuccess(translate('form')('saved'));
  };

  const problems = check(draft.values);
  const wrong = Object.values(problems).filter((problem) => problem !== undefined).length;

  const trySave = async () => {
    setTried(true);
    if (wrong > 0 || saving) return;
    setSaving(true);
    try {
      await send(draft.base.version, draft.values);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') setTheirs(await reload());
    } finally {
      setSaving(false);
    }
  };

  const conflictWith = (now: Kept<Value>) => {
    const { merged, differences } = threeWay<Value>(draft.base.values, draft.values, now.value);
    const base = { version: now.version, values: now.value };
    return {
      theirs: now,
      differences,
      overwrite: () => send(now.version, merged),
      takeTheirs: () => {
        draft.rebase(base);
        setTheirs(null);
      },
      keepMine: () => {
        draft.rebase(base, merged);
        setTheirs(null);
      },
    };
  };
  return {
    draft,
    saving,
    problems: tried ? problems : {},
    problemCount: tried ? wrong : 0,
    trySave,
    conflict: theirs && conflictWith(theirs),
  };
};
export type SectionStore<Value extends object> = ReturnType<typeof useSection<Value>>;

import { timeAgo } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { offerUndo } from '../../../lib/api/undo.ts';
import { ConflictDialog } from '../../../ui/overlay/conflict-dialog.tsx';
import { useDesk, useDeskState } from './plan-provider.tsx';
import { PlanValue } from './plan-value.tsx';
import { useFieldNames } from '../problems/problem-words.parts.ts';

/** Compares what two people wrote into the same fields, and asks which version to keep. */
export const PlanConflict = () => {
  const { t, language } = useTranslation('event-plan');
  const { t: form } = useTranslation('form');
  const desk = useDesk();
  const saving = useDeskState((state) => state.saving);
  const comparing = useDeskState((state) => state.comparing);
  const nameOf = useFieldNames();
  if (saving.kind !== 'conflict') return null;
  const { saved_by, saved_at } = saving.theirs;
  const ago = timeAgo(language, Date.parse(saved_at), Date.now());
  const who =
    ago === null
      ? form('conflict_by_now', { name: saved_by ?? '' })
      : form('conflict_by', { name: saved_by ?? '', ago });
  return (
    <ConflictDialog
      open={comparing}
      who={saved_by === null ? undefined : who}
      differences={desk.clashes()}
      labelOf={nameOf}
      show={(name, value) => <PlanValue name={name} value={value} />}
      onOverwrite={() => desk.overwrite()}
      onTakeTheirs={() => {
        const restoreMine = desk.acceptTheirs();
        offerUndo(t('took_theirs'), async () => restoreMine());
      }}
      onKeepMine={() => desk.compare(false)}
    />
  );
};

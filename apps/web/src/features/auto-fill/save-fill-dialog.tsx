import { useState } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { saveAutoFill } from './auto-fill.api.ts';
import type { SolvedRun } from './fill-words.ts';

const HOUR_MS = 3_600_000;
/** How long somebody who is invited may think about it. */
const HOURS = ['6', '12', '24', '48', '72'] as const;
type Hours = (typeof HOURS)[number];

type SaveFillDialogProps = {
  readonly open: boolean;
  readonly run: SolvedRun;
  readonly leftOut: ReadonlySet<string>;
  readonly locked: ReadonlySet<string>;
  readonly onClose: () => void;
};

/** Confirms people at once, or invites them and holds the places until they answer. */
export const SaveFillDialog = ({ open, run, leftOut, locked, onClose }: SaveFillDialogProps) => {
  const { t } = useTranslation('auto-fill');
  const [as, setAs] = useState<'confirmed' | 'invited'>('confirmed');
  const [hours, setHours] = useState<Hours>('24');
  const taken = run.rows.filter(({ id }) => !leftOut.has(id));
  const standBy = taken.filter(({ reserve }) => reserve).length;
  const moved = taken.filter(({ from_position_id }) => from_position_id !== null).length;
  const assigned = taken.length - standBy - moved;
  const save = async () => {
    const until = as === 'invited' ? new Date(Date.now() + Number(hours) * HOUR_MS).toISOString() : null;
    const body = { left_out: [...leftOut], locked: [...locked], invite_until: until };
    const { given, refused } = await saveAutoFill(run.id, body);
    onClose();
    showSuccess(refused === 0 ? t('saved', { count: given }) : t('saved_part', { given, refused }));
  };
  return (
    <ConfirmDialog
      open={open}
      harmless
      title={t('save_title')}
      text={t('save_text')}
      consequences={[
        ...(assigned > 0 ? [t(as === 'invited' ? 'invites' : 'assigns', { count: assigned })] : []),
        ...(standBy > 0 ? [t(as === 'invited' ? 'invites_reserves' : 'books_reserves', { count: standBy })] : []),
        ...(moved > 0 ? [t('moves', { count: moved })] : []),
        ...(locked.size > 0 ? [t('locks', { count: locked.size })] : []),
      ]}
      confirmLabel={t('save')}
      onCancel={onClose}
      onConfirm={save}
    >
      <Segmented
        label={t('how')}
        roomy
        value={as}
        onChange={setAs}
        options={[
          { value: 'confirmed', label: t('confirm_now') },
          { value: 'invited', label: t('invite') },
        ]}
      />
      {as === 'invited' && (
        <SelectField
          label={t('answer_within')}
          hint={t('answer_hint')}
          value={hours}
          onChange={setHours}
          choices={HOURS.map((value) => ({ value, label: t('hours', { count: Number(value) }) }))}
        />
      )}
    </ConfirmDialog>
  );
};

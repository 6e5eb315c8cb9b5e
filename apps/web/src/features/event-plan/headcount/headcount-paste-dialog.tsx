import type { PlanShift } from '@proline/domain/event-plan/plan';
import { totalHeadcount, type RoleHeadcount } from '@proline/domain/event-plan/headcount/headcount';
import { pastedHeadcount } from '@proline/domain/event-plan/paste/pasted-headcount';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import { PasteDialog } from '../paste/paste-dialog.tsx';
import { useRoleRows } from './use-role-rows.ts';

type HeadcountPasteDialogProps = {
  readonly shifts: readonly PlanShift[];
  readonly onApply: (needs: readonly RoleHeadcount[]) => void;
  readonly onClose: () => void;
};

/** Reads a role from each line and a shift from each column. Roles that are not in the table yet are added. */
export const HeadcountPasteDialog = ({ shifts, onApply, onClose }: HeadcountPasteDialogProps) => {
  const { t, language } = useTranslation('event-plan-headcount');
  const { t: tPlan } = useTranslation('event-plan');
  const { roles, others } = useRoleRows();
  const [text, setText] = useState('');
  const { needs, unknown, unread, surplus } = pastedHeadcount(text, [...roles, ...others], shifts);
  const notes = [
    ...(unknown.length > 0 ? [t('paste_unknown_roles', { names: withCommas(language, unknown) })] : []),
    ...(unread > 0 ? [tPlan('paste_unread', { count: unread })] : []),
    ...(surplus > 0 ? [t('paste_surplus', { count: surplus })] : []),
  ];
  return (
    <PasteDialog
      title={t('paste_headcount')}
      hint={t('paste_headcount_hint')}
      text={text}
      onText={setText}
      found={
        needs.length === 0 ? null : t('paste_found_numbers', { count: needs.length, people: totalHeadcount(needs) })
      }
      notes={notes}
      apply={tPlan('paste_apply')}
      onApply={() => {
        onApply(needs);
        onClose();
      }}
      onClose={onClose}
    />
  );
};

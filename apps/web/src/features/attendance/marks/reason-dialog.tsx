import type { EventBoard } from '@proline/contract/attendance/board';
import { ownFirst } from '@proline/domain/text/name-in';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { markReason } from './mark-reason.ts';

type ReasonDialogProps = {
  readonly rules: EventBoard['rules'];
  readonly kind: 'no_show' | 'excuse';
  readonly title: string;
  /** The absence is on record; only why is not. */
  readonly isLater?: boolean;
  readonly onSay: (reason: string) => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** Why people did not come: one of the usual reasons, or another. */
export const ReasonDialog = ({ rules, kind, title, isLater = false, onSay, onClose, children }: ReasonDialogProps) => {
  const { t, language } = useTranslation('attendance');
  useFocusReturn();
  return (
    <ConfirmDialog
      open
      harmless={kind === 'excuse' || isLater}
      title={title}
      confirmLabel={t(isLater ? 'act_reason' : `act_${kind}`)}
      reason={{
        ...markReason,
        templates: {
          label: t('usual_reasons'),
          texts: rules.no_show_reasons.map(({ en, ar }) => ownFirst(language, en, ar)[0]),
        },
      }}
      onConfirm={async (reason) => {
        await onSay(reason);
        onClose();
      }}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
};

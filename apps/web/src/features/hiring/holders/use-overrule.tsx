import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { isAskedFirst } from '../hiring.api.ts';

type Send = (how: { readonly anyway: boolean }) => Promise<void>;
type Refused = { readonly why: string; readonly send: Send };

/** Sends a change; what the server refuses until somebody has been asked is asked about, and sent once more. */
export const useOverrule = (): { readonly run: (send: Send) => Promise<void>; readonly dialog: ReactNode } => {
  const { t } = useTranslation('hiring');
  const [refused, setRefused] = useState<Refused | null>(null);
  const run = async (send: Send) => {
    try {
      await send({ anyway: false });
    } catch (error) {
      // Another failure is already on the screen; something else can be chosen.
      if (isAskedFirst(error)) setRefused({ why: error.message, send });
    }
  };
  const dialog = refused && (
    <ConfirmDialog
      open
      harmless
      title={t('overrule_title')}
      text={refused.why}
      confirmLabel={t('overrule')}
      onConfirm={() => refused.send({ anyway: true })}
      onCancel={() => setRefused(null)}
    />
  );
  return { run, dialog };
};

import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { dismissToast, useToasts, type Toast, type ToastKind } from '../../lib/screen/toast.ts';
import { undoByKey } from '../../lib/api/undo.ts';
import { Icon } from '../picture/icon.tsx';
import classes from './toaster.module.css';

const SHOWN_MS: Readonly<Record<ToastKind, number>> = { success: 5_000, error: 9_000 };
/** Long enough to notice a mistake, think, and reach for the button. */
const SHOWN_WITH_ACTION_MS = 30_000;
const ICONS = { success: IconCircleCheck, error: IconAlertCircle };

export const Toaster = ({ label, closeLabel }: { label: string; closeLabel: string }) => {
  const toasts = useToasts((state) => state.toasts);
  useEffect(() => {
    addEventListener('keydown', undoByKey);
    return () => removeEventListener('keydown', undoByKey);
  }, []);
  return (
    // Dialogs hide the page behind them from screen readers, but messages must stay reachable.
    <section className={classes['region']} aria-label={label} aria-live="polite" data-react-aria-top-layer>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
};

const ToastCard = ({ toast, closeLabel }: { toast: Toast; closeLabel: string }) => {
  const [held, setHeld] = useState(false);
  // A message that somebody is reading or reaching for does not disappear.
  useEffect(() => {
    if (held) return undefined;
    const shown = toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS[toast.kind];
    const timer = setTimeout(() => dismissToast(toast.id), shown);
    return () => clearTimeout(timer);
  }, [held, toast]);

  return (
    <div
      className={classes['toast']}
      data-kind={toast.kind}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={ICONS[toast.kind]} size="xl" className={classes['icon']} />
      <div className={classes['words']}>
        <p className={classes['text']}>{toast.text}</p>
        {toast.detail !== undefined && <p className={classes['detail']}>{toast.detail}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          className={classes['action']}
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className={classes['close']} aria-label={closeLabel} onClick={() => dismissToast(toast.id)}>
        <Icon of={IconX} />
      </button>
    </div>
  );
};

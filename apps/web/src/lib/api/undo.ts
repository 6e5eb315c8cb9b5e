import { translate } from '../texts/i18n.ts';
import { dismissToast, showSuccess, useToasts } from '../screen/toast.ts';

/**
 * Offers the inverse of a write that has already happened. It never delays the write. `undo` fails like any other call:
 * the failure is already on the screen.
 */
export const offerUndo = (text: string, undo: () => Promise<unknown>, detail?: string): void => {
  const t = translate('form');
  const run = async () => {
    dismissToast(id);
    try {
      await undo();
      showSuccess(t('undone'));
    } catch {
      // call() has already shown the reason.
    }
  };
  const action = { label: t('undo'), run: () => void run() };
  const id = showSuccess(text, detail === undefined ? { action } : { action, detail });
};

const EDITABLE = 'input, textarea, select, [contenteditable]';

/** Runs the newest offer on Ctrl Z or ⌘ Z, unless the user is typing. */
export const undoByKey = (event: KeyboardEvent): void => {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.code !== 'KeyZ') return;
  if (event.target instanceof Element && event.target.closest(EDITABLE)) return;
  const action = useToasts.getState().toasts.findLast((toast) => toast.action !== undefined)?.action;
  if (!action) return;
  event.preventDefault();
  action.run();
};

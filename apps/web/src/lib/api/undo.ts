import { translate } from '../texts/i18n.ts';
import { dismissToast, showSuccess, useToasts } from '../screen/toast.ts';

/**
 * The write has happened; this offers its inverse for a while. It never delays the write.
 * `undo` fails like any call: the failure is on the screen already.
 */
export const offerUndo = (text: string, undo: () => Promise<unknown>): void => {
  const t = translate('form');
  const run = async () => {
    dismissToast(id);
    try {
      await undo();
      showSuccess(t('undone'));
    } catch {
      // call() has told why
    }
  };
  const id = showSuccess(text, { action: { label: t('undo'), run: () => void run() } });
};

const EDITABLE = 'input, textarea, select, [contenteditable]';

/** Ctrl Z or ⌘ Z, where nothing is being typed, takes the newest offer. */
export const undoByKey = (event: KeyboardEvent): void => {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.code !== 'KeyZ') return;
  if (event.target instanceof Element && event.target.closest(EDITABLE)) return;
  const action = useToasts.getState().toasts.findLast((toast) => toast.action !== undefined)?.action;
  if (!action) return;
  event.preventDefault();
  action.run();
};

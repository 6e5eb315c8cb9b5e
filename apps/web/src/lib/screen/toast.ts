import { create } from 'zustand';
import { onSessionEnd } from '../session/session-store.ts';

export type ToastKind = 'success' | 'error';
export type ToastAction = { label: string; run: () => void };
type ToastOptions = {
  /** A second, quieter line. */
  detail?: string;
  /** An action that the message offers; such a message stays longer. */
  action?: ToastAction;
};
export type Toast = ToastOptions & { id: number; kind: ToastKind; text: string };

const FLASH_KEY = 'flash';
/** More toasts than these would cover the screen; the oldest one is dropped. */
const MOST_AT_ONCE = 4;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
let lastId = 0;

/** A message with an action is about one particular record, so it never counts as a repetition. */
const isSame = (toast: Toast, kind: ToastKind, text: string): boolean =>
  toast.text === text && toast.kind === kind && toast.action === undefined;

/** Shows a repeated message once, as the newest, so that a failing server does not fill the screen. */
const show = (kind: ToastKind, text: string, options: ToastOptions = {}): number => {
  const id = (lastId += 1);
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((toast) => !isSame(toast, kind, text)), { id, kind, text, ...options }].slice(
      -MOST_AT_ONCE,
    ),
  }));
  return id;
};

export const showSuccess = (text: string, options?: ToastOptions): number => show('success', text, options);
export const showError = (text: string, options?: ToastOptions): number => show('error', text, options);

export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

/** Keeps a message that must still be seen after the page has been reloaded. */
export const flashSuccess = (text: string): void => sessionStorage.setItem(FLASH_KEY, text);

export const showFlash = (): void => {
  const text = sessionStorage.getItem(FLASH_KEY);
  if (text === null) return;
  sessionStorage.removeItem(FLASH_KEY);
  showSuccess(text);
};

// The next person who signs in here must not be able to undo what the previous one did.
onSessionEnd(() =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ action }) => action === undefined) })),
);

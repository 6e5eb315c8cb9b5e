import { create } from 'zustand';

export type ToastKind = 'success' | 'error';
export type Toast = { id: number; kind: ToastKind; text: string };

const FLASH_KEY = 'flash';
/** More than these would cover the screen; the oldest gives way. */
const MOST_AT_ONCE = 4;

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
let lastId = 0;

/** The same message twice is shown once, as new: a failing server must not wallpaper the screen. */
const show = (kind: ToastKind, text: string): void =>
  useToasts.setState(({ toasts }) => ({
    toasts: [
      ...toasts.filter((toast) => toast.text !== text || toast.kind !== kind),
      { id: (lastId += 1), kind, text },
    ].slice(-MOST_AT_ONCE),
  }));

export const showSuccess = (text: string): void => show('success', text);
export const showError = (text: string): void => show('error', text);

export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

/** For a message that must still be seen after the page has been loaded again. */
export const flashSuccess = (text: string): void => sessionStorage.setItem(FLASH_KEY, text);

export const showFlash = (): void => {
  const text = sessionStorage.getItem(FLASH_KEY);
  if (text === null) return;
  sessionStorage.removeItem(FLASH_KEY);
  showSuccess(text);
};

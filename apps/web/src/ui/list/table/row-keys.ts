import { useEffect } from 'react';
import { isTakenKey } from '../../../lib/screen/taken-key.ts';

const STEPS: Readonly<Record<string, number>> = { KeyJ: 1, KeyK: -1 };

/**
 * J and K move the focus from row to row while no record is open; Enter opens the focused one. They are recognized by
 * their place on the keyboard, because an Arabic layout has other letters there.
 */
export const useRowKeys = (list: { readonly current: HTMLElement | null }, enabled: boolean): void => {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.code];
      if (step === undefined || isTakenKey(event)) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const here = document.activeElement?.closest('tr, li')?.querySelector('[data-row]');
      const at = rows.findIndex((row) => row === here);
      const next = rows[at === -1 ? 0 : at + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [list, enabled]);
};

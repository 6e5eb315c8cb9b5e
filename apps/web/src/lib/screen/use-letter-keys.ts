import { useEffect, useRef } from 'react';
import { isTakenKey } from './taken-key.ts';

/** What each key does, by its place on the keyboard, because an Arabic layout has other letters there. */
type LetterKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Acts by single keys, unless somebody types or a dialog is open. A key that is held would act on whatever comes next. */
export const useLetterKeys = (keys: LetterKeys, active: boolean): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      const act = event.repeat || isTakenKey(event) ? undefined : latest.current[event.code];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [active]);
};

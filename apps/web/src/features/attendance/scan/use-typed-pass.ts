import { useEffect, useRef } from 'react';
import { afterKey, NOTHING_TYPED } from './typed-pass.ts';

/** Hears a hardware scanner, wherever the focus is but where somebody writes: it types what it reads, much faster than a hand. */
export const useTypedPass = (onRead: (text: string) => void): void => {
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    let typed = NOTHING_TYPED;
    let ended = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || isWriting(event)) return;
      const step = afterKey(typed, event);
      typed = step.typed;
      // the Enter after a pass that ended by itself
      const isLastEnter = event.key === 'Enter' && event.timeStamp - ended < ENTER_AFTER_MS;
      if (step.taken || isLastEnter) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (step.read === null) return;
      ended = event.timeStamp;
      latest.current(step.read);
    };
    // before any button that has the focus: a scanner's Enter must not press it
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
};

const ENTER_AFTER_MS = 250;

/** Whoever writes a word fast is no scanner. */
const isWriting = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));

import { useEffect, useState } from 'react';

/** Longer than a slow double click, and too short for anybody to have read who came. */
const PAUSE_MS = 700;

/** Whether a decision opened what is shown next, and not somebody who chose it. */
let cameByItself = false;

/** Opens the next record after a decision. */
export const openNext = (next: (() => void) | undefined): void => {
  if (!next) return;
  cameByItself = true;
  next();
};

/**
 * Whether somebody can have seen whom they decide about: the buttons of the next record appear under a pointer that
 * still clicks on those of the one before.
 */
export const useSeen = (isShown: boolean): boolean => {
  const [seen, setSeen] = useState(() => !cameByItself);
  useEffect(() => {
    if (!isShown) return;
    cameByItself = false;
    const timer = setTimeout(() => setSeen(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return seen;
};

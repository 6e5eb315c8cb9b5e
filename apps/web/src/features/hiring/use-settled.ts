import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/** Returns a text once it has stayed the same for a moment, so that not every letter is asked about. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

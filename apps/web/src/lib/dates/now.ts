import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** Returns the current time, renewed twice a minute, for words like "2 min ago". */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};

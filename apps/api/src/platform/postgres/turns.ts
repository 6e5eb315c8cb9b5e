import { unavailable } from '../http/refusal.ts';

type Limits = { readonly atOnce: number; readonly longestQueue: number };

/** Lets so much work run at once and so much wait; whoever comes after that is told to come back. */
export function createTurns({ atOnce, longestQueue }: Limits) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw unavailable();
      // whoever finishes hands over its place, so `running` stays as it is
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

import { unavailable } from '../http/refusal.ts';

type Limits = { readonly atOnce: number; readonly longestQueue: number };
type Waiting = { readonly person: string | undefined; readonly start: () => void };

/**
 * Lets so much work run at once and so much wait; whoever comes after that is told to come back. Of work that names its
 * person one runs at a time, and that of others passes by.
 */
export function createTurns({ atOnce, longestQueue }: Limits) {
  const waiting: Waiting[] = [];
  const busy = new Set<string>();
  let running = 0;

  const mayStart = ({ person }: Pick<Waiting, 'person'>): boolean =>
    running < atOnce && (person === undefined || !busy.has(person));

  const begin = (person: string | undefined): void => {
    running += 1;
    if (person !== undefined) busy.add(person);
  };

  const end = (person: string | undefined): void => {
    running -= 1;
    if (person !== undefined) busy.delete(person);
    const next = waiting.find(mayStart);
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    // it has its place before anybody else can come
    begin(next.person);
    next.start();
  };

  return async <T>(work: () => Promise<T>, person?: string): Promise<T> => {
    if (mayStart({ person })) begin(person);
    else {
      if (waiting.length >= longestQueue) throw unavailable();
      await new Promise<void>((start) => waiting.push({ person, start }));
    }
    try {
      return await work();
    } finally {
      end(person);
    }
  };
}

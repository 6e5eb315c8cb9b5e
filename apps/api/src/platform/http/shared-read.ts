import type pg from 'pg';

/** Two: while the replies of one are written, the database has the other. */
const MOST_AT_ONCE = 2;

/**
 * One query answers all requests of one turn of the event loop that ask for the same. While two of them run, whoever asks for
 * the same waits for the next one, together: an expensive answer is not made over and over at once. A query starts after the
 * last of its requests has arrived, so no answer is older than its request.
 */
export function sharedRead<Value, Ask = void>(
  read: (pool: pg.Pool, ask: Ask) => Promise<Value>,
  /** what must be the same */
  keyOf: (ask: Ask) => string = () => '',
): (pool: pg.Pool, ask: Ask) => Promise<Value> {
  // by pool: several apps may run in one process
  const ofPools = new WeakMap<pg.Pool, Reads<Value>>();
  return (pool, ask) => {
    const reads: Reads<Value> = ofPools.get(pool) ?? { gathering: new Map(), running: new Map() };
    ofPools.set(pool, reads);
    const { gathering, running } = reads;
    const key = keyOf(ask);
    const joined = gathering.get(key);
    if (joined) return joined;
    const start = async (): Promise<Value> => {
      gathering.delete(key);
      const answer = read(pool, ask);
      const end = ended(answer);
      running.set(key, [...(running.get(key) ?? []), end]);
      try {
        return await answer;
      } finally {
        const left = running.get(key)?.filter((other) => other !== end) ?? [];
        if (left.length > 0) running.set(key, left);
        else running.delete(key);
      }
    };
    const others = running.get(key) ?? [];
    const answer = (others.length < MOST_AT_ONCE ? nextTurn() : Promise.race(others)).then(start);
    gathering.set(key, answer);
    return answer;
  };
}

type Reads<Value> = {
  /** those that have not started */
  readonly gathering: Map<string, Promise<Value>>;
  /** the ends of those that have */
  readonly running: Map<string, readonly Promise<void>[]>;
};

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const ended = (read: Promise<unknown>): Promise<void> =>
  read.then(
    () => undefined,
    () => undefined,
  );
